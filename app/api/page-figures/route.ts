import { getTranslations } from 'next-intl/server';
import { cityFigures } from '@/components/cities/figures/city-figures';
import { daysByCity } from '@/components/cities/figures/days-by-city';
import { refuseMethods } from '@/lib/edge/server/browser-route';
import { readAllNumbers } from '@/lib/edge/server/city-numbers';
import { openRoute } from '@/lib/edge/server/open-route';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';

/**
 * What static pages show of the cities' feeds, as HTML by place, and the pages that show it: our own web server asks
 * (`scripts/web/figures.mjs`). Nothing here that is not on those pages.
 */
export const GET = openRoute({
  name: 'getPageFigures',
  run: async () => {
    const all = await readAllNumbers();
    const parts = await Promise.all(
      LOCALES.map(async (locale) => {
        const [numbers, days] = await Promise.all([
          getTranslations({ locale, namespace: 'cities.numbers' }),
          getTranslations({ locale, namespace: 'cities.days' }),
        ]);
        return [daysByCity(all, locale, days), ...all.map((city) => cityFigures(city, locale, numbers))];
      }),
    );
    const pages = LOCALES.flatMap((locale) => [
      hrefFor('/cities', locale),
      ...all.map(({ slug }) => hrefFor('/cities/[city]', locale, { city: slug })),
    ]);
    return Response.json(
      { figures: Object.assign({}, ...parts.flat()), pages },
      { headers: { 'cache-control': 'no-store' } },
    );
  },
});

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
