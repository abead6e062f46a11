/** Reviews packages whose papers were changed in ways that change no verdict: what is said of them besides is false. */
import { findingWords } from '@/lib/checking/review/finding-text';
import { reviewPackage } from '@/lib/checking/review/review';
import type { Finding } from '@/lib/checking/review/types';
import { Random } from '../generator/random';
import { isFirm } from '../sets/faults';
import { type Figures, sumFigures } from '../sets/figures';
import { type JudgedPackage, judgeReview } from '../sets/judge';
import { printTable } from '../sets/print';
import { loadSetPackage } from '../sets/review';
import { loadSets } from '../sets/truth';
import { LeftOut } from './left-out';
import { PERTURBATIONS } from './perturbations';

interface Options {
  readonly folder: string;
  readonly only: readonly string[];
  readonly rows: boolean;
  readonly fresh: boolean;
  /** The beginning of a perturbation's name; all of them for none. */
  readonly named: string;
}

const LEFT_OUT = 'a file is left out';

/** As wide as the table has its names. */
const toColumn = (name: string) =>
  name.replace(/read from a picture, (\d+) .*/, 'misread $1/1000').slice(0, 15);

/** Rule, document and where: a value that was written otherwise does not make it another finding. */
const toKey = ({ rule, documentId }: Finding) => `${rule} ${documentId ?? ''}`;

export async function runPerturbed({ folder, only, rows, fresh, named }: Options): Promise<void> {
  const say = (line: string) => console.log(line);
  const toWords = await findingWords('en');
  const chosen = PERTURBATIONS.filter(({ name }) => name.startsWith(named));
  const judged = new Map<string, JudgedPackage[]>(
    ['as given', ...chosen.map(({ name }) => name)].map((name) => [name, []]),
  );
  const added = new Map<string, Finding[]>();
  const leftOut = LEFT_OUT.startsWith(named) ? new LeftOut() : null;
  for (const set of await loadSets(folder, only)) {
    for (const one of set.packages) {
      const { input, fileNames } = await loadSetPackage(set, one, fresh);
      const review = reviewPackage(input);
      const given = judgeReview(one, review, fileNames);
      judged.get('as given')?.push(given);
      leftOut?.review(set.name, one, input, fileNames, review);
      const known = new Map(given.wrong.map((finding) => [toKey(finding), isFirm(finding)]));
      for (const { name, apply } of chosen) {
        const random = new Random(`${name}/${one.id}`);
        const files = input.files.map((file) => apply(file, random.fork(file.id)));
        const own = judgeReview(one, reviewPackage({ ...input, files }), fileNames);
        judged.get(name)?.push(own);
        const more = own.wrong.filter(
          (finding) => !known.has(toKey(finding)) || (isFirm(finding) && !known.get(toKey(finding))),
        );
        added.set(name, [...(added.get(name) ?? []), ...more]);
        if (!rows) continue;
        const names = {
          documents: new Map(input.checklist.documents.map(({ id, label }) => [id, label.en])),
          files: fileNames,
        };
        for (const finding of more) {
          const [place] = finding.places;
          say(
            `${name} | ${set.name}/${one.id}${one.sound ? ' SOUND' : ''} | ${isFirm(finding) ? 'FIRM' : 'doubt'} ${finding.severity} ${finding.rule} ${finding.documentId ?? ''} at ${place ? `${fileNames.get(place.fileId)} p${place.page}` : 'no place'}: ${toWords(finding, names).what} ${JSON.stringify(finding.values)} ${finding.places.map(({ quote }) => `“${quote.slice(0, 80)}”`).join(' ')}`,
          );
        }
        for (const [at, { told, fault }] of own.faults.entries())
          if (told === 'no' && given.faults[at]?.told !== 'no')
            say(`${name} | ${set.name}/${one.id} | LOST ${fault.kind} ${fault.document ?? ''} ${fault.what}`);
      }
    }
  }
  printTable(
    [...judged].map(([name, list]): [string, Figures] => [toColumn(name), sumFigures(list)]),
    say,
  );
  say('\n──── false findings that a perturbation adds');
  for (const [name, findings] of added) {
    const byRule = new Map<string, number>();
    for (const finding of findings) {
      const rule = `${finding.rule}${isFirm(finding) ? ' (firm)' : ''}`;
      byRule.set(rule, (byRule.get(rule) ?? 0) + 1);
    }
    say(
      `${name.padEnd(46)} ${String(findings.length).padStart(4)}, firm ${findings.filter(isFirm).length}: ${[...byRule].map(([rule, count]) => `${rule} ${count}`).join(', ')}`,
    );
  }
  leftOut?.print(say);
}
