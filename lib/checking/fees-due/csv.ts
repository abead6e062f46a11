import { spreadsheetCsv } from '@/lib/platform/csv/spreadsheet';
import type { Fee } from './types';

export const FEE_COLUMNS = [
  'job',
  'jobNumber',
  'permit',
  'city',
  'state',
  'what',
  'amount',
  'computed',
  'difference',
  'due',
  'status',
  'paidOn',
  'source',
  'id',
] as const;
export type FeeColumn = (typeof FEE_COLUMNS)[number];

interface Words {
  heads: Record<FeeColumn, string>;
  states: Record<Fee['state'], string>;
  sources: Record<Fee['source'], string>;
  /** What a feed shows, which has no words of its own. */
  unpaid: string;
}

const money = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2));

/** Fees as a table for accounting: amounts in dollars and cents, days as `YYYY-MM-DD`, an id that stays. */
export function feesCsv(fees: readonly Fee[], { heads, states, sources, unpaid }: Words): string {
  const cells = (fee: Fee): Record<FeeColumn, string> => ({
    job: fee.project?.address ?? fee.permit?.address ?? '',
    jobNumber: fee.project?.number ?? '',
    permit: fee.permit?.permitNumber ?? '',
    city: fee.permit?.city ?? fee.project?.city ?? '',
    state: fee.permit?.state ?? fee.project?.state ?? '',
    what: fee.title ?? unpaid,
    amount: money(fee.cents),
    computed: money(fee.computed?.cents ?? null),
    difference: fee.computed === null || fee.cents === null ? '' : money(fee.cents - fee.computed.cents),
    due: fee.dueOn ?? '',
    status: states[fee.state],
    paidOn: fee.paidOn ?? '',
    source: sources[fee.source],
    id: fee.id,
  });
  return spreadsheetCsv([
    FEE_COLUMNS.map((column) => heads[column]),
    ...fees.map(cells).map((row) => FEE_COLUMNS.map((column) => row[column])),
  ]);
}
