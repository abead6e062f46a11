import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CARD_PAGES } from '@/lib/platform/i18n/card-pages';
import { hrefFor, type RouteKey, resolveRoute, routes } from '@/lib/platform/i18n/routes';
import { HEADERS } from '@/scripts/web/headers.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lintel-headers-'));
  mkdirSync(join(root, '.next'));
  const built = { hashes: ["'sha256-dGhlbWU='"], pages: ['/en', '/en/pricing', '/en/onboarding'] };
  writeFileSync(join(root, '.next/inline-scripts.json'), JSON.stringify(built));
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('SITE_URL', 'https://lintel.example');
  vi.stubEnv('DATABASE_URL', 'postgres://localhost/lintel');
  vi.stubEnv('AUTH_SECRET', randomBytes(32).toString('base64'));
  vi.stubEnv('ALLOW_DEMO_PAYMENTS', '1');
  vi.stubEnv('FEEDS', 'live');
  vi.stubEnv('FILES_DIR', '/nowhere');
  vi.resetModules();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

async function getHeaders(key: string, path: string, query = ''): Promise<Map<string, string>> {
  const { pageHeaders } = await import('./page-headers');
  return pageHeaders({ locale: 'en', key: key as RouteKey, params: {} }, path, new URLSearchParams(query));
}

async function getScriptPolicy(path: string): Promise<string> {
  const policy = (await getHeaders('/pricing', path)).get('content-security-policy') ?? '';
  return /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
}

describe('pageHeaders', () => {
  it('knows a static page’s scripts by their hashes', async () => {
    expect(await getScriptPolicy('/en/pricing')).toBe("'self' 'sha256-dGhlbWU='");
  });

  it('gives each answer of another page a nonce of its own', async () => {
    const [first, second] = [await getScriptPolicy('/en/login'), await getScriptPolicy('/en/login')];
    expect(first).toMatch(/^'self' 'nonce-[\w+/]{22}==' 'sha256-dGhlbWU='$/);
    expect(second).not.toBe(first);
  });

  it('needs a build, except while it is developed', async () => {
    rmSync(join(root, '.next/inline-scripts.json'));
    await expect(getScriptPolicy('/en/pricing')).rejects.toThrow('inline-scripts.json');
    vi.stubEnv('NODE_ENV', 'development');
    vi.resetModules();
    expect(await getScriptPolicy('/en/pricing')).toBe("'self' 'unsafe-inline' 'unsafe-eval'");
  });

  it.each(['/reset-password', '/verify-email', '/invitation'])(
    'tells nobody the token of %s (ASVS 14.2.1)',
    async (key) => {
      expect((await getHeaders(key, `/en${key}`, 'token=x')).get('referrer-policy')).toBe('no-referrer');
      expect((await getHeaders('/login', '/en/login')).has('referrer-policy')).toBe(false);
    },
  );

  it('lets a browser drop what it kept once somebody signed out, and only then (ASVS 14.3.1)', async () => {
    expect((await getHeaders('/login', '/en/login', 'signed_out=true')).get('clear-site-data')).toBe(
      '"cache"',
    );
    for (const [key, query] of [
      ['/login', ''],
      ['/login', 'signed_out=1'],
      ['/pricing', 'signed_out=true'],
    ] as const)
      expect((await getHeaders(key, `/en${key}`, query)).has('clear-site-data')).toBe(false);
  });

  describe('where Stripe takes the cards', () => {
    beforeEach(() => {
      vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_1');
      vi.stubEnv('STRIPE_PUBLISHABLE_KEY', 'pk_test_1');
      vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_1');
    });

    it.each([...CARD_PAGES])('lets it in on %s', async (key) => {
      const headers = await getHeaders(key, `/en${key}`);
      expect(headers.get('content-security-policy')).toContain('https://js.stripe.com');
      expect(headers.get('permissions-policy')).toBe(
        HEADERS['permissions-policy']?.replace('payment=(self)', 'payment=(self "https://js.stripe.com")'),
      );
      expect(headers.get('permissions-policy')).toContain('"https://js.stripe.com"');
    });

    it('knows those pages by every address they have', () => {
      for (const address of ['/onboarding', '/es/registro', '/es/onboarding'])
        expect(CARD_PAGES.has(resolveRoute(address)?.key ?? '/')).toBe(true);
      for (const key of ['/dashboard/subscription', '/dashboard/purchase-checks'] as const)
        for (const locale of ['en', 'es'] as const)
          expect(CARD_PAGES.has(resolveRoute(hrefFor(key, locale))?.key ?? '/')).toBe(true);
    });

    it('does not on any other page', async () => {
      const letIn: string[] = [];
      for (const key of Object.keys(routes) as RouteKey[]) {
        if (CARD_PAGES.has(key)) continue;
        const headers = await getHeaders(key, `/en${key}`);
        if (JSON.stringify([...headers]).includes('stripe')) letIn.push(key);
      }
      expect(letIn).toEqual([]);
    });

    it('gives a static page of either kind its own', async () => {
      expect(await getHeaders('/onboarding', '/en/onboarding')).not.toEqual(
        await getHeaders('/pricing', '/en/pricing'),
      );
      const policy = (await getHeaders('/onboarding', '/en/onboarding')).get('content-security-policy');
      expect(policy).toContain("script-src 'self' 'sha256-dGhlbWU=' https://js.stripe.com");
    });
  });

  it('lets nobody in where the demo takes the cards', async () => {
    for (const key of CARD_PAGES)
      expect(JSON.stringify([...(await getHeaders(key, `/en${key}`))])).not.toContain('stripe');
  });
});
