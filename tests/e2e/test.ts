import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { z } from 'zod';
import type { Locale } from '@/lib/platform/i18n/locales';
import { hrefFor, type RouteKey, type RouteParams } from '@/lib/platform/i18n/routes';
import { createTexts } from '../support/texts';

interface Fixtures {
  language: Locale;
  /** The texts of the project's language. */
  t: ReturnType<typeof createTexts>;
  /** The address of a page in the project's language. */
  href: (key: RouteKey, params?: RouteParams) => string;
  /** A second window, signed in as the admin. */
  admin: Page;
}

const passwords = z.object({ admin: z.string(), demo: z.string() });

export const ADMIN = 'admin@lintel.example';
export const DEMO = 'demo@lintel.example';

/** What `npm start` made up for this data folder and printed. */
export function demoPasswords(): z.infer<typeof passwords> {
  const dataDir = process.env.LINTEL_E2E_DATA ?? '.data';
  return passwords.parse(JSON.parse(readFileSync(join(dataDir, 'demo-passwords.json'), 'utf8')));
}

/** Signs in through the API the form uses; the page then carries the session's cookie. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  const { csrfToken } = z
    .object({ csrfToken: z.string() })
    .parse(await (await page.request.get('/api/auth/csrf')).json());
  const answer = await page.request.post('/api/auth/callback/credentials', {
    form: { csrfToken, email, password, json: 'true' },
  });
  expect(answer.ok()).toBe(true);
}

export const test = base.extend<Fixtures>({
  language: [({ locale }, use) => use(locale?.startsWith('es') ? 'es' : 'en'), { box: true }],
  t: ({ language }, use) => use(createTexts(language)),
  href: ({ language }, use) => use((key, params) => hrefFor(key, language, params)),
  admin: async ({ browser }, use) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await signIn(page, ADMIN, demoPasswords().admin);
    await use(page);
    await context.close();
  },
  // Each test comes from a network of its own, as limits count them; a site on one's own machine believes it.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    const [a, b, c] = randomBytes(3);
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': `10.${a}.${b}.${c}` });
  },
  // A page that logs an error is broken, whatever it shows.
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(page);
    expect(errors).toEqual([]);
  },
});

export { expect };
