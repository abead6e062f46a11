import type { FeeLine } from '@/lib/catalogue/fees/types';
import { chargeName, type FeeComparison } from './fee-lines';
import type { FeePaperLine } from './fee-paper';
import type { ChargeStanding, FeeCharge } from './types';

/** A comparison as it is shown: each charge of the paper as it stands there, then what the paper leaves out. */
export function listCharges({ pairs, beside, unknown, absent, apart }: FeeComparison): FeeCharge[] {
  const onPaper = [
    ...pairs.map(({ rows, lines, statedCents, computedCents }) =>
      toCharge(rows, statedCents === computedCents ? 'same' : 'differs', {
        lines: lines.map(({ id }) => id),
        computedCents,
      }),
    ),
    ...beside.map((row) => toCharge([row], 'beside', NOT_PRICED)),
    ...unknown.map((row) => toCharge([row], 'unknown', NOT_PRICED)),
  ];
  return [
    ...onPaper.toSorted((a, b) => getHeight(a) - getHeight(b)),
    ...absent.map((line) => leftOut(line, 'absent')),
    ...apart.map((line) => leftOut(line, 'apart')),
  ];
}

const NOT_PRICED = { lines: [], computedCents: null };

function toCharge(
  rows: readonly FeePaperLine[],
  standing: ChargeStanding,
  priced: Pick<FeeCharge, 'lines' | 'computedCents'>,
): FeeCharge {
  return {
    standing,
    label: rows.map(({ label }) => chargeName(label)).join(', ') || null,
    at: rows[0]?.at ?? null,
    statedCents: rows.reduce((sum, { cents }) => sum + cents, 0),
    ...priced,
  };
}

function leftOut({ id, amountCents }: FeeLine, standing: ChargeStanding): FeeCharge {
  return { standing, label: null, at: null, statedCents: null, lines: [id], computedCents: amountCents };
}

/** Where on its paper a charge stands. */
function getHeight({ at }: FeeCharge): number {
  return at ? at.page + at.box.y : 0;
}
