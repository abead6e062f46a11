import { CITIES } from '@/content/cities/catalogue';
import { stateName } from '@/lib/catalogue/checklists/places';
import { placeText } from '@/lib/catalogue/checklists/schema';
import type { ChecklistPlace } from '@/lib/catalogue/checklists/types';
import type { Locale } from '@/lib/platform/i18n/locales';
import { cityLabel, parseCityInput } from '@/lib/tracking/cities/catalogue';

/** A place as a heading shows it: a city of the catalogue under its own name, any other as it was typed. */
export function placeName(place: ChecklistPlace, locale: Locale): string {
  if (place.city === null) return stateName(place.state)[locale];
  const known = parseCityInput(placeText(place));
  return known.kind === 'city' ? cityLabel(known.city.slug, locale) : placeText(place);
}

/** Places to offer while typing, the company's own first. */
export function placeSuggestions(
  own: readonly { slug: string; label: string | null }[],
  locale: Locale,
): string[] {
  const listed = CITIES.map(({ slug }) => cityLabel(slug, locale));
  return [...new Set([...own.map(({ slug, label }) => cityLabel(slug, locale, label)), ...listed])];
}
