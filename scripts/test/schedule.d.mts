export interface Step<R> {
  name: string;
  cores: number;
  after?: string[];
  run: () => Promise<R>;
}

export function runSteps<R>(
  steps: Step<R>[],
  options: { cores?: number; failed: (result: R) => boolean },
): Promise<Map<string, R>>;
