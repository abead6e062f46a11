import { TIERS, type Tier } from './types';

export interface Plan {
  tier: Tier;
  /** US cents a month. */
  priceCents: number;
  /** Recipients the set-up wizard lets a company add; afterwards `recipients` holds. */
  setupRecipients: number;
  recipients: number;
  teamMembers: number;
  cities: number;
  permitsPerYear: number;
  sms: boolean;
  /** How soon a change becomes a notice. */
  cadence: 'daily' | 'hourly' | 'real_time';
  /** AI permit checks a month with a monitored city, and without one. */
  checks: { monitored: number; unmonitored: number };
}

/** The one catalogue: every screen, limit and price reads it. */
export const PLANS: Record<Tier, Plan> = {
  solo: {
    tier: 'solo',
    priceCents: 1_000,
    setupRecipients: 1,
    recipients: 1,
    teamMembers: 1,
    cities: 1,
    permitsPerYear: 5,
    sms: false,
    cadence: 'daily',
    checks: { monitored: 10, unmonitored: 20 },
  },
  team: {
    tier: 'team',
    priceCents: 4_900,
    setupRecipients: 2,
    recipients: 5,
    teamMembers: 5,
    cities: 3,
    permitsPerYear: 25,
    sms: true,
    cadence: 'hourly',
    checks: { monitored: 35, unmonitored: 75 },
  },
  professional: {
    tier: 'professional',
    priceCents: 9_900,
    setupRecipients: 3,
    recipients: 15,
    teamMembers: 15,
    cities: 15,
    permitsPerYear: 200,
    sms: true,
    cadence: 'real_time',
    checks: { monitored: 75, unmonitored: 150 },
  },
  enterprise: {
    tier: 'enterprise',
    priceCents: 99_900,
    setupRecipients: 50,
    recipients: 50,
    teamMembers: 50,
    cities: 50,
    permitsPerYear: 500,
    sms: true,
    cadence: 'real_time',
    checks: { monitored: 500, unmonitored: 1_000 },
  },
};

export const TRIAL_DAYS = 14;
export const REFERRED_TRIAL_DAYS = 30;

/** The smallest plan that holds this many; null where none does. */
export function smallestPlanFor(
  figure: 'cities' | 'permitsPerYear' | 'recipients' | 'teamMembers',
  count: number,
): Tier | null {
  return TIERS.find((tier) => PLANS[tier][figure] >= count) ?? null;
}
