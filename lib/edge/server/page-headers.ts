import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { env } from '@/lib/env';
import { CARD_PAGES } from '@/lib/platform/i18n/card-pages';
import type { ResolvedRoute } from '@/lib/platform/i18n/routes';
import { measurementSettings } from '@/lib/site/measurement/settings';
import { HEADERS } from '@/scripts/web/headers.mjs';
import { contentPolicy, type PolicySite } from './content-policy';

/** What the build wrote down (`scripts/start/inline-scripts.mjs`): the inline scripts of all pages, the static pages. */
const built = z.object({ hashes: z.array(z.string()), pages: z.array(z.string()) });

interface Policies {
  site: PolicySite;
  hashes: readonly string[];
  staticPages: ReadonlySet<string>;
  /** The same for all static pages of a kind: their HTML is made once, so it can carry no nonce. */
  ofStaticPages: { plain: string; card: string };
}

let policies: Policies | undefined;

function loadPolicies(): Policies {
  const settings = env();
  const isDevelopment = settings.NODE_ENV === 'development';
  const site = {
    isHttps: settings.SITE_URL.startsWith('https:'),
    isDevelopment,
    measurement: measurementSettings(settings),
    stripe: settings.STRIPE_PUBLISHABLE_KEY !== undefined,
  };
  const { hashes, pages } = isDevelopment ? { hashes: [], pages: [] } : readBuilt();
  const ofStaticPages = {
    plain: contentPolicy(site, { scripts: hashes }),
    card: contentPolicy(site, { scripts: hashes, takesCards: true }),
  };
  return { site, hashes, staticPages: new Set(pages), ofStaticPages };
}

function readBuilt(): z.infer<typeof built> {
  const file = join(/* turbopackIgnore: true */ process.cwd(), '.next/inline-scripts.json');
  return built.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** As on every page, but Stripe's frames may ask the browser for a payment. */
const STRIPE_MAY_PAY = (HEADERS['permissions-policy'] ?? '').replace(
  'payment=(self)',
  'payment=(self "https://js.stripe.com")',
);

/** Their address carries a token: no other address may hear of it, not even one of ours. */
const TOKEN_PAGES: ReadonlySet<string> = new Set([
  '/reset-password',
  '/verify-email',
  '/invitation',
  '/unsubscribe/[token]',
  '/shared-check/[token]',
  '/client-page/[token]',
]);

/**
 * What a page's answer says beyond what every answer does (`scripts/web/headers.mjs`). `path` is where its folder lies.
 * Where the policy has a nonce, Next reads it from the request and puts it on the page's scripts.
 */
export function pageHeaders(
  { key }: ResolvedRoute,
  path: string,
  query: URLSearchParams,
): Map<string, string> {
  policies ??= loadPolicies();
  const { site, hashes, staticPages, ofStaticPages } = policies;
  const takesCards = CARD_PAGES.has(key);
  const nonce = () => `'nonce-${randomBytes(16).toString('base64')}'`;
  const policy = staticPages.has(path)
    ? ofStaticPages[takesCards ? 'card' : 'plain']
    : contentPolicy(site, { scripts: [nonce(), ...hashes], takesCards });
  const headers = new Map([['content-security-policy', policy]]);
  if (takesCards && site.stripe) headers.set('permissions-policy', STRIPE_MAY_PAY);
  if (TOKEN_PAGES.has(key)) headers.set('referrer-policy', 'no-referrer');
  // Whoever comes next to this machine finds none of what was shown here.
  if (key === '/login' && query.get('signed_out') === 'true') headers.set('clear-site-data', '"cache"');
  return headers;
}
