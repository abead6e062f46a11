import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/test/browser.mjs';
import { sites } from './tests/e2e/sites';

// The runner and its workers each read this file: what is made up here is passed on in the environment.
process.env.LINTEL_E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 10_000));
process.env.LINTEL_E2E_DATA ??= join(tmpdir(), `lintel-e2e-${process.pid}`);
const browser = findBrowser();
const { main, readyPort } = sites();

/** Sees every page in both languages and at both widths by itself. */
const SWEEP = /\/sweep\.spec\.ts$/;
/** Walked at a desk and on a phone; every other journey by one of the two. */
const BY_BOTH = /\/(language|main-job)\.spec\.ts$/;
const ON_A_PHONE =
  /\/(credits|notices-settings|onboarding|portal|referrals|subscription|team|try-checklist)\.spec\.ts$/;

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
    baseURL: main.url,
    timezoneId: 'America/Chicago',
    deviceScaleFactor: 1,
    // Recording costs a third of a run: only what failed once is recorded.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
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
  projects: [
    { name: 'sweep', testMatch: SWEEP },
    {
      name: 'en-1280',
      testIgnore: [SWEEP, ON_A_PHONE],
      use: { locale: 'en-US', viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'es-360',
      testMatch: [BY_BOTH, ON_A_PHONE],
      use: { locale: 'es-US', viewport: { width: 360, height: 740 } },
    },
  ],
  webServer: {
    command: 'node --import tsx tests/e2e/serve.ts',
    url: `http://127.0.0.1:${readyPort}`,
    reuseExistingServer: false,
    timeout: 600_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
