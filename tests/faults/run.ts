/** npm run faults -- [--only id,id] [--layer browser] [--list] [--keep] */
import { parseArgs } from 'node:util';
import { findPostgres } from '@/scripts/test/postgres.mjs';
import { startNativePostgres } from '../support/native-postgres';
import { FAULTS } from './all';
import { type Fault, LAYERS } from './fault';
import { judgeAll } from './judge';
import { formatList, formatTable, toJson } from './report';
import { copyTree, dropTree } from './tree';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    layer: { type: 'string' },
    list: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});

function chosen(): Fault[] {
  const only = values.only?.split(',');
  const layers = values.layer?.split(',');
  const unknown = [
    ...(only ?? []).filter((id) => !FAULTS.some((fault) => fault.id === id)),
    ...(layers ?? []).filter((layer) => !LAYERS.some((known) => known === layer)),
  ];
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}.`);
  return FAULTS.filter(({ id, layer }) => (only?.includes(id) ?? true) && (layers?.includes(layer) ?? true));
}

const faults = chosen();
if (values.list) {
  console.log(formatList(faults));
  process.exit(0);
}
const root = process.cwd();
const started = Date.now();
const say = (line: string) =>
  console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(5)} s  ${line}`);
const folder = copyTree(root);
say(`planting in ${folder}`);
const cleanUp = () => {
  if (!values.keep) dropTree(folder);
};
process.once('exit', cleanUp);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const usesDatabase = faults.some(({ layer }) => layer === 'integration');
const postgres =
  usesDatabase && findPostgres() !== undefined
    ? await startNativePostgres({ settings: { fsync: 'off' } })
    : undefined;
try {
  const verdicts = await judgeAll(root, { folder, database: postgres?.url }, faults, say);
  console.log(`\n${formatTable(verdicts)}\n`);
  console.log(JSON.stringify(toJson(verdicts, Date.now() - started)));
  process.exitCode = verdicts.every(({ state }) => state === 'CAUGHT') ? 0 : 1;
} finally {
  await postgres?.stop();
}
