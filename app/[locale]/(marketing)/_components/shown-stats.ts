import { figure } from '@/lib/platform/i18n/format';
import type { CityStats } from '@/lib/tracking/cities/types';

export interface ShownStats {
  cities: string;
  states: string;
  permits: string;
  population: string;
}

/** What stands there while nothing was counted. */
const FALLBACK = { states: '6', permits: '25K+', population: '22.0M' } as const;

const MILLION = 1_000_000;

/** The four figures of the section; what is missing or nothing falls back. */
export function shownStats(stats: CityStats | undefined, cities: number): ShownStats {
  const states = Object.keys(stats?.states ?? {}).length;
  const permits = stats?.total_permits ?? 0;
  const population = stats?.total_population ?? 0;
  return {
    cities: figure(cities),
    states: states === 0 ? FALLBACK.states : figure(states),
    permits: permits === 0 ? FALLBACK.permits : figure(permits),
    population: population === 0 ? FALLBACK.population : `${(population / MILLION).toFixed(1)}M`,
  };
}
