import { sql } from 'drizzle-orm';
import { subscriptions } from '@/db/schema';
import { OPEN_STATES, type SubscriptionState, type Tier } from './types';

/** Whether the plan is usable: active, in trial, or with a failed payment that is still being retried. */
export function isOpen(state: SubscriptionState): boolean {
  return OPEN_STATES.some((open) => open === state);
}

/** The tier a company is entitled to; null without a subscription or with one that is not usable. */
export function getEntitledTier(
  subscription: { tier: Tier; state: SubscriptionState } | null | undefined,
): Tier | null {
  return subscription && isOpen(subscription.state) ? subscription.tier : null;
}

/**
 * `isOpen` in a query that joins `subscriptions`, left or inner. A plan that was to end and of whose end we have not
 * heard for a day is not open any more.
 */
export const isOpenInQuery = sql<boolean>`${subscriptions.state} in (${sql.raw(
  OPEN_STATES.map((state) => `'${state}'`).join(', '),
)}) and (${subscriptions.endsAt} is null or ${subscriptions.endsAt} > now() - interval '1 day')`;

/** `getEntitledTier` in such a query. */
export const entitledTier = sql<Tier | null>`case when ${isOpenInQuery} then ${subscriptions.tier} end`;
