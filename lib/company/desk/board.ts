import { type SQL, sql } from 'drizzle-orm';
import type { Context, UserActor } from '@/lib/context';
import type { Group } from './address';
import { type DeskPermit, type PermitRow, ROW_COLUMNS, toDeskPermit } from './rows';
import { daysWaited, fromPermits, ofCompany } from './scope';

export interface BoardColumn {
  /** A status, a person's or tag's id, a city; empty for permits without one. */
  key: string;
  permits: number;
  cents: number;
  cards: DeskPermit[];
}

/** Cards a column shows; the rest is counted. */
export const CARDS = 20;
const MOST_COLUMNS = 40;

const KEYS: Readonly<Record<Group, SQL>> = {
  status: sql`p.status_bucket`,
  city: sql`f.record`,
  person: sql`coalesce(a.user_id, a.subcontractor_id, '')`,
  tag: sql`coalesce(t.tag_id, '')`,
};

const JOINS: Readonly<Record<Group, SQL>> = {
  status: sql``,
  city: sql``,
  // Of two people a permit is in both columns.
  person: sql`left join permit_assignments a on a.company_id = l.company_id and a.permit_id = l.permit_id`,
  tag: sql`left join tagged_permits t on t.company_id = l.company_id and t.permit_id = l.permit_id`,
};

/** The set in columns: how many, what they are worth, and the first of each, those longest past the usual on top. */
export async function listBoard(
  ctx: Context<UserActor>,
  { where, group, today }: { where: SQL; group: Group; today: string },
): Promise<BoardColumn[]> {
  const past = sql`case when w.since is null then -1
    when u.high is not null then 1 + ${daysWaited(today)}::numeric / u.high
    else ${daysWaited(today)}::numeric / 100000 end`;
  const rows = await ctx.db.execute<
    PermitRow & { column_key: string; in_column: number | string; cents: number | string | null }
  >(sql`
    with placed as (
      select p.id, ${KEYS[group]} as column_key,
        row_number() over (partition by ${KEYS[group]} order by ${past} desc, p.id desc) as place,
        count(*) over (partition by ${KEYS[group]}) as in_column,
        sum(p.valuation_cents) over (partition by ${KEYS[group]}) as cents
      from ${fromPermits(ctx.now)} ${JOINS[group]}
      where ${ofCompany(ctx.actor.companyId)} and ${where}
    )
    select placed.column_key, placed.in_column, placed.cents, ${ROW_COLUMNS}
    from placed, ${fromPermits(ctx.now)}
    where placed.place <= ${CARDS} and p.id = placed.id and ${ofCompany(ctx.actor.companyId)}
    order by placed.column_key, placed.place
    limit ${CARDS * MOST_COLUMNS}`);
  const columns = new Map<string, BoardColumn>();
  for (const row of rows) {
    const key = row.column_key;
    const column = columns.get(key) ?? {
      key,
      permits: Number(row.in_column),
      cents: Number(row.cents ?? 0),
      cards: [],
    };
    column.cards.push(toDeskPermit(row, ctx.now));
    columns.set(key, column);
  }
  return [...columns.values()];
}
