import type { Locale } from '@/lib/platform/i18n/locales';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import { placeSlug } from '@/lib/tracking/cities/place-slug';
import type { City } from '@/lib/tracking/cities/types';

/** A place that can be chosen, under the slug it is kept by. */
export interface CityOption {
  slug: string;
  label: string;
}

/** As our API names a place. */
export interface ApiPlace {
  name: string;
  state: string;
  slug: string | null;
}

export function optionOfCity({ slug }: City, locale: Locale): CityOption {
  return { slug, label: cityLabel(slug, locale) };
}

export function optionOfPlace({ name, state, slug }: ApiPlace, locale: Locale): CityOption {
  const own = slug ?? placeSlug(name, state);
  return { slug: own, label: cityLabel(own, locale, `${name}, ${state}`) };
}

/** Each place once, in the order given. */
export function distinct(options: readonly CityOption[]): CityOption[] {
  return [...new Map(options.map((option) => [option.slug, option])).values()];
}
