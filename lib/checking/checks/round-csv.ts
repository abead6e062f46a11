import { spreadsheetCsv } from '@/lib/platform/csv/spreadsheet';
import type { Round } from './round-types';

export interface CsvHeads {
  number: string;
  discipline: string;
  comment: string;
  sheet: string;
  answer: string;
  version: string;
}

/** Exports a round as CSV for the city: comments and answers. */
export function roundCsv(round: Round, heads: CsvHeads): string {
  return spreadsheetCsv([
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
  ]);
}
