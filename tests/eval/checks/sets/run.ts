/** Scores the check on sets of packages that other hands made, and the generator's packages beside them. */
import type { Checklist } from '@/lib/catalogue/checklists/checklist';
import { findingWords } from '@/lib/checking/review/finding-text';
import { type Figures, sumFigures } from './figures';
import { type JudgedPackage, judgeReview } from './judge';
import { printRows, printSet, printTable } from './print';
import { reviewSetPackage } from './review';
import { loadSets } from './truth';

interface Options {
  readonly folder: string;
  /** `first`, `first/p01`; all for none. */
  readonly only: readonly string[];
  readonly rows: boolean;
  readonly fresh: boolean;
  /** The generator's own packages, for a row beside the sets. */
  readonly scoreGenerated: () => Promise<readonly (readonly [string, Figures])[]>;
}

export async function runSets({ folder, only, rows, fresh, scoreGenerated }: Options): Promise<void> {
  const say = (line: string) => console.log(line);
  const sets = await loadSets(folder, only);
  const toWords = await findingWords('en');
  const table: (readonly [string, Figures])[] = [];
  const all: JudgedPackage[] = [];
  for (const set of sets) {
    const judged: JudgedPackage[] = [];
    for (const one of set.packages) {
      const { checklist, review, fileNames } = await reviewSetPackage(set, one, fresh);
      const own = judgeReview(one, review, fileNames);
      judged.push(own);
      if (!rows) continue;
      const names = { documents: getDocumentNames(checklist), files: fileNames };
      const words = new Map(review.findings.map((finding) => [finding.key, toWords(finding, names).what]));
      printRows(`${set.name}/${one.id}`, own, words, fileNames, say);
    }
    table.push([set.name, sumFigures(judged)]);
    all.push(...judged);
    printSet(set.name, judged, say);
  }
  if (sets.length > 1) {
    printSet('all sets', all, say);
    table.push(['all sets', sumFigures(all)]);
  }
  if (only.length === 0 || only.includes('generator')) table.push(...(await scoreGenerated()));
  printTable(table, say);
}

function getDocumentNames({ documents, notNeeded }: Checklist): Map<string, string> {
  return new Map([...documents, ...notNeeded].map(({ id, label }) => [id, label.en]));
}
