import { CITIES } from '@/content/cities/catalogue';
import { GUIDE_SLUGS } from '@/content/guides/slugs';
import type { ResolvedRoute, RouteKey } from './routes';

/** Parameters of which there is only so much. Known here and not in the table, which browsers load as well. */
const KNOWN: Partial<Record<RouteKey, { name: string; values: ReadonlySet<string> }>> = {
  '/cities/[city]': { name: 'city', values: new Set(CITIES.map(({ slug }) => slug)) },
  '/resources/[guide]': { name: 'guide', values: new Set<string>(GUIDE_SLUGS) },
};

/** Whether the page is there: a city without a page and a guide nobody wrote are unknown addresses. */
export function isKnownPage({ key, params }: ResolvedRoute): boolean {
  const known = KNOWN[key];
  return known === undefined || known.values.has(params[known.name] ?? '');
}
