import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { REFERRAL_CODE_KEY, REFERRAL_TIMESTAMP_KEY } from '@/components/marketing/referral';
import { dollars } from '@/lib/i18n/format';
import { isKnownPage } from '@/lib/i18n/known-pages';
import { hrefFor, localeOf, resolveRoute, routes } from '@/lib/i18n/routes';
import { ask, forEachOf, listPages, ownAddress, type PublicPage, type Survey, survey } from './public-site';
import { expect, test } from './test';

// All of it is the same in every window: once is enough.
test.skip(({ language, viewport }) => language !== 'en' || viewport?.width !== 1280, 'Runs in en-1280.');

const PAGES = listPages();
const PAGES_A_SEARCH_FINDS = PAGES.filter(({ found }) => found);

/** Where the site says it lives: in every head, in the sitemap, in `robots.txt`. */
async function originOf(request: APIRequestContext): Promise<string> {
  const { body } = await ask(request, '/robots.txt');
  return new URL(/^Sitemap: (\S+)$/m.exec(body)?.[1] ?? '').origin;
}

test.describe('every address of the table', () => {
  test('its main address shows the page, with a head that is right', async ({ page, request }) => {
    test.setTimeout(300_000);
    const origin = await originOf(request);
    const faults: string[] = [];
    const surveys = new Map<PublicPage, Survey>();
    await forEachOf(PAGES, async (one) => {
      const { status, type, body } = await ask(request, one.path);
      if (status !== 200 || !type.startsWith('text/html')) {
        faults.push(`${one.path} answers ${status} ${type}`);
        return;
      }
      const seen = await survey(page, body);
      surveys.set(one, seen);
      faults.push(...faultsOf(one, seen, origin).map((fault) => `${one.path} ${fault}`));
    });
    for (const locale of ['en', 'es'] as const) {
      const found = [...surveys].filter(([one]) => one.found && one.locale === locale);
      faults.push(...repeated(found.map(([{ path }, { title }]) => [path, title])));
      faults.push(...repeated(found.map(([{ path }, { description }]) => [path, description])));
    }
    expect(faults.sort()).toEqual([]);
    expect(PAGES_A_SEARCH_FINDS.length).toBeGreaterThanOrEqual(2 * (60 + 12 + 19));
  });

  test('its other addresses show the same page and name the main one', async ({ page, request }) => {
    test.setTimeout(300_000);
    const origin = await originOf(request);
    const faults: string[] = [];
    const others = PAGES.flatMap((one) => one.otherPaths.map((path) => ({ ...one, main: one.path, path })));
    const short = ['austin', 'dallas'].map((city) => ({
      path: `/es/ciudades/${city}`,
      main: `/es/ciudades/${city}-tx`,
      locale: 'es',
      found: true,
    }));
    await forEachOf([...others, ...short], async ({ path, main, locale, found }) => {
      const { status, body } = await ask(request, path);
      if (status !== 200) {
        faults.push(`${path} answers ${status}`);
        return;
      }
      const { lang, canonical } = await survey(page, body);
      if (lang !== locale) faults.push(`${path} is in ${lang}`);
      if (found && canonical !== addressOf(main, origin)) faults.push(`${path} names ${canonical}`);
    });
    expect(faults.sort()).toEqual([]);
  });

  test('the pictures of shared links are made', async ({ page, request }) => {
    const paths = ['/', '/es/precios', '/cities/austin-tx', '/es/ciudades/los-angeles-ca', '/es/recursos'];
    paths.push(hrefFor('/resources/[guide]', 'en', { guide: 'contractor-guide-permit-fees' }));
    for (const path of paths) {
      const { picture } = await survey(page, (await ask(request, path)).body);
      const answer = await request.get(new URL(picture ?? '').pathname);
      expect({ path, status: answer.status(), type: answer.headers()['content-type'] }).toEqual({
        path,
        status: 200,
        type: 'image/png',
      });
      expect((await answer.body()).length).toBeGreaterThan(5_000);
    }
  });

  // As the specification lists them; the table must not lose one.
  test('the Spanish addresses of the specification are there', async ({ request }) => {
    const mirrors =
      `/es /es/precios /es/pricing /es/contacto /es/contact /es/login /es/onboarding /es/registro
      /es/soluciones/lista-verificacion-ia-permisos /es/soluciones/contratistas-pequenos /es/empresarial
      /es/acerca-de /es/preguntas-frecuentes /es/ciudades /es/recursos`.split(/\s+/);
    const answers = await Promise.all(mirrors.map(async (path) => [path, (await ask(request, path)).status]));
    expect(answers).toEqual(mirrors.map((path) => [path, 200]));
  });
});

