import type { CreditBalance, CreditEntry, Purchase } from './types';

export interface Pack {
  count: number;
  priceCents: number;
}

export function toCredits({ balance, month, plan, next, hold }: CreditBalance, pack: Pack | null) {
  return {
    balance,
    month: month && {
      starts_on: month.startsOn,
      ends_on: month.endsOn,
      carried_over: month.carriedOver,
      granted: month.granted,
      bought: month.bought,
      used: month.used,
      adjusted: month.adjusted,
    },
    plan: plan && { tier: plan.tier, monitored: plan.coverage === 'monitored', checks: plan.checks },
    next,
    hold,
    pack: pack && { checks: pack.count, price_cents: pack.priceCents, currency: 'usd' as const },
  };
}

export function toCreditEntry(entry: CreditEntry) {
  return {
    id: entry.id,
    kind: entry.kind,
    amount: entry.amount,
    balance: entry.balance,
    month: entry.period,
    source: entry.source,
    tier: entry.tier,
    monitored: entry.coverage && entry.coverage === 'monitored',
    invoice_number: entry.invoice?.number ?? null,
    created_at: entry.createdAt.toISOString(),
  };
}

export function toCreditPurchase({ invoiceId, state, balance }: Purchase) {
  return { invoice_id: invoiceId, state, balance };
}
