import { stringify } from 'csv-stringify/sync';
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
 * A round as a table a city's form takes: what was asked, and what was answered. Begins with the mark by which
 * spreadsheets know the letters; no cell is taken for a formula.
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
  return stringify(rows, {
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    // By itself it quotes no line end but the record's own.
    quoted_match: /[\r\n]/,
  });
}