/** An address as heads write it: the home page is the origin alone. */
function addressOf(path: string, origin: string): string {
  return path === '/' ? origin : origin + path;
}

const TITLE = { least: 15, most: 65 };
const DESCRIPTION = { least: 70, most: 165 };

function faultsOf({ key, params, locale, path, found }: PublicPage, seen: Survey, origin: string): string[] {
  const faults: string[] = [];
  if (seen.lang !== locale) faults.push(`is in ${seen.lang}`);
  if (seen.headings !== 1) faults.push(`has ${seen.headings} first headings`);
  faults.push(...lengthFault('title', seen.title, TITLE));
  if (!found) return faults;
  faults.push(...lengthFault('description', seen.description, DESCRIPTION));
  if (seen.canonical !== addressOf(path, origin)) faults.push(`names ${seen.canonical} as its own address`);
  // Both twins are held to the same table: what one says of the other, the other says of it.
  const twins = { en: hrefFor(key, 'en', params), es: hrefFor(key, 'es', params) };
  for (const [lang, twin] of Object.entries({ ...twins, 'x-default': twins.en })) {
    if (seen.twins[lang] !== addressOf(twin, origin)) faults.push(`names ${seen.twins[lang]} as its ${lang}`);
  }
  if (Object.keys(seen.twins).length !== 3) faults.push(`has the twins ${Object.keys(seen.twins)}`);
  if (!seen.picture?.startsWith(`${origin}/pictures/${locale}/`))
    faults.push(`has the picture ${seen.picture}`);
  faults.push(...structureFaults(seen));
  return faults;
}

function lengthFault(what: string, text: string, { least, most }: { least: number; most: number }): string[] {
  const fits = text.length >= least && text.length <= most;
  return fits ? [] : [`has a ${what} of ${text.length} characters: ${text}`];
}

function repeated(texts: [path: string, text: string][]): string[] {
  const first = new Map<string, string>();
  return texts.flatMap(([path, text]) => {
    const other = first.get(text);
    if (other === undefined) first.set(text, path);
    return other === undefined ? [] : [`${path} and ${other} are both called: ${text}`];
  });
}

const thing = z.looseObject({ '@type': z.string() });
const graph = z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(thing).min(1) });
const questions = z.array(z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) }));
const crumbs = z.array(z.object({ position: z.number(), name: z.string(), item: z.url() }));
const offers = z.array(z.object({ price: z.string(), priceCurrency: z.literal('USD') }));

/** What a page tells machines must be there for people to read. */
function structureFaults({ structured, text }: Survey): string[] {
  const faults = structured.length === 0 ? ['has no structured data'] : [];
  const expectShown = (what: string, words: string) => {
    if (!text.includes(words.replace(/\s+/g, ''))) faults.push(`does not show the ${what}: ${words}`);
  };
  for (const json of structured) {
    for (const one of graph.parse(JSON.parse(json))['@graph']) {
      if (one['@type'] === 'FAQPage') {
        for (const { name, acceptedAnswer } of questions.parse(one.mainEntity)) {
          expectShown('question', name);
          expectShown('answer', acceptedAnswer.text);
        }
      }
      if (one['@type'] === 'BreadcrumbList') {
        for (const [index, { position, name, item }] of crumbs.parse(one.itemListElement).entries()) {
          expectShown('breadcrumb', name);
          if (position !== index + 1) faults.push(`counts breadcrumb ${name} as ${position}`);
          if (!resolveRoute(new URL(item).pathname)) faults.push(`has a breadcrumb to ${item}`);
        }
      }
      if (one['@type'] === 'Article') expectShown('headline', z.string().parse(one.headline));
      for (const { price } of offers.parse(one.offers ?? [])) {
        const shown = dollars(Math.round(Number(price) * 100));
        const asPrinted = new RegExp(`${shown.replace(/[$.]/g, '\\$&')}(?![\\d]|[.,]\\d)`);
        if (!asPrinted.test(text)) faults.push(`does not show the price ${shown}`);
      }
    }
  }
  return faults;
}

