import { hrefFor, type Route, resolveRoute, routes } from '@/lib/i18n/routes';

/**
 * The path a page is measured under: without query, and with the table's pattern in place of what it names,
 * `/dashboard/permits/[id]`, behind the sign-in, because that may be somebody's, and where it is a secret.
 */
export function pagePath(pathname: string): string {
  const found = resolveRoute(pathname);
  // An address of no page of ours may hold anything; it leads home anyway.
  if (!found) return '/';
  const { key, locale, params } = found;
  const route: Route = routes[key];
  if (route.access === 'public' && !('token' in params)) return hrefFor(key, locale, params);
  return locale === 'en' ? route.en : `/${locale}${route[locale]}`;
}
