import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { cityMails } from '@/db/schema';
import type { CompanyId, Context } from '@/lib/context';

/** Mails that were put on a permit are on another one from now on. */
export async function renameInMails(
  ctx: Context,
  { companyId, from, to }: { companyId: CompanyId; from: number; to: number },
): Promise<void> {
  const { matched, candidates } = cityMails;
  const named = (column: AnyPgColumn): SQL => sql`${column} @> to_jsonb(${from}::bigint)`;
  const renamed = (column: AnyPgColumn): SQL => sql`coalesce((
    select jsonb_agg(distinct case when id = to_jsonb(${from}::bigint) then to_jsonb(${to}::bigint) else id end)
    from jsonb_array_elements(${column}) as ids (id)), '[]'::jsonb)`;
  await ctx.db
    .update(cityMails)
    .set({ matched: renamed(matched), candidates: renamed(candidates) })
    .where(sql`${cityMails.companyId} = ${companyId} and (${named(matched)} or ${named(candidates)})`);
}
