export type Figures = Record<string, number>;

export interface Aim {
  key: RegExp;
  aim: string;
  holds: (value: number) => boolean;
}

export const atLeast = (key: RegExp, least: number): Aim => ({
  key,
  aim: `>= ${least}`,
  holds: (value) => value >= least,
});

export const atMost = (key: RegExp, most: number): Aim => ({
  key,
  aim: `<= ${most}`,
  holds: (value) => value <= most,
});

/** Prints the figures with what was aimed at, and all of it once more as one line of JSON. */
export function report(bench: string, figures: Figures, wanted: readonly Aim[]): void {
  const aims: Record<string, string> = {};
  const met: Record<string, boolean> = {};
  console.log('');
  for (const [key, value] of Object.entries(figures)) {
    const aim = wanted.find((one) => one.key.test(key));
    if (aim) {
      aims[key] = aim.aim;
      met[key] = aim.holds(value);
    }
    const verdict = aim ? `  aim ${aim.aim}: ${met[key] ? 'met' : 'not met'}` : '';
    console.log(`${key.padEnd(48)}${String(value).padStart(12)}${verdict}`);
  }
  console.log(JSON.stringify({ bench, figures, aims, met }));
}

export const median = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;

export const round = (value: number, digits = 3): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** Milliseconds of the work. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
