import type { RouteKey } from './routes';

/**
 * Pages that may ask for a card, and signing up, which leads on to one without a new document. A browser goes by the
 * policy of the page a document began with: these name the payment provider in theirs (`lib/server/page-headers.ts`),
 * and links to them begin a new document (`components/layout/app-link.tsx`).
 */
export const CARD_PAGES: ReadonlySet<RouteKey> = new Set<RouteKey>([
  '/login',
  '/onboarding',
  '/dashboard/subscription',
  '/dashboard/purchase-checks',
]);
