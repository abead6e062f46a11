import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { translationAddress } from '@/lib/platform/i18n/translation-loader';
import { listPages } from '../support/public-pages';
import { createTexts } from '../support/texts';
import { ask, publishedOrigin } from './site';

test('files for machines answer with the right type', async () => {
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
    const answer = await ask(path);
    expect({ path, status: answer.status, type: answer.type }).toEqual({ path, status: 200, type });
  }
  const file = async (path: string) => (await ask(path)).text;

  const origin = await publishedOrigin();
  expect(new URL(origin).hostname).not.toMatch(/^(localhost|127\.)/);
  const llms = await file('/llms.txt');
  for (const { path, locale, found } of listPages()) {
    if (found && locale === 'en') expect(llms).toContain(`](${new URL(path, origin).href}): `);
  }

  const security = await file('/.well-known/security.txt');
  expect(security).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = new Date(/^Expires: (\S+)$/m.exec(security)?.[1] ?? '');
  expect(expires.getTime()).toBeGreaterThan(Date.now());

  const { icons } = z
    .object({ icons: z.array(z.object({ src: z.string() })).min(2) })
    .parse(JSON.parse(await file('/manifest.webmanifest')));
  for (const { src } of icons) expect((await ask(src)).type).toBe('image/png');

  for (const path of ['/locales/en/other.json', '/locales/fr/translation.json'])
    expect({ path, status: (await ask(path)).status }).toEqual({ path, status: 404 });
});

test.for(LOCALES)(
  'the texts of the site are a file (%s), kept by who has it and fetched by no page',
  async (locale) => {
    const path = translationAddress(locale);
    const texts = z.record(z.string(), z.string()).parse(JSON.parse((await ask(path)).text));
    const t = createTexts(locale);
    expect(Object.keys(texts).length).toBeGreaterThan(4_800);
    expect(texts['features.title']).toBe(t('features', 'title'));
    expect(texts['permits.list.title']).toBe(t('permits', 'list.title'));
    const { etag } = await vi.waitFor(
      async () => {
        const { headers } = await ask(path);
        expect(headers.etag).toBeDefined();
        return headers;
      },
      { timeout: 10_000, interval: 100 },
    );
    const again = await ask(path, { headers: { 'if-none-match': String(etag) } });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    for (const key of ['/', '/login', '/onboarding'] as const)
      expect((await ask(hrefFor(key, locale))).text).not.toContain(path);
  },
);
