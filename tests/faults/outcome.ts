import type { Catcher } from './fault';

/** One test of a run, as its runner reports it. */
export interface RanTest {
  file: string;
  /** With the names of the groups it stands in. */
  title: string;
  /** Of Playwright's. */
  project?: string;
  state: 'passed' | 'failed' | 'skipped';
  /** What it said when it failed. */
  message: string;
}

export interface Run {
  tests: RanTest[];
  /** Files that could not even be loaded, with what was said. */
  broken: Map<string, string>;
  /** What the runner printed last. */
  output: string;
}

/** What became of a named test: failed where any test of that name did. */
export type Outcome =
  | { state: 'passed' }
  | { state: 'failed'; message: string }
  | { state: 'absent'; message: string };

export const DEFAULT_PROJECT = 'en-1280';

export function getOutcome(run: Run, { test, name, project = DEFAULT_PROJECT }: Catcher): Outcome {
  const broken = run.broken.get(test);
  if (broken !== undefined) return { state: 'absent', message: `${test} does not load: ${broken}` };
  const named = run.tests.filter(
    (one) =>
      one.file === test &&
      one.title.includes(name) &&
      one.state !== 'skipped' &&
      (one.project === undefined || one.project === project),
  );
  const failed = named.filter(({ state }) => state === 'failed');
  if (failed.length > 0) return { state: 'failed', message: failed.map(({ message }) => message).join('\n') };
  if (named.length > 0) return { state: 'passed' };
  return { state: 'absent', message: `${test} has run no test called "${name}"; ${run.output.slice(-600)}` };
}

/** What a test printed, without colours. */
export function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what a terminal's colours begin with.
  return text.replace(/\u001b\[[\d;]*m/g, '');
}
