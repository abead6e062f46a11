import type { ExtractedField, Finding } from '@/lib/checking/review/types';
import type { TrueFault, TruePage } from '../generator/truth';
import { isFirm } from '../sets/faults';
import { add, type Figures } from '../sets/figures';
import { saysTheSame } from './compare';
import { fileId } from './read';
import type { Reviewed } from './review';

export interface Tally {
  right: number;
  all: number;
}

export class Tallies {
  readonly by = new Map<string, Tally>();

  add(key: string, right: boolean): void {
    const tally = this.by.get(key) ?? { right: 0, all: 0 };
    tally.all += 1;
    if (right) tally.right += 1;
    this.by.set(key, tally);
  }

  sum(): Tally {
    const sum = { right: 0, all: 0 };
    for (const { right, all } of this.by.values()) {
      sum.right += right;
      sum.all += all;
    }
    return sum;
  }

  part(): number {
    const { right, all } = this.sum();
    return all === 0 ? 1 : right / all;
  }
}

export interface Scores {
  readonly faults: Tallies;
  /** Planted faults told as certain. */
  toldFirmly: number;
  readonly firmFindings: Tally;
  readonly documents: { readonly text: Tallies; readonly scan: Tallies };
  readonly fields: { readonly text: Tallies; readonly scan: Tallies };
  /** Fields that were extracted and are not what stands there. */
  readonly wrongFields: Map<string, number>;
  /** False findings by rule. */
  readonly falseRules: Map<string, number>;
  readonly falseInfo: Map<string, number>;
  soundPackages: number;
  /** Sound packages without a false finding. */
  clean: number;
  falseOnSound: number;
  firmFalseOnSound: number;
  faultyPackages: number;
  falseOnFaulty: number;
  firmFalseOnFaulty: number;
  readonly misses: string[];
  readonly mistakes: string[];
}

export function noScores(): Scores {
  return {
    faults: new Tallies(),
    toldFirmly: 0,
    firmFindings: { right: 0, all: 0 },
    documents: { text: new Tallies(), scan: new Tallies() },
    fields: { text: new Tallies(), scan: new Tallies() },
    wrongFields: new Map(),
    falseRules: new Map(),
    falseInfo: new Map(),
    soundPackages: 0,
    clean: 0,
    falseOnSound: 0,
    firmFalseOnSound: 0,
    faultyPackages: 0,
    falseOnFaulty: 0,
    firmFalseOnFaulty: 0,
    misses: [],
    mistakes: [],
  };
}

/** The same figures that are told of sets by other hands. */
export function toFigures(scores: Scores): Figures {
  const told = scores.faults.sum();
  const { text, scan } = scores.documents;
  return {
    packages: scores.soundPackages + scores.faultyPackages,
    sound: scores.soundPackages,
    clean: scores.clean,
    told,
    toldFirmly: { right: scores.toldFirmly, all: told.all },
    falseOnSound: scores.falseOnSound,
    firmFalseOnSound: scores.firmFalseOnSound,
    falseOnFaulty: scores.falseOnFaulty,
    firmFalseOnFaulty: scores.firmFalseOnFaulty,
    firmFindings: scores.firmFindings,
    documents: add(text.sum(), scan.sum()),
    fields: add(scores.fields.text.sum(), scores.fields.scan.sum()),
  };
}

/** What follows by itself from a planted fault, at the same document. */
const FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  edition_outdated: ['edition_differs'],
  edition_differs: ['edition_outdated'],
  field_blank: ['parcel_missing', 'address_missing'],
  sheet_twice: ['same_file_twice'],
  service_amps_differ: ['code_value'],
};

export function score(scores: Scores, reviewed: Reviewed): void {
  const { package: one, review } = reviewed;
  const name = `package ${one.number} (${one.medium}, ${one.job.permitType}, ${one.job.place.city})`;
  for (const mistake of reviewed.mistakes) scores.mistakes.push(`${name}: ${mistake}`);
  scoreFaults(scores, reviewed, name);
  const offered = new Set(
    [...reviewed.checklist.documents, ...reviewed.checklist.notNeeded].map(({ id }) => id),
  );
  one.files.forEach((file, at) => {
    file.pages.forEach((page, index) => {
      const number = index + 1;
      const found = review.documents.find(
        (document) =>
          document.fileId === fileId(at) && document.firstPage <= number && number <= document.lastPage,
      );
      const wanted = offered.has(page.documentId) ? page.documentId : 'other';
      const told = found?.documentId === 'unclear' && wanted === 'other' ? 'other' : found?.documentId;
      const right = told === wanted || page.alsoRight.includes(told ?? '');
      scores.documents[one.medium].add(wanted, right);
      if (!right)
        scores.misses.push(
          `[page] ${name} ${file.name} p${number}: ${wanted} taken for ${told ?? 'nothing'} (${found?.cues.slice(0, 3).join(' | ') ?? ''})`,
        );
      const here = review.documents.flatMap(({ fields }) =>
        fields.filter((field) => field.at.fileId === fileId(at) && field.at.page === number),
      );
      scoreFields(scores, one.medium, page, here, `${name} ${file.name} p${number} ${page.documentId}`);
    });
  });
}

