import { and, count, eq } from 'drizzle-orm';
import { invitations, memberships, subcontractors, users } from '@/db/schema';
import { isOpen } from '@/lib/accounts/open-invitation';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { newId } from '@/lib/ids';
import type { InvitationKind } from '@/lib/team/types';
import type { InviteSubcontractor } from './schema';
import { DEFAULT_TRADE, type InvitationProblem, MAX_SUBCONTRACTORS } from './types';

type UserContext = Context<UserActor>;

function refuse(problem: InvitationProblem): never {
  throw new AppError('already_exists', { fields: { email: problem } });
}

/** Refuses whom the company has already. */
export async function requireNoMember(ctx: UserContext, email: string): Promise<void> {
  const [member] = await ctx.db
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.companyId, ctx.actor.companyId), eq(users.email, email)))
    .limit(1);
  if (member) refuse('already_member');
}

/** Makes room for another invitation of an address: one that still works stands in the way, one that ran out does not. */
export async function closeExpired(ctx: UserContext, kind: InvitationKind, email: string): Promise<void> {
  const ofAddress = and(
    eq(invitations.companyId, ctx.actor.companyId),
    eq(invitations.kind, kind),
    eq(invitations.email, email),
    isOpen,
  );
  const [open] = await ctx.db.select().from(invitations).where(ofAddress).for('update');
  if (!open) return;
  if (open.expiresAt > ctx.now) refuse('invitation_open');
  await ctx.db.update(invitations).set({ revokedAt: ctx.now }).where(eq(invitations.id, open.id));
}

/** The subcontractor of the address: a new one, or one who never came in, as they are described now. */
export async function saveInvited(ctx: UserContext, input: InviteSubcontractor): Promise<string> {
  const { companyId } = ctx.actor;
  const { email, contactName, companyName, phone, locale } = input;
  const described = { contactName, companyName, phone, role: input.role || DEFAULT_TRADE[locale] };
  const [known] = await ctx.db
    .select()
    .from(subcontractors)
    .where(and(eq(subcontractors.companyId, companyId), eq(subcontractors.email, email)))
    .for('update');
  if (known?.userId) refuse('already_member');
  if (known) {
    await ctx.db
      .update(subcontractors)
      .set({ ...described, acceptedAt: null })
      .where(eq(subcontractors.id, known.id));
    return known.id;
  }
  const [held] = await ctx.db
    .select({ rows: count() })
    .from(subcontractors)
    .where(eq(subcontractors.companyId, companyId));
  if ((held?.rows ?? 0) >= MAX_SUBCONTRACTORS) throw new AppError('plan_limit', { detail: 'subcontractors' });
  const id = newId('subcontractor');
  await ctx.db.insert(subcontractors).values({ id, companyId, email, ...described, createdAt: ctx.now });
  return id;
}
