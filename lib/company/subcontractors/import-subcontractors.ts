import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import { subcontractors } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { newId } from '@/lib/ids';
import { MAX_SUBCONTRACTORS } from './invited';

type UserContext = Context<UserActor>;

interface Described {
  companyName: string;
  contactName: string;
  email: string;
  phone: string | null;
  role: string;
}

/**
 * Writes subcontractors of a list down, with the company locked. None is invited: that is asked of each by hand. Null
 * where there is no room for another.
 */
export async function insertSubcontractors(
  ctx: UserContext,
  rows: readonly Described[],
): Promise<({ id: string; isNew: boolean } | null)[]> {
  if (rows.length === 0) return [];
  const { companyId } = ctx.actor;
  const ofCompany = eq(subcontractors.companyId, companyId);
  const [[total], held] = await Promise.all([
    ctx.db.select({ rows: count() }).from(subcontractors).where(ofCompany),
    ctx.db
      .select({ id: subcontractors.id, email: subcontractors.email })
      .from(subcontractors)
      .where(
        and(
          ofCompany,
          inArray(
            subcontractors.email,
            rows.map(({ email }) => email),
          ),
        ),
      ),
  ]);
  let room = MAX_SUBCONTRACTORS - (total?.rows ?? 0);
  const known = new Map(held.map(({ id, email }) => [email, id]));
  const fresh: (Described & { id: string })[] = [];
  const found = rows.map((row) => {
    const id = known.get(row.email);
    if (id !== undefined) return { id, isNew: false };
    if (room <= 0) return null;
    room -= 1;
    const added = { ...row, id: newId('subcontractor') };
    fresh.push(added);
    known.set(row.email, added.id);
    return { id: added.id, isNew: true };
  });
  if (fresh.length > 0)
    await ctx.db
      .insert(subcontractors)
      .values(fresh.map((row) => ({ ...row, companyId, createdAt: ctx.now })));
  return found;
}

/** Takes subcontractors of a list back, but for whoever has accepted an invitation. */
export async function deleteSubcontractors(ctx: UserContext, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const gone = await ctx.db
    .delete(subcontractors)
    .where(
      and(
        eq(subcontractors.companyId, ctx.actor.companyId),
        isNull(subcontractors.userId),
        inArray(subcontractors.id, [...ids]),
      ),
    )
    .returning({ id: subcontractors.id });
  return gone.map(({ id }) => id);
}
