import { AppError } from '@/lib/errors';
import { readWorkCity } from './work-city';

/**
 * Places as a program names them, "Austin, TX" or `boise-id`, each once, read as set-up reads them. Throws
 * `invalid_input` by their position in the field.
 */
export function slugsOfCities(cities: readonly string[], field: string): string[] {
  const slugs = cities.map((text, index) => {
    const known = readWorkCity(text);
    if (!known) throw new AppError('invalid_input', { fields: { [`${field}.${index}`]: 'city_unknown' } });
    return known.slug;
  });
  return [...new Set(slugs)];
}
