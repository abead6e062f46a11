import { asc, eq } from 'drizzle-orm';
import { subcontractors } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { mayUse } from '@/lib/identity/access/permissions';

/** The company's subcontractors by name, to be chosen from; none where the plan has none. */
export async function listSubcontractorNames(
  ctx: Context<UserActor>,
): Promise<{ id: string; name: string }[]> {
  if (!mayUse('subcontractors.read', ctx.actor)) return [];
  return ctx.db
    .select({ id: subcontractors.id, name: subcontractors.companyName })
    .from(subcontractors)
    .where(eq(subcontractors.companyId, ctx.actor.companyId))
    .orderBy(asc(subcontractors.companyName), asc(subcontractors.id));
}
