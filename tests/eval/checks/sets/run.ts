/** Scores the check on sets of packages that other hands made, and the generator's packages beside them. */
import type { Checklist } from '@/lib/catalogue/checklists/checklist';
import { findingWords } from '@/lib/checking/review/finding-text';
import type { Review } from '@/lib/checking/review/types';
import { type Figures, sumFigures } from './figures';
import { type JudgedPackage, judgeReview } from './judge';
import { printRows, printSet, printTable } from './print';
import { reviewSetPackage } from './review';
import { loadSets } from './truth';
import { WithModel } from './with-model';

interface Options {
  readonly folder: string;
  /** `first`, `first/p01`; all for none. */
  readonly only: readonly string[];
  readonly rows: boolean;
  readonly fresh: boolean;
  /** Also with the recorded model, on packages that are recorded. */
  readonly model: boolean;
  /** And with its recordings spoiled. */
  readonly spoiled: boolean;
  /** The generator's own packages, for a row beside the sets. */
  readonly scoreGenerated: () => Promise<readonly (readonly [string, Figures])[]>;
}

export async function runSets({
  folder,
  only,
  rows,
  fresh,
  model,
  spoiled,
  scoreGenerated,
}: Options): Promise<readonly JudgedPackage[]> {
  const say = (line: string) => console.log(line);
  const sets = await loadSets(folder, only);
  const withModel = model || spoiled ? new WithModel({ spoiled }) : null;
  const toWords = await findingWords('en');
  const table: (readonly [string, Figures])[] = [];
  const all: JudgedPackage[] = [];
  for (const set of sets) {
    const judged: JudgedPackage[] = [];
    for (const one of set.packages) {
      const reviewed = await reviewSetPackage(set, one, fresh);
      const { checklist, review, fileNames } = reviewed;
      const own = judgeReview(one, review, fileNames);
      judged.push(own);
      const modelled = await withModel?.judge(set.name, one, reviewed, own);
      if (!rows) continue;
      const names = { documents: getDocumentNames(checklist), files: fileNames };
      const print = (name: string, { findings }: Review, result: JudgedPackage) => {
        const words = new Map(findings.map((finding) => [finding.key, toWords(finding, names).what]));
        printRows(name, result, words, fileNames, say);
      };
      print(`${set.name}/${one.id}`, review, own);
      if (modelled) print(`${set.name}/${one.id} WITH MODEL`, modelled.review, modelled.judged);
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
  if (!withModel) return all;
  printSet('recorded packages, rules alone', withModel.of('all rules'), say);
  printSet('recorded packages, with the recorded model', withModel.of('all model'), say);
  say(`quotes that stood nowhere, or were of nothing asked for: ${withModel.dropped}`);
  printTable(withModel.rows, say);
  return all;
}

function getDocumentNames({ documents, notNeeded }: Checklist): Map<string, string> {
  return new Map([...documents, ...notNeeded].map(({ id, label }) => [id, label.en]));
}
