import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { inspections, reviewComments, reviewSteps, reviewTargets } from '@/db/schema';
import { arrayLiteral } from '@/lib/tracking/feeds/array-literal';
import type { StoredStep } from './news';
import type { SideKind, Step } from './types';

type Column = readonly [name: string, field: keyof Step, type: 'text' | 'date' | 'integer'];

interface StepTable {
  table: SQL;
  /** Its own columns and what of a step they hold. */
  columns: readonly Column[];
  /** Whether its rows count the events about them. */
  counts: boolean;
}

/** Where the steps of each kind are kept. */
const TABLES: Record<SideKind, StepTable> = {
  inspections: {
    table: sql`${inspections}`,
    columns: [
      ['kind', 'name', 'text'],
      ['held_on', 'day', 'date'],
      ['result_word', 'word', 'text'],
      ['outcome', 'outcome', 'text'],
    ],
    counts: true,
  },
  reviews: {
    table: sql`${reviewSteps}`,
    columns: [
      ['desk', 'name', 'text'],
      ['cycle', 'cycle', 'integer'],
      ['arrived_on', 'day', 'date'],
      ['finished_on', 'endedOn', 'date'],
      ['result_word', 'word', 'text'],
      ['outcome', 'outcome', 'text'],
    ],
    counts: true,
  },
  targets: {
    table: sql`${reviewTargets}`,
    columns: [
      ['desk', 'name', 'text'],
      ['arrived_on', 'day', 'date'],
      ['due_on', 'dueOn', 'date'],
    ],
    counts: false,
  },
  comments: {
    table: sql`${reviewComments}`,
    columns: [
      ['desk', 'name', 'text'],
      ['cycle', 'cycle', 'integer'],
      ['written_on', 'day', 'date'],
      ['subject', 'subject', 'text'],
      ['body', 'body', 'text'],
      ['link', 'link', 'text'],
    ],
    counts: false,
  },
};

const NOTHING: Omit<Step, 'key'> = {
  name: null,
  cycle: null,
  day: null,
  endedOn: null,
  dueOn: null,
  word: null,
  outcome: '',
  subject: null,
  body: null,
  link: null,
};

/** A step as its table can keep it: what the table has no column for is left out, so that two readings compare equal. */
export function keptPart<S extends Step>(kind: SideKind, step: S): S {
  const kept: Record<string, unknown> = {};
  for (const [, field] of TABLES[kind].columns) kept[field] = step[field];
  return { ...step, ...NOTHING, ...kept };
}

const list = (parts: readonly string[]): SQL => sql.raw(parts.join(', '));

/** What is kept of these permits from one side feed, by permit. */
export async function loadSteps(
  tx: Database,
  side: { id: string; kind: SideKind },
  permitIds: readonly number[],
): Promise<Map<number, StoredStep[]>> {
  const { table, columns, counts } = TABLES[side.kind];
  const shown = columns.map(([name, field, type]) =>
    type === 'date' ? `${name}::text as "${field}"` : `${name} as "${field}"`,
  );
  const rows = await tx.execute<
    Partial<StoredStep> & { permit_id: string; key: string; revision: number }
  >(sql`
    select permit_id, source_key as key, ${list(shown)}, ${counts ? sql`revision` : sql`0 as revision`}
    from ${table}
    where permit_id = any(${arrayLiteral([...permitIds])}::bigint[])
      and starts_with(source_key, ${`${side.id} `})`);
  const byPermit = new Map<number, StoredStep[]>();
  for (const { permit_id: id, ...row } of rows) {
    const permitId = Number(id);
    byPermit.set(permitId, [...(byPermit.get(permitId) ?? []), { ...NOTHING, ...row }]);
  }
  return byPermit;
}

/** Upserts steps and removes those that are gone. */
export async function writeSteps(
  tx: Database,
  kind: SideKind,
  { write, gone }: { write: [permitId: number, step: StoredStep][]; gone: [permitId: number, key: string][] },
  now: Date,
): Promise<void> {
  const { table, columns, counts } = TABLES[kind];
  if (gone.length > 0)
    await tx.execute(sql`
      delete from ${table} t
      using unnest(${arrayLiteral(gone.map(([id]) => id))}::bigint[], ${arrayLiteral(gone.map(([, key]) => key))}::text[])
        as n (permit_id, source_key)
      where t.permit_id = n.permit_id and t.source_key = n.source_key`);
  if (write.length === 0) return;
  // In one order, so that two workers lock the same rows in the same order.
  const rows = [...write].sort(([a, one], [b, two]) => a - b || (one.key < two.key ? -1 : 1));
  const names = [...columns.map(([name]) => name), ...(counts ? ['revision'] : [])];
  const arrays = columns.map(
    ([, field, type]) => sql`${arrayLiteral(rows.map(([, step]) => step[field]))}::${sql.raw(type)}[]`,
  );
  if (counts) arrays.push(sql`${arrayLiteral(rows.map(([, step]) => step.revision))}::integer[]`);
  const at = now.toISOString();
  await tx.execute(sql`
    insert into ${table} (permit_id, source_key, ${list(names)}, first_seen_at, changed_at)
    select n.*, ${at}::timestamptz, ${at}::timestamptz
    from unnest(${arrayLiteral(rows.map(([id]) => id))}::bigint[], ${arrayLiteral(rows.map(([, { key }]) => key))}::text[],
      ${sql.join(arrays, sql`, `)}) as n
    on conflict (permit_id, source_key) do update
    set ${list(names.map((name) => `${name} = excluded.${name}`))}, changed_at = excluded.changed_at`);
}
