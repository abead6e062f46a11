import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { FeedFailure, type RawRow } from '@/lib/tracking/feeds/types';

const PIECE_BYTES = 65_536;
/** A longer line is a quotation mark that nobody closed. */
const MAX_LINE = 1_000_000;

/** Piece by piece, so that a large file's lines are never all there at once. */
function* piecesOf(text: string): Generator<Buffer, void, void> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}

/**
 * The rows of a file by its headings, of which a second one of the same name is `Name (2)`; or by `positions` where it
 * has none, and then every line has as many cells or the file is refused.
 */
export async function* csvRows(
  text: string,
  positions?: readonly string[],
): AsyncGenerator<RawRow, void, void> {
  if (text.trimStart().startsWith('<'))
    throw new FeedFailure('refused', 'the answer is a web page, not a file');
  const lines = Readable.from(piecesOf(text), { objectMode: false }).pipe(
    parse({
      bom: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: MAX_LINE,
    }),
  );
  let names = positions;
  let line = 0;
  try {
    for await (const cells of lines as AsyncIterable<string[]>) {
      if (cells.length === 1 && cells[0]?.trim() === '') continue;
      line += 1;
      if (names === undefined) {
        names = headings(cells);
        continue;
      }
      if (positions !== undefined && cells.length !== positions.length)
        throw new FeedFailure(
          'missing_column',
          `line ${line} has ${cells.length} cells instead of ${positions.length}`,
        );
      const row: RawRow = {};
      for (const [at, name] of names.entries()) row[name] = cells[at] ?? '';
      yield row;
    }
  } catch (error) {
    if (error instanceof CsvError) throw new FeedFailure('truncated', 'the file ends within a quoted cell');
    throw error;
  }
}

function headings(cells: readonly string[]): string[] {
  const met = new Map<string, number>();
  return cells.map((cell) => {
    const name = cell.trim();
    const count = (met.get(name) ?? 0) + 1;
    met.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
