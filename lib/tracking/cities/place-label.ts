import type { Locale } from '@/lib/platform/i18n/locales';
import { cityLabel, parseCityInput } from './catalogue';
import { plainPlace } from './place-words';

/** A city as the reader writes it: "Austin, TX" for a feed's "AUSTIN", "Filadelfia, PA" in Spanish. */
export function placeLabel(city: string, state: string, locale: Locale): string {
  const known = parseCityInput(`${city}, ${state}`);
  return known.kind === 'city' ? cityLabel(known.city.slug, locale) : plainPlace(city, state);
}
