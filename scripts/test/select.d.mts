export function selectSteps<S extends { name: string }>(
  steps: S[],
  options: { named: string[]; changes?: { site: boolean; specs: string[] } | undefined },
): S[];
