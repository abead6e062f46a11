import type { MonitoredCity } from '@/components/marketing/city-list';
import { FEED_RECORDS } from '@/lib/feeds/records/all';

/** The cities with a feed, by name. */
export function monitoredCities(): MonitoredCity[] {
  return FEED_RECORDS.map(({ id, city, state, landing, hasContractor }) => ({
    id,
    city,
    state,
    landing,
    hasContractor,
  })).sort((a, b) => a.city.localeCompare(b.city, 'en'));
}
