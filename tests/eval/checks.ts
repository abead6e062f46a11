/**
 * The permit check on packages whose truth is known: what it finds, what it makes up, what it reads.
 *
 * On our generator's: `npm run eval:checks -- [--only text|scan] [--packages 1-20] [--fault KIND] [--keep DIR] [--fresh] [--held-out]`
 * `--held-out`: as many packages at other seeds, with labels and titles the first set has not, to see what was learnt by heart.
 * The generator knows nothing of the product but the ids of documents, fields and rules.
 *
 * On sets that other hands made: `npm run eval:checks -- --sets [FOLDER] [--only first/p01,forms,generator] [--rows] [--fresh]`
 * `--weights FILE`: with the recogniser's weights of that file, such as those learned without a maker (`npm run train:recogniser`).
 * `--model`: beside that, on packages whose pages are recorded in `tests/eval/recordings`, with a language model that answers
 * by the recordings; `--spoil`: also with a tenth of them wrong, a tenth missing and quotes that do not stand.
 * `--perturb [NAME]`: instead, the same packages with their papers in other words, layouts and readings, which change no
 * verdict: what is said of them besides is false (`tests/eval/checks/perturb`).
 * `--record`: writes how often each rule was right where it was certain, by which the product lets it be certain.
 * `--rows`: one line for each miss, false finding and wrong field, with the sentence the contractor sees and the quote.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setWeights } from '@/lib/checking/review/recognise/judge-chances';
import type { RecogniserWeights } from '@/lib/checking/review/recognise/weights';
import { setRuleCounts } from '@/lib/checking/review/rule-record';
import type { PackagePlan } from './checks/generator/plan';
import { listPlans } from './checks/generator/plans';
import type { EvalPackage } from './checks/generator/truth';
import { runPerturbed } from './checks/perturb/run';
import { composeOnce } from './checks/runner/compose-once';
import { printScores } from './checks/runner/print';
import { reviewEvalPackage } from './checks/runner/review';
import { noScores, type Scores, score, toFigures } from './checks/runner/score';
import { writeRuleCounts } from './checks/sets/record';
import { runSets } from './checks/sets/run';
import { SETS_FOLDER } from './checks/sets/truth';

/** `--sets` alone means the usual folder, `--perturb` alone all of them. */
const USUAL: Readonly<Record<string, string>> = { '--sets': SETS_FOLDER, '--perturb': '' };
const args = process.argv
  .slice(2)
  .flatMap((arg, at, all) =>
    arg in USUAL && (all[at + 1] ?? '--').startsWith('--') ? [`${arg}=${USUAL[arg]}`] : [arg],
  );
const { values } = parseArgs({
  args,
  options: {
    only: { type: 'string' },
    packages: { type: 'string' },
    fault: { type: 'string' },
    keep: { type: 'string' },
    fresh: { type: 'boolean', default: false },
    'held-out': { type: 'boolean', default: false },
    sets: { type: 'string' },
    rows: { type: 'boolean', default: false },
    weights: { type: 'string' },
    model: { type: 'boolean', default: false },
    spoil: { type: 'boolean', default: false },
    perturb: { type: 'string' },
    record: { type: 'boolean', default: false },
  },
});
const AT_ONCE = 2;

if (values.weights) setWeights(JSON.parse(await readFile(values.weights, 'utf8')) as RecogniserWeights);

async function keep(one: EvalPackage): Promise<void> {
  if (!values.keep) return;
  const folder = join(values.keep, `package-${one.number}`);
  await mkdir(folder, { recursive: true });
  for (const file of one.files) await writeFile(join(folder, file.name), file.bytes);
  const truth = { ...one, files: one.files.map(({ bytes: _, ...rest }) => rest) };
  await writeFile(join(folder, 'truth.json'), JSON.stringify(truth, null, 2));
}

async function scorePlans(plans: readonly PackagePlan[]): Promise<Scores> {
  const scores = noScores();
  const waiting = [...plans];
  let done = 0;
  const work = async () => {
    for (let plan = waiting.shift(); plan; plan = waiting.shift()) {
      const one = await composeOnce(plan);
      await keep(one);
      score(scores, await reviewEvalPackage(one, values.fresh));
      done += 1;
      if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${plans.length}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return scores;
}

const MEDIA = ['text', 'scan'] as const;

async function scoreGenerated() {
  const rows: [string, ReturnType<typeof toFigures>][] = [];
  for (const medium of MEDIA) {
    const plans = listPlans('first').filter((plan) => plan.medium === medium);
    rows.push([`generator ${medium}`, toFigures(await scorePlans(plans))]);
  }
  return rows;
}

async function runGenerated(): Promise<boolean> {
  const [first = 1, last = first] = (values.packages ?? '1-100000').split('-').map(Number);
  const plans = listPlans(values['held-out'] ? 'held-out' : 'first').filter(
    ({ number, medium, faults }) =>
      number >= first &&
      number <= last &&
      (!values.only || medium === values.only) &&
      (!values.fault || faults.includes(values.fault)),
  );
  const scores = await scorePlans(plans);
  const count = (wanted: string) => plans.filter(({ medium }) => medium === wanted).length;
  return printScores(scores, { text: count('text'), scan: count('scan') }, (line) => console.log(line));
}

if (values.sets === undefined) process.exitCode = (await runGenerated()) ? 0 : 1;
else {
  const only = (values.only ?? '').split(',').filter((one) => one !== '');
  const { rows, fresh, model, spoil: spoiled, perturb, record } = values;
  if (record) setRuleCounts({});
  if (perturb !== undefined) {
    await runPerturbed({ folder: values.sets, only, rows, fresh, named: perturb });
  } else {
    const judged = await runSets({
      folder: values.sets,
      only,
      rows,
      fresh,
      model,
      spoiled,
      scoreGenerated,
    });
    if (record) await writeRuleCounts(judged);
  }
}
