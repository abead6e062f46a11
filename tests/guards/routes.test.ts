import { describe, expect, test } from 'vitest';
import { RULES } from '@/lib/identity/access/permissions';
import { LOCALES } from '@/lib/platform/i18n/locales';
import {
  hrefFor,
  internalPath,
  isPlanned,
  plannedRoute,
  type Route,
  type RouteKey,
  resolveRoute,
  routes,
} from '@/lib/platform/i18n/routes';
import type { Tier } from '@/lib/providers/billing/types';
import { listFiles, read } from './tree';

const KEYS = Object.keys(routes) as RouteKey[];

const PLANNED_PAGE = '/planned/[page]';

function pages(): string[] {
  return listFiles('app/[locale]', /^page\.tsx$/).map((path) => {
    const segments = path
      .split('/')
      .slice(2, -1)
      .filter((segment) => !/^\(.*\)$/.test(segment));
    return `/${segments.join('/')}`;
  });
}

function example(key: RouteKey): Record<string, string> {
  return Object.fromEntries([...key.matchAll(/\[([^\]]+)\]/g)].map((match) => [match[1] ?? '', 'x1']));
}

describe('the table of pages', () => {
  test('has one row for each page, and a page for each row', () => {
    const built = KEYS.filter((key) => !isPlanned(key));
    expect([...built, PLANNED_PAGE].sort()).toEqual(pages().sort());
  });

  test('pages that are not built yet are guarded and share one page', () => {
    for (const key of KEYS.filter(isPlanned)) {
      expect(routes[key].access).not.toBe('public');
      const [, folder, parameter] = internalPath({ locale: 'es', key, params: {} }).slice(1).split('/');
      expect(folder).toBe('planned');
      expect(plannedRoute(parameter ?? '')).toBe(key);
    }
  });

  test.each(LOCALES)('every %s address leads back to its page', (locale) => {
    for (const key of KEYS) {
      const params = example(key);
      expect(resolveRoute(hrefFor(key, locale, params))).toEqual({ locale, key, params });
      // Below `/es` the English address leads there too.
      if (locale === 'es') expect(resolveRoute(`/es${hrefFor(key, 'en', params)}`)?.key).toBe(key);
    }
  });

  test.each(LOCALES)('every %s alias leads to its page', (locale) => {
    for (const [key, route] of Object.entries<Route>(routes)) {
      for (const alias of route.aliases?.[locale] ?? []) {
        const path = `${locale === 'es' ? '/es' : ''}${alias}`.replace(/\[[^\]]+\]/g, 'x1');
        expect(resolveRoute(path)?.key).toBe(key);
      }
    }
  });

  test('no address belongs to two pages', () => {
    for (const locale of LOCALES) {
      const addresses = Object.values<Route>(routes).flatMap((route) => [
        route[locale],
        ...(route.aliases?.[locale] ?? []),
      ]);
      expect(new Set(addresses).size).toBe(addresses.length);
    }
  });

  test('a page in Spanish is guarded as its English twin', () => {
    expect(resolveRoute('/es/tablero')?.key).toBe('/dashboard');
    expect(resolveRoute('/es/dashboard')?.key).toBe('/dashboard');
    expect(internalPath({ locale: 'es', key: '/dashboard', params: {} })).toBe('/es/dashboard');
  });

  test('an unknown address is no page', () => {
    expect(resolveRoute('/nothing')).toBeNull();
    expect(resolveRoute('/es/nada')).toBeNull();
    expect(resolveRoute('/dashboard/permits/1/2')).toBeNull();
  });

  test('a malformed escape in an address is no page, not an error', () => {
    expect(resolveRoute('/dashboard/permits/%E0%A4%A')).toBeNull();
    expect(resolveRoute('/dashboard/permits/a%2Fb')?.params).toEqual({ id: 'a/b' });
  });
});

/** The signed-in pages that the specification names. */
const PROMISED = [
  ...['/app', '/dashboard', '/dashboard/subscription', '/dashboard/purchase-checks', '/dashboard/team'],
  ...['/dashboard/advanced-analytics', '/dashboard/executive-analytics', '/dashboard/predictive-insights'],
  ...[
    '/dashboard/bulk-operations',
    '/dashboard/permits',
    '/dashboard/permit-checklist',
    '/dashboard/referrals',
  ],
  ...[
    '/dashboard/notifications',
    '/dashboard/settings',
    '/dashboard/settings/privacy',
    '/dashboard/branding',
  ],
  ...['/dashboard/workflows', '/dashboard/advanced-settings', '/dashboard/zapier', '/dashboard/zapier/help'],
  ...['/dashboard/support', '/dashboard/support/7', '/dashboard/subcontractors', '/dashboard/compliance'],
  ...['/dashboard/prospect-monitoring', '/partner-applications', '/subcontractor-portal'],
  ...['/oauth/authorize', '/oauth/authorize/callback', '/admin', '/admin/dashboard', '/admin/contractors'],
  ...['/admin/prospects', '/admin/cities', '/admin/referrals', '/admin/partner-applications'],
  ...['/admin/settings', '/admin/support', '/admin/support/7', '/admin/aeo-monitoring'],
];

/** The plan that opens each page that one opens, as the product's decisions have it. */
const OPENS_WITH: Partial<Record<RouteKey, Tier>> = {
  '/dashboard/zapier': 'team',
  '/dashboard/zapier/help': 'team',
  '/oauth/authorize': 'team',
  '/dashboard/advanced-analytics': 'professional',
  '/dashboard/predictive-insights': 'professional',
  '/dashboard/executive-analytics': 'enterprise',
  '/dashboard/advanced-settings': 'enterprise',
};

describe('pages of who is signed in', () => {
  test.each(PROMISED)('%s is in the table, guarded by a permission', (address) => {
    const found = resolveRoute(address);
    const route: Route | null = found && routes[found.key];
    expect(route?.access).not.toBe('public');
    expect(route?.permission).toBeDefined();
  });

  test('not built yet know the plan that opens them', () => {
    const planned = KEYS.filter(isPlanned).flatMap((key) => {
      const { permission }: Route = routes[key];
      const tier = permission && RULES[permission].tier;
      return tier ? [[key, tier]] : [];
    });
    expect(Object.fromEntries(planned)).toEqual(OPENS_WITH);
  });

  test('not built yet are linked from nowhere', () => {
    const sources = ['app', 'components'].flatMap((folder) => listFiles(folder, /\.tsx$/)).map(read);
    const links = KEYS.filter(isPlanned).filter((key) =>
      sources.some((source) => source.includes(`to="${key}"`) || source.includes(`to: '${key}'`)),
    );
    expect(links).toEqual([]);
  });
});

describe('routes that are no pages', () => {
  const unlisted = listFiles('app', /^route\.tsx?$/).filter((path) => {
    const source = read(path);
    const isStatic = source.includes("dynamic = 'force-static'") || source.includes('generateStaticParams');
    return path.includes('[') && isStatic && !source.includes('dynamicParams = false');
  });

  // What a static route answers is kept on disk for each address, a 404 too: whoever makes names up would fill it.
  test('a static one answers no names but those it lists', () => {
    expect(unlisted).toEqual([]);
  });
});
