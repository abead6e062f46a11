import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { SCHEMES, SCREEN_DENSITY, SCREEN_SIZES, SCREENS, screenPath } from '@/components/marketing/screens';
import { LOCALES, type Locale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { findBrowser } from './test/browser.mjs';

// npm run pictures -- --password … [--site http://localhost:3000] [--email demo@lintel.example]: takes the pictures of
// the product that public pages show, from the demo contractor's screens of a running site, in both languages and
// colour schemes, for desk and phone. Run before a release: what is shown is what there is.

const { site, email, password } = z.object({ site: z.url(), email: z.email(), password: z.string() }).parse(
  parseArgs({
    options: {
      site: { type: 'string', default: 'http://localhost:3000' },
      email: { type: 'string', default: 'demo@lintel.example' },
      password: { type: 'string' },
    },
  }).values,
);

const PUBLIC = join(import.meta.dirname, '../public');
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const locale of LOCALES) for (const scheme of SCHEMES) await takeAll(browser, locale, scheme);
} finally {
  await browser.close();
}

async function takeAll(browser: Browser, locale: Locale, scheme: (typeof SCHEMES)[number]): Promise<void> {
  const page = await browser.newPage({
    colorScheme: scheme,
    locale: `${locale}-US`,
    deviceScaleFactor: SCREEN_DENSITY,
    reducedMotion: 'reduce',
  });
  await signIn(page, locale);
  for (const { id, key } of SCREENS)
    for (const size of ['desk', 'phone'] as const) {
      await page.setViewportSize(SCREEN_SIZES[size]);
      await page.goto(site + hrefFor(key, locale), { waitUntil: 'networkidle' });
      const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      const file = join(PUBLIC, screenPath(id, { size, locale, scheme }));
      mkdirSync(dirname(file), { recursive: true });
      await sharp(taken).webp({ quality: 76, effort: 6 }).toFile(file);
      console.log(file);
    }
  await page.close();
}

async function signIn(page: Page, locale: Locale): Promise<void> {
  const login = hrefFor('/login', locale);
  await page.goto(site + login, { waitUntil: 'networkidle' });
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('form button[type="submit"]').first().click();
  await page.waitForURL((url) => !url.pathname.endsWith(login), { timeout: 60_000 });
}
