import { queryClient } from '@/app/[locale]/(marketing)/_components/query-client';
import { recallReferral, rememberReferral } from '@/components/forms/referral-memory';
import { LEAVE_AFTER_SECONDS } from '@/components/forms/use-leave';
import { CLAIMS } from '@/content/claims';
import { DEFAULT_TRADE } from '@/lib/company/invitations/types';
import { zipCodeSchema } from '@/lib/company/profile/schema';
import { passwordStrength } from '@/lib/identity/accounts/password-strength';
import { signUpPasswordSchema } from '@/lib/identity/accounts/schema';
import { interpolate } from '@/lib/platform/i18n/interpolate';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/platform/i18n/locales';
import {
  CANCEL_BEFORE_HOURS,
  PLAN_FACTS,
  REFERRAL_DISCOUNT_PERCENT,
} from '@/lib/providers/billing/plan-facts';
import { PLANS, REFERRED_TRIAL_DAYS, TRIAL_DAYS } from '@/lib/providers/billing/plans';
import { TIERS } from '@/lib/providers/billing/types';
import { VARIANT_STEPS } from '@/lib/sales/onboarding/types';
import type { Vital } from '@/lib/site/measurement/types';
import { rateVital, tagManagerVital, vitalProperties } from '@/lib/site/measurement/vitals';

/** A figure of the specification, and what the product has. */
export interface Limit {
  what: string;
  specified: unknown;
  held: () => unknown;
  /** Why what is held is not what is specified. */
  departs?: string;
}

const DAY_MS = 24 * 60 * 60_000;

const byPlan = <T>(read: (tier: (typeof TIERS)[number]) => T): T[] => TIERS.map(read);

/** The last value rated good, and the last that is not poor. */
function threshold(name: Vital, good: number, poor: number): [string, string, string, string] {
  const more = poor * 1.001;
  return [rateVital(name, good), rateVital(name, good * 1.001), rateVital(name, poor), rateVital(name, more)];
}
const RATINGS = ['good', 'needs-improvement', 'needs-improvement', 'poor'];

