/**
 * Learns the weights of the recogniser (`lib/checking/review/recognise/weights.ts`) and says how good they are.
 *
 * `npm run train:recogniser -- [--sets FOLDER] [--makers first,drawings,scans,forms] [--out FOLDER] [--write]`
 * For each maker, weights are learned without that maker's packages and measured on them; `--out` keeps those weights,
 * to be measured by `eval:checks -- --weights FILE`. `--write` learns from all makers and replaces the weights in use.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  GENERATOR,
  type LearningPackage,
  listStrangerExamples,
  loadGeneratedExamples,
  loadSetExamples,
} from './checks/recogniser/examples';
import { learn } from './checks/recogniser/learn';
import { measure, printMeasures } from './checks/recogniser/measure';
import { writeWeights } from './checks/recogniser/write';
import { SETS_FOLDER } from './checks/sets/truth';

const { values } = parseArgs({
  options: {
    sets: { type: 'string', default: SETS_FOLDER },
    makers: { type: 'string', default: 'first,drawings,scans,forms' },
    out: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

const makers = values.makers.split(',');
const sets = await loadSetExamples(values.sets, makers);
const generated = [...(await loadGeneratedExamples(['text'])), ...listStrangerExamples()];
const count = (packages: readonly LearningPackage[]) =>
  packages.reduce((sum, { pairs }) => sum + pairs.length, 0);
console.log(
  `${sets.length} packages of ${makers.join(', ')}: ${count(sets)} pairs; ${GENERATOR}: ${count(generated)} pairs`,
);

const measured = makers.map((maker) => {
  const without = sets.filter((one) => one.maker !== maker);
  const learned = learn([...without, ...generated]);
  return {
    maker,
    learned,
    measures: measure(
      learned,
      sets.filter((one) => one.maker === maker),
    ),
  };
});
printMeasures(measured, (line) => console.log(line));

if (values.out) {
  await mkdir(values.out, { recursive: true });
  for (const { maker, learned } of measured)
    await writeFile(
      join(values.out, `without-${maker}.json`),
      JSON.stringify({
        learned: { on: '', makers: makers.filter((one) => one !== maker), pairs: 0 },
        ...learned,
      }),
    );
}
if (values.write) {
  const all = [...sets, ...generated];
  await writeWeights(learn(all), { makers: [...makers, GENERATOR], pairs: count(all) });
}
