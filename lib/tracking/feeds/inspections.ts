import { sql } from 'drizzle-orm';
import { inspections } from '@/db/schema';
import type { Context } from '@/lib/context';
import { dayIn } from '@/lib/platform/clock/zones';
import type { InspectionOutcome } from '@/lib/tracking/permits/types';
import { adapterFor } from './adapters/adapter-for';
import { arrayLiteral } from './array-literal';
import { toLine } from './clean-text';
import { readDate } from './dates';
import { compileSource, type Take } from './field-source';
import { contactless } from './personal-data';
import { keepUnknownWords } from './set-aside';
import { readSourceKey } from './source-key';
import { foldStatusWord } from './status-map';
import type { FeedHttp, FeedRecord, InspectionSource, RawRow } from './types';

const MAX_LINE = 300;

export interface InspectionsInput {
  feedId: string;
  record: FeedRecord;
  http: FeedHttp;
  permits: { id: number; permitNumber: string }[];
}

interface Inspection {
  permitId: number;
  sourceKey: string;
  kind: string | null;
  heldOn: string | null;
  resultWord: string | null;
  outcome: InspectionOutcome;
}

/**
 * Fetches the inspections of these permits and upserts those that changed. A result without a mapping becomes
 * `unknown` and is reported like an unknown status word. Throws `FeedFailure`.
 */
export async function readInspections(
  ctx: Context,
  { feedId, record, http, permits }: InspectionsInput,
): Promise<{ rows: number; changed: number }> {
  const source = record.inspections;
  if (!source || permits.length === 0) return { rows: 0, changed: 0 };
  const byNumber = new Map<string, number[]>();
  for (const { id, permitNumber } of permits) {
    byNumber.set(permitNumber, [...(byNumber.get(permitNumber) ?? []), id]);
  }
  const rows = await adapterFor(source.platform).rowsBy(
    recordOfInspections(record, source),
    source.permitNumber,
    [...byNumber.keys()],
    http,
  );
  const read = createInspectionReader(source, record.timeZone, dayIn(record.timeZone, ctx.now));
  const found = new Map<string, Inspection>();
  const unknown = new Map<string, number>();
  for (const row of rows) {
    const inspection = read(row);
    if (!inspection) continue;
    const { permitNumber, unknownWord, ...rest } = inspection;
    for (const permitId of byNumber.get(permitNumber) ?? []) {
      found.set(`${permitId} ${rest.sourceKey}`, { permitId, ...rest });
    }
    if (unknownWord !== null) unknown.set(unknownWord, (unknown.get(unknownWord) ?? 0) + 1);
  }
  const changed = await ctx.db.transaction(async (tx) => {
    await keepUnknownWords(tx, feedId, unknown, ctx.now);
    return await write(tx, [...found.values()], ctx.now);
  });
  return { rows: rows.length, changed };
}

/** The inspections data set as a record that an adapter can query. */
function recordOfInspections(record: FeedRecord, source: InspectionSource): FeedRecord {
  const { layers: _layers, newLayers: _new, lookup: _lookup, dataset: _dataset, ...rest } = record;
  return {
    ...rest,
    platform: source.platform,
    endpoint: source.endpoint,
    ...(source.dataset === undefined ? {} : { dataset: source.dataset }),
    fields: {},
    requiredColumns: [source.permitNumber],
    poll: { by: 'all' },
  };
}

type ReadInspection = Omit<Inspection, 'permitId'> & { permitNumber: string; unknownWord: string | null };

function createInspectionReader(
  source: InspectionSource,
  timeZone: string,
  today: string,
): (raw: RawRow) => ReadInspection | null {
  const take = (of: InspectionSource['kind']): Take => (of === undefined ? () => null : compileSource(of));
  const keyParts = source.key.map(compileSource);
  const kind = take(source.kind);
  const held = take(source.heldOn);
  const result = take(source.result);
  const outcomes = new Map<string, InspectionOutcome>();
  for (const outcome of OUTCOMES) {
    for (const word of source.outcomes[outcome] ?? []) outcomes.set(foldStatusWord(word), outcome);
  }

  return (raw) => {
    const sourceKey = readSourceKey(keyParts, raw);
    const permitNumber = toLine(raw[source.permitNumber], MAX_LINE);
    if (sourceKey === null || permitNumber === null) return null;
    const heldOn = readDate(held(raw), timeZone).date;
    const resultWord = contactless(toLine(result(raw), MAX_LINE));
    const known = resultWord === null ? undefined : outcomes.get(foldStatusWord(resultWord));
    // A future date without a result is an appointment; a past one has no known outcome.
    const withoutWord = heldOn !== null && heldOn >= today ? 'scheduled' : 'unknown';
    return {
      permitNumber,
      sourceKey,
      kind: contactless(toLine(kind(raw), MAX_LINE)),
      heldOn,
      resultWord,
      outcome: resultWord === null ? withoutWord : (known ?? 'unknown'),
      unknownWord: resultWord !== null && known === undefined ? resultWord : null,
    };
  };
}

const OUTCOMES = ['scheduled', 'passed', 'partial', 'failed', 'cancelled'] as const;

async function write(tx: Context['db'], rows: Inspection[], now: Date): Promise<number> {
  if (rows.length === 0) return 0;
  // Sorted, so that two workers lock the same rows in the same order.
  rows.sort((a, b) => a.permitId - b.permitId || (a.sourceKey < b.sourceKey ? -1 : 1));
  const column = (value: (row: Inspection) => string | number | null) => arrayLiteral(rows.map(value));
  const at = now.toISOString();
  const written = await tx.execute(sql`
    insert into ${inspections}
      (permit_id, source_key, kind, held_on, result_word, outcome, first_seen_at, changed_at)
    select n.*, ${at}::timestamptz, ${at}::timestamptz
    from unnest(
      ${column((row) => row.permitId)}::bigint[], ${column((row) => row.sourceKey)}::text[],
      ${column((row) => row.kind)}::text[], ${column((row) => row.heldOn)}::date[],
      ${column((row) => row.resultWord)}::text[], ${column((row) => row.outcome)}::text[]
    ) as n
    on conflict (permit_id, source_key) do update
    set kind = excluded.kind, held_on = excluded.held_on, result_word = excluded.result_word,
      outcome = excluded.outcome, changed_at = excluded.changed_at
    where (inspections.kind, inspections.held_on, inspections.result_word, inspections.outcome)
      is distinct from (excluded.kind, excluded.held_on, excluded.result_word, excluded.outcome)
    returning 1`);
  return written.length;
}
