import 'server-only';
import { AppError } from '@/lib/errors';
import { monitoring } from '@/lib/tracking/cities/monitoring';
import { getCityNumbers } from '@/lib/tracking/cities/queries';
import type { CityNumbers } from '@/lib/tracking/cities/types';
import { cachedRead } from './cache';
import { publicContext } from './context';
import { log } from './log';

/** A city's figures, read again every five minutes at most. */
export const readCityNumbers = cachedRead('city-numbers', (slug: string) =>
  getCityNumbers(publicContext(), { slug }),
);

/**
 * Those of all cities whose feed is read here, one after the other: nobody waits for them, and the database serves
 * others. A city whose figures cannot be had is left out.
 */
export async function readAllNumbers(): Promise<CityNumbers[]> {
  const all: CityNumbers[] = [];
  for (const slug of monitoring().monitored) {
    try {
      all.push(await readCityNumbers(slug));
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') continue;
      log().warn({ error, slug }, 'The figures of a city could not be read');
    }
  }
  return all;
}
