import type { Draft, Rule } from '../draft';
import {
  type DifferenceCause,
  type FeeReading,
  findDifferenceCause,
  findPaperCause,
  getPaperSum,
  isDifferent,
  isSurePaper,
  readFee,
} from '../fee-check';
import { chargeName, findLineHint } from '../fee-lines';
import type { FeePaper } from '../fee-paper';
import type { FoundAt, Severity } from '../types';
import { isRecognised, type PackageView } from '../view';

/** Tolerance in cents for rounding. */
const A_DOLLAR = 100;

/** A stated fee that differs from the schedule; if explainable, only for information. */
export const feeDiffers: Rule = (view) => {
  const reading = readFee(view);
  const { verdict, statedCents, statedAt, computedCents } = reading.check;
  const estimate = reading.priced?.estimate;
  if (verdict !== 'differs' || statedCents === null || computedCents === null) return [];
  if (estimate?.status !== 'estimated') return [];
  // The charges are right and only their sum is not: told by the rule below.
  if (reading.paper && isOnlySum(reading, reading.paper)) return [];
  const cause = reading.comparison ? findPaperCause(reading) : findDifferenceCause(statedCents, estimate);
  const line = differingLine(reading);
  const difference = Math.abs(statedCents - computedCents);
  const places = [line?.at, statedAt].filter((at): at is FoundAt => !!at);
  const draft: Draft = {
    rule: 'fee_differs',
    severity: getSeverity(cause, difference, isSurelyRead(view, reading)),
    documentId: getDocumentId(view, statedAt),
    places,
    values: {
      stated: statedCents,
      computed: computedCents,
      difference,
      cause,
      ...(line ? line.values : {}),
    },
  };
  return [draft];
};

/** A fee paper whose charges do not come to its total. */
export const feeSums: Rule = (view) =>
  readFee(view).papers.flatMap((paper): Draft[] => {
    const sum = getPaperSum(paper);
    const { total } = paper;
    if (!paper.isPlainSum || sum === total.cents) return [];
    // Of a scan one of the amounts may be misread: then there is nothing to hold them against.
    if (!isSurePaper(paper)) return [];
    return [
      {
        rule: 'fee_sum',
        severity: Math.abs(sum - total.cents) < A_DOLLAR ? 'minor' : 'major',
        documentId: getDocumentId(view, total.at),
        places: [total.at],
        values: { stated: total.cents, computed: sum, difference: Math.abs(sum - total.cents) },
      },
    ];
  });

/** An amount in a picture that nothing bears out may be another one. */
function isSurelyRead(view: PackageView, { paper, check: { statedAt } }: FeeReading): boolean {
  if (paper) return isSurePaper(paper);
  return statedAt === null || !isRecognised(view, statedAt);
}

function isOnlySum({ comparison }: FeeReading, paper: FeePaper): boolean {
  return (
    paper.isPlainSum &&
    getPaperSum(paper) !== paper.total.cents &&
    comparison?.computedCents === getPaperSum(paper) &&
    !comparison.pairs.some(isDifferent)
  );
}

function getSeverity(cause: DifferenceCause, difference: number, isSure: boolean): Severity {
  if (cause === 'left_out' || cause === 'value') return 'minor';
  if (cause !== 'none') return 'info';
  return difference < A_DOLLAR || !isSure ? 'minor' : 'major';
}

/** The first charge that differs, in the order of the schedule: those after it may follow from it. */
function differingLine({ comparison, priced }: FeeReading) {
  const pair = comparison?.pairs.find(isDifferent);
  const row = pair?.rows[0];
  if (!pair || !row || priced?.estimate.status !== 'estimated') return null;
  return {
    at: row.at,
    values: {
      lines: 'one',
      line: chargeName(row.label),
      lineStated: pair.statedCents,
      lineComputed: pair.computedCents,
      hint: findLineHint(pair, priced.estimate, priced.schedule),
    },
  };
}

function getDocumentId(view: PackageView, at: FoundAt | null): string | null {
  return at ? (view.documentAt(at.fileId, at.page)?.documentId ?? null) : null;
}
