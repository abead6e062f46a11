import { asc, eq, inArray, isNull } from 'drizzle-orm';
import { mailLinkRequests, users } from '@/db/schema';
import { recordAudit } from '@/lib/audit/mutations';
import type { AuditAction } from '@/lib/audit/types';
import type { Context } from '@/lib/context';
import type { Locale } from '@/lib/i18n/locales';
import { postMail } from '@/lib/mail/post';
import type { MailSettings } from '@/lib/mail/types';
import { THROTTLES } from '@/lib/throttle/policies';
import { countAttempt, requireAttempt } from '@/lib/throttle/throttle';
import { sendMailLink } from './mail-links';
import { senderOf } from './sender';
import type { MailLinkPurpose } from './types';

export interface MailLinkRequest {
  purpose: MailLinkPurpose;
  /** Lower case, as `emailSchema` gives it. */
  email: string;
  /** Of the page it was asked on. */
  locale: Locale;
}

const ASKED: Record<MailLinkPurpose, AuditAction> = {
  reset_password: 'password.reset_requested',
  verify_email: 'email.verification_requested',
};

/**
 * Takes a request for a link in. Whose address it is, and whether anybody's, is looked up by
 * `handleMailLinkRequests`: the same is done, and answered, for every address. An address that was asked for too
 * often gets no more mail, which is not said either. Throws `rate_limited` for a network that asks too often.
 */
export async function requestMailLink(ctx: Context, input: MailLinkRequest): Promise<void> {
  const { purpose, email, locale } = input;
  await requireAttempt(ctx, THROTTLES.mailLinkAddress, senderOf(ctx));
  if (!(await isWithin(ctx, input))) return;
  await ctx.db.transaction(async (tx) => {
    await tx.insert(mailLinkRequests).values({ purpose, email, locale, createdAt: ctx.now });
    await recordAudit({ ...ctx, db: tx }, { action: ASKED[purpose], subject: email });
  });
}

/** A stranger who asks often uses up their own count first, the address's after it. */
async function isWithin(ctx: Context, { purpose, email }: MailLinkRequest): Promise<boolean> {
  const own = await countAttempt(ctx, THROTTLES.mailLinkAccount, `${purpose} ${email} ${senderOf(ctx)}`);
  if (!own.allowed) return false;
  return (await countAttempt(ctx, THROTTLES.mailLinkDay, email)).allowed;
}

const BATCH = 50;
/** A mail about a wish this old only puzzles its reader. */
const STALE_MS = 60 * 60_000;

/** Works waiting requests off. Any number may do so at once: none is answered twice. */
export async function handleMailLinkRequests(
  ctx: Context,
  input: { mail: MailSettings },
): Promise<{ handled: number }> {
  let handled = 0;
  for (;;) {
    const count = await ctx.db.transaction((tx) => handleBatch({ ...ctx, db: tx }, input.mail));
    handled += count;
    if (count < BATCH) return { handled };
  }
}

async function handleBatch(ctx: Context, mail: MailSettings): Promise<number> {
  const waiting = await ctx.db
    .select()
    .from(mailLinkRequests)
    .where(isNull(mailLinkRequests.handledAt))
    .orderBy(asc(mailLinkRequests.id))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  if (waiting.length === 0) return 0;
  // In one order, so that two processes never wait for each other's users.
  const fresh = waiting.filter(({ createdAt }) => ctx.now.getTime() - createdAt.getTime() < STALE_MS);
  for (const request of fresh.sort((a, b) => (a.email < b.email ? -1 : 1))) await answer(ctx, request, mail);
  const ids = waiting.map(({ id }) => id);
  await ctx.db.update(mailLinkRequests).set({ handledAt: ctx.now }).where(inArray(mailLinkRequests.id, ids));
  return waiting.length;
}

/** Only the mailbox hears whether there is an account, and it is the owner's. */
async function answer(ctx: Context, request: MailLinkRequest, mail: MailSettings): Promise<void> {
  const { purpose, email, locale } = request;
  const [user] = await ctx.db.select().from(users).where(eq(users.email, email)).limit(1).for('update');
  if (user?.disabledAt) return;
  const to = { to: email, locale, ...mail };
  if (user && !(purpose === 'verify_email' && user.emailVerifiedAt))
    return sendMailLink(ctx, { purpose, user, locale, mail });
  // What only tells, and leads nowhere, is told once a day.
  if (!(await countAttempt(ctx, THROTTLES.mailLinkStranger, email)).allowed) return;
  if (user) await postMail(ctx, { ...to, template: 'alreadyVerified', props: { name: user.firstName } });
  else await postMail(ctx, { ...to, template: 'noAccount', props: {} });
}
