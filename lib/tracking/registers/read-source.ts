import { adapterFor } from '@/lib/tracking/feeds/adapters/adapter-for';
import { FeedFailure, type FeedHttp, type FeedRecord, type RawRow } from '@/lib/tracking/feeds/types';
import { csvRows } from './csv';
import type { RegisterRecord, RegisterSource } from './types';

const PAGE_ROWS = 5_000;

export interface ReadSourceInput {
  record: RegisterRecord;
  source: RegisterSource;
  address: string;
  http: FeedHttp;
  pageSize?: number | undefined;
}

/** Every row of a source, page by page, with the columns it has. Throws `FeedFailure`. */
export async function* readSource(input: ReadSourceInput): AsyncGenerator<RawRow[], void, void> {
  const { record, source, address, http, pageSize = PAGE_ROWS } = input;
  if (source.format === 'socrata') {
    const request = { since: null, position: null, pageSize };
    for await (const page of adapterFor('socrata').pages(asFeed(record, source, address), request, http))
      yield page.rows;
    return;
  }
  if (!http.getText) throw new FeedFailure('refused', 'this client reads no files');
  const text = await http.getText(new URL(address));
  let page: RawRow[] = [];
  for await (const row of csvRows(text, source.positions)) {
    page.push(row);
    if (page.length < pageSize) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

/** The source as a record that an adapter can ask. */
function asFeed(record: RegisterRecord, source: RegisterSource, endpoint: string): FeedRecord {
  return {
    id: source.id,
    city: record.authority,
    state: record.state,
    timeZone: record.timeZone,
    platform: 'socrata',
    endpoint,
    landing: source.landing,
    key: [],
    fields: {},
    status: {},
    requiredColumns: [...source.requiredColumns],
    poll: { by: 'all' },
    everyMinutes: record.everyHours * 60,
    hasContractor: false,
    licence: record.licence,
    confidence: 'high',
    evidenceDate: record.evidenceDate,
  };
}