function scoreFields(
  scores: Scores,
  medium: 'text' | 'scan',
  page: TruePage,
  here: readonly ExtractedField[],
  where: string,
): void {
  const truths = new Map<string, string[]>();
  for (const { field, values } of page.fields) truths.set(field, [...(truths.get(field) ?? []), ...values]);
  for (const { field, values } of page.fields) {
    const told = here.filter((one) => one.id === field);
    const right =
      told.some((one) => saysTheSame(field, one.value, values)) ||
      // An index may come sheet by sheet.
      (field === 'sheet_index' && saysTheSame(field, told.map((one) => one.value).join(' '), values));
    scores.fields[medium].add(field, right);
    if (!right)
      scores.misses.push(
        `[field] ${where}: ${field} is ${values.join(' / ')}, found ${told.map((one) => one.value).join(' / ') || 'nothing'}`,
      );
  }
  for (const one of here) {
    const values = one.id === 'sheet_index' ? undefined : truths.get(one.id);
    if (values && !saysTheSame(one.id, one.value, values))
      scores.wrongFields.set(one.id, (scores.wrongFields.get(one.id) ?? 0) + 1);
  }
}

function scoreFaults(scores: Scores, reviewed: Reviewed, name: string): void {
  const { package: one, review } = reviewed;
  for (const fault of one.faults) {
    const met = review.findings.filter((finding) => tells(reviewed, finding, fault, fault.rule));
    scores.faults.add(fault.rule, met.length > 0);
    if (met.some(isFirm)) scores.toldFirmly += 1;
    if (met.length === 0) {
      const near = review.findings
        .filter((finding) => finding.rule === fault.rule)
        .map((finding) => finding.documentId)
        .join(', ');
      scores.misses.push(
        `[fault] ${name}: ${fault.rule} in ${fault.told} was not found${near ? ` (found in ${near})` : ''}`,
      );
    }
  }
  let wrong = 0;
  let firmWrong = 0;
  for (const finding of review.findings) {
    const fair = one.faults.some((fault) =>
      [fault.rule, ...(FOLLOWS[fault.rule] ?? [])].some((rule) => tells(reviewed, finding, fault, rule)),
    );
    if (isFirm(finding)) {
      scores.firmFindings.all += 1;
      if (fair) scores.firmFindings.right += 1;
      else firmWrong += 1;
    }
    if (fair) continue;
    const counted = finding.severity === 'info' ? scores.falseInfo : scores.falseRules;
    counted.set(finding.rule, (counted.get(finding.rule) ?? 0) + 1);
    if (finding.severity === 'info') continue;
    wrong += 1;
    const [place] = finding.places;
    scores.misses.push(
      `[false] ${name}: ${finding.severity} ${finding.rule} ${finding.documentId ?? '-'} ${JSON.stringify(finding.values)} ${place ? `${place.fileId} p${place.page} "${place.quote.slice(0, 80)}"` : ''}${one.faults.length === 0 ? ' SOUND' : ''}`,
    );
  }
  if (one.faults.length === 0) {
    scores.soundPackages += 1;
    if (wrong === 0) scores.clean += 1;
    scores.falseOnSound += wrong;
    scores.firmFalseOnSound += firmWrong;
  } else {
    scores.faultyPackages += 1;
    scores.falseOnFaulty += wrong;
    scores.firmFalseOnFaulty += firmWrong;
  }
}

/** Kinds that are about a file or the package as a whole. */
const OF_THE_WHOLE = new Set(['form_not_flattened', 'fee_differs', 'speaks_to_programs']);

function tells({ package: one }: Reviewed, finding: Finding, fault: TrueFault, rule: string): boolean {
  if (finding.rule !== rule) return false;
  if (finding.documentId !== null && fault.documents.includes(finding.documentId)) return true;
  const [place] = finding.places;
  if (!place) return finding.documentId === null && OF_THE_WHOLE.has(rule);
  const file = one.files.find((_, at) => fileId(at) === place.fileId);
  const page = file?.pages[place.page - 1];
  return page !== undefined && fault.documents.includes(page.documentId);
}
