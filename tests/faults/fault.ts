/** Where a fault is caught: by the folder its tests stand in. */
export const LAYERS = ['unit', 'guards', 'integration', 'component', 'http', 'browser'] as const;
export type Layer = (typeof LAYERS)[number];

/** A test that fails while the fault is in. */
export interface Catcher {
  /** Its file, from the root. */
  test: string;
  /** A part of its title that stands there word for word; with several tests of that name any of them may catch it. */
  name: string;
  /** Which of Playwright's projects; `en-1280` where left out. */
  project?: string;
}

/** A fault as somebody could make it: one place changed. */
export interface Fault {
  /** `domain.what`. */
  id: string;
  /** What breaks, for whom. */
  what: string;
  layer: Layer;
  domain: string;
  file: string;
  /** Stands exactly once in the file. */
  find: string;
  replace: string;
  /** Each of them fails with the fault and passes without it. */
  caughtBy: readonly Catcher[];
  /**
   * What the failure says. Faults that need a build share one: a test that fails for another reason has not caught this
   * one.
   */
  message?: RegExp;
  /** What caught it while all of this was looked at in the browser: a file and a title, which may be gone. */
  before?: string;
}

/** Tests of these look at a build. */
export function needsBuild({ layer }: Pick<Fault, 'layer'>): boolean {
  return layer === 'http' || layer === 'browser';
}

/** The layer a test belongs to. */
export function getLayer(test: string): Layer {
  if (test.startsWith('tests/guards/')) return 'guards';
  if (test.startsWith('tests/integration/')) return 'integration';
  if (test.startsWith('tests/http/')) return 'http';
  if (test.startsWith('tests/e2e/')) return 'browser';
  return test.endsWith('.tsx') ? 'component' : 'unit';
}
