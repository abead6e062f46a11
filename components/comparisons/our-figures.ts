import { CITIES } from '@/content/cities/catalogue';
import { FEED_RECORDS } from '@/content/cities/feeds';
import { PERMIT_TYPES } from '@/content/requirements/permit-types';
import { brand } from '@/lib/brand';
import { dollars } from '@/lib/platform/i18n/format';
import { PLANS, TRIAL_DAYS } from '@/lib/providers/billing/plans';
import { monitoring } from '@/lib/tracking/cities/monitoring';

/** What the comparisons say of us in figures, counted where the product itself counts it. */
export function ourFigures() {
  const { monitored, withoutContractor } = monitoring();
  return {
    brand: brand.name,
    places: monitored.length,
    nameless: withoutContractor.length,
    cities: CITIES.length,
    types: PERMIT_TYPES.length,
    days: TRIAL_DAYS,
    slowestHours: Math.max(...FEED_RECORDS.map(({ everyMinutes }) => everyMinutes)) / 60,
    fewest: PLANS.solo.recipients,
    most: PLANS.enterprise.recipients,
    solo: dollars(PLANS.solo.priceCents),
    team: dollars(PLANS.team.priceCents),
    professional: dollars(PLANS.professional.priceCents),
    enterprise: dollars(PLANS.enterprise.priceCents),
  };
}
