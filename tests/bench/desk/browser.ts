import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
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
const t = createTexts('en');

interface Doing {
  press: (page: Page) => Promise<void>;
  /** What is there once it is done. */
  shown: (page: Page) => Promise<void>;
}

const shape = (name: string): Doing['press'] => {
  return (page) => page.getByRole('button', { name: t('desk', `shapes.${name}`), exact: true }).click();
};

/** What is done in the grid, each from the page as it opens. */
const DOINGS: Readonly<Record<string, Doing>> = {
  filter: {
    press: async (page) => {
      const field = page.getByRole('combobox', { name: t('desk', 'filter.label') });
      await field.fill('status:issued');
      await field.press('Enter');
    },
    shown: async (page) => {
      await page.waitForURL(/q=status/);
      await page.locator('[role=search] [aria-busy=true]').waitFor({ state: 'detached' });
    },
  },
  sort: {
    press: (page) =>
      page
        .getByRole('grid')
        .getByRole('button', { name: t('desk', 'columns.address'), exact: true })
        .click(),
    shown: (page) => page.locator('th[aria-sort=ascending]').first().waitFor(),
  },
  open: {
    press: (page) => page.getByRole('row').nth(3).getByRole('gridcell').nth(2).click(),
    shown: (page) => page.getByRole('link', { name: t('desk', 'peek.open') }).waitFor(),
  },
  select_all: {
    press: (page) => page.getByRole('checkbox', { name: t('desk', 'select.page') }).check(),
    shown: (page) => page.getByRole('button', { name: t('desk', 'bulk.clear') }).waitFor(),
  },
  board: {
    press: shape('board'),
    shown: (page) => page.getByText(t('desk', 'board.status')).waitFor(),
  },
  map: { press: shape('map'), shown: (page) => page.getByRole('img', { name: /\d/ }).first().waitFor() },
  calendar: {
    press: shape('calendar'),
    shown: (page) => page.getByRole('button', { name: t('desk', 'calendar.later') }).waitFor(),
  },
};

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
    for (const [name, { press, shown }] of Object.entries(DOINGS)) {
      if (only && !only.includes(name)) continue;
      const delays: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        await open();
        // Its scripts have arrived and run.
        await page.waitForLoadState('networkidle');
        await untilReady(page);
        delays.push(
          await timed(async () => {
            await press(page);
            await shown(page);
          }),
        );
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