test.describe('addresses that lead elsewhere', () => {
  test('an unknown page, city or guide leads home', async ({ request }) => {
    const unknown = {
      '/': ['/nothing-here', '/pricing/deep/down', '/cities/atlantis-xx', '/resources/no-such-guide'],
      '/es': ['/es/nada', '/es/precios/nada', '/es/ciudades/atlantida-xx', '/es/recursos/no-hay-tal-guia'],
    };
    for (const [home, paths] of Object.entries(unknown)) {
      for (const path of paths) {
        const { status, location } = await ask(request, path);
        expect([307, 308]).toContain(status);
        expect({ path, location }).toEqual({ path, location: home });
      }
    }
  });

  test('an unknown address of the API says so in JSON', async ({ request }) => {
    for (const path of ['/api/nothing', '/api/v1/nothing/here']) {
      const { status, type, body } = await ask(request, path);
      expect(status).toBe(404);
      expect(type).toContain('application/json');
      expect(JSON.parse(body)).toMatchObject({ error: 'not_found' });
    }
  });

  test('the Spanish dashboard asks who is there, at both of its addresses', async ({ request }) => {
    // The segments as the specification lists them, and its two automation pages.
    const segments = `configuracion suscripcion permisos equipo notificaciones analiticas-avanzadas
      analiticas-ejecutivas perspectivas-predictivas operaciones-masivas referencias gestion-marca
      gestion-cumplimiento gestion-flujos configuracion-avanzada lista-verificacion-permisos soporte-empresarial
      detalles-ticket-soporte gestion-subcontratistas zapier zapier/ayuda`.split(/\s+/);
    const paths = ['/es/dashboard', '/es/tablero'].flatMap((base) => [
      base,
      ...segments.map((segment) => `${base}/${segment}`),
    ]);
    paths.push('/es/portal-subcontratista', '/es/subcontractor-portal');
    for (const path of paths) {
      const { status, location } = await ask(request, path);
      const login = `/es/login?${new URLSearchParams({ callbackUrl: path })}`;
      expect({ path, status, location }).toEqual({ path, status: 307, location: login });
    }
  });

  test('a referral link is remembered and leads to sign-up', async ({ page }) => {
    const paths = ['/', '/pricing', '/cities/austin-tx', '/es/recursos', '/es/ciudades'];
    for (const path of paths) {
      // The page leaves before all of it has come.
      await page.goto(`${path}?ref=ABC`, { waitUntil: 'commit' });
      const login = hrefFor('/login', localeOf(path));
      await page.waitForURL((url) => url.pathname === login);
      expect(new URL(page.url()).search).toBe('?ref=ABC&signup=true');
      const stored = await page.context().storageState();
      const kept = Object.fromEntries(
        stored.origins.flatMap(({ localStorage }) => localStorage.map(({ name, value }) => [name, value])),
      );
      expect(kept[REFERRAL_CODE_KEY]).toBe('ABC');
      expect(Math.abs(Date.now() - Number(kept[REFERRAL_TIMESTAMP_KEY]))).toBeLessThan(60_000);
      await page.evaluate(() => localStorage.clear());
    }
    expect([REFERRAL_CODE_KEY, REFERRAL_TIMESTAMP_KEY]).toEqual([
      'lintel_referral_code',
      'lintel_referral_timestamp',
    ]);
  });
});

const MOST_CLICKS = 4;

