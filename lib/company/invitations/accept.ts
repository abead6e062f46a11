import { eq } from 'drizzle-orm';
import { invitations, users } from '@/db/schema';
import { openPortalFor } from '@/lib/company/subcontractors/invited';
import { type AccountActor, asCompanyId, type Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { createInvitedUser, noteAddressVerified } from '@/lib/identity/accounts/invited-user';
import { lockCompany } from '@/lib/identity/accounts/lock-company';
import { addMembership } from '@/lib/identity/accounts/memberships';
import { requireStrongPassword } from '@/lib/identity/accounts/password-list';
import { hashPassword } from '@/lib/identity/accounts/passwords';
import { countSeats } from '@/lib/identity/accounts/seats';
import { verifySignIn } from '@/lib/identity/accounts/sign-in';
import { recordAudit } from '@/lib/identity/audit/mutations';
import type { SignInMethod } from '@/lib/identity/audit/types';
import { getOpenInvitation, ofToken } from './open';
import { splitName } from './person-name';
import type { AcceptAsExisting, SetUpPassword } from './schema';
import type { Accepted } from './types';

type Row = typeof invitations.$inferSelect;

/**
 * Creates a new user's account from an invitation and accepts it, atomically and once. Throws `link_invalid`,
 * also for all but one of concurrent callers; `conflict` when the address has an account by now;
 * `invalid_input` for the password.
 */
export async function setUpPassword(ctx: Context, { token, password }: SetUpPassword): Promise<Accepted> {
  const { invitation, companyName, subcontractor } = await getOpenInvitation(ctx, token);
  requireStrongPassword(password, {
    email: invitation.email,
    names: [invitation.name, subcontractor?.companyName ?? ''],
    company: companyName,
  });
  const passwordHash = await hashPassword(password);
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const claimed = await claim(within, { token, companyId: invitation.companyId });
    const { email, name, locale } = claimed;
    const userId = await createInvitedUser(within, { email, ...splitName(name), locale, passwordHash });
    await recordAudit(within, { action: 'account.registered', actorId: userId, subject: userId });
    return letIn(within, claimed, userId);
  });
}

/** Lets somebody in who has an account, by its password. Throws as `verifySignIn` does, or `link_invalid`. */
export async function acceptAsExisting(
  ctx: Context,
  { token, password, code, secret, mail }: AcceptAsExisting,
): Promise<Accepted & { method: SignInMethod }> {
  const { invitation } = await getOpenInvitation(ctx, token);
  const { email, companyId } = invitation;
  const { userId, method } = await verifySignIn(ctx, { email, password, code, secret, mail });
  return { ...(await acceptAs(ctx, { token, companyId, userId })), method };
}

/** Lets in who is signed in with the invited address; anybody else is refused, `forbidden`. */
export async function acceptSignedIn(
  ctx: Context<AccountActor>,
  { token }: { token: string },
): Promise<Accepted> {
  const { invitation } = await getOpenInvitation(ctx, token);
  const { userId } = ctx.actor;
  const [user] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, userId)).limit(1);
  if (user?.email !== invitation.email)
    throw new AppError('forbidden', { detail: 'another address was invited' });
  return acceptAs(ctx, { token, companyId: invitation.companyId, userId });
}

function acceptAs(
  ctx: Context,
  { token, companyId, userId }: { token: string; companyId: string; userId: string },
): Promise<Accepted> {
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const claimed = await claim(within, { token, companyId });
    // The link came by mail: who holds it reads what is sent to the address.
    await noteAddressVerified(within, { userId });
    return letIn(within, claimed, userId);
  });
}

/** Consumes the link; one of concurrent callers succeeds. */
async function claim(ctx: Context, { token, companyId }: { token: string; companyId: string }): Promise<Row> {
  await lockCompany(ctx, asCompanyId(companyId));
  const [claimed] = await ctx.db
    .update(invitations)
    .set({ acceptedAt: ctx.now })
    .where(ofToken(ctx, token))
    .returning();
  if (!claimed) throw new AppError('link_invalid');
  return claimed;
}

async function letIn(ctx: Context, invitation: Row, userId: string): Promise<Accepted> {
  const { id, kind, companyId } = invitation;
  if (kind === 'team_member') await join(ctx, invitation, userId);
  else await openPortal(ctx, invitation, userId);
  await ctx.db.update(invitations).set({ acceptedBy: userId }).where(eq(invitations.id, id));
  await recordAudit(ctx, {
    action: 'invitation.accepted',
    actorId: userId,
    companyId,
    subject: id,
    details: { kind },
  });
  return { userId, companyId: kind === 'team_member' ? companyId : null, kind };
}

/** The invitation reserved a seat, unless the plan was downgraded since. */
async function join(ctx: Context, { companyId, role }: Row, userId: string): Promise<void> {
  if (!role) throw new AppError('internal', { detail: 'an invitation to a team without a role' });
  const { used, limit } = await countSeats(ctx, asCompanyId(companyId));
  if (used >= limit) throw new AppError('plan_limit', { detail: `${used} of ${limit}` });
  await addMembership(ctx, { companyId: asCompanyId(companyId), userId, role });
}

async function openPortal(ctx: Context, { companyId, subcontractorId }: Row, userId: string): Promise<void> {
  const opened = await openPortalFor(ctx, { companyId, subcontractorId: subcontractorId ?? '', userId });
  if (!opened) throw new AppError('link_invalid', { detail: 'the subcontractor is gone' });
}
