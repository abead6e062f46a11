import { isFirm } from './faults';
import { type Figures, groupBy, type Share, share, sumByRule, sumFigures } from './figures';
import type { JudgedPackage } from './judge';
import { MEDIA } from './truth';

type Say = (line: string) => void;

const part = ({ right, all }: Share) =>
  all === 0 ? 'none' : `${right}/${all} ${((right / all) * 100).toFixed(1)}%`;
const isTold = ({ told }: JudgedPackage['faults'][number]) => told === 'firm' || told === 'doubt';

/** All figures of a set, or of all of them. */
export function printSet(name: string, judged: readonly JudgedPackage[], say: Say): void {
  const figures = sumFigures(judged);
  const faults = judged.flatMap((one) => one.faults);
  say(`\n──── ${name}: ${figures.packages} packages, ${figures.sound} sound`);
  const inRemarks = faults.filter((fault) => isTold(fault) && fault.by?.severity === 'info').length;
  say(
    `faults told           ${part(figures.told)}, firmly ${part(figures.toldFirmly)}, in remarks ${inRemarks}`,
  );
  for (const [kind, list] of groupBy(faults, ({ fault }) => fault.kind))
    say(
      `  ${kind.padEnd(24)} ${part(share(list, isTold))}, firmly ${list.filter(({ told }) => told === 'firm').length}`,
    );
  for (const [language, list] of groupBy(judged, getLanguage))
    say(`  in ${language.padEnd(21)} ${part(sumFigures(list).told)}`);
  printFalse(judged, figures, say);
  printDocuments(judged, say);
  printFields(judged, say);
  printFees(judged, say);
}

const getLanguage = ({ truth }: JudgedPackage) =>
  truth.tags.includes('spanish') ? 'partly Spanish' : 'English';

function printFalse(judged: readonly JudgedPackage[], figures: Figures, say: Say): void {
  const { sound, packages, clean } = figures;
  const each = (count: number, of: number) => (of === 0 ? '' : ` (${(count / of).toFixed(2)} each)`);
  say(
    `false on sound        ${figures.falseOnSound}${each(figures.falseOnSound, sound)}, firm ${figures.firmFalseOnSound}; clean ${clean} of ${sound}`,
  );
  say(
    `false on faulty       ${figures.falseOnFaulty}${each(figures.falseOnFaulty, packages - sound)}, firm ${figures.firmFalseOnFaulty}`,
  );
  say(`firm findings right   ${part(figures.firmFindings)}`);
  say(
    `traps sprung          ${judged.flatMap(({ sprung }) => sprung).length}/${judged.flatMap(({ truth }) => truth.notAFault).length}`,
  );
  for (const { rule, all, firm } of sumByRule(judged))
    say(`  ${rule.padEnd(24)} right ${part(all)}, firm ${part(firm)}`);
}

function printDocuments(judged: readonly JudgedPackage[], say: Say): void {
  const documents = judged.flatMap((one) => one.documents);
  const files = judged.flatMap((one) => one.files);
  say(
    `documents             in their file ${part(share(documents, ({ told }) => told === 'yes'))}, or elsewhere ${part(share(documents, ({ told }) => told !== 'no'))}; files with a right one ${part(share(files, ({ isRight }) => isRight))}; wrong stretches ${judged.flatMap(({ strange }) => strange).length}`,
  );
  for (const medium of MEDIA)
    say(
      `  ${medium.padEnd(24)} ${part(
        share(
          documents.filter((one) => one.medium === medium),
          ({ told }) => told === 'yes',
        ),
      )}`,
    );
}

function printFields(judged: readonly JudgedPackage[], say: Say): void {
  const fields = judged.flatMap((one) => one.fields);
  const row = (name: string, list: typeof fields) => {
    const count = (told: string) => list.filter((one) => one.told === told).length;
    say(
      `  ${name.padEnd(24)} ${part({ right: count('right'), all: list.length })}, missing ${count('missing')}, wrong ${count('wrong')}`,
    );
  };
  say(`fields                ${part(share(fields, ({ told }) => told === 'right'))}`);
  for (const [kind, list] of groupBy(fields, (field) => field.kind)) row(kind, list);
  for (const medium of MEDIA)
    row(
      medium,
      fields.filter((one) => one.medium === medium),
    );
  for (const [language, list] of groupBy(judged, getLanguage))
    row(
      language,
      list.flatMap((one) => one.fields),
    );
}

function printFees(judged: readonly JudgedPackage[], say: Say): void {
  const fees = judged.map(({ fee }) => fee);
  const known = fees.filter(({ isRight }) => isRight !== null);
  say(
    `fees                  verdict right ${part(share(known, ({ isRight }) => isRight === true))}; said to differ where no truth is held ${fees.filter(({ isAccusing }) => isAccusing).length}`,
  );
}

