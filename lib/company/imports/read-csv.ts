import { CsvError, parse } from 'csv-parse/sync';
import { decodeText, isBinary } from './decode';
import { fileError } from './file-error';
import { MAX_ROWS } from './types';

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** Lines looked at to find out what separates cells. */
const LOOKED_AT = 20;

/** The rows of a text file, cells as they are written: nothing in them is computed. */
export function readCsv(bytes: Uint8Array): string[][] {
  const text = decodeText(bytes);
  if (isBinary(text)) throw fileError('not_a_table');
  const { body, delimiter } = findDelimiter(text);
  try {
    return parse(body, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      // One more than is taken tells that there are too many, however long the file is.
      to: MAX_ROWS + 2,
      max_record_size: 1_000_000,
    });
  } catch (error) {
    if (error instanceof CsvError) throw fileError('not_a_table');
    throw error;
  }
}

/** Excel says so in a first line, `sep=;`; else what occurs in every line, most often and as often. */
function findDelimiter(text: string): { body: string; delimiter: string } {
  const said = /^sep=(.)\r?\n/i.exec(text);
  if (said?.[1]) return { body: text.slice(said[0].length), delimiter: said[1] };
  const lines = text
    .slice(0, 200_000)
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, LOOKED_AT);
  const scores = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => countOutsideQuotes(line, delimiter));
    const [head = 0] = counts;
    const alike = counts.filter((count) => count === head).length;
    return { delimiter, score: head === 0 ? 0 : (alike / counts.length) * 100 + head };
  });
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  return { body: text, delimiter: best.delimiter };
}

function countOutsideQuotes(line: string, delimiter: string): number {
  let count = 0;
  let quoted = false;
  for (const letter of line) {
    if (letter === '"') quoted = !quoted;
    else if (letter === delimiter && !quoted) count += 1;
  }
  return count;
}
