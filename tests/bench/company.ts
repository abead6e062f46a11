/**
 * What a company's office has done for it, on a PostgreSQL of its own: events through workflows beside one plain
 * INSERT … SELECT of the same rows, a list brought in beside COPY of the same permits, and a state's register beside
 * COPY of its entries; each in the same run. `npm run bench:company -- [--events 100000] [--workflows 1000]
 * [--rows 50000] [--licences 160000] [--runs 3] [--only events,import,register]`
 */
import { parseArgs } from 'node:util';
import { connect, type DatabaseConnection } from '@/db/client';
import { prepareDatabase } from '@/lib/platform/queue/prepare';
import { startNativePostgres } from '../support/native-postgres';
import { atLeast, type Figures, report } from './aims';
import { measureImport } from './company/import';
import { measureRegister } from './company/register';
import { measureWorkflows } from './company/workflows';

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '100000' },
    workflows: { type: 'string', default: '1000' },
    rows: { type: 'string', default: '50000' },
    licences: { type: 'string', default: '160000' },
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: 'events,import,register' },
  },
});
const PARTS = new Set(values.only.split(','));
const AIMS = [
  atLeast(/^events_to_insert$/, 0.3),
  atLeast(/^import_to_copy$/, 0.3),
  atLeast(/^register_first_to_copy$/, 0.5),
  atLeast(/^register_unchanged_to_copy$/, 0.8),
];

const say = (line: string) => console.log(line);
const figures: Figures = {};
const server = await startNativePostgres({ settings: { shared_buffers: '512MB' } });
let connection: DatabaseConnection | undefined;
try {
  say(`PostgreSQL ${server.version}, median of ${values.runs}`);
  await prepareDatabase(server.url);
  connection = connect(server.url, { max: 4 });
  const runs = Number(values.runs);
  if (PARTS.has('events'))
    Object.assign(
      figures,
      await measureWorkflows(connection, {
        events: Number(values.events),
        workflows: Number(values.workflows),
        runs,
        say,
      }),
    );
  if (PARTS.has('import'))
    Object.assign(figures, await measureImport(connection, { rows: Number(values.rows), runs, say }));
  if (PARTS.has('register'))
    Object.assign(figures, await measureRegister(connection, { rows: Number(values.licences), runs, say }));
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await connection?.close();
  await server.stop();
  report('company', figures, AIMS);
}
