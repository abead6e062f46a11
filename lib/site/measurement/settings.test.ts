import { expect, it } from 'vitest';
import { parseEnv } from '@/lib/env';
import { measurementSettings } from './settings';

const NEEDED = {
  DATABASE_URL: 'postgres://lintel@localhost:5432/lintel',
  SITE_URL: 'https://lintel.example',
  AUTH_SECRET: 'x'.repeat(32),
  FEEDS: 'live',
};

it('without a key no service is told anything', () => {
  expect(measurementSettings(parseEnv({ ...NEEDED, POSTHOG_KEY: '', TAG_MANAGER_ID: '' }))).toEqual({
    posthog: null,
    tagManager: null,
    vercel: false,
  });
});

it('with a key each service is told at its own address, or at the one given', () => {
  const keys = { POSTHOG_KEY: 'phc_1', TAG_MANAGER_ID: 'GTM-1', VERCEL_ANALYTICS: '1' };
  expect(measurementSettings(parseEnv({ ...NEEDED, ...keys }))).toEqual({
    posthog: { key: 'phc_1', host: 'https://us.i.posthog.com' },
    tagManager: { id: 'GTM-1', url: 'https://www.googletagmanager.com/gtm.js' },
    vercel: true,
  });
  const own = { POSTHOG_HOST: 'https://eu.i.posthog.com', TAG_MANAGER_URL: 'https://tags.example/gtm.js' };
  expect(measurementSettings(parseEnv({ ...NEEDED, ...keys, ...own }))).toMatchObject({
    posthog: { host: 'https://eu.i.posthog.com' },
    tagManager: { url: 'https://tags.example/gtm.js' },
  });
});

it('a key that is no key stops the start', () => {
  expect(() => parseEnv({ ...NEEDED, POSTHOG_KEY: '"><script>' })).toThrow(/^POSTHOG_KEY is malformed/);
});
