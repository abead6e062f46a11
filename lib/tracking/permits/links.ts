import { sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { companyPermits } from '@/db/schema';
import type { CompanyId, Context } from '@/lib/context';

type NewLinks = Parameters<ReturnType<typeof intoLinks>['select']>[0];

function intoLinks(db: Database) {
  return db.insert(companyPermits);
}

/** Inserts links for the rows of a query; existing links are unchanged. Returns how many were new. */
export async function insertLinks(ctx: Context, found: NewLinks): Promise<number> {
  const linked = await intoLinks(ctx.db)
    .select(found)
    .onConflictDoNothing()
    .returning({ id: companyPermits.permitId });
  return linked.length;
}

/**
 * Deletes a company's links by a name; links it added itself and its rejections stay. Returns how many were
 * deleted.
 */
export async function unlinkByName(
  ctx: Context,
  { companyId, norm }: { companyId: CompanyId; norm: string },
): Promise<number> {
  const rows = await ctx.db.execute(sql`
    delete from company_permits l using permits p
    where l.company_id = ${companyId} and l.permit_id = p.id
      and l.source = 'name' and l.state = 'confirmed' and p.contractor_norm = ${norm}
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
