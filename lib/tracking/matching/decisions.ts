import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { companyNames, feeds } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { listCompanyCities, notePermitsConfirmed } from '@/lib/identity/accounts/companies';
import { unlinkByName } from '@/lib/tracking/permits/links';
import { askAnew, citiesOf, linkConfirmedNames } from './mutations';
import type { NameDecision } from './schema';

type UserContext = Context<UserActor>;
type NameChange = PgUpdateSetSource<typeof companyNames>;

/**
 * Confirms a spelling as the company's in the cities it has now, or one confirmed before in one more city. All stored
 * permits under it there are linked, and every new one.
 */
export async function confirmName(
  ctx: UserContext,
  { norm, city }: NameDecision,
): Promise<{ linked: number }> {
  requirePermission(ctx, 'permits.change');
  const { companyId } = ctx.actor;
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    if (city === undefined) {
      // Taken back, a rejection leaves the cities that were asked about.
      const cities = sql`case when ${companyNames.state} = 'rejected' and ${companyNames.cities} <> '{}'
        then ${companyNames.cities} else ${citiesOf(companyId)} end`;
      await change(within, norm, { state: 'confirmed', decidedAt: ctx.now, cities, otherIn: [] });
      await askAnew(within, { companyIds: [companyId] });
    } else {
      await requireCity(within, city);
      await changeIn(within, norm, city, 'confirmed');
    }
    await notePermitsConfirmed(within, { companyId });
    const here = city === undefined ? undefined : eq(feeds.record, city);
    const ofName = and(eq(companyNames.companyId, companyId), eq(companyNames.nameNorm, norm), here);
    return linkConfirmedNames(within, ofName);
  });
}

/**
 * Rejects a spelling, or a confirmed one in one city: it is not suggested again, and permits linked by it are unlinked.
 */
export async function rejectName(ctx: UserContext, decision: NameDecision): Promise<{ unlinked: number }> {
  return takeBack(ctx, decision, 'rejected');
}

/** Undoes a decision: the spelling is suggested again. */
export async function undoNameDecision(
  ctx: UserContext,
  decision: NameDecision,
): Promise<{ unlinked: number }> {
  return takeBack(ctx, decision, 'suggested');
}

async function takeBack(
  ctx: UserContext,
  { norm, city }: NameDecision,
  state: 'suggested' | 'rejected',
): Promise<{ unlinked: number }> {
  requirePermission(ctx, 'permits.change');
  const { companyId } = ctx.actor;
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    if (city !== undefined) await changeIn(within, norm, city, state);
    else {
      const isOpen = state === 'suggested';
      await change(within, norm, {
        state,
        decidedAt: isOpen ? null : ctx.now,
        ...(isOpen ? { cities: [], otherIn: [] } : {}),
      });
      await askAnew(within, { companyIds: [companyId] });
    }
    // Keeps permits the company added itself, and its rejections.
    return { unlinked: await unlinkByName(within, { companyId, norm, city }) };
  });
}

async function requireCity(ctx: UserContext, city: string): Promise<void> {
  const held = await listCompanyCities(ctx, { companyId: ctx.actor.companyId });
  if (!held.some(({ slug }) => slug === city)) throw new AppError('not_found', { detail: city });
}

/** Answers for one city whether a confirmed spelling is the company's there, or opens that question again. */
async function changeIn(
  ctx: UserContext,
  norm: string,
  city: string,
  state: 'suggested' | 'confirmed' | 'rejected',
): Promise<void> {
  const { cities, otherIn } = companyNames;
  const without = (list: typeof cities) => sql`array_remove(${list}, ${city}::text)`;
  const withIt = (list: typeof cities) => sql`array_append(${without(list)}, ${city}::text)`;
  const confirmed = eq(companyNames.state, 'confirmed');
  await change(
    ctx,
    norm,
    {
      cities: state === 'confirmed' ? withIt(cities) : without(cities),
      otherIn: state === 'rejected' ? withIt(otherIn) : without(otherIn),
    },
    confirmed,
  );
}

async function change(ctx: UserContext, norm: string, set: NameChange, where?: SQL): Promise<void> {
  const changed = await ctx.db
    .update(companyNames)
    .set(set)
    .where(and(eq(companyNames.companyId, ctx.actor.companyId), eq(companyNames.nameNorm, norm), where))
    .returning({ norm: companyNames.nameNorm });
  if (changed.length === 0)
    throw new AppError('not_found', { detail: 'the name is not among the company’s' });
}
