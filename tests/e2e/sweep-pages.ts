import type { Page } from '@playwright/test';
import { CITIES } from '@/content/cities/catalogue';
import { GUIDE_SLUGS } from '@/content/guides/slugs';
import type { Locale } from '@/lib/platform/i18n/locales';
import { hrefFor, ROUTES, type RouteKey, type RouteParams } from '@/lib/platform/i18n/routes';
import { feedRecord } from '@/lib/tracking/feeds/records';
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

/** What pages need beyond their address, and what they are looked at with; all others are opened as they are. */
function getExamples(rows: SweepRows, locale: Locale) {
  const { permit, check, message, project, ticket, privacyCase, tokens } = rows;
  const own = tokens[locale];
  return {
    '/cities/[city]': [true, false].map((monitored) => ({ params: { city: cityThatIs(monitored) } })),
    '/resources/[guide]': [{ params: { guide: GUIDE_SLUGS[0] } }],
    '/login': [{}, { query: '?signup=true' }],
    '/reset-password': [{ query: `?token=${'x'.repeat(43)}` }],
    '/invitation': [{}, { query: `?token=${own.invitation}` }],
    '/unsubscribe/[token]': [{ params: { token: own.unsubscribe } }],
    '/shared-check/[token]': [{ params: { token: own.share } }],
    '/client-page/[token]': [{ params: { token: own.client } }],
    '/onboarding': [
      {
        open: (page: Page) =>
          openSetup(page, (key, params) => hrefFor(key, locale, params), { registration: newcomer() }),
      },
    ],
    '/dashboard/jobs/[id]': [{ params: { id: project }, readers: ['owner'] }],
    '/dashboard/support/[ticketId]': [{ params: { ticketId: ticket }, readers: ['owner'] }],
    '/dashboard/permits/[id]': [{ params: { id: permit }, readers: ['owner'] }],
    '/dashboard/permit-checklist': [{ readers: ['demo', 'owner'] }],
    '/dashboard/permit-checklist/[check]': [{ params: { check }, readers: ['owner'] }],
    '/dashboard/permit-checklist/[check]/comments': [{ params: { check }, readers: ['owner'] }],
    '/dashboard/permit-checklist/[check]/compare': [{ params: { check }, readers: ['owner'] }],
    '/dashboard/permit-checklist/[check]/runs/[run]': [{ params: { check, run: '2' }, readers: ['owner'] }],
    '/subcontractor-portal/jobs/[project]': [{ params: { project } }],
    '/subcontractor-portal/permits/[id]': [{ params: { id: permit } }],
    '/admin/outbox/[id]': [{ params: { id: message } }],
    '/admin/support/[ticketId]': [{ params: { ticketId: ticket } }],
    '/admin/privacy/[caseId]': [{ params: { caseId: privacyCase } }],
  } satisfies Partial<Record<RouteKey, Example[]>>;
}

/** Every page of the table in one language; of those that name one thing, an example of each kind. */
export function stopsIn(locale: Locale, rows: SweepRows): Stop[] {
  const examples: Partial<Record<RouteKey, readonly Example[]>> = getExamples(rows, locale);
  return ROUTES.flatMap(({ key, route }) =>
    (examples[key] ?? [{}]).flatMap(({ params, query = '', readers = [READERS_OF[route.access]], open }) =>
      readers.map((reader) => ({
        reader,
        path: hrefFor(key, locale, params) + query,
        ...(open && { open: (page: Page) => open(page, locale) }),
      })),
    ),
  );
}
