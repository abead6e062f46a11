/** How good learned weights are on packages they have not seen. */
import { computeOdds, prepareModel, toChance } from '@/lib/checking/review/recognise/chance';
import { FEATURES } from '@/lib/checking/review/recognise/features';
import { PRESENCE_FEATURES } from '@/lib/checking/review/recognise/judge-chances';
import type { LearningPackage } from './examples';
import { type Learned, listPresence } from './learn';

/** A chance that was told, and whether it was so. */
export interface Told {
  readonly chance: number;
  readonly isSo: boolean;
  readonly what: string;
}

export interface Measures {
  /** That a file holds a document. */
  readonly files: readonly Told[];
  /** That a package holds a document. */
  readonly packages: readonly (Told & { readonly isRequired: boolean })[];
  /** That a file holds a document, by hand points: where they reach what counts as recognised. */
  readonly byPoints: readonly Told[];
}

export function measure(learned: Learned, packages: readonly LearningPackage[]): Measures {
  const page = prepareModel(learned.page, FEATURES);
  const presence = prepareModel(learned.presence, PRESENCE_FEATURES);
  const points = FEATURES.indexOf('points');
  const files: Told[] = [];
  const byPoints: Told[] = [];
  for (const { name, pairs } of packages) {
    const best = new Map<string, { chance: number; points: number; isSo: boolean }>();
    for (const { fileId, documentId, vector, label } of pairs) {
      const key = `${name} ${fileId} ${documentId}`;
      const known = best.get(key);
      best.set(key, {
        chance: Math.max(known?.chance ?? 0, toChance(computeOdds(page, vector))),
        points: Math.max(known?.points ?? 0, vector[points] ?? 0),
        isSo: label !== 0,
      });
    }
    for (const [what, { chance, points: most, isSo }] of best) {
      files.push({ what, chance, isSo });
      byPoints.push({ what, chance: most >= 0.45 ? 1 : 0, isSo });
    }
  }
  return {
    files,
    byPoints,
    packages: packages.flatMap((one) =>
      listPresence(one, page).map(({ documentId, vector, isThere, isRequired }) => ({
        what: `${one.name} ${documentId}`,
        chance: toChance(computeOdds(presence, vector)),
        isSo: isThere,
        isRequired,
      })),
    ),
  };
}

const BINS = 10;
const WIDTH = 40;

export function printMeasures(
  all: readonly { readonly maker: string; readonly measures: Measures }[],
  say: (line: string) => void,
): void {
  for (const { maker, measures } of all) {
    say(`── ${maker}, learned without it`);
    printShares('by points', measures.byPoints, [0.5], say);
    printShares('learned', measures.files, [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8], say);
    const required = measures.packages.filter(({ isRequired }) => isRequired);
    const missing = required.filter(({ isSo }) => !isSo);
    for (const one of missing) say(`   required, not there: ${one.what} ${one.chance.toFixed(3)}`);
    const doubted = required.filter(({ isSo, chance }) => isSo && chance < 0.9);
    say(
      `   required, there: ${required.length - missing.length}, of them below 0.9: ${doubted.length}, below 0.02: ${doubted.filter(({ chance }) => chance < 0.02).length}`,
    );
    for (const one of doubted) say(`     ${one.what} ${one.chance.toFixed(3)}`);
  }
  say('── reliability, each maker by weights learned without it');
  printBins(
    'a file holds a document',
    all.flatMap(({ measures }) => measures.files),
    say,
  );
  printBins(
    'a package holds a document',
    all.flatMap(({ measures }) => measures.packages),
    say,
  );
}

function printShares(
  name: string,
  told: readonly Told[],
  limits: readonly number[],
  say: (line: string) => void,
): void {
  const held = told.filter(({ isSo }) => isSo).length;
  const loss = told.reduce(
    (sum, { chance, isSo }) => sum - Math.log(Math.max(1e-6, isSo ? chance : 1 - chance)),
    0,
  );
  for (const limit of limits) {
    const found = told.filter(({ chance }) => chance >= limit);
    const right = found.filter(({ isSo }) => isSo).length;
    say(
      `   ${name} from ${limit}: found ${right}/${held} ${((100 * right) / held).toFixed(1)}%, wrong ${found.length - right}, loss ${(loss / told.length).toFixed(4)}`,
    );
  }
}

export function listBins(told: readonly Told[]) {
  return Array.from({ length: BINS }, (_, at) => {
    const own = told.filter(({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)) === at);
    const mean = own.reduce((sum, { chance }) => sum + chance, 0) / Math.max(1, own.length);
    return { from: at / BINS, count: own.length, said: mean, was: own.filter(({ isSo }) => isSo).length };
  });
}

function printBins(name: string, told: readonly Told[], say: (line: string) => void): void {
  say(name);
  for (const { from, count, said, was } of listBins(told)) {
    const share = count === 0 ? 0 : was / count;
    const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '·');
    say(
      `  ${from.toFixed(1)}–${(from + 0.1).toFixed(1)}  ${String(count).padStart(6)}  said ${said.toFixed(3)}  was ${share.toFixed(3)}  ${bar}`,
    );
  }
}
