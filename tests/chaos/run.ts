/** npm run chaos -- [--minutes 10] [--seed 1] [--short] [--database native|embedded] [--break lease] */
import { parseArgs } from 'node:util';
import { runChaos } from './chaos';
import { long, SHORT } from './plans';
import { AIMED_AT_ZERO, formatTable, getFigures } from './report';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    short: { type: 'boolean', default: false },
    database: { type: 'string' },
    break: { type: 'string' },
  },
});
const result = await runChaos({
  ...(values.short ? SHORT : long(Number(values.minutes))),
  seed: Number(values.seed),
  database: values.database,
  breakage: values.break,
  say: (line) => console.log(line),
});
console.log(`\n${formatTable(result)}\n`);
const figures = getFigures(result);
const met = Object.fromEntries(AIMED_AT_ZERO.map((key) => [key, figures[key] === 0]));
const aims = Object.fromEntries(AIMED_AT_ZERO.map((key) => [key, '= 0']));
console.log(JSON.stringify({ bench: 'chaos', figures, aims, met }));
process.exit(Object.values(met).every(Boolean) ? 0 : 1);
