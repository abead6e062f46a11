import type { RouteKey } from '@/lib/platform/i18n/routes';

/** Where a page's title and description stand in `messages`; cities and guides bring their own. */
const NAMESPACES = {
  '/': 'home',
  '/pricing': 'pricing',
  '/features': 'features',
  '/cities': 'cities',
  '/resources': 'guides',
  '/solutions/small-contractors': 'solutions.smallContractors',
  '/solutions/ai-permit-checklist': 'solutions.checklist',
  '/enterprise': 'enterprise',
  '/faq': 'faq',
  '/about': 'about',
  '/contact': 'contact',
  '/permitflow-alternative': 'comparisons.alternative',
  '/lintel-vs-permitflow': 'comparisons.permitflow',
  '/lintel-vs-permitmobile': 'comparisons.permitmobile',
  '/privacy': 'legal.privacy',
  '/terms': 'legal.terms',
  '/cookies': 'legal.cookies',
  '/privacy-requests': 'contact.privacy',
  '/sitemap': 'site.sitemap',
  '/docs/api': 'api',
  '/i18n-test': 'translationTest',
} as const satisfies Partial<Record<RouteKey, string>>;

export type PageWithMetadata = keyof typeof NAMESPACES;

/** @throws for a page that brings its own title and description */
export function metadataNamespace(key: RouteKey): string {
  const namespaces: Partial<Record<RouteKey, string>> = NAMESPACES;
  const namespace = namespaces[key];
  if (!namespace) throw new Error(`${key} has no texts for its head.`);
  return `${namespace}.metadata`;
}
