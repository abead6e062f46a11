import { brand } from '@/lib/brand';
import { dollars } from '@/lib/platform/i18n/format';
import { CANCEL_BEFORE_HOURS, REFERRAL_DISCOUNT_PERCENT } from '@/lib/providers/billing/plan-facts';
import { PLANS, REFERRED_TRIAL_DAYS, TRIAL_DAYS } from '@/lib/providers/billing/plans';
import { monitoring } from '@/lib/tracking/cities/monitoring';
import { readingFigures } from '@/lib/tracking/cities/reading';
import { COUNTS_AFTER_DAYS } from '@/lib/tracking/permits/year';

export const FAQ_CATEGORIES = ['general', 'competitive', 'features', 'pricing', 'ai', 'technical'] as const;
export type FaqCategory = (typeof FAQ_CATEGORIES)[number];

/** Further questions of each category, for the page of questions. */
const MORE: Record<FaqCategory, readonly string[]> = {
  general: ['who', 'start', 'submit'],
  competitive: ['portal', 'others'],
  features: ['match', 'newCity', 'stale'],
  pricing: ['double', 'rollover'],
  ai: ['sure', 'small'],
  technical: ['privacy', 'share', 'api'],
};

export interface FaqItem {
  question: string;
  answer: string;
}

/** next-intl's translator of the namespace `faq`. */
export type FaqTexts = (key: string, values?: Record<string, string | number>) => string;

/** What the answers count or read from the one price list, so that none goes stale. */
export function faqValues(): Record<string, string | number> {
  return {
    brand: brand.name,
    address: brand.supportEmail,
    count: monitoring().monitored.length,
    lowest: dollars(PLANS.solo.priceCents),
    highest: dollars(PLANS.enterprise.priceCents),
    days: TRIAL_DAYS,
    hours: CANCEL_BEFORE_HOURS,
    referred: REFERRED_TRIAL_DAYS,
    percent: REFERRAL_DISCOUNT_PERCENT,
    forgivenDays: COUNTS_AFTER_DAYS,
    ...readingFigures(),
  };
}

function item(t: FaqTexts, key: string): FaqItem {
  return { question: t(`${key}.question`, faqValues()), answer: t(`${key}.answer`, faqValues()) };
}

/** One question of each category, in their order. */
export function firstQuestions(t: FaqTexts): FaqItem[] {
  return FAQ_CATEGORIES.map((category) => item(t, `items.${category}`));
}

export function furtherQuestions(t: FaqTexts, category: FaqCategory): FaqItem[] {
  return MORE[category].map((id) => item(t, `more.${category}.${id}`));
}
