import { AppError } from '@/lib/errors';
import { findCity, parseCityInput } from './catalogue';

/** Cities as a program names them, "Austin, TX" or `austin-tx`, each once. Throws `invalid_input` by their place. */
export function slugsOfCities(cities: readonly string[]): string[] {
  const slugs = cities.map((text, index) => {
    const known = findCity(text) ?? cityNamed(text);
    if (!known) throw new AppError('invalid_input', { fields: { [`cities.${index}`]: 'city_unknown' } });
    return known.slug;
  });
  return [...new Set(slugs)];
}

function cityNamed(text: string) {
  const read = parseCityInput(text);
  return read.kind === 'city' ? read.city : null;
}
