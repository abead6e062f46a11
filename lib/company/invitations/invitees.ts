import { and, eq } from 'drizzle-orm';
import { invitations, memberships, users } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { isOpen } from '@/lib/identity/accounts/open-invitation';
import type { InvitationKind, InvitationProblem } from './types';

type UserContext = Context<UserActor>;

export function refuse(problem: InvitationProblem): never {
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
