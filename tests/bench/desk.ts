/**
 * The contractor's desk at size, on a PostgreSQL of its own: one company with so many permits. Of each page and each
 * thing done in the grid what its loaders take on the server, beside the statements they send run bare over one
 * connection in the same run; with `--browser` how long Chromium at a quarter of its speed takes until it is shown, on a
 * built site. `npm run bench:desk -- [--permits 10000,100000] [--runs 15] [--only today,sort] [--statements]
 * [--browser]`
 */
import { parseArgs } from 'node:util';
import { prepareDatabase } from '@/lib/platform/queue/prepare';
import { administer, databaseUrl } from '../support/database';
import { startNativePostgres } from '../support/native-postgres';
import { type Aim, atMost, type Figures, report } from './aims';
import { measureInBrowser } from './desk/browser';
import { fillDesk } from './desk/fill';
import { measurePages } from './desk/measure';

const { values } = parseArgs({
  options: {
    permits: { type: 'string', default: '10000,100000' },
    runs: { type: 'string', default: '15' },
    only: { type: 'string' },
    browser: { type: 'boolean', default: false },
    statements: { type: 'boolean', default: false },
  },
});
const AIMS: Aim[] = [
  atMost(/_to_bare$/, 1.5),
  atMost(/_queries$/, 8),
  atMost(/_p95_ms$/, 100),
  atMost(/_in_browser_ms$/, 1_000),
];

const say = (line: string) => console.log(line);
const figures: Figures = {};
const server = await startNativePostgres({ settings: { shared_buffers: '1GB', max_wal_size: '4GB' } });
try {
  for (const permits of values.permits.split(',').map(Number)) {
    say(`PostgreSQL ${server.version}, ${permits.toLocaleString('en')} permits of one company`);
    const name = `desk_${permits}`;
    const url = databaseUrl(server.url, name);
    await administer(server.url, [`create database ${name}`]);
    await prepareDatabase(url);
    const company = await fillDesk(url, { permits });
    const options = {
      runs: Number(values.runs),
      only: values.only?.split(','),
      statements: values.statements,
      say,
    };
    const found = values.browser
      ? await measureInBrowser(url, company, options)
      : await measurePages(url, company, options);
    for (const [key, value] of Object.entries(found)) figures[`${permits / 1_000}k_${key}`] = value;
    await administer(server.url, [`drop database ${name} with (force)`]);
  }
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await server.stop();
  report('desk', figures, AIMS);
}
