import { isPlanned, type RouteKey } from '@/lib/platform/i18n/routes';
import { TIERS, type Tier } from './types';

/** Plan features beyond the limits in `plans.ts`. */
export interface PlanFacts {
  /** Users advertised as included at sign-up; afterwards the plan's team limit applies. */
  setupUsers: number | 'unlimited';
  support: 'community' | 'email' | 'priority';
  updates: 'daily' | 'hourly' | 'real_time' | 'real_time_plus';
  teamManagement: boolean;
  realTimeAlerts: boolean;
  advancedAnalytics: boolean;
  webhooks: boolean;
  /** A pack of extra permit checks. */
  extraChecks: { count: number; priceCents: number };
}

export const PLAN_FACTS: Record<Tier, PlanFacts> = {
  solo: {
    setupUsers: 1,
    support: 'community',
    updates: 'daily',
    teamManagement: false,
    realTimeAlerts: false,
    advancedAnalytics: false,
    webhooks: false,
    extraChecks: { count: 5, priceCents: 900 },
  },
  team: {
    setupUsers: 2,
    support: 'email',
    updates: 'hourly',
    teamManagement: true,
    realTimeAlerts: false,
    advancedAnalytics: false,
    webhooks: false,
    extraChecks: { count: 20, priceCents: 2_900 },
  },
  professional: {
    setupUsers: 3,
    support: 'email',
    updates: 'real_time',
    teamManagement: true,
    realTimeAlerts: true,
    advancedAnalytics: true,
    webhooks: false,
    extraChecks: { count: 50, priceCents: 5_900 },
  },
  enterprise: {
    setupUsers: 'unlimited',
    support: 'priority',
    updates: 'real_time_plus',
    teamManagement: true,
    realTimeAlerts: true,
    advancedAnalytics: true,
    webhooks: true,
    extraChecks: { count: 200, priceCents: 19_900 },
  },
};

/** A trial cancelled at least this long before its end is not charged. */
export const CANCEL_BEFORE_HOURS = 24;
/** Off the first paid month, for who signs up with a referral code. */
export const REFERRAL_DISCOUNT_PERCENT = 50;

/** The smallest plan that opens a page of the dashboard. */
export const PAGE_OPENS_WITH = {
  '/dashboard/subscription': 'solo',
  '/dashboard/purchase-checks': 'solo',
  '/dashboard/referrals': 'solo',
  '/dashboard/team': 'team',
  '/dashboard/subcontractors': 'team',
  '/dashboard/zapier': 'team',
  '/dashboard/advanced-analytics': 'professional',
  '/dashboard/predictive-insights': 'professional',
  '/dashboard/bulk-operations': 'professional',
  '/dashboard/workflows': 'professional',
  '/dashboard/compliance': 'professional',
  '/dashboard/branding': 'professional',
  '/dashboard/prospect-monitoring': 'professional',
  '/dashboard/executive-analytics': 'enterprise',
  '/dashboard/advanced-settings': 'enterprise',
} as const satisfies Partial<Record<RouteKey, Tier>>;
export type PlanPage = keyof typeof PAGE_OPENS_WITH;

/** Pages that are not built yet, the smallest plan's first; for one plan those it is the first to open. */
export function plannedPages(tier?: Tier): { page: PlanPage; tier: Tier }[] {
  return (Object.entries(PAGE_OPENS_WITH) as [PlanPage, Tier][])
    .map(([page, opensWith]) => ({ page, tier: opensWith }))
    .filter((entry) => isPlanned(entry.page) && (tier === undefined || entry.tier === tier))
    .sort((a, b) => TIERS.indexOf(a.tier) - TIERS.indexOf(b.tier));
}
