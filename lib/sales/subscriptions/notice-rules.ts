import { isOpen } from '@/lib/providers/billing/entitled';
import { monthCents } from '@/lib/providers/billing/plan-changes';
import type { ProviderInvoice } from '@/lib/providers/billing/provider';
import { type Subscription, TIERS, type Tier } from '@/lib/providers/billing/types';
import type { OwnerProps, OwnerTemplate } from '@/lib/providers/mail/owners';
import type { CardName, PlanLost } from '@/lib/providers/mail/templates/billing';

/** A subscription before and after a synchronisation. */
export interface NoticeChanges {
  before: Subscription | null;
  after: Subscription | null;
  invoices: readonly ProviderInvoice[];
  card: CardName | null;
  /** What the smaller plan did not include; null where it was not determined. */
  lost: PlanLost | null;
}

/** A mail to send, with its idempotency key. */
export type BillingNotice = {
  [N in OwnerTemplate]: { notice: string; template: N; props: OwnerProps<N> };
}[OwnerTemplate];

interface Step extends Omit<NoticeChanges, 'after'> {
  after: Subscription;
}

/** Derives the mails to owners from the difference between two snapshots. */
export function deriveNotices({ after, ...step }: NoticeChanges): BillingNotice[] {
  if (!after) return [];
  const taken: Step = { ...step, after };
  return [...openPayments(taken), ...closing(taken), ...downgrade(taken), ...cancellation(taken)];
}

/**
 * Failed attempts of a monthly invoice, one mail each. While the owner is present the screen reports it
 * instead.
 */
function openPayments({ after, invoices, card }: Step): BillingNotice[] {
  if (after.state !== 'past_due') return [];
  const open = invoices.filter(
    ({ kind, state, dueCents, attempts, needsAction }) =>
      kind === 'subscription' && state === 'open' && dueCents > 0 && (attempts > 0 || needsAction),
  );
  return open.map(({ id, attempts, needsAction, dueCents, nextAttemptAt, tier }) => ({
    notice: needsAction ? `payment_action:${id}` : `payment_failed:${id}:${attempts}`,
    template: needsAction ? 'paymentActionNeeded' : 'paymentFailed',
    props: { tier: tier ?? after.tier, amountCents: dueCents, card, nextAttemptAt },
  }));
}

/** The plan is no longer usable: it ended, or waits for payment. */
function closing({ before, after }: Step): BillingNotice[] {
  const { tier, state } = after;
  if (!before || before.state === state || before.state === 'canceled') return [];
  const unpaid = before.state === 'past_due' || before.state === 'unpaid';
  if (state === 'canceled' && (isOpen(before.state) || unpaid)) {
    const endedAt = after.endedAt ?? after.currentPeriodEndsAt;
    const reason = unpaid ? 'unpaid' : 'canceled';
    return [
      {
        notice: `subscription_ended:${endedAt.toISOString()}`,
        template: 'subscriptionEnded',
        props: { tier, reason, endedAt },
      },
    ];
  }
  if (state === 'unpaid' && isOpen(before.state)) {
    const since = after.currentPeriodStartsAt ?? after.currentPeriodEndsAt;
    return [
      {
        notice: `plan_closed:${since.toISOString()}`,
        template: 'subscriptionEnded',
        props: { tier, reason: 'closed', endedAt: since },
      },
    ];
  }
  return [];
}

function downgrade({ before, after, lost }: Step): BillingNotice[] {
  if (!before || !isOpen(before.state) || !isOpen(after.state)) return [];
  if (rank(after.tier) >= rank(before.tier)) return [];
  const since = after.currentPeriodStartsAt ?? after.currentPeriodEndsAt;
  return [
    {
      notice: `plan_changed:${before.tier}:${after.tier}:${since.toISOString()}`,
      template: 'planChanged',
      props: { tier: after.tier, from: before.tier, priceCents: after.priceCents, lost },
    },
  ];
}

function rank(tier: Tier): number {
  return TIERS.indexOf(tier);
}

function cancellation({ before, after }: Step): BillingNotice[] {
  const { endsAt, trialEndsAt, state, tier } = after;
  if (!endsAt || !isOpen(state) || before?.endsAt?.getTime() === endsAt.getTime()) return [];
  // Cancelled in the last 24 hours of a trial: one more month is charged.
  const charged = state === 'trialing' && trialEndsAt !== null && endsAt > trialEndsAt;
  return [
    {
      notice: cancellationNotice(endsAt),
      template: 'cancellationConfirmed',
      props: {
        tier,
        endsAt,
        charge: charged ? { amountCents: monthCents(after), at: trialEndsAt } : null,
      },
    },
  ];
}

export function cancellationNotice(endsAt: Date): string {
  return `cancellation:${endsAt.toISOString()}`;
}
