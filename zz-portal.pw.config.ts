import { defineConfig } from '@playwright/test';
export default defineConfig({
  testDir: 'tests/e2e', outputDir: '/tmp/w/pw-out', workers: 1, timeout: 120_000, expect: { timeout: 20_000 }, reporter: 'list',
  use: { baseURL: 'http://localhost:3100', timezoneId: 'America/Chicago', launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] } },
  projects: [
    { name: 'en-1280', use: { locale: 'en-US', viewport: { width: 1280, height: 800 } } },
    { name: 'es-360', use: { locale: 'es-US', viewport: { width: 360, height: 740 } } },
  ],
});
