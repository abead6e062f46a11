export function decideFeeds(
  dataDir: string,
  given: string | undefined,
  unasked?: 'sample',
): Promise<{ mode: 'live' | 'sample'; reason: string }>;
