import { setImmediate as nextTurn } from 'node:timers/promises';
import { adapterFor } from './adapters/adapter-for';
import { passGate } from './change-gate';
import { absentFields } from './mapped-columns';
import { getRowReader } from './normalise';
import { rawStamp } from './row-stamp';
import {
  FeedFailure,
  type FeedHttp,
  type FeedPage,
  type FeedRecord,
  type Note,
  type RawRow,
  type ReadPage,
  type ReadRequest,
  type ReadRow,
} from './types';

/** Rows processed before yielding to the event loop: a few milliseconds of work. */
const ROWS_A_TURN = 250;

/**
 * Reads a feed page by page into permits. Throws `FeedFailure` when the source as a whole fails; pages
 * already yielded stay valid, and their `next` is where a later call resumes. A feed that is read whole is
 * first queried conditionally; if it is unchanged, one page without rows is yielded. Its validators are
 * stored only when the caller comes back after the last page, that is, has written it.
 */
export async function* readFeed(
  record: FeedRecord,
  request: ReadRequest,
  http: FeedHttp,
): AsyncGenerator<ReadPage, void, void> {
  const readRow = getRowReader(record);
  const readsAll = request.since === null || record.poll.by === 'all';
  let rows = request.position === null ? 0 : 1;
  const gate = await passGate(record, request, http);
  if (!gate.open) {
    yield {
      permits: [],
      setAside: [],
      unknownStatuses: new Map(),
      duplicates: 0,
      rows: 0,
      next: null,
      notModified: true,
    };
    return;
  }
  for await (const page of adapterFor(record.platform).pages(record, request, http)) {
    rows += page.rows.length;
    // A whole feed without a row means the portal is in trouble, not that the city has no permits.
    if (readsAll && rows === 0 && page.next === null) {
      throw new FeedFailure('empty', 'the feed holds no rows');
    }
    yield await readPage(page, readRow, record);
  }
  await gate.remember();
}

/** Converts one page of raw rows to permits; of rows with the same key the last wins. */
export async function readPage(
  page: FeedPage,
  readRow: (raw: RawRow) => ReadRow,
  record?: FeedRecord,
): Promise<ReadPage> {
  const permits = new Map<string, ReadPage['permits'][number]>();
  const result: ReadPage = {
    permits: [],
    setAside: [],
    unknownStatuses: new Map(),
    duplicates: 0,
    rows: page.rows.length,
    next: page.next,
  };
  let left = ROWS_A_TURN;
  for (const raw of page.rows) {
    if (left-- === 0) {
      await nextTurn();
      left = ROWS_A_TURN;
    }
    const read = readRow(raw);
    if (!read.ok) {
      result.setAside.push(read.setAside);
      continue;
    }
    const { sourceKey } = read.permit;
    const stamp = rawStamp(raw);
    if (stamp !== null) {
      result.stamps ??= new Map();
      result.stamps.set(sourceKey, stamp);
    }
    const sizeBefore = permits.size;
    permits.set(sourceKey, read.permit);
    if (permits.size === sizeBefore) {
      // The later row also takes the later place in the order.
      result.duplicates++;
      result.doubledKeys ??= new Set();
      result.doubledKeys.add(sourceKey);
      permits.delete(sourceKey);
      permits.set(sourceKey, read.permit);
    }
    if (read.warnings.length > 0 || read.unknownStatus !== null) {
      result.notes ??= new Map();
      result.notes.set(sourceKey, notesOf(read));
    }
    if (read.unknownStatus !== null) {
      const seen = result.unknownStatuses.get(read.unknownStatus) ?? 0;
      result.unknownStatuses.set(read.unknownStatus, seen + 1);
    }
  }
  result.permits = [...permits.values()];
  if (record) result.absent = absentFields(record, page.rows);
  return result;
}

function notesOf({ warnings, unknownStatus }: Extract<ReadRow, { ok: true }>): Note[] {
  const notes: Note[] = warnings.map((detail) => ({ kind: 'warning', detail }));
  return unknownStatus === null ? notes : [...notes, { kind: 'unknown_word', detail: unknownStatus }];
}
