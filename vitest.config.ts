import { defineConfig } from 'vitest/config';

// An odd zone on purpose: half-hour offset, so that a date read in the wrong zone shows.
process.env.TZ = 'Asia/Kolkata';

export default defineConfig({
  resolve: { alias: { '@/': `${import.meta.dirname}/` } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{lib,components,app,db,content,scripts}/**/*.test.ts', 'tests/guards/**/*.test.ts'],
          // Some play hundreds of random cases: on a busy machine that takes its time.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/database.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
