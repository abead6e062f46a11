import { spreadsheetCsv } from '@/lib/platform/csv/spreadsheet';
import type { Lead } from './view';

export const LEAD_COLUMNS = [
  'number',
  'address',
  'city',
  'state',
  'zip',
  'work',
  'value',
  'contractor',
  'status',
  'listed',
  'stage',
  'note',
  'link',
] as const;
export type LeadColumn = (typeof LEAD_COLUMNS)[number];

interface Words {
  heads: Record<LeadColumn, string>;
  stages: Record<Lead['stage'], string>;
}

/** Leads as a table for a spreadsheet, their value in dollars. */
export function leadsCsv(leads: readonly Lead[], { heads, stages }: Words): string {
  const cells = (lead: Lead): Record<LeadColumn, string> => ({
    number: lead.permitNumber,
    address: lead.address ?? '',
    city: lead.city,
    state: lead.state,
    zip: lead.zip ?? '',
    work: lead.description ?? lead.permitType ?? '',
    value: lead.valuationCents === null ? '' : (lead.valuationCents / 100).toFixed(2),
    contractor: lead.contractorName ?? '',
    status: lead.statusWord ?? '',
    listed: lead.listedOn,
    stage: stages[lead.stage],
    note: lead.note,
    link: lead.link ?? '',
  });
  return spreadsheetCsv([
    LEAD_COLUMNS.map((column) => heads[column]),
    ...leads.map(cells).map((row) => LEAD_COLUMNS.map((column) => row[column])),
  ]);
}
