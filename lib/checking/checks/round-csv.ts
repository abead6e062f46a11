import { stringify } from 'csv-stringify/sync';
import { safeCell } from '@/lib/platform/csv/safe-cell';
import type { Round } from './round-types';

export interface CsvHeads {
  number: string;
  discipline: string;
  comment: string;
  sheet: string;
  answer: string;
  version: string;
}

/**
 * Exports a round as CSV for the city: comments and answers. Starts with a byte order mark for spreadsheets;
 * no cell, nor part of one, begins a formula.
 */
export function roundCsv(round: Round, heads: CsvHeads): string {
  const rows = [
    [heads.number, heads.discipline, heads.comment, heads.sheet, heads.answer, heads.version],
    ...round.groups
      .flatMap(({ comments }) => comments)
      .sort((a, b) => a.number - b.number)
      .map((one) => [
        String(one.number),
        one.discipline ?? '',
        one.comment,
        one.sheet ?? '',
        one.answer ?? '',
        one.version ?? '',
      ]),
  ];
  const safe = rows.map((row) => row.map(safeCell));
  return stringify(safe, {
    bom: true,
    record_delimiter: 'windows',
    // By itself it quotes no line end but the record's own.
    quoted_match: /[\r\n]/,
  });
}
