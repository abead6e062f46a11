import { and, eq, gt, isNull } from 'drizzle-orm';
import { mailLinks, users } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { hashSecret, newSecret } from '@/lib/identity/sessions/secrets';
import type { Locale } from '@/lib/platform/i18n/locales';
import { hrefFor, type RouteKey } from '@/lib/platform/i18n/routes';
import { postMail } from '@/lib/providers/mail/post';
import type { TemplateName } from '@/lib/providers/mail/templates';
import { type MailSettings, VALID_FOR } from '@/lib/providers/mail/types';
import type { MailLinkPurpose } from './types';

/** Whom a link goes to. */
export interface MailLinkUser {
  id: string;
  email: string;
  firstName: string;
}

const MINUTE_MS = 60_000;

/** As the mails say it. */
const VALID_MS: Record<MailLinkPurpose, number> = {
  reset_password: VALID_FOR.resetMinutes * MINUTE_MS,
  verify_email: VALID_FOR.verifyHours * 60 * MINUTE_MS,
};

const LETTERS = {
  reset_password: { template: 'resetPassword', page: '/reset-password' },
  verify_email: { template: 'verifyEmail', page: '/verify-email' },
} as const satisfies Record<MailLinkPurpose, { template: TemplateName; page: RouteKey }>;

/**
 * Mails a single-use link, posted in the caller's transaction. Earlier links stay valid until they expire;
 * otherwise anybody could keep invalidating the owner's link by requesting new ones.
 */
export async function sendMailLink(
  ctx: Context,
  input: { purpose: MailLinkPurpose; user: MailLinkUser; locale: Locale; mail: MailSettings },
): Promise<void> {
  const { purpose, user, locale, mail } = input;
  const token = newSecret();
  await ctx.db.insert(mailLinks).values({
    hash: hashSecret(token),
    purpose,
    userId: user.id,
    email: user.email,
    createdAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + VALID_MS[purpose]),
  });
  const { template, page } = LETTERS[purpose];
  await postMail(ctx, {
    to: user.email,
    locale,
    template,
    props: { name: user.firstName, path: `${hrefFor(page, locale)}?token=${token}` },
    ...mail,
  });
}

/** Invalidates a user's unused links. */
export async function endMailLinks(
  ctx: Context,
  input: { userId: string; purpose: MailLinkPurpose },
): Promise<void> {
  await ctx.db
    .update(mailLinks)
    .set({ expiresAt: ctx.now })
    .where(
      and(
        eq(mailLinks.userId, input.userId),
        eq(mailLinks.purpose, input.purpose),
        isNull(mailLinks.usedAt),
        gt(mailLinks.expiresAt, ctx.now),
      ),
    );
}

/** Mails the verification link of a new account, in the transaction that creates it. */
export async function sendVerification(
  ctx: Context,
  input: { userId: string; mail: MailSettings },
): Promise<void> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, input.userId)).limit(1);
  if (!user) throw new AppError('not_found', { detail: `user ${input.userId}` });
  if (user.emailVerifiedAt) return;
  await sendMailLink(ctx, { purpose: 'verify_email', user, locale: user.locale, mail: input.mail });
}

/** Looks up a link and its user; null for an unknown token or another purpose. */
export async function findMailLink(ctx: Context, input: { purpose: MailLinkPurpose; token: string }) {
  const [row] = await ctx.db
    .select({ link: mailLinks, user: users })
    .from(mailLinks)
    // Links mailed to a former address stay valid for that address only.
    .innerJoin(users, and(eq(users.id, mailLinks.userId), eq(users.email, mailLinks.email)))
    .where(and(eq(mailLinks.hash, hashSecret(input.token)), eq(mailLinks.purpose, input.purpose)))
    .limit(1);
  return row && !row.user.disabledAt ? row : null;
}

/**
 * Consumes a link: true for exactly one of concurrent callers. Locks the user's row first, in the same order
 * as sending.
 */
export async function claimMailLink(ctx: Context, link: { hash: string; userId: string }): Promise<boolean> {
  await lockUser(ctx, link.userId);
  const claimed = await ctx.db
    .update(mailLinks)
    .set({ usedAt: ctx.now })
    .where(and(eq(mailLinks.hash, link.hash), isNull(mailLinks.usedAt), gt(mailLinks.expiresAt, ctx.now)))
    .returning({ hash: mailLinks.hash });
  return claimed.length > 0;
}

async function lockUser(ctx: Context, userId: string): Promise<void> {
  await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}
