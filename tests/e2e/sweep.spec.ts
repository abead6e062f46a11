import { randomBytes } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { LOCALES, type Locale } from '@/lib/platform/i18n/locales';
import { bringAxeAlong } from './axe';
import { signInAs, siteDatabase } from './people';
import { lookAt } from './sweep-look';
import { stopsIn } from './sweep-pages';
import { makeSweepRows, type Reader, type SweepRows } from './sweep-rows';
import { test as base, expect } from './test';

// Every page of the table, by its reader, at both widths, in light and in dark: in Spanish, whose texts are longer and
// which no other journey at a desk reads; with SWEEP_BOTH=true in English as well.

const SWEPT: readonly Locale[] = process.env.SWEEP_BOTH === 'true' ? LOCALES : ['es'];

/** Even shares, so that neither runner waits for the other. */
const PARTS = 4;
/** Pages looked at beside each other, because the server makes one while the browser looks at another. */
const LANES = 2;

const test = base.extend<object, { rows: SweepRows }>({
  rows: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const { db, close } = siteDatabase();
      const rows = await makeSweepRows(db);
      await close();
      await use(rows);
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'parallel' });
// A trace of it would take longer than the sweep, and what is wrong says where.
test.use({ trace: 'off' });

for (const locale of SWEPT)
  for (let part = 0; part < PARTS; part += 1)
    test(`every page holds together, ${locale}, part ${part + 1} of ${PARTS}`, async ({
      browser,
      rows,
      baseURL,
    }) => {
      test.setTimeout(300_000);
      const waiting = stopsIn(locale, rows)
        // Every other page is judged on a phone, in the other language at a desk.
        .map((stop, index) => ({ stop, index, isNarrow: (index % 2 === 0) === (locale === 'es') }))
        .filter(({ index }) => Math.floor(index / 2) % PARTS === part);
      const problems: string[] = [];
      const lane = async () => {
        const windows = new Map<Reader, Page>();
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const { stop, isNarrow } = next;
          const { reader } = stop;
          const page =
            windows.get(reader) ?? (await openWindow(browser, { locale, url: baseURL ?? '', rows, reader }));
          windows.set(reader, page);
          problems.push(...(await lookAt(page, stop, { locale, isNarrow })));
        }
        for (const page of windows.values()) await page.context().close();
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      expect(problems).toEqual([]);
    });

interface Visit {
  locale: Locale;
  url: string;
  rows: SweepRows;
  reader: Reader;
}

async function openWindow(browser: Browser, { locale, url, rows, reader }: Visit): Promise<Page> {
  const [a, b, c] = randomBytes(3);
  const context: BrowserContext = await browser.newContext({
    locale: `${locale}-US`,
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': `10.${a}.${b}.${c}` },
  });
  await bringAxeAlong(context);
  if (reader !== 'visitor') await signInAs(context, rows.people[reader], url);
  // Each link in sight would have the server make its page as well.
  await context.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) =>
      new Headers(init?.headers).has('next-router-prefetch') ? new Promise(() => {}) : fetch(input, init);
  });
  return context.newPage();
}
