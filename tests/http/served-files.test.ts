import { expect, test } from 'vitest';
import { ask, forEachParallel } from './site';

// What is served beside the pages, the API and the files that pages load: nothing.

const HIDDEN = [
  '.git/HEAD',
  '.git/config',
  '.git/index',
  '.gitignore',
  '.svn/entries',
  '.env',
  '.env.local',
  '.env.production',
  '.env.example',
  '.data/secret',
  '.data/running.json',
  '.next/BUILD_ID',
  '.next/server/server-reference-manifest.json',
  '.next/inline-scripts.json',
  'package.json',
  'package-lock.json',
  'node_modules/next/package.json',
  'next.config.ts',
  'tsconfig.json',
  'middleware.ts',
  'Dockerfile',
  'compose.yaml',
  'README.md',
  'db/schema/access.ts',
  'db/migrations/0003_access.sql',
  'lib/env.ts',
  'scripts/start.mjs',
  'backup.sql',
  'dump.sql.gz',
  '.DS_Store',
];
const INTERNAL = [
  'metrics',
  'debug',
  'debug/pprof',
  'debug/vars',
  'server-status',
  'actuator',
  'actuator/env',
  'phpinfo.php',
  'graphql',
  'graphiql',
  'console',
  'trace',
  'swagger',
  'swagger-ui.html',
  'api-docs',
  'admin/debug',
  'api/debug',
  'api/metrics',
  'api/auth/debug',
  '_next/webpack-hmr',
  '__nextjs_original-stack-frame',
  '__nextjs_original-stack-frames',
  '__nextjs_source-map',
  '_next/mcp',
  '__nextjs_devtools_config',
];

test('no file of the program is served, and no copy of its history (ASVS 13.4.1)', async () => {
  const ways = HIDDEN.flatMap((path) => [
    `/${path}`,
    `/_next/static/${path}`,
    `/es/${path}`,
    `/%2e%2e/${path}`,
    `/../${path}`,
    `/_next/static/..%2f..%2f..%2f${path}`,
    `/_next/static/../../../${path}`,
  ]);
  await forEachParallel(ways, async (path) => {
    const { status, text } = await ask(path);
    expect([path, status >= 200 && status < 300]).toEqual([path, false]);
    expect(text).not.toMatch(/"dependencies"|\[core\]|ref: refs|AUTH_SECRET|pgTable\(|create table/i);
  });
});

test('no source map is served (ASVS 13.4.1)', async () => {
  const { text } = await ask('/login');
  const files = [...text.matchAll(/(?:src|href)="(\/_next\/static\/[^"?]+\.(?:js|css))/g)].map(
    ([, file = '']) => file,
  );
  expect(files.length).toBeGreaterThan(3);
  await forEachParallel(new Set(files), async (file) => {
    expect((await ask(`${file}.map`)).status).toBe(404);
    const { status, text: code } = await ask(file);
    expect(status).toBe(200);
    expect(code).not.toMatch(/[#@] ?sourceMappingURL=/);
  });
});

test('no page is served for whoever built it, and none that says what went on inside (ASVS 13.4.2, 13.4.5)', async () => {
  // An address that is nobody's leads home or nowhere.
  await forEachParallel(INTERNAL, async (path) => {
    const { status, location } = await ask(`/${path}`);
    expect([path, location]).toEqual([path, status === 307 ? '/' : null]);
    expect([path, status >= 300 && status < 500]).toEqual([path, true]);
  });
  const { text } = await ask('/login');
  expect(text).not.toMatch(/react-refresh|hmr-client|next-devtools|node_modules/);
  for (const path of [
    '/api/auth/callback/nobody',
    '/api/auth/error?error=Configuration',
    '/api/v1/permits/%00',
    '/login?callbackUrl=%00',
  ]) {
    const answer = await ask(path);
    expect([path, answer.status < 500]).toEqual([path, true]);
    expect(answer.text).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/);
  }
});
