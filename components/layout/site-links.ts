import type { RouteKey } from '@/lib/platform/i18n/routes';

export const HEADER_LINKS = [
  '/features',
  '/cities',
  '/solutions/ai-permit-checklist',
  '/pricing',
  '/resources',
] as const satisfies readonly RouteKey[];

/** The foot of every public page: nothing public is more than a step from here, cities and guides two. */
export const FOOTER_GROUPS = [
  {
    id: 'product',
    links: [
      '/features',
      '/pricing',
      '/cities',
      '/solutions/ai-permit-checklist',
      '/solutions/small-contractors',
      '/enterprise',
    ],
  },
  {
    id: 'learn',
    links: [
      '/resources',
      '/faq',
      '/docs/api',
      '/permitflow-alternative',
      '/lintel-vs-permitflow',
      '/lintel-vs-permitmobile',
    ],
  },
  { id: 'company', links: ['/about', '/contact', '/sitemap'] },
  { id: 'legal', links: ['/privacy', '/terms', '/cookies', '/privacy-requests'] },
] as const satisfies readonly { id: string; links: readonly RouteKey[] }[];
