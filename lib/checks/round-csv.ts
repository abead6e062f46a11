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
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
