export interface Ran {
  name: string;
  ms: number;
  /** Of a test that passed at a later try: what was wrong at the first. */
  firstError?: string;
}

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  tests?: Ran[];
}

export function vitestCounts(file: string, root: string): Counts | undefined;
export function playwrightCounts(file: string): Counts | undefined;
