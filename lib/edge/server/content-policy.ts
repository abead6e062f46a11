import type { MeasurementSettings } from '@/lib/site/measurement/types';

export interface PolicySite {
  isHttps: boolean;
  /** A development server reloads pages by evaluated and inline scripts. */
  isDevelopment: boolean;
  measurement: MeasurementSettings;
  /** Cards are taken by Stripe. */
  stripe: boolean;
}

/** What Google's own container reports to; another host's is asked to report to itself. */
const GOOGLE = {
  container: 'https://www.googletagmanager.com',
  reports: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/** What Stripe's security guide asks for Stripe.js and its card field; a bank's question comes from `hooks`. */
const STRIPE = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
};

export interface PageContents {
  /** Sources of scripts besides our own files: a nonce, hashes. */
  scripts: readonly string[];
  /** A card may be asked for: where Stripe takes it, the page lets Stripe in. */
  takesCards?: boolean;
}

/**
 * A page's Content-Security-Policy. No script runs that stands in the page without a nonce or a hash; styles do,
 * because React and Radix write style attributes.
 */
export function contentPolicy(site: PolicySite, { scripts, takesCards = false }: PageContents): string {
  const stripe = takesCards && site.stripe ? STRIPE : null;
  const { posthog, tagManager } = site.measurement;
  const container = tagManager ? [new URL(tagManager.url).origin] : [];
  const reports = container.includes(GOOGLE.container) ? [...container, ...GOOGLE.reports] : container;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...(site.isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : scripts),
      ...container,
      ...(stripe?.scripts ?? []),
    ],
    // Not even with the nonce: `onclick="…"`.
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...reports],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(site.isDevelopment ? ['ws:'] : []),
      ...(posthog ? [new URL(posthog.host).origin] : []),
      ...reports,
      ...(stripe?.calls ?? []),
    ],
    ...(stripe ? { 'frame-src': stripe.frames } : {}),
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(site.isHttps ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