export const LIMITS: readonly Limit[] = [
  { what: 'days of trial', specified: 14, held: () => TRIAL_DAYS },
  { what: 'days of trial with a referral code', specified: 30, held: () => REFERRED_TRIAL_DAYS },
  { what: 'percent off with a referral code', specified: 50, held: () => REFERRAL_DISCOUNT_PERCENT },
  { what: 'hours before the end of the trial to cancel', specified: 24, held: () => CANCEL_BEFORE_HOURS },
  {
    what: 'prices a month in cents',
    specified: [1_000, 4_900, 9_900, 99_900],
    held: () => byPlan((tier) => PLANS[tier].priceCents),
  },
  {
    what: 'prices at the payment step in cents',
    specified: [1_000, 4_900, 14_900, 29_900],
    held: () => byPlan((tier) => PLANS[tier].priceCents),
    departs: 'one price list holds everywhere (docs/decisions/0020-one-price-list.md)',
  },
  {
    what: 'checks a month with a monitored city',
    specified: [10, 35, 75, 500],
    held: () => byPlan((tier) => PLANS[tier].checks.monitored),
  },
  {
    what: 'checks a month without one',
    specified: [20, 75, 150, 500],
    held: () => byPlan((tier) => PLANS[tier].checks.unmonitored),
    departs: 'Enterprise has twice as many too, as the rule beside the figures says of every plan',
  },
  {
    what: 'recipients at set-up',
    specified: [1, 2, 3, 50],
    held: () => byPlan((tier) => PLANS[tier].setupRecipients),
  },
  { what: 'recipients', specified: [1, 5, 15, 50], held: () => byPlan((tier) => PLANS[tier].recipients) },
  { what: 'team members', specified: [1, 5, 15, 50], held: () => byPlan((tier) => PLANS[tier].teamMembers) },
  { what: 'cities', specified: [1, 3, 15, 50], held: () => byPlan((tier) => PLANS[tier].cities) },
  {
    what: 'permits a year',
    specified: [5, 25, 200, 500],
    held: () => byPlan((tier) => PLANS[tier].permitsPerYear),
  },
  {
    what: 'text messages',
    specified: [false, true, true, true],
    held: () => byPlan((tier) => PLANS[tier].sms),
  },
  {
    what: 'support',
    specified: ['community', 'email', 'email', 'priority'],
    held: () => byPlan((tier) => PLAN_FACTS[tier].support),
  },
  {
    what: 'how often changes are told',
    specified: ['daily', 'hourly', 'real_time', 'real_time_plus'],
    held: () => byPlan((tier) => PLAN_FACTS[tier].updates),
  },
  {
    what: 'webhooks',
    specified: [false, false, false, true],
    held: () => byPlan((tier) => PLAN_FACTS[tier].webhooks),
  },
  {
    what: 'advanced analytics and real-time alerts',
    specified: [false, false, true, true],
    held: () => byPlan((tier) => PLAN_FACTS[tier].advancedAnalytics && PLAN_FACTS[tier].realTimeAlerts),
  },
  {
    what: 'team management',
    specified: [false, true, true, true],
    held: () => byPlan((tier) => PLAN_FACTS[tier].teamManagement),
  },
  {
    what: 'users in advertising',
    specified: [1, 2, 3, 'unlimited'],
    held: () => byPlan((tier) => PLAN_FACTS[tier].setupUsers),
  },

  {
    what: 'the shortest password',
    specified: [false, true],
    held: () =>
      ['Abcdefghij1', 'Abcdefghijk1'].map((password) => signUpPasswordSchema.safeParse(password).success),
  },
  {
    what: 'strength by the points a password meets',
    specified: ['weak', 'medium', 'strong', 'strong'],
    held: () => ['ab', 'Ab1', 'Ab1!', 'Abcdefghij1!'].map((password) => passwordStrength(password).strength),
  },
  {
    what: 'the longest ZIP code',
    specified: [true, false],
    held: () => ['1'.repeat(10), '1'.repeat(11)].map((zip) => zipCodeSchema.safeParse(zip).success),
  },
  {
    what: 'steps of the set-up with and without monitoring',
    specified: [5, 3],
    held: () => [VARIANT_STEPS.monitoring.length, VARIANT_STEPS.streamlined.length],
  },

  {
    what: 'days a referral code is remembered',
    specified: ['LT-ANA', ''],
    held: () => {
      rememberReferral('LT-ANA', 0);
      return [7 * DAY_MS - 1, 7 * DAY_MS].map(recallReferral);
    },
  },
  {
    what: 'the role of a subcontractor whose role nobody named',
    specified: 'General Subcontractor',
    held: () => DEFAULT_TRADE.en,
  },
  { what: 'seconds before a page that is done leads on', specified: 3, held: () => LEAVE_AFTER_SECONDS },
  {
    what: 'milliseconds an answer counts as fresh in the browser',
    specified: 300_000,
    held: () => queryClient.getDefaultOptions().queries?.staleTime,
  },
  { what: 'languages', specified: [['en', 'es'], 'en'], held: () => [[...LOCALES], DEFAULT_LOCALE] },
  {
    what: 'formats of placeholders',
    specified: ['AB ab $5.00 November 20, 2026 <b>'],
    held: () => [
      interpolate(
        '{{a, uppercase}} {{b, lowercase}} {{c, currency}} {{d, date}} {{e}}',
        { a: 'ab', b: 'AB', c: 5, d: '2026-11-20', e: '<b>' },
        'en',
      ),
    ],
  },

  { what: 'LCP', specified: RATINGS, held: () => threshold('LCP', 2500, 4000) },
  { what: 'INP', specified: RATINGS, held: () => threshold('INP', 200, 500) },
  { what: 'CLS', specified: RATINGS, held: () => threshold('CLS', 0.1, 0.25) },
  { what: 'FCP', specified: RATINGS, held: () => threshold('FCP', 1800, 3000) },
  { what: 'TTFB', specified: RATINGS, held: () => threshold('TTFB', 800, 1800) },
  {
    what: 'CLS for the tag manager',
    specified: 123,
    held: () =>
      tagManagerVital(vitalProperties({ name: 'CLS', value: 0.123, delta: 0.123, id: 'v1' }, '/')).value,
  },

  {
    what: 'claims of advertising',
    specified: ['30%', '67%', '1,000+', '500+', '95%'],
    held: () => [
      CLAIMS.rejectionsByErrors.figure,
      CLAIMS.rejectionReduction.figure,
      CLAIMS.contractors.figure,
      CLAIMS.contractorsAbout.figure,
      CLAIMS.successRate.figure,
    ],
  },
];
