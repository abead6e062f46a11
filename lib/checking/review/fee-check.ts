import type { EstimatedFee, FeeEstimate, FeeLine } from '@/lib/catalogue/fees/types';
import { listCharges } from './fee-charges';
import { compareFees, type FeeComparison, isPaidApart } from './fee-lines';
import { type FeePaper, readFeePaper } from './fee-paper';
import { priceFromPapers, withInput } from './fee-pricing';
import type { ReviewInput } from './input';
import { isSameRow, layPage } from './text/layout';
import type { ExtractedField, FeeCheck, FoundAt } from './types';
import { getFields, isSure, type PackageView } from './view';

/** The fee of a package: what is stated, what the schedule comes to, and the two charge by charge. */
export interface FeeReading {
  readonly check: FeeCheck;
  readonly priced: ReviewInput['fee'];
  /** Every fee paper of the package. */
  readonly papers: readonly FeePaper[];
  /** The paper whose charges were compared with the schedule. */
  readonly paper: FeePaper | null;
  readonly comparison: FeeComparison | null;
}

const readings = new WeakMap<PackageView, FeeReading>();

/** Compares the stated fee with the published schedule of the place. */
export function checkFee(view: PackageView): FeeCheck {
  return readFee(view).check;
}

export function readFee(view: PackageView): FeeReading {
  const known = readings.get(view);
  if (known) return known;
  const reading = compareStated(view);
  readings.set(view, reading);
  return reading;
}

function compareStated(view: PackageView): FeeReading {
  const papers = findFeePapers(view);
  const field = statedField(view);
  const paper = pickPaper(papers, field);
  const { fee, taken } = priceFromPapers(view.input.fee, view.documents);
  const priced = fee && pricedByPaper(fee, paper);
  const estimate = priced?.estimate ?? null;
  const comparison = paper && estimate?.status === 'estimated' ? compareFees(paper, estimate) : null;
  const stated = paper
    ? { cents: readTotal(paper, comparison), at: paper.total.at }
    : field && { cents: Number(field.value), at: field.at };
  const statedCents = stated?.cents ?? view.input.stated.feeCents;
  const whole = estimate?.status === 'estimated' ? estimate.totalCents : null;
  const alone =
    paper || !stated || estimate?.status !== 'estimated' ? null : permitAlone(view, stated, estimate);
  const computedCents = comparison?.computedCents ?? alone?.cents ?? whole;
  const apart = comparison?.apart ?? alone?.apart ?? [];
  return {
    papers,
    paper,
    priced,
    comparison,
    check: {
      verdict: getFeeVerdict(estimate, statedCents, computedCents),
      statedCents,
      statedAt: stated?.at ?? null,
      computedCents,
      ...(taken.length === 0 ? {} : { taken }),
      ...(apart.length === 0 ? {} : { apart: apart.map(({ id }) => id) }),
      ...(comparison ? { charges: listCharges(comparison) } : {}),
    },
  };
}

/** Below this an amount of a scan may be another one. */
const SURE_AMOUNT = 0.9;

/** The total; of a scan that reads unsurely, what its charges come to where that is what is due. */
function readTotal(paper: FeePaper, comparison: FeeComparison | null): number {
  const sum = getPaperSum(paper);
  return !isSurePaper(paper) && sum === comparison?.computedCents ? sum : paper.total.cents;
}

export function getPaperSum({ lines }: FeePaper): number {
  return lines.reduce((all, { cents }) => all + cents, 0);
}

/** Amounts that come to their total were read right, even in a scan. */
export function isSurePaper(paper: FeePaper): boolean {
  if (paper.lines.length > 1 && getPaperSum(paper) === paper.total.cents) return true;
  return [...paper.lines, paper.total].every(({ certainty }) => certainty >= SURE_AMOUNT);
}

/** A form's place for the permit fee alone, where the permit of the estimate is that to the cent. */
function permitAlone(
  view: PackageView,
  { cents, at }: { readonly cents: number; readonly at: FoundAt },
  { lines }: EstimatedFee,
): { readonly cents: number; readonly apart: readonly FeeLine[] } | null {
  const isOfPermit = ({ kind }: FeeLine) => kind === 'permit' || kind === 'minimum';
  const permit = lines.filter(isOfPermit).reduce((all, { amountCents }) => all + amountCents, 0);
  if (permit !== cents || lines.every(isOfPermit)) return null;
  const label = (view.page(at.fileId, at.page)?.lines ?? [])
    .filter(({ box }) => isSameRow(box, at.box) && box.x <= at.box.x + at.box.w)
    .map(({ text }) => text)
    .join(' ');
  const isPermitFee = /\bpermit fee|tarifa del? permiso/i.test(label) && !/total/i.test(label);
  return isPermitFee ? { cents: permit, apart: lines.filter((line) => !isOfPermit(line)) } : null;
}

/** Where nobody stated the value of the work, what the fee paper itself was worked out from. */
function pricedByPaper(fee: NonNullable<ReviewInput['fee']>, paper: FeePaper | null): typeof fee {
  const { estimate, input } = fee;
  if (!input || !paper?.valuationCents || estimate.status !== 'missing_input') return fee;
  if (estimate.missing.some((name) => name !== 'valuationCents')) return fee;
  return withInput(fee, { valuationCents: paper.valuationCents });
}

/** No line of these words, no fee paper. */
const MAY_BE_FEES = /fees?\b|permit|permiso|tarifa|recibo|receipt/i;
const MAX_PAPER_LINES = 400;

