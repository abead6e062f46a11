import { getTranslations } from 'next-intl/server';
import { cityFigures } from '@/components/cities/figures/city-figures';
import type { Figures } from '@/components/cities/figures/figure-place';
import { readCityNumbers } from '@/lib/edge/server/city-numbers';
import { isDeveloping } from '@/lib/env';
import type { Locale } from '@/lib/platform/i18n/locales';

/**
 * A city's figures where pages are made as they are asked for, in development. A build knows none: the web server writes
 * them into its pages (`scripts/web/figures.mjs`).
 */
export async function currentFigures(slug: string, locale: Locale): Promise<Figures> {
  if (!isDeveloping()) return {};
  const t = await getTranslations({ locale, namespace: 'cities.numbers' });
  const numbers = await readCityNumbers(slug).catch(() => null);
  return numbers === null ? {} : cityFigures(numbers, locale, t);
}
