import type { RouteKey } from './routes';

/**
 * Pages with a card form, and sign-up, which reaches one by client-side navigation. A browser applies the
 * policy of the page on which the document was loaded: these pages allow the payment provider
 * (`lib/edge/server/page-headers.ts`), and links to them load a new document (`components/layout/app-link.tsx`).
 */
export const CARD_PAGES: ReadonlySet<RouteKey> = new Set<RouteKey>([
  '/login',
  '/onboarding',
  '/dashboard/subscription',
  '/dashboard/purchase-checks',
]);
