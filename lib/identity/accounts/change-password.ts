import { and, asc, eq } from 'drizzle-orm';
import { companies, memberships, users } from '@/db/schema';
import type { AccountActor, Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { requireFreshSignIn } from '@/lib/identity/sessions/fresh';
import { confirmSession, endAllSessions } from '@/lib/identity/sessions/mutations';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { forgetAttempts, requireAttempt } from '@/lib/identity/throttle/throttle';
import type { MailSettings } from '@/lib/providers/mail/types';
import { endMailLinks } from './mail-links';
import { isCommonPassword } from './password-list';
import { passwordProblem } from './password-rules';
import { hashPassword, verifyPassword } from './passwords';
import { signUpPasswordSchema } from './schema';
import { mailSecurityChange } from './security-mail';
import { requireSecondFactor } from './sign-in';

interface PasswordChange {
  current: string;
  next: string;
  /** Signs the user out everywhere but here; so it is where left out. */
  endOthers?: boolean;
  mail: MailSettings;
}

/** Changes the password of who knows the one there is, and tells them by mail. */
export async function changePassword(ctx: Context<AccountActor>, input: PasswordChange): Promise<void> {
  const { userId, session } = ctx.actor;
  const { current, next, endOthers = true, mail } = input;
  const user = await requirePassword(ctx, current, 'current');
  if (user.totpConfirmedAt) requireFreshSignIn(ctx);
  await requireFitting(ctx, next, current);
  const passwordHash = await hashPassword(next);
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const changed = await tx
      .update(users)
      .set({ passwordHash, passwordChangedAt: ctx.now })
      .where(and(eq(users.id, userId), eq(users.passwordHash, user.passwordHash)))
      .returning({ id: users.id });
    if (changed.length === 0) throw new AppError('conflict', { detail: 'changed elsewhere meanwhile' });
    // Pending reset links would undo the change.
    await endMailLinks(within, { userId, purpose: 'reset_password' });
    if (endOthers)
      await endAllSessions(within, { userId, revocation: 'password_changed', except: session.id });
    // The second factor was verified on the way here, or is not set up.
    if (!user.totpConfirmedAt) await confirmSession(within);
    await recordAudit(within, { action: 'password.changed', subject: userId, details: { endOthers } });
    await mailSecurityChange(within, { userId, template: 'passwordChanged', props: {}, mail });
  });
}

async function requireFitting(ctx: Context<AccountActor>, next: string, current: string): Promise<void> {
  const refuse = (problem: string) => new AppError('invalid_input', { fields: { next: problem } });
  if (!signUpPasswordSchema.safeParse(next).success) throw refuse(passwordProblem(next) ?? 'password_length');
  if (next === current) throw refuse('password_same');
  const [user] = await ctx.db
    .select({
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      company: companies.name,
    })
    .from(users)
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .leftJoin(companies, eq(companies.id, memberships.companyId))
    .where(eq(users.id, ctx.actor.userId))
    .orderBy(asc(memberships.createdAt))
    .limit(1);
  const { email, firstName = '', lastName = '', company } = user ?? {};
  if (isCommonPassword(next, { email, names: [firstName, lastName], company }))
    throw refuse('password_common');
}

export interface Confirmation {
  password: string;
  /** Of the second factor, asked of who has one. */
  code?: string | undefined;
  /** The site's own. */
  secret: string;
  mail: MailSettings;
}

/**
 * Re-authentication for operations that require a recent sign-in: the same checks as signing in by password.
 * Throws `rate_limited`, `second_factor_required`, or `invalid_input` with the field that is wrong.
 */
export async function confirmPassword(ctx: Context<AccountActor>, input: Confirmation): Promise<void> {
  const { code, secret, mail } = input;
  const user = await requirePassword(ctx, input.password, 'password');
  if (user.totpConfirmedAt) await requireCode(ctx, user, { code, secret, mail });
  await confirmSession(ctx);
}

async function requireCode(
  ctx: Context<AccountActor>,
  user: { id: string; email: string },
  given: { code?: string | undefined; secret: string; mail: MailSettings },
): Promise<void> {
  try {
    await requireSecondFactor(ctx, user, given);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'second_factor_required')
      throw new AppError('second_factor_required', { fields: { code: 'code_required' } });
    // Reported as a field error: a typing error must not sign the user out.
    if (error.code === 'invalid_credentials')
      throw new AppError('invalid_input', { fields: error.fields ?? {} });
    throw error;
  }
}

/** Verifies the user's password; the attempt is counted before hashing. */
async function requirePassword(ctx: Context<AccountActor>, password: string, field: string) {
  const { userId } = ctx.actor;
  await requireAttempt(ctx, THROTTLES.confirmPassword, userId);
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId)).limit(1);
  if (!user || !(await verifyPassword(user.passwordHash, password))) {
    await recordAudit(ctx, {
      action: 'sign_in.failed',
      subject: userId,
      details: { reauthentication: true },
    });
    throw new AppError('invalid_input', { fields: { [field]: 'password_wrong' } });
  }
  await forgetAttempts(ctx, THROTTLES.confirmPassword, userId);
  return user;
}
