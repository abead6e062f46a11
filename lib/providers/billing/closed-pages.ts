import { isPlanned } from '@/lib/platform/i18n/routes';
import { PAGE_OPENS_WITH, type PlanPage } from './plan-facts';
import { TIERS, type Tier } from './types';

/** Pages included in one plan and not in the other, without those not built yet. */
export function closedPages(from: Tier | null, to: Tier): PlanPage[] {
  if (from === null) return [];
  const opens = (tier: Tier, needed: Tier) => TIERS.indexOf(tier) >= TIERS.indexOf(needed);
  return (Object.entries(PAGE_OPENS_WITH) as [PlanPage, Tier][])
    .filter(([page, needed]) => opens(from, needed) && !opens(to, needed) && !isPlanned(page))
    .map(([page]) => page);
}
