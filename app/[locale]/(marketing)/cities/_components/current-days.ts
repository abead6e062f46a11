import { getTranslations } from 'next-intl/server';
import { daysByCity } from '@/components/cities/figures/days-by-city';
import type { Figures } from '@/components/cities/figures/figure-place';
import { readAllNumbers } from '@/lib/edge/server/city-numbers';
import { isDeveloping } from '@/lib/env';
import type { Locale } from '@/lib/platform/i18n/locales';

/** The days of all cities where pages are made as they are asked for, in development; a build knows none. */
export async function currentDays(locale: Locale): Promise<Figures> {
  if (!isDeveloping()) return {};
  const t = await getTranslations({ locale, namespace: 'cities.days' });
  return daysByCity(await readAllNumbers(), locale, t);
}
