import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { memberships, permitTags, subcontractors, users } from '@/db/schema';
import type { CompanyId, Context } from '@/lib/context';
import { isActive } from '@/lib/identity/accounts/active-member';
import type { Known } from './match';

/** Who of the company can be told and given work, and which tags it has. */
export async function readKnown(
  ctx: Context,
  { companyId, keeperId }: { companyId: CompanyId; keeperId: string | null },
): Promise<Known> {
  const [members, subs, tags] = await Promise.all([
    ctx.db
      .select({ id: memberships.userId, role: memberships.role })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(and(eq(memberships.companyId, companyId), isActive, isNull(users.disabledAt)))
      .orderBy(asc(memberships.createdAt), asc(memberships.userId)),
    ctx.db
      .select({ id: subcontractors.id })
      .from(subcontractors)
      .where(eq(subcontractors.companyId, companyId)),
    ctx.db.select({ id: permitTags.id }).from(permitTags).where(eq(permitTags.companyId, companyId)),
  ]);
  // Somebody has to answer for it: where whoever switched it on is gone, the first owner does.
  const keeper = members.find(({ id }) => id === keeperId) ?? members.find(({ role }) => role === 'owner');
  return {
    members: new Set(members.map(({ id }) => id)),
    subcontractors: new Set(subs.map(({ id }) => id)),
    tags: new Set(tags.map(({ id }) => id)),
    keeper: keeper?.id ?? null,
  };
}

/** Names of members and subcontractors by their ids; of who is gone there is none. */
export async function readPeople(
  ctx: Context,
  { companyId, ids }: { companyId: CompanyId; ids: readonly string[] },
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const [members, subs] = await Promise.all([
    ctx.db
      .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(and(eq(memberships.companyId, companyId), inArray(users.id, [...ids]))),
    ctx.db
      .select({ id: subcontractors.id, name: subcontractors.companyName })
      .from(subcontractors)
      .where(and(eq(subcontractors.companyId, companyId), inArray(subcontractors.id, [...ids]))),
  ]);
  return new Map([
    ...members.map(
      ({ id, firstName, lastName }) => [id, `${firstName ?? ''} ${lastName ?? ''}`.trim()] as const,
    ),
    ...subs.map(({ id, name }) => [id, name] as const),
  ]);
}
