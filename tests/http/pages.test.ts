import { describe, expect, test } from 'vitest';
import { isKnownPage } from '@/lib/platform/i18n/known-pages';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { hrefFor, ROUTES, resolveRoute, routes } from '@/lib/platform/i18n/routes';
import { makeLinkTokens, makePageRows, tokenParamsOf } from '../support/page-rows';
import { listPages, type PublicPage } from '../support/public-pages';
import { atWork } from '../support/team';
import { findHeadFaults, repeated, toHeadAddress } from './heads';
import { ownAddress, type Survey, survey } from './html';
import { db, makeSignedInRoles } from './people';
import { type Answer, ask, forEachParallel, publishedOrigin } from './site';

const PAGES = listPages();
const PAGES_A_SEARCH_FINDS = PAGES.filter(({ found }) => found);

/** One that was asked for is not asked for again here; one that was read is not read again, by whatever address it came. */
const asked = new Map<string, Promise<Answer>>();
const surveys = new Map<string, Survey>();

function visit(path: string): Promise<Answer> {
  const answer = asked.get(path) ?? ask(path);
  asked.set(path, answer);
  return answer;
}

function surveyOnce({ text }: Answer): Survey {
  const seen = surveys.get(text) ?? survey(text);
  surveys.set(text, seen);
  return seen;
}

describe('every address of the table', () => {
  test('its main address shows the page, with a head that is right', async () => {
    const origin = await publishedOrigin();
    const faults: string[] = [];
    const shown = new Map<PublicPage, Survey>();
    await forEachParallel(PAGES, async (one) => {
      const answer = await visit(one.path);
      if (answer.status !== 200 || answer.type !== 'text/html') {
        faults.push(`${one.path} answers ${answer.status} ${answer.type}`);
        return;
      }
      const seen = surveyOnce(answer);
      shown.set(one, seen);
      faults.push(...findHeadFaults(one, seen, origin).map((fault) => `${one.path} ${fault}`));
    });
    for (const locale of LOCALES) {
      const found = [...shown].filter(([one]) => one.found && one.locale === locale);
      faults.push(...repeated(found.map(([{ path }, { title }]) => [path, title])));
      faults.push(...repeated(found.map(([{ path }, { description }]) => [path, description])));
    }
    expect(faults.sort()).toEqual([]);
    expect(PAGES_A_SEARCH_FINDS.length).toBeGreaterThanOrEqual(2 * (60 + 12 + 19));
  });

  test('its other addresses show the same page and name the main one', async () => {
    const origin = await publishedOrigin();
    const faults: string[] = [];
    const others = PAGES.flatMap((one) => one.otherPaths.map((path) => ({ ...one, main: one.path, path })));
    const short = ['austin', 'dallas'].map((city) => ({
      path: `/es/ciudades/${city}`,
      main: `/es/ciudades/${city}-tx`,
      locale: 'es',
      found: true,
    }));
    await forEachParallel([...others, ...short], async ({ path, main, locale, found }) => {
      const answer = await visit(path);
      if (answer.status !== 200) {
        faults.push(`${path} answers ${answer.status}`);
        return;
      }
      const { lang, canonical } = surveyOnce(answer);
      if (lang !== locale) faults.push(`${path} is in ${lang}`);
      if (found && canonical !== toHeadAddress(main, origin)) faults.push(`${path} names ${canonical}`);
    });
    expect(faults.sort()).toEqual([]);
  });

  test('the pictures of shared links are made', async () => {
    const paths = ['/', '/es/precios', '/cities/austin-tx', '/es/ciudades/los-angeles-ca', '/es/recursos'];
    paths.push(hrefFor('/resources/[guide]', 'en', { guide: 'contractor-guide-permit-fees' }));
    await forEachParallel(paths, async (path) => {
      const { picture } = surveyOnce(await visit(path));
      const { status, type, bytes } = await ask(new URL(picture ?? '').pathname);
      expect({ path, status, type }).toEqual({ path, status: 200, type: 'image/png' });
      expect(bytes.length).toBeGreaterThan(5_000);
    });
  });

  // As the specification lists them; the table must not lose one.
  test('the Spanish addresses of the specification are there', async () => {
    const mirrors =
      `/es /es/precios /es/pricing /es/contacto /es/contact /es/login /es/onboarding /es/registro
      /es/soluciones/lista-verificacion-ia-permisos /es/soluciones/contratistas-pequenos /es/empresarial
      /es/acerca-de /es/preguntas-frecuentes /es/ciudades /es/recursos`.split(/\s+/);
    const answers = await Promise.all(mirrors.map(async (path) => [path, (await visit(path)).status]));
    expect(answers).toEqual(mirrors.map((path) => [path, 200]));
  });
});

describe('a page that a link opens without an account', () => {
  const keys = ROUTES.flatMap(({ key }) => (key.includes('[token]') ? [key] : []));

  test.for(LOCALES)('is shown in its language, and found by no search (%s)', async (locale) => {
    const origin = await publishedOrigin();
    const made = await makeSignedInRoles('enterprise');
    const ctx = await atWork(db, made.company, new Date());
    const rows = { ...(await makePageRows(db, made)), subcontractorId: made.subcontractorId };
    const params = tokenParamsOf(await makeLinkTokens(ctx, rows, locale));
    const faults: string[] = [];
    for (const key of keys) {
      const one = { key, locale, params: params[key] ?? {}, otherPaths: [], found: false };
      const path = hrefFor(key, locale, one.params);
      const unknown = hrefFor(key, locale, { token: 'x'.repeat(43) });
      const [answer, other] = await Promise.all([ask(path), ask(unknown)]);
      const seen = survey(answer.text);
      faults.push(...findHeadFaults({ ...one, path }, seen, origin).map((fault) => `${key} ${fault}`));
      if (answer.status !== 200) faults.push(`${key} answers ${answer.status}`);
      if (!/<meta name="robots" content="noindex, nofollow"/.test(answer.text))
        faults.push(`${key} can be found`);
      if (seen.text === survey(other.text).text) faults.push(`${key} shows nothing of what its link is of`);
    }
    expect(faults).toEqual([]);
    expect(keys.length).toBeGreaterThanOrEqual(4);
  });
});

const MOST_CLICKS = 4;

test('a walk from both home pages finds every page, and no link that leads nowhere', async () => {
  const origin = await publishedOrigin();
  const faults: string[] = [];
  const met = new Set(['/', '/es']);
  const idsByPage = new Map<string, ReadonlySet<string>>();
  const parts: { from: string; path: string; id: string }[] = [];
  let level = [...met].map((path) => ({ path, from: 'nowhere' }));
  for (let clicks = 0; level.length > 0; clicks++) {
    const next: typeof level = [];
    await forEachParallel(level, async ({ path, from }) => {
      if (clicks > MOST_CLICKS) faults.push(`${path} is ${clicks} clicks away, by ${from}`);
      const answer = await visit(path);
      if (answer.status !== 200) {
        faults.push(`${path} answers ${answer.status} ${answer.location ?? ''}, linked from ${from}`);
        return;
      }
      if (answer.type !== 'text/html') return;
      const { links, ids } = surveyOnce(answer);
      idsByPage.set(path, new Set(ids));
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
    if (idsByPage.get(path)?.has(id) === false)
      faults.push(`${from} links to ${path}#${id}, which is not there`);
  }
  expect(faults.sort()).toEqual([]);

  const { text } = await ask('/sitemap.xml');
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
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
