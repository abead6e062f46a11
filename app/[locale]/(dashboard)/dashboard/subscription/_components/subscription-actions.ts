import type { Answer } from '@/components/permits/use-run';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { CardAction, PlanPreview } from '@/lib/providers/billing/provider';
import type { Tier } from '@/lib/providers/billing/types';
import type { PlanLoss } from '@/lib/sales/subscriptions/plan-consequences';

/** The result of a payment: done, or authentication required. */
export type Payment = Answer<{ action: CardAction | null }>;

export interface PlanChange {
  when: 'now' | 'period_end' | 'none';
  preview: PlanPreview;
  loss: PlanLoss;
}

/** What the screens of a subscription can ask for. */
export interface SubscriptionActions {
  start: (input: { paymentMethodId: string; tier: Tier }) => Promise<Payment>;
  preview: (input: { tier: Tier }) => Promise<Answer<PlanChange>>;
  change: (input: { tier: Tier; key: string }) => Promise<Payment>;
  cancel: (input: { expectedEndsAt: Date | null }) => Promise<Answer>;
  resume: (input: Record<string, never>) => Promise<Answer>;
  replaceCard: (input: { paymentMethodId: string }) => Promise<Payment>;
  pay: (input: { invoiceId: string; key: string }) => Promise<Payment>;
  findAction: (input: { invoiceId?: string }) => Promise<Payment>;
  refresh: (input: Record<string, never>) => Promise<Answer>;
  portal: (input: { locale: Locale }) => Promise<Answer<{ url: string | null }>>;
}
