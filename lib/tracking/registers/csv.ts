import { FeedFailure, type RawRow } from '@/lib/tracking/feeds/types';

/** The lines of a file in which commas separate cells and quotation marks hold them together (RFC 4180). */
function* csvLines(text: string): Generator<string[], void, void> {
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (at < text.length) {
    const cells: string[] = [];
    for (;;) {
      let cell: string;
      if (text[at] === '"') {
        let end = at + 1;
        for (;;) {
          end = text.indexOf('"', end);
          if (end < 0) throw new FeedFailure('truncated', 'the file ends within a quoted cell');
          if (text[end + 1] !== '"') break;
          end += 2;
        }
        cell = text.slice(at + 1, end).replaceAll('""', '"');
        at = end + 1;
      } else {
        let end = at;
        while (end < text.length && text[end] !== ',' && text[end] !== '\n' && text[end] !== '\r') end += 1;
        cell = text.slice(at, end);
        at = end;
      }
      cells.push(cell);
      if (text[at] !== ',') break;
      at += 1;
    }
    // A quoted cell is at its end here; what stands between it and the end of the line belongs to no cell.
    while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at += 1;
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    if (cells.length > 1 || cells[0]?.trim() !== '') yield cells;
  }
}

/**
 * The rows of a file by its headings, of which a second one of the same name is `Name (2)`; or by `positions` where it
 * has none, and then every line has as many cells or the file is refused.
 */
export function* csvRows(text: string, positions?: readonly string[]): Generator<RawRow, void, void> {
  if (text.trimStart().startsWith('<'))
    throw new FeedFailure('refused', 'the answer is a web page, not a file');
  let names = positions;
  let line = 0;
  for (const cells of csvLines(text)) {
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
