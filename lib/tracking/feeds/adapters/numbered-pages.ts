import {
  FeedFailure,
  type FeedPage,
  type FeedRecord,
  type Position,
  type RawRow,
  type ReadRequest,
} from '@/lib/tracking/feeds/types';
import { checkColumnsInRows } from './columns';
import { numberAt, sinceDate, sinceInstant } from './literals';

/** What a pass over a numbered list asks for: rows whose column is of this time or later, or all rows. */
export interface Pass {
  column: string | null;
  /** The city's day, and the instant, from which on. */
  day: string;
  since: Date;
}

export interface NumberedPage {
  rows: RawRow[];
  isLast: boolean;
}

/** More pages than this in one pass mean that the list does not end. */
const MOST_PAGES = 10_000;

/**
 * Reads a list that is paged by number, once for each date the record polls by. Such lists promise no order, and rows
 * may move between pages while they are read: what is missed comes with the next read, whose window overlaps.
 */
export async function* readNumbered(
  record: FeedRecord,
  request: ReadRequest,
  { size, stamp }: { size: number; stamp: string | null },
  fetchPage: (pass: Pass, page: number, size: number) => Promise<NumberedPage>,
): AsyncGenerator<FeedPage, void, void> {
  const passes = listPasses(record, request.since, stamp);
  const pageSize = Math.min(request.pageSize ?? size, size);
  let position: Position | null = request.position;
  let before = '';
  for (let index = numberAt(position, 'pass', 0); index < passes.length; index++) {
    const pass = passes[index];
    if (!pass) return;
    for (let page = numberAt(position, 'page', 0); ; page++) {
      if (page >= MOST_PAGES) throw new FeedFailure('portal_error', 'the pages of the list do not end');
      const { rows, isLast } = await fetchPage(pass, page, pageSize);
      checkColumnsInRows(record, rows);
      const content = JSON.stringify(rows);
      if (rows.length > 0 && content === before) {
        throw new FeedFailure('portal_error', 'the portal gives the same page again');
      }
      before = content;
      const done = isLast || rows.length === 0;
      const following = index + 1 < passes.length ? { pass: index + 1, page: 0 } : null;
      yield { rows, next: done ? following : { pass: index, page: page + 1 } };
      if (done) break;
    }
    position = null;
    before = '';
  }
}

function listPasses(record: FeedRecord, since: Date | null, stamp: string | null): Pass[] {
  const { poll } = record;
  const all: Pass = { column: null, day: '', since: new Date(0) };
  if (since === null || poll.by === 'all') return [all];
  if (poll.by === 'updated_at')
    return [{ column: stamp, day: sinceDate(record, { overlapDays: 0 }, since), since }];
  const window = { day: sinceDate(record, poll, since), since: sinceInstant(poll, since) };
  return [poll.column, ...(poll.also ?? [])].map((column) => ({ column, ...window }));
}
