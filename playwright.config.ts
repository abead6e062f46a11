import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/test/browser.mjs';
import { stripeSite } from './tests/e2e/stripe-site';

// The runner and its workers each read this file: what is made up here is passed on in the environment.
process.env.LINTEL_E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 10_000));
process.env.LINTEL_E2E_DATA ??= join(tmpdir(), `lintel-e2e-${process.pid}`);
const port = process.env.LINTEL_E2E_PORT;
const baseURL = `http://localhost:${port}`;
/** A second site, whose cards Stripe takes: the stand-in of `tests/support/stripe`. */
const STRIPE = stripeSite();

const served = {
  reuseExistingServer: false,
  timeout: 300_000,
  stdout: 'pipe',
  gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
} as const;

/** Settings of a developer's own that would reach other services, or files of theirs; set, so that `.env` gives none. */
const NOT_OURS = Object.fromEntries(
  [...readFileSync('.env.example', 'utf8').matchAll(/^((?:AI|FILES|S3|SMTP|STRIPE|TWILIO)_\w+)=/gm)].map(
    ([, name]) => [name, ''],
  ),
);

function site(sitePort: string, dataDir: string | undefined): Record<string, string> {
  return {
    ...NOT_OURS,
    PORT: sitePort,
    SITE_URL: `http://localhost:${sitePort}`,
    DATA_DIR: dataDir ?? '',
    DATABASE_URL: '',
    AUTH_SECRET: '',
    FEEDS: 'sample',
    FEED_SERVER_URL: '',
    POLL_SECONDS: process.env.POLL_SECONDS ?? '2',
  };
}

const LANGUAGES = { en: 'en-US', es: 'es-US' };
/** Each language and each width once; the two others see every page and the main ways through them. */
const WHOLE = ['en-1280', 'es-360'];
const DETAILS =
  /\/(bell|calendar|card|check-rounds|credits|invitation|measurement|onboarding-\w+|portal|referrals|settings|stripe|subscription|team)\.spec\.ts$/;
const SIZES = { 360: { width: 360, height: 740 }, 1280: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // A machine of strangers may stall for seconds; what needed a second try is printed as such and is ours to mend.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL,
    timezoneId: 'America/Chicago',
    deviceScaleFactor: 1,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: Object.entries(LANGUAGES).flatMap(([language, locale]) =>
    Object.entries(SIZES).map(([width, viewport]) => {
      const name = `${language}-${width}`;
      return { name, use: { locale, viewport }, testIgnore: WHOLE.includes(name) ? [] : DETAILS };
    }),
  ),
  webServer: [
    {
      command: 'node scripts/start.mjs',
      url: baseURL,
      ...served,
      env: site(port, process.env.LINTEL_E2E_DATA),
    },
    {
      command: [
        'node --import tsx tests/support/stripe/serve.ts',
        `--port ${STRIPE.apiPort} --key ${STRIPE.secretKey} --publishable ${STRIPE.publishableKey}`,
        `--webhook ${STRIPE.site}/api/webhooks/stripe --secret ${STRIPE.webhookSecret}`,
      ].join(' '),
      port: STRIPE.apiPort,
      ...served,
    },
    {
      command: 'node scripts/start.mjs',
      url: STRIPE.site,
      ...served,
      env: {
        ...site(String(STRIPE.port), `${process.env.LINTEL_E2E_DATA}-stripe`),
        STRIPE_SECRET_KEY: STRIPE.secretKey,
        STRIPE_PUBLISHABLE_KEY: STRIPE.publishableKey,
        STRIPE_WEBHOOK_SECRET: STRIPE.webhookSecret,
        STRIPE_API_URL: STRIPE.apiUrl,
        // Nothing here is about permits.
        POLL_SECONDS: '86400',
      },
    },
  ],
});
