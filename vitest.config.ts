import { defineConfig } from 'vitest/config';
import { testDatabaseKind } from './scripts/test/postgres.mjs';
import { TestOrder } from './tests/support/test-order.ts';

// An odd zone on purpose: half-hour offset, so that a date read in the wrong zone shows.
process.env.TZ = 'Asia/Kolkata';

/** Starts servers and several workers of its own, whose clock runs fast: beside other tests it would be late. */
const CROWDED = ['tests/integration/chaos.test.ts'];

/** What the embedded database could do otherwise: many rows at once, search, locks, the queue, migrations, a crash. */
const DIFFERS_BY_DRIVER = [
  'embedded',
  'crash',
  'ingest',
  'worker',
  'permit-search',
  'takeover',
  'lease',
  'queue',
];

/** One process reads each module once for all files, which halves the time; those with stand-ins have modules of their own. */
const SHARED_MODULES = { isolate: false, setupFiles: ['tests/support/fresh-modules.ts'] };

export default defineConfig({
  resolve: { alias: { '@/': `${import.meta.dirname}/` } },
  test: {
    sequence: { sequencer: TestOrder },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{lib,components,app,db,content,scripts}/**/*.test.ts', 'tests/eval/**/*.test.ts'],
          ...SHARED_MODULES,
          // Some play hundreds of random cases: on a busy machine that takes its time.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'guards',
          include: ['tests/guards/**/*.test.ts'],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          // What a person sees, in a document without a browser.
          name: 'component',
          include: ['{components,app}/**/*.test.tsx', 'tests/component/**/*.test.tsx'],
          environment: 'jsdom',
          // A thread is begun faster than a process, and what one has compiled the others read.
          pool: 'threads',
          experimental: { fsModuleCache: true },
          ...SHARED_MODULES,
          setupFiles: [...SHARED_MODULES.setupFiles, 'tests/support/component-setup.ts'],
          testTimeout: 30_000,
          retry: process.env.CI ? 1 : 0,
        },
      },
      {
        extends: true,
        test: {
          // All that runs against a database of its worker's own.
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          exclude: CROWDED,
          globalSetup: ['tests/support/database.ts', 'tests/support/programs.ts'],
          ...SHARED_MODULES,
          setupFiles: [...SHARED_MODULES.setupFiles, 'tests/support/worker-database.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // As in the browser: a machine of strangers may stall for seconds.
          retry: process.env.CI ? 1 : 0,
          // The embedded database is one session, which all files would share.
          fileParallelism: testDatabaseKind() === 'native',
        },
      },
      {
        extends: true,
        test: {
          name: 'chaos',
          include: CROWDED,
        },
      },
      {
        extends: true,
        test: {
          name: 'embedded',
          include: DIFFERS_BY_DRIVER.map((name) => `tests/integration/${name}.test.ts`),
          globalSetup: ['tests/support/embedded-database.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          globalSetup: ['tests/support/served-site.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
