import { describe, expect, it } from 'vitest';
import { contentPolicy, type PolicySite } from './content-policy';

const SITE: PolicySite = {
  isHttps: true,
  isDevelopment: false,
  measurement: { posthog: null, tagManager: null, vercel: false },
  stripe: false,
};

const NOTHING = { scripts: [] };

/** Directive → its sources, as a browser reads it. */
function read(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

describe('contentPolicy', () => {
  it('lets nothing in from outside, runs nothing inline and is in nobody’s frame (ASVS 3.4.3, 3.4.6)', () => {
    const policy = read(contentPolicy(SITE, { scripts: ["'nonce-abc'", "'sha256-def'"] }));
    expect(policy['script-src']).toEqual(["'self'", "'nonce-abc'", "'sha256-def'"]);
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'script-src-attr': ["'none'"],
      'connect-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
  });

  it('asks for https where the site is there, and not on a machine of one’s own', () => {
    expect(read(contentPolicy(SITE, NOTHING))).toHaveProperty('upgrade-insecure-requests', []);
    expect(read(contentPolicy({ ...SITE, isHttps: false }, NOTHING))).not.toHaveProperty(
      'upgrade-insecure-requests',
    );
  });

  it('names the services that are set up, by host, and no others', () => {
    const measurement = {
      posthog: { key: 'phc_1', host: 'https://eu.i.posthog.com/in/' },
      tagManager: { id: 'GTM-1', url: 'https://tags.example/gtm.js' },
      vercel: true,
    };
    const policy = read(contentPolicy({ ...SITE, measurement }, NOTHING));
    expect(policy['script-src']).toEqual(["'self'", 'https://tags.example']);
    expect(policy['connect-src']).toEqual(["'self'", 'https://eu.i.posthog.com', 'https://tags.example']);
    expect(policy['img-src']).toEqual(["'self'", 'data:', 'blob:', 'https://tags.example']);
  });

  it('lets Google’s container report to Google', () => {
    const tagManager = { id: 'GTM-1', url: 'https://www.googletagmanager.com/gtm.js' };
    const policy = read(
      contentPolicy({ ...SITE, measurement: { ...SITE.measurement, tagManager } }, NOTHING),
    );
    expect(policy['script-src']).toEqual(["'self'", 'https://www.googletagmanager.com']);
    expect(policy['connect-src']).toContain('https://*.google-analytics.com');
  });

  it('is loose about scripts in development alone', () => {
    expect(contentPolicy(SITE, { scripts: ["'nonce-abc'"] })).not.toMatch(/script-src [^;]*unsafe/);
    const policy = read(contentPolicy({ ...SITE, isDevelopment: true }, { scripts: ["'nonce-abc'"] }));
    // A nonce would take `unsafe-inline` back.
    expect(policy['script-src']).toEqual(["'self'", "'unsafe-inline'", "'unsafe-eval'"]);
    expect(policy['connect-src']).toContain('ws:');
  });

  it('lets Stripe’s card field in, on a page that asks for a card and nowhere else', () => {
    const site = { ...SITE, stripe: true };
    const card = read(contentPolicy(site, { scripts: ["'nonce-abc'"], takesCards: true }));
    const plain = read(contentPolicy(site, { scripts: ["'nonce-abc'"] }));
    expect(card).toEqual({
      ...plain,
      'script-src': ["'self'", "'nonce-abc'", 'https://js.stripe.com', 'https://*.js.stripe.com'],
      'connect-src': ["'self'", 'https://api.stripe.com'],
      'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    });
    expect(JSON.stringify(plain)).not.toContain('stripe');
  });

  it('has no use for Stripe where the demo takes the cards', () => {
    const plain = contentPolicy(SITE, NOTHING);
    expect(contentPolicy(SITE, { ...NOTHING, takesCards: true })).toBe(plain);
  });
});