const COLUMNS = [
  'packages',
  'told',
  'firmly',
  'false/sound',
  'firm',
  'clean',
  'false/faulty',
  'firm',
  'firm right',
  'documents',
  'fields',
] as const;

/** One row a maker: what was learned on the others shows in the row of the one it was not learned on. */
export function printTable(rows: readonly (readonly [string, Figures])[], say: Say): void {
  const line = (cells: readonly string[]) =>
    say(cells.map((cell, at) => (at === 0 ? cell.padEnd(16) : cell.padStart(13))).join(''));
  say('\n──── by maker');
  line(['', ...COLUMNS]);
  const percent = ({ right, all }: Share) => (all === 0 ? '–' : `${((right / all) * 100).toFixed(1)}%`);
  const each = (count: number, of: number) => (of === 0 ? '–' : (count / of).toFixed(2));
  for (const [name, figures] of rows) {
    const faulty = figures.packages - figures.sound;
    line([
      name,
      String(figures.packages),
      percent(figures.told),
      percent(figures.toldFirmly),
      each(figures.falseOnSound, figures.sound),
      each(figures.firmFalseOnSound, figures.sound),
      `${figures.clean} of ${figures.sound}`,
      each(figures.falseOnFaulty, faulty),
      each(figures.firmFalseOnFaulty, faulty),
      percent(figures.firmFindings),
      percent(figures.documents),
      percent(figures.fields),
    ]);
  }
}

/** One line for each miss, false finding, unrecognised document and wrong field of a package. */
export function printRows(
  name: string,
  judged: JudgedPackage,
  words: ReadonlyMap<string, string>,
  fileNames: ReadonlyMap<string, string>,
  say: Say,
): void {
  const { truth, fee } = judged;
  say(
    `\n== ${name}${truth.sound ? ' SOUND' : ''} ${truth.permitType}; fee ${fee.verdict} stated ${fee.statedCents ?? '–'} computed ${fee.computedCents ?? '–'}${truth.feeTruth ? ` (true: stated ${truth.feeTruth.statedCents} computed ${truth.feeTruth.expectedCents})` : ''}`,
  );
  for (const { fault, told, by } of judged.faults) {
    const head = told === 'no' ? '  MISSED' : `  told (${told})`;
    const where = fault.where.file ? ` in ${fault.where.file} p${fault.where.page ?? '?'}` : '';
    say(
      `${head} ${fault.kind}${fault.document ? ` ${fault.document}` : ''}${where}: ${by ? `by ${by.severity} ${by.rule}` : fault.what}`,
    );
  }
  const at = ({ places: [place] }: JudgedPackage['wrong'][number]) =>
    place ? `${fileNames.get(place.fileId)} p${place.page}` : 'no place';
  for (const finding of judged.wrong) {
    const kind = isFirm(finding) ? 'FALSE' : 'false (doubt)';
    say(
      `  ${kind} ${finding.severity} ${finding.rule} ${finding.documentId ?? 'package'} at ${at(finding)}: ${words.get(finding.key) ?? ''} ${JSON.stringify(finding.values)}`,
    );
    for (const place of finding.places)
      if (place.quote !== '')
        say(`      ${fileNames.get(place.fileId)} p${place.page} “${place.quote.slice(0, 140)}”`);
  }
  for (const { trap, by } of judged.sprung)
    say(`  trap: ${trap} ← ${by.map((one) => `${one.rule} at ${at(one)}`).join('; ')}`);
  for (const one of judged.remarks)
    say(`  remark: ${one.rule} ${one.documentId ?? 'package'} at ${at(one)} ${JSON.stringify(one.values)}`);
  for (const { documentId, file, medium, instead, isAsked, told } of judged.documents)
    if (told !== 'yes')
      say(
        `  document ${told === 'no' ? 'not recognised' : 'only elsewhere'}: ${documentId} in ${file} (${medium}), taken for ${instead.join(', ') || 'nothing'}${isAsked ? '' : ' [not asked for]'}`,
      );
  for (const { file, pages, documentId, certainty, cues } of judged.strange)
    say(`  taken for ${documentId} (${certainty}): ${file} p${pages} by ${cues.slice(0, 4).join(' | ')}`);
  for (const { kind, label, value, file, medium, told, found } of judged.fields)
    if (told !== 'right')
      say(
        `  field ${told}: ${kind}${label ? `.${label}` : ''} in ${file} (${medium}) is ${value}, found ${found.map((one) => `${one.value} (p${one.page} “${one.quote.slice(0, 50)}”)`).join(' / ') || 'nothing'}`,
      );
}
