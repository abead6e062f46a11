import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Locator, type Page } from '@playwright/test';
import { connect } from '@/db/client';
import { freePort } from '@/scripts/start/port.mjs';
import { findBrowser } from '@/scripts/test/browser.mjs';
import { untilReady } from '../../e2e/screen';
import { beginBrowserSession } from '../../support/role-users';
import { createTexts } from '../../support/texts';
import { type Figures, median, timed } from '../aims';
import { ended } from '../copy';
import type { DeskCompany } from './fill';
import type { DeskOptions } from './measure';

const THROTTLE = 4;
/** What pointing and typing set going has ended. */
const SETTLED_MS = 1_000;
const t = createTexts('en');

interface Doing {
  /** What is pressed. */
  target: (page: Page) => Locator;
  /** Made ready before the clock runs, as words that are typed; then Enter is pressed instead. */
  typed?: string;
  /** A selector of what is there once it is done: by the page's own clock, which a driver's questions would slow down. */
  shown: string;
}

const DONE = 'body:has([role=search] [aria-busy=false])';

const shape = (name: string): Doing['target'] => {
  return (page) => page.getByRole('button', { name: t('desk', `shapes.${name}`), exact: true });
};

/** What is done in the grid, each from the page as it opens. */
const DOINGS: Readonly<Record<string, Doing>> = {
  filter: {
    target: (page) => page.getByRole('combobox', { name: t('desk', 'filter.label') }),
    typed: 'status:issued',
    shown: `${DONE} [aria-label="${t('desk', 'filter.remove', { filter: 'status:issued' })}"]`,
  },
  sort: {
    target: (page) =>
      page.getByRole('grid').getByRole('button', { name: t('desk', 'columns.address'), exact: true }),
    shown: `${DONE} th[aria-sort=ascending]`,
  },
  open: { target: (page) => page.locator('tbody tr').nth(2).locator('td').nth(3), shown: 'aside dl' },
  select_all: {
    target: (page) => page.getByRole('checkbox', { name: t('desk', 'select.page') }),
    shown: `body:has([aria-label="${t('desk', 'bulk.label')}"]) tbody tr:last-child[aria-selected=true]`,
  },
  board: { target: shape('board'), shown: '[data-permit]:not(tr)' },
  map: { target: shape('map'), shown: `[aria-label="${t('desk', 'map.title')}"] [role=img]` },
  calendar: { target: shape('calendar'), shown: `[aria-label="${t('desk', 'calendar.later')}"]` },
};

/** Does it, and says how many milliseconds lie between the press and the frame that shows what came of it. */
async function delayOf(page: Page, { target, typed, shown }: Doing): Promise<number> {
  const place = target(page);
  // Whoever presses something has pointed at it before.
  await place.hover();
  if (typed) await place.fill(typed);
  await page.waitForTimeout(SETTLED_MS);
  const shownAfter = await page.evaluateHandle((selector) => {
    let began = 0;
    const begin = ({ timeStamp }: Event) => {
      began ||= timeStamp;
    };
    for (const kind of ['pointerdown', 'keydown'])
      addEventListener(kind, begin, { capture: true, once: true });
    const delay = new Promise<number>((resolve) => {
      const look = () => {
        if (began === 0 || !document.querySelector(selector)) requestAnimationFrame(look);
        // After the frame's painting.
        else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
      };
      look();
    });
    return { delay };
  }, shown);
  if (typed) await page.keyboard.press('Enter');
  else {
    await page.mouse.down();
    await page.mouse.up();
  }
  return shownAfter.evaluate(({ delay }) => delay);
}

/** Milliseconds from a press to what it shows, in Chromium slowed down, on the site as it is built here. */
export async function measureInBrowser(
  url: string,
  company: DeskCompany,
  { runs, only, say }: DeskOptions,
): Promise<Figures> {
  const secret = randomBytes(32).toString('base64url');
  const site = await serve(url, secret);
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const figures: Figures = {};
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
    const { db, close } = connect(url, { max: 1 });
    const { cookie } = await beginBrowserSession(db, company.userId, secret);
    await close();
    // The compiler marks functions by this; those that run in the page are marked as well.
    await context.addInitScript('globalThis.__name = (marked) => marked');
    await context.addCookies([{ ...cookie, url: site.address, httpOnly: true, sameSite: 'Lax' }]);
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const open = async () => {
      await page.goto(`${site.address}/dashboard/permits?view=all`);
      await page.getByRole('row').nth(3).waitFor();
    };
    await open();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    const took: number[] = [];
    for (let run = 0; run < runs; run += 1) took.push(await timed(open));
    figures.list_in_browser_ms = Math.round(median(took));
    for (const [name, doing] of Object.entries(DOINGS)) {
      if (only && !only.includes(name)) continue;
      const delays: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        await open();
        // Its scripts have arrived and run.
        await page.waitForLoadState('networkidle');
        await untilReady(page);
        delays.push(await delayOf(page, doing));
      }
      figures[`${name}_in_browser_ms`] = Math.round(median(delays));
      say(`  ${name.padEnd(12)} ${median(delays).toFixed(0)} ms in the browser`);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return figures;
}

async function serve(url: string, secret: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const files = mkdtempSync(join(tmpdir(), 'lintel-bench-'));
  const address = `http://localhost:${port}`;
  const server: ChildProcess = spawn(process.execPath, ['scripts/web.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: url,
      SITE_URL: address,
      AUTH_SECRET: secret,
      ALLOW_DEMO_PAYMENTS: '1',
      ALLOW_HTTP: '1',
      ALLOW_WEAK_SECRET: '1',
      FILES_DIR: files,
      FEEDS: 'live',
      LOG_LEVEL: 'error',
      // One person opens the page more often than anybody would.
      API_LIMIT_FACTOR: '10000',
    },
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await ended(server);
    rmSync(files, { recursive: true, force: true });
  };
  const deadline = Date.now() + 120_000;
  while (!(await fetch(`${address}/robots.txt`).catch(() => null))?.ok) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error('The site does not answer: is it built?');
    }
    await sleep(200);
  }
  return { address, stop };
}
