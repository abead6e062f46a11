/**
 * The permit check on packages whose truth is known: what it finds, what it makes up, what it reads.
 * `npm run eval:checks -- [--only text|scan] [--packages 1-20] [--fault KIND] [--keep DIR] [--fresh] [--held-out]`
 * `--held-out`: as many packages at other seeds, with labels and titles the first set has not, to see what was learnt by heart.
 * The generator knows nothing of the product but the ids of documents, fields and rules.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { PackagePlan } from './checks/generator/plan';
import { listPlans } from './checks/generator/plans';
import type { EvalPackage } from './checks/generator/truth';
import { composeOnce } from './checks/runner/compose-once';
import { printScores } from './checks/runner/print';
import { reviewEvalPackage } from './checks/runner/review';
import { noScores, score } from './checks/runner/score';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    packages: { type: 'string' },
    fault: { type: 'string' },
    keep: { type: 'string' },
    fresh: { type: 'boolean', default: false },
    'held-out': { type: 'boolean', default: false },
  },
});
const AT_ONCE = 2;
const [first = 1, last = first] = (values.packages ?? '1-100000').split('-').map(Number);

const plans = listPlans(values['held-out'] ? 'held-out' : 'first').filter(
  ({ number, medium, faults }) =>
    number >= first &&
    number <= last &&
    (!values.only || medium === values.only) &&
    (!values.fault || faults.includes(values.fault)),
);
const scores = noScores();
const waiting = [...plans];
const done: EvalPackage[] = [];

async function keep(one: EvalPackage): Promise<void> {
  if (!values.keep) return;
  const folder = join(values.keep, `package-${one.number}`);
  await mkdir(folder, { recursive: true });
  for (const file of one.files) await writeFile(join(folder, file.name), file.bytes);
  const truth = { ...one, files: one.files.map(({ bytes: _, ...rest }) => rest) };
  await writeFile(join(folder, 'truth.json'), JSON.stringify(truth, null, 2));
}

async function run(plan: PackagePlan): Promise<void> {
  const one = await composeOnce(plan);
  await keep(one);
  score(scores, await reviewEvalPackage(one, values.fresh));
  done.push(one);
  if (process.stderr.isTTY) process.stderr.write(`\r${done.length} of ${plans.length}`);
}

async function work(): Promise<void> {
  for (let plan = waiting.shift(); plan; plan = waiting.shift()) await run(plan);
}

await Promise.all(Array.from({ length: AT_ONCE }, work));
const count = (medium: string) => done.filter((one) => one.medium === medium).length;
const met = printScores(scores, { text: count('text'), scan: count('scan') }, (line) => console.log(line));
process.exitCode = met ? 0 : 1;
