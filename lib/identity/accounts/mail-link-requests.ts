import { asc, eq, inArray, isNull } from 'drizzle-orm';
import { mailLinkRequests, users } from '@/db/schema';
import type { Context } from '@/lib/context';
import { recordAudit } from '@/lib/identity/audit/mutations';
import type { AuditAction } from '@/lib/identity/audit/types';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { countAttempt } from '@/lib/identity/throttle/throttle';
import type { Locale } from '@/lib/platform/i18n/locales';
import { postMail } from '@/lib/providers/mail/post';
import type { MailSettings } from '@/lib/providers/mail/types';
import { getClientNetwork, requireNetworkAttempt } from './client-network';
import { sendMailLink } from './mail-links';
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
 * Stores a request for a link. The account is looked up later by `handleMailLinkRequests`, so that response
 * and timing are the same for every address. An address with too many requests silently gets no more mail.
 * Throws `rate_limited` for a network with too many requests.
 */
export async function requestMailLink(ctx: Context, input: MailLinkRequest): Promise<void> {
  const { purpose, email, locale } = input;
  await requireNetworkAttempt(ctx, THROTTLES.mailLinkAddress);
  if (!(await isWithin(ctx, input))) return;
  await ctx.db.transaction(async (tx) => {
    await tx.insert(mailLinkRequests).values({ purpose, email, locale, createdAt: ctx.now });
    await recordAudit({ ...ctx, db: tx }, { action: ASKED[purpose], subject: email });
  });
}

/** The network's limit is checked first, so that a stranger cannot use up the address's. */
async function isWithin(ctx: Context, { purpose, email }: MailLinkRequest): Promise<boolean> {
  const own = await countAttempt(
    ctx,
    THROTTLES.mailLinkAccount,
    `${purpose} ${email} ${getClientNetwork(ctx)}`,
  );
  if (!own.allowed) return false;
  return (await countAttempt(ctx, THROTTLES.mailLinkDay, email)).allowed;
}

const BATCH = 50;
/** Requests older than this are dropped without mail. */
const STALE_MS = 60 * 60_000;

/** Processes pending requests; safe under concurrency. */
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
  // A fixed lock order prevents deadlocks.
  const fresh = waiting.filter(({ createdAt }) => ctx.now.getTime() - createdAt.getTime() < STALE_MS);
  const unanswered = new Set<number>();
  for (const request of fresh.sort((a, b) => (a.email < b.email ? -1 : 1))) {
    try {
      await ctx.db.transaction((tx) => answer({ ...ctx, db: tx }, request, mail));
    } catch (error) {
      // Tried again until it is stale; the others have their answer.
      unanswered.add(request.id);
      ctx.log.error({ err: error, request: request.id }, 'A mailed link could not be sent');
    }
  }
  const ids = waiting.map(({ id }) => id).filter((id) => !unanswered.has(id));
  await ctx.db.update(mailLinkRequests).set({ handledAt: ctx.now }).where(inArray(mailLinkRequests.id, ids));
  return ids.length;
}

/** Whether an account exists is revealed only to the mailbox. */
async function answer(ctx: Context, request: MailLinkRequest, mail: MailSettings): Promise<void> {
  const { purpose, email, locale } = request;
  const [user] = await ctx.db.select().from(users).where(eq(users.email, email)).limit(1).for('update');
  if (user?.disabledAt) return;
  const to = { to: email, locale, ...mail };
  if (user && !(purpose === 'verify_email' && user.emailVerifiedAt))
    return sendMailLink(ctx, { purpose, user, locale, mail });
  // Informational mails without a link are sent once a day.
  if (!(await countAttempt(ctx, THROTTLES.mailLinkStranger, email)).allowed) return;
  if (user) await postMail(ctx, { ...to, template: 'alreadyVerified', props: { name: user.firstName } });
  else await postMail(ctx, { ...to, template: 'noAccount', props: {} });
}