function findFeePapers({ input }: PackageView): FeePaper[] {
  return input.files.flatMap(({ id, pages }) =>
    pages.flatMap((page) => {
      const { lines } = page;
      if (lines.length > MAX_PAPER_LINES || !lines.some(({ text }) => MAY_BE_FEES.test(text))) return [];
      return readFeePaper(layPage(id, page)) ?? [];
    }),
  );
}

/** The paper that charges most, unless the application surely names another fee. */
function pickPaper(papers: readonly FeePaper[], field: ExtractedField | null): FeePaper | null {
  const [first, ...others] = papers;
  if (!first) return null;
  const paper = others.reduce((most, one) => (one.total.cents > most.total.cents ? one : most), first);
  const named = field && field.certainty >= 0.9 ? Number(field.value) : null;
  const isOfPaper =
    named === null || paper.total.cents === named || paper.lines.some(({ cents }) => cents === named);
  return isOfPaper ? paper : (papers.find(({ total }) => total.cents === named) ?? null);
}

function getFeeVerdict(
  estimate: FeeEstimate | null,
  statedCents: number | null,
  computedCents: number | null,
): FeeCheck['verdict'] {
  if (estimate === null || estimate.status === 'not_published') return 'not_published';
  if (estimate.status === 'missing_input') return 'open';
  if (estimate.status !== 'estimated') return 'not_computed';
  if (statedCents === null) return 'none_stated';
  return statedCents === computedCents ? 'matches' : 'differs';
}

/** The fee a paper names: the application's before any other, since that is what the counter reads. */
function statedField(view: PackageView): ExtractedField | null {
  const inRank = [...view.documents].sort((a, b) => getRank(a.documentId) - getRank(b.documentId));
  const fields = inRank.flatMap((document) =>
    getFields(document, 'fee_total').filter((field) => isSure(field) && /^\d+$/.test(field.value)),
  );
  return fields[0] ?? null;
}

const getRank = (documentId: string) => (documentId === 'application' ? 0 : 1);

/**
 * A possible explanation of a difference. `part`: the stated fee equals some of the lines, the rest being due
 * later. `left_out`: a charge that goes with the permit is not on the paper. `excluded`: more than computed,
 * and the estimate omits something. `value`: the paper was worked out from another value of the work.
 * `outdated`: the city has raised its fees since. `unsure`: the schedule was not verified at its source.
 * `none`: unexplained.
 */
export const DIFFERENCE_CAUSES = [
  'none',
  'part',
  'left_out',
  'excluded',
  'value',
  'outdated',
  'unsure',
] as const;
export type DifferenceCause = (typeof DIFFERENCE_CAUSES)[number];

export function findDifferenceCause(statedCents: number, estimate: EstimatedFee): DifferenceCause {
  const { totalCents, lines, excluded, outdated, confidence } = estimate;
  if (
    lines.length > 1 &&
    isSumOfSome(
      statedCents,
      lines.map(({ amountCents }) => amountCents),
    )
  )
    return 'part';
  if (outdated) return 'outdated';
  if (statedCents > totalCents && excluded.length > 0) return 'excluded';
  return confidence === 'C' || confidence === 'G' ? 'unsure' : 'none';
}

/** The same of a paper whose charges are known one by one. */
export function findPaperCause({ priced, paper, comparison }: FeeReading): DifferenceCause {
  if (!priced || !paper || !comparison || priced.estimate.status !== 'estimated') return 'none';
  const { outdated, confidence } = priced.estimate;
  const differing = comparison.pairs.filter(isDifferent);
  if (differing.length === 0) {
    if (comparison.unknown.length > 0) return 'excluded';
    if (comparison.absent.length > 0) return isPaidApart(comparison.absent) ? 'part' : 'left_out';
    return 'none';
  }
  if (isOfOtherValue(priced, paper)) return 'value';
  // A rate that comes out to the cent shows that the schedule held is the one in force.
  const isCurrent = comparison.pairs.some(
    (pair) => !isDifferent(pair) && pair.lines.some(({ formula }) => formula.kind === 'rate'),
  );
  if (outdated && !isCurrent) return 'outdated';
  return (confidence === 'C' || confidence === 'G') && !isCurrent ? 'unsure' : 'none';
}

export const isDifferent = ({ statedCents, computedCents }: FeeComparison['pairs'][number]) =>
  statedCents !== computedCents;

/** Whether the charges are those of the value that the paper itself states. */
function isOfOtherValue(fee: NonNullable<ReviewInput['fee']>, paper: FeePaper): boolean {
  const { valuationCents } = paper;
  if (!fee.input || valuationCents === null || valuationCents === fee.input.valuationCents) return false;
  const { estimate } = withInput(fee, { valuationCents });
  const comparison = estimate.status === 'estimated' ? compareFees(paper, estimate) : null;
  return comparison?.pairs.every((pair) => !isDifferent(pair)) ?? false;
}

/** Whether some of the amounts, in any choice, come to a sum. A fee has few lines. */
function isSumOfSome(sum: number, amounts: readonly number[]): boolean {
  if (amounts.length > 12) return amounts.includes(sum);
  let sums = new Set([0]);
  for (const amount of amounts) {
    const more = new Set(sums);
    for (const one of sums) more.add(one + amount);
    sums = more;
  }
  return sum > 0 && sums.has(sum);
}
