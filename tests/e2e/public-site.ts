import type { APIRequestContext, Page } from '@playwright/test';
import { CITIES } from '@/content/cities/catalogue';
import { GUIDE_SLUGS } from '@/content/guides/slugs';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { hrefFor, type Route, type RouteKey, type RouteParams, routes } from '@/lib/i18n/routes';

/** A public page in one language: its one main address, and what else leads to it. */
export interface PublicPage {
  key: RouteKey;
  params: RouteParams;
  locale: Locale;
  path: string;
  otherPaths: string[];
  /** Meant to be found by a search. */
  found: boolean;
}

/** Without a token they lead elsewhere: `auth.spec.ts`, `notices-settings.spec.ts` and `check-rounds.spec.ts` look at them. */
const NEED_TOKEN: RouteKey[] = ['/reset-password', '/unsubscribe/[token]', '/shared-check/[token]'];

/** Every public page of the table in both languages: each city, each guide, all aliases. */
export function listPages(): PublicPage[] {
  return Object.entries<Route>(routes)
    .filter(([key, { access }]) => access === 'public' && !NEED_TOKEN.some((one) => one === key))
    .flatMap(([name, route]) => {
      const key = name as RouteKey;
      return parametersOf(key).flatMap((params) =>
        LOCALES.map((locale): PublicPage => {
          const path = hrefFor(key, locale, params);
          const others = otherPathsOf(key, route, locale, params);
          return { key, params, locale, path, otherPaths: others, found: route.sitemap === true };
        }),
      );
    });
}

function parametersOf(key: RouteKey): RouteParams[] {
  if (key === '/cities/[city]') return CITIES.map(({ slug }) => ({ city: slug }));
  if (key === '/resources/[guide]') return GUIDE_SLUGS.map((guide) => ({ guide }));
  return [{}];
}

/** Below `/es` each English address leads to the page as well. */
function otherPathsOf(key: RouteKey, { aliases }: Route, locale: Locale, params: RouteParams): string[] {
  const main = hrefFor(key, locale, params);
  const paths =
    locale === 'en'
      ? (aliases?.en ?? [])
      : [hrefFor(key, 'en', params), ...(aliases?.en ?? []), ...(aliases?.es ?? [])].map((path) =>
          path === '/' ? '/es' : `/es${path}`,
        );
  return [...new Set(paths)].filter((path) => path !== main);
}

/** Does the work for each, eight at a time. */
export async function forEachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

export interface Answer {
  status: number;
  type: string;
  /** Where a redirect leads, as a path with its query. */
  location: string | null;
  body: string;
}

/** Asks for an address and does not follow where it leads. */
export async function ask(request: APIRequestContext, path: string): Promise<Answer> {
  const answer = await request.get(path, { maxRedirects: 0 });
  const { location, 'content-type': type = '' } = answer.headers();
  const target = location === undefined ? null : new URL(location, 'http://localhost');
  return {
    status: answer.status(),
    type,
    location: target && target.pathname + target.search,
    body: await answer.text(),
  };
}

/** What a page says of itself, and where it leads. */
export interface Survey {
  lang: string;
  title: string;
  description: string;
  canonical: string | null;
  /** `hreflang` → address. */
  twins: Record<string, string>;
  picture: string | null;
  headings: number;
  /** What JSON-LD scripts hold. */
  structured: string[];
  /** What can be read, folded parts included, without the numbers of notes; all white space left out. */
  text: string;
  links: string[];
  ids: string[];
}

/** Reads HTML with the browser's own parser; nothing of it is run or loaded. */
export async function survey(page: Page, html: string): Promise<Survey> {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const value = (selector: string, attribute: string) =>
      parsed.querySelector(selector)?.getAttribute(attribute) ?? null;
    const all = (selector: string) => [...parsed.querySelectorAll(selector)];
    const facts = {
      lang: parsed.documentElement.lang,
      title: parsed.title,
      description: value('meta[name="description"]', 'content') ?? '',
      canonical: value('link[rel="canonical"]', 'href'),
      twins: Object.fromEntries(
        all('link[rel="alternate"][hreflang]').map((link) => [
          link.getAttribute('hreflang') ?? '',
          link.getAttribute('href') ?? '',
        ]),
      ),
      picture: value('meta[property="og:image"]', 'content'),
      headings: all('h1').length,
      structured: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ''),
      links: all('a[href]').map((link) => link.getAttribute('href') ?? ''),
      ids: all('[id]').map(({ id }) => id),
    };
    for (const element of all('script, style, template, sup')) element.remove();
    return { ...facts, text: (parsed.body.textContent ?? '').replace(/\s+/g, '') };
  }, html);
}

/** A link's path on the site, with its fragment apart; null where it leads elsewhere. */
export function ownAddress(link: string, from: string, origin: string): { path: string; id: string } | null {
  const local = 'http://localhost';
  if (!URL.canParse(link, local + from)) return null;
  const url = new URL(link, local + from);
  if (url.origin !== local && url.origin !== origin) return null;
  return { path: url.pathname, id: decodeURIComponent(url.hash.slice(1)) };
}
