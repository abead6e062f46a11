import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { billingAccounts, billingNotices, subscriptions } from '@/db/schema';
import type { Context } from '@/lib/context';
import { lastFreeCancellation, monthCents } from '@/lib/providers/billing/plan-changes';
import type { Subscription } from '@/lib/providers/billing/types';
import { mailOwners, type OwnersMail, type OwnerTemplate } from '@/lib/providers/mail/owners';
import type { CardName, PlanLost } from '@/lib/providers/mail/templates/billing';
import type { MailSettings } from '@/lib/providers/mail/types';
import { cancellationNotice, deriveNotices, type NoticeChanges } from './notice-rules';

/** Mail about a company's plan, each sent once, in the transaction that records the change. */
export interface BillingNoticeInput<N extends OwnerTemplate> extends OwnersMail<N> {
  /** Idempotency key of the mail: `payment_failed:in_…:2`. */
  notice: string;
}

/** Mails the owners unless this notice was sent before; returns whether it was sent now. */
export async function sendBillingNotice<N extends OwnerTemplate>(
  ctx: Context,
  { notice, ...letter }: BillingNoticeInput<N>,
): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const first = await tx
      .insert(billingNotices)
      .values({ companyId: letter.companyId, notice, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning({ notice: billingNotices.notice });
    if (first.length === 0) return false;
    await mailOwners({ ...ctx, db: tx }, letter);
    return true;
  });
}

export interface NoticeChangesInput extends Omit<NoticeChanges, 'card' | 'lost'> {
  companyId: string;
  mail: MailSettings;
  /** What a smaller plan had no room for, where it took hold with this. */
  lost?: PlanLost | null;
}

/** Mails the owners about the difference between two snapshots, in the caller's transaction. */
export async function noticeChanges(ctx: Context, input: NoticeChangesInput): Promise<void> {
  const { companyId, mail, before, after, invoices, lost = null } = input;
  const notices = deriveNotices({ before, after, invoices, lost, card: await findCard(ctx, companyId) });
  for (const notice of notices) await sendBillingNotice(ctx, { ...notice, companyId, mail });
  // After an undone cancellation, a new one is mailed again.
  if (before?.endsAt && after && !after.endsAt)
    await ctx.db
      .delete(billingNotices)
      .where(
        and(
          eq(billingNotices.companyId, companyId),
          eq(billingNotices.notice, cancellationNotice(before.endsAt)),
        ),
      );
}

async function findCard(ctx: Context, companyId: string): Promise<CardName | null> {
  const [account] = await ctx.db
    .select({ brand: billingAccounts.cardBrand, last4: billingAccounts.cardLast4 })
    .from(billingAccounts)
    .where(eq(billingAccounts.companyId, companyId))
    .limit(1);
  return toCardName(account);
}

function toCardName(card: { brand: string | null; last4: string | null } | undefined): CardName | null {
  return card?.brand != null && card.last4 !== null ? { brand: card.brand, last4: card.last4 } : null;
}

const REMIND_BEFORE_MS = 3 * 24 * 3_600_000;
/** Maximum reminders per run; the rest follow with the next hourly run. */
const REMINDED_AT_ONCE = 500;

/**
 * Reminds owners whose trial ends within three days and renews: what will be charged, to which card, and the
 * cancellation deadline. A failure is retried by the next run.
 */
export async function remindOfTrialEnd(
  ctx: Context,
  { mail, signal }: { mail: MailSettings; signal?: AbortSignal },
): Promise<{ sent: number; failed: number }> {
  const result = { sent: 0, failed: 0 };
  for (const trial of await listEndingTrials(ctx)) {
    if (signal?.aborted) break;
    try {
      if (await remind(ctx, trial, mail)) result.sent += 1;
    } catch (error) {
      result.failed += 1;
      ctx.log.error({ err: error, companyId: trial.companyId }, 'Trial reminder failed');
    }
  }
  return result;
}

type EndingTrial = Awaited<ReturnType<typeof listEndingTrials>>[number];

/** Trials about to renew that have not been reminded. */
async function listEndingTrials(ctx: Context) {
  const notice = sql<string>`'trial_ending:' || coalesce(${subscriptions.providerSubscriptionId}, ${subscriptions.id})`;
  return ctx.db
    .select({
      notice,
      companyId: subscriptions.companyId,
      tier: subscriptions.tier,
      priceCents: subscriptions.priceCents,
      discountPercent: subscriptions.discountPercent,
      trialEndsAt: subscriptions.trialEndsAt,
      creditCents: billingAccounts.creditCents,
      brand: billingAccounts.cardBrand,
      last4: billingAccounts.cardLast4,
    })
    .from(subscriptions)
    .leftJoin(billingAccounts, eq(billingAccounts.companyId, subscriptions.companyId))
    .leftJoin(
      billingNotices,
      and(eq(billingNotices.companyId, subscriptions.companyId), eq(billingNotices.notice, notice)),
    )
    .where(
      and(
        eq(subscriptions.state, 'trialing'),
        isNull(subscriptions.endsAt),
        gt(subscriptions.trialEndsAt, ctx.now),
        lte(subscriptions.trialEndsAt, new Date(ctx.now.getTime() + REMIND_BEFORE_MS)),
        isNull(billingNotices.notice),
      ),
    )
    .orderBy(asc(subscriptions.trialEndsAt))
    .limit(REMINDED_AT_ONCE);
}

async function remind(ctx: Context, trial: EndingTrial, mail: MailSettings): Promise<boolean> {
  const { notice, companyId, tier, priceCents, trialEndsAt } = trial;
  if (trialEndsAt === null) return false;
  const cancelBy = lastFreeCancellation(trialEndsAt);
  return sendBillingNotice(ctx, {
    companyId,
    notice,
    template: 'trialEnding',
    props: {
      tier,
      priceCents,
      amountCents: dueAfter(trial),
      endsAt: trialEndsAt,
      cancelBy: cancelBy > ctx.now ? cancelBy : null,
      card: toCardName(trial),
    },
    mail,
  });
}

/** Of the first month, once discount and credit are off. */
function dueAfter(
  trial: Pick<Subscription, 'priceCents' | 'discountPercent'> & { creditCents: number | null },
): number {
  return Math.max(0, monthCents(trial) - (trial.creditCents ?? 0));
}
