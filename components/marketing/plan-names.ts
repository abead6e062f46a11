import type { Tier } from '@/lib/providers/billing/types';

/** What the plans are called on the page; `t` reads below `home.plans`. */
export function planNames(t: (key: `names.${Tier}`) => string): Record<Tier, string> {
  return {
    solo: t('names.solo'),
    team: t('names.team'),
    professional: t('names.professional'),
    enterprise: t('names.enterprise'),
  };
}
