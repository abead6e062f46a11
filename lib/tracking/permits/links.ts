import { and, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { companyPermits } from '@/db/schema';
import type { CompanyId, Context } from '@/lib/context';
import type { LinkSource } from '@/lib/tracking/matching/types';
import { permitYears } from './allowance';

/**
 * Links companies to the permits a query names (`company_id`, `permit_id`), as far as each company's year has room:
 * open ones first by their day, newest first; those that are over take none. Existing links are unchanged. Returns
 * how many were new, and the companies whose years had no room for some.
 */
export async function insertLinks(
  ctx: Context,
  found: SQLWrapper,
): Promise<{ linked: number; withoutRoom: string[] }> {
  const [row] = await ctx.db.execute<{ linked: number; without_room: string[] }>(sql`
    with fresh as (
      select f.company_id, f.permit_id, p.status_bucket in ('finaled', 'expired', 'stopped') as is_over, p.listed_on
      from ${found} f join permits p on p.id = f.permit_id
      where not exists (
        select 1 from company_permits known
        where known.company_id = f.company_id and known.permit_id = f.permit_id)
    ), years as (${permitYears(ctx, sql`select company_id from fresh`)}),
    placed as (
      select p.company_id, p.permit_id, p.is_over or p.place <= years."limit" - years.used as has_room
      from (
        select *, row_number() over (partition by company_id, is_over order by listed_on desc, permit_id desc) as place
        from fresh
      ) p join years using (company_id)
    ), added as (
      insert into ${companyPermits} (company_id, permit_id, source, state, score, created_at)
      select company_id, permit_id, 'name', 'confirmed', 1, ${ctx.now.toISOString()}::timestamptz
      from placed where has_room
      -- A fixed order, so that concurrent workers cannot deadlock.
      order by company_id, permit_id
      on conflict do nothing
      returning 1
    )
    select (select count(*)::int from added) as linked,
      array(select distinct company_id from placed where not has_room order by company_id) as without_room`);
  return { linked: row?.linked ?? 0, withoutRoom: row?.without_room ?? [] };
}

/**
 * Deletes a company's links by a name, in one city or in all; links it added itself and its rejections stay. Returns
 * how many were deleted.
 */
export async function unlinkByName(
  ctx: Context,
  { companyId, norm, city }: { companyId: CompanyId; norm: string; city?: string | undefined },
): Promise<number> {
  const inCity =
    city === undefined ? sql`` : sql`and p.feed_id in (select id from feeds where record = ${city})`;
  const rows = await ctx.db.execute(sql`
    delete from company_permits l using permits p
    where l.company_id = ${companyId} and l.permit_id = p.id
      and l.source = 'name' and l.state = 'confirmed' and p.contractor_norm = ${norm} ${inCity}
    returning 1`);
  return rows.length;
}

/** Copies a permit's links to another permit. */
export async function copyLinks(
  tx: Database,
  { from, to, now }: { from: number; to: number; now: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into ${companyPermits} (company_id, permit_id, source, state, score, created_at)
    select company_id, ${to}, source, state, score, ${now.toISOString()}::timestamptz
    from ${companyPermits} where permit_id = ${from}
    on conflict do nothing`);
}

/** Makes permits a company's, those it took out before too; returns which of them were not. */
export async function confirmLinks(
  ctx: Context,
  {
    companyId,
    permitIds,
    source,
  }: { companyId: CompanyId; permitIds: readonly number[]; source: LinkSource },
): Promise<number[]> {
  if (permitIds.length === 0) return [];
  const ids = [...new Set(permitIds)].sort((a, b) => a - b);
  const rows = await ctx.db.execute<{ permit_id: number | string }>(sql`
    insert into ${companyPermits} as l (company_id, permit_id, source, state, score, created_at)
    select ${companyId}, id, ${source}, 'confirmed', 1, ${ctx.now.toISOString()}::timestamptz
    from unnest(${`{${ids.join(',')}}`}::bigint[]) as id
    on conflict (company_id, permit_id) do update
      set state = 'confirmed', source = excluded.source, score = 1, removed_at = null where l.state <> 'confirmed'
    returning permit_id`);
  return rows.map(({ permit_id }) => Number(permit_id));
}

/** Forgets that permits are a company's, as if they had never been. */
export async function forgetLinks(
  ctx: Context,
  { companyId, permitIds }: { companyId: CompanyId; permitIds: readonly number[] },
): Promise<void> {
  if (permitIds.length === 0) return;
  await ctx.db
    .delete(companyPermits)
    .where(and(eq(companyPermits.companyId, companyId), inArray(companyPermits.permitId, [...permitIds])));
}

/** Takes permits out again, as they were before. */
export async function rejectLinks(
  ctx: Context,
  { companyId, permitIds }: { companyId: CompanyId; permitIds: readonly number[] },
): Promise<void> {
  if (permitIds.length === 0) return;
  await ctx.db
    .update(companyPermits)
    .set({ state: 'rejected', removedAt: ctx.now })
    .where(and(eq(companyPermits.companyId, companyId), inArray(companyPermits.permitId, [...permitIds])));
}
