import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { REFERRAL_REFUSALS, REFERRAL_STATES } from '@/lib/sales/referrals/types';
import { cents, createdAt, instant } from '../columns';
import { companies } from './accounts';

/** Each company's own code, made when it first asks for it. */
export const referralCodes = pgTable('referral_codes', {
  companyId: text('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  /** Upper case, as it is compared. */
  code: text('code').notNull().unique(),
  createdAt: createdAt(),
});

/** Who came through whom. A company comes through one other at most. */
export const referrals = pgTable(
  'referrals',
  {
    referredId: text('referred_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    referrerId: text('referrer_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    state: text('state', { enum: REFERRAL_STATES }).notNull(),
    refusal: text('refusal', { enum: REFERRAL_REFUSALS }),
    /** A month of the referrer's plan at the time of the first payment. */
    rewardCents: cents('reward_cents'),
    createdAt: createdAt(),
    paidAt: instant('paid_at'),
    rewardedAt: instant('rewarded_at'),
  },
  (t) => [index('referrals_referrer').on(t.referrerId, t.createdAt), index('referrals_state').on(t.state)],
);
