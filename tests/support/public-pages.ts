import { CITIES } from '@/content/cities/catalogue';
import { GUIDE_SLUGS } from '@/content/guides/slugs';
import { LOCALES, type Locale } from '@/lib/platform/i18n/locales';
import { hrefFor, type Route, type RouteKey, type RouteParams, routes } from '@/lib/platform/i18n/routes';

/** A public page in one language: its one main address, and what else leads to it. */
export interface PublicPage {
  key: RouteKey;
  params: RouteParams;
  locale: Locale;
  path: string;
  otherPaths: string[];
  /** Meant to be found by a search. */
  found: boolean;
}

/** Without a token they lead elsewhere: tests of their own look at them. */
const needsToken = (key: string) => key === '/reset-password' || key.includes('[token]');

/** Every public page of the table in both languages: each city, each guide, all aliases. */
export function listPages(): PublicPage[] {
  return Object.entries<Route>(routes)
    .filter(([key, { access }]) => access === 'public' && !needsToken(key))
    .flatMap(([name, route]) => {
      const key = name as RouteKey;
      return listParameters(key).flatMap((params) =>
        LOCALES.map((locale): PublicPage => {
          const path = hrefFor(key, locale, params);
          const others = listOtherPaths(key, route, locale, params);
          return { key, params, locale, path, otherPaths: others, found: route.sitemap === true };
        }),
      );
    });
}

function listParameters(key: RouteKey): RouteParams[] {
  if (key === '/cities/[city]') return CITIES.map(({ slug }) => ({ city: slug }));
  if (key === '/resources/[guide]') return GUIDE_SLUGS.map((guide) => ({ guide }));
  return [{}];
}

/** Below `/es` each English address leads to the page as well. */
function listOtherPaths(key: RouteKey, { aliases }: Route, locale: Locale, params: RouteParams): string[] {
  const main = hrefFor(key, locale, params);
  const paths =
    locale === 'en'
      ? (aliases?.en ?? [])
      : [hrefFor(key, 'en', params), ...(aliases?.en ?? []), ...(aliases?.es ?? [])].map((path) =>
          path === '/' ? '/es' : `/es${path}`,
        );
  return [...new Set(paths)].filter((path) => path !== main);
}
