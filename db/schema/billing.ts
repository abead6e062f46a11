import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { PAYMENT_PROVIDERS, SUBSCRIPTION_STATES, TIERS } from '@/lib/billing/types';
import { cents, createdAt, instant, updatedAt } from '../columns';
import { companies } from './accounts';

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    tier: text('tier', { enum: TIERS }).notNull(),
    state: text('state', { enum: SUBSCRIPTION_STATES }).notNull(),
    provider: text('provider', { enum: PAYMENT_PROVIDERS }).notNull(),
    priceCents: cents('price_cents').notNull(),
    /** The provider's name for the card; null where the company has none yet. */
    paymentMethodId: text('payment_method_id'),
    trialEndsAt: instant('trial_ends_at'),
    currentPeriodEndsAt: instant('current_period_ends_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('subscriptions_company').on(t.companyId)],
);
