import { eq, sql } from 'drizzle-orm';
import { subcontractors } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { recordAudit } from '@/lib/identity/audit/mutations';

type UserContext = Context<UserActor>;

/** Of a subcontractor's person what was or is to be put in; the e-mail address is never empty. */
export interface PersonParts {
  id: string;
  name?: string | undefined;
  phone?: string | undefined;
}

/** A subcontractor of whose people nothing was said has the company's own name in that place. */
const noPerson = sql`left(${subcontractors.companyName}, 100)`;

/** The company's subcontractors with their people. */
export function listPeople(ctx: UserContext, { hold }: { hold: boolean }) {
  const query = ctx.db
    .select({
      id: subcontractors.id,
      companyName: subcontractors.companyName,
      name: sql<string | null>`nullif(${subcontractors.contactName}, ${noPerson})`,
      email: subcontractors.email,
      phone: subcontractors.phone,
    })
    .from(subcontractors)
    .where(eq(subcontractors.companyId, ctx.actor.companyId))
    .orderBy(subcontractors.id);
  return hold ? query.for('update') : query;
}

const named = sql`as f (id text, name text, phone text)`;

/** Enters people, each part where none stands. */
export async function fillPeople(ctx: UserContext, fills: readonly PersonParts[]): Promise<void> {
  if (fills.length === 0) return;
  await ctx.db.execute(sql`
    update ${subcontractors} s set contact_name = coalesce(f.name, s.contact_name),
      phone = coalesce(s.phone, f.phone)
    from jsonb_to_recordset((${JSON.stringify(fills)}::text)::jsonb) ${named}
    where s.id = f.id and s.company_id = ${ctx.actor.companyId}`);
  for (const { id } of fills) await recordAudit(ctx, { action: 'subcontractor.changed', subject: id });
}

/** Takes people out again where all that was put in still stands; returns whose. */
export async function emptyPeople(ctx: UserContext, fills: readonly PersonParts[]): Promise<string[]> {
  if (fills.length === 0) return [];
  const emptied = await ctx.db.execute<{ id: string }>(sql`
    update ${subcontractors} s set
      contact_name = case when f.name is null then s.contact_name else left(s.company_name, 100) end,
      phone = case when f.phone is null then s.phone end
    from jsonb_to_recordset((${JSON.stringify(fills)}::text)::jsonb) ${named}
    where s.id = f.id and s.company_id = ${ctx.actor.companyId}
      and (f.name is null or f.name = s.contact_name) and (f.phone is null or f.phone = s.phone)
    returning s.id`);
  const gone = [...emptied].map(({ id }) => id);
  for (const id of gone) await recordAudit(ctx, { action: 'subcontractor.changed', subject: id });
  return gone;
}