test('a walk from both home pages finds every page, and no link that leads nowhere', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const origin = await originOf(request);
  const faults: string[] = [];
  const met = new Set(['/', '/es']);
  const idsOf = new Map<string, ReadonlySet<string>>();
  const parts: { from: string; path: string; id: string }[] = [];
  let level = [...met].map((path) => ({ path, from: 'nowhere' }));
  for (let clicks = 0; level.length > 0; clicks++) {
    const next: typeof level = [];
    await forEachOf(level, async ({ path, from }) => {
      if (clicks > MOST_CLICKS) faults.push(`${path} is ${clicks} clicks away, by ${from}`);
      const { status, type, body, location } = await ask(request, path);
      if (status !== 200) {
        faults.push(`${path} answers ${status} ${location ?? ''}, linked from ${from}`);
        return;
      }
      if (!type.startsWith('text/html')) return;
      const { links, ids } = await survey(page, body);
      idsOf.set(path, new Set(ids));
      for (const link of links) {
        const target = ownAddress(link, path, origin);
        if (!target || !isWalked(target.path)) continue;
        if (target.id !== '') parts.push({ from: path, ...target });
        if (met.has(target.path)) continue;
        met.add(target.path);
        next.push({ path: target.path, from: path });
      }
    });
    level = next;
  }
  for (const { from, path, id } of parts) {
    if (idsOf.get(path)?.has(id) === false) faults.push(`${from} links to ${path}#${id}, which is not there`);
  }
  expect(faults.sort()).toEqual([]);

  const { body } = await ask(request, '/sitemap.xml');
  const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
  expect(listed.sort()).toEqual(PAGES_A_SEARCH_FINDS.map(({ path }) => path).sort());
  expect(listed.filter((path) => !met.has(path))).toEqual([]);
});

/** Sign-in, what lies behind it and the API are no part of the walk; an address of no page is, and is found out. */
function isWalked(path: string): boolean {
  if (path.startsWith('/api/')) return false;
  const route = resolveRoute(path);
  if (!route || !isKnownPage(route)) return true;
  return routes[route.key].access === 'public' && route.key !== '/login';
}

test('files for machines answer with the right type', async ({ request }) => {
  const types = {
    '/robots.txt': 'text/plain',
    '/llms.txt': 'text/plain',
    '/.well-known/security.txt': 'text/plain',
    '/sitemap.xml': 'application/xml',
    '/manifest.webmanifest': 'application/manifest+json',
    '/favicon.ico': 'image/x-icon',
    '/icon.svg': 'image/svg+xml',
    '/icons/apple-180.png': 'image/png',
    '/map/us-states.svg': 'image/svg+xml',
    '/locales/en/translation.json': 'application/json',
    '/locales/es/translation.json': 'application/json',
  };
  for (const [path, type] of Object.entries(types)) {
    const answer = await ask(request, path);
    expect({ path, status: answer.status, type: answer.type.split(';')[0] }).toEqual({
      path,
      status: 200,
      type,
    });
  }
  const file = async (path: string) => (await ask(request, path)).body;

  const origin = await originOf(request);
  expect(new URL(origin).hostname).not.toMatch(/^(localhost|127\.)/);
  const llms = await file('/llms.txt');
  for (const { path, locale } of PAGES_A_SEARCH_FINDS) {
    if (locale === 'en') expect(llms).toContain(`](${new URL(path, origin).href}): `);
  }

  const security = await file('/.well-known/security.txt');
  expect(security).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = new Date(/^Expires: (\S+)$/m.exec(security)?.[1] ?? '');
  expect(expires.getTime()).toBeGreaterThan(Date.now());

  const { icons } = z
    .object({ icons: z.array(z.object({ src: z.string() })).min(2) })
    .parse(JSON.parse(await file('/manifest.webmanifest')));
  for (const { src } of icons) expect((await ask(request, src)).type).toBe('image/png');

  const twins = await Promise.all(['en', 'es'].map((lng) => file(`/locales/${lng}/translation.json`)));
  const [english, spanish] = twins.map((json) =>
    Object.keys(z.record(z.string(), z.unknown()).parse(JSON.parse(json))),
  );
  expect(spanish).toEqual(english);
  for (const path of ['/locales/en/other.json', '/locales/fr/translation.json'])
    expect({ path, status: (await ask(request, path)).status }).toEqual({ path, status: 404 });
});
