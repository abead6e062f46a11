import { hrefFor, type Route, resolveRoute, routes } from '@/lib/platform/i18n/routes';

/**
 * The path reported for a page: without query, and with the route's pattern instead of its parameters
 * (`/dashboard/permits/[id]`) behind the sign-in and for secret tokens, because those may be personal.
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
