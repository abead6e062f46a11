import type { Page } from '@playwright/test';
import { CITIES } from '@/content/cities/catalogue';
import { GUIDE_SLUGS } from '@/content/guides/slugs';
import type { Locale } from '@/lib/platform/i18n/locales';
import { hrefFor, ROUTES, type Route, type RouteKey, type RouteParams } from '@/lib/platform/i18n/routes';
import { feedRecord } from '@/lib/tracking/feeds/records';
import { paramsOf, tokenParamsOf } from '../support/page-rows';
import { newcomer, openSetup } from './set-up';
import type { Reader, SweepRows } from './sweep-rows';

/** A page as one reader finds it. */
export interface Stop {
  reader: Reader;
  path: string;
  /** Gets there where the address alone does not. */
  open?: (page: Page) => Promise<void>;
}

interface Example {
  params?: RouteParams;
  query?: string;
  readers?: readonly Reader[];
  open?: (page: Page, locale: Locale) => Promise<void>;
}

const READERS_OF = { public: 'visitor', member: 'demo', portal: 'subcontractor', admin: 'admin' } as const;

function cityThatIs(monitored: boolean): string {
  const city = CITIES.find(({ slug }) => (feedRecord(slug) !== undefined) === monitored);
  if (!city) throw new Error(`No city is ${monitored ? '' : 'not '}monitored.`);
  return city.slug;
}

/** What pages are looked at with beyond the one thing their address names; all others are opened as they are. */
function getExamples({ invitations }: SweepRows, locale: Locale) {
  return {
    '/cities/[city]': [true, false].map((monitored) => ({ params: { city: cityThatIs(monitored) } })),
    '/resources/[guide]': [{ params: { guide: GUIDE_SLUGS[0] } }],
    '/login': [{}, { query: '?signup=true' }],
    '/reset-password': [{ query: `?token=${'x'.repeat(43)}` }],
    '/invitation': [{}, { query: `?token=${invitations[locale]}` }],
    '/onboarding': [
      {
        open: (page: Page) =>
          openSetup(page, (key, params) => hrefFor(key, locale, params), { registration: newcomer() }),
      },
    ],
    '/dashboard/permit-checklist': [{ readers: ['demo', 'owner'] }],
    '/dashboard/prospect-monitoring': [
      { readers: ['demo', 'owner'] },
      { query: '?stage=contacted', readers: ['owner'] },
    ],
    '/dashboard/workflows': [
      { readers: ['demo', 'owner'] },
      { query: '?begin=comments', readers: ['owner'] },
    ],
  } satisfies Partial<Record<RouteKey, Example[]>>;
}

/** Every page of the table in one language; of those that name one thing, an example of each kind. */
export function stopsIn(locale: Locale, rows: SweepRows): Stop[] {
  const examples: Partial<Record<RouteKey, readonly Example[]>> = getExamples(rows, locale);
  const named = { ...paramsOf(rows), ...tokenParamsOf(rows.tokens[locale]) };
  return ROUTES.flatMap(({ key, route }) =>
    (examples[key] ?? [toExample(route, named[key])]).flatMap(
      ({ params, query = '', readers = [READERS_OF[route.access]], open }) =>
        readers.map((reader) => ({
          reader,
          path: hrefFor(key, locale, params) + query,
          ...(open && { open: (page: Page) => open(page, locale) }),
        })),
    ),
  );
}

/** A single thing of a company's is the owner's. */
function toExample({ access }: Route, params: RouteParams | undefined): Example {
  if (!params) return {};
  return access === 'member' ? { params, readers: ['owner'] } : { params };
}
