/**
 * Precision and recall of name matching over labelled pairs, by kind, for those the rules were tuned on and the third
 * they were not. `npm run eval:matching [-- --wrong]` also lists the pairs of the first that are decided wrongly.
 */
import { parseArgs } from 'node:util';
import { type Decision, decide, isUnseen, measure } from './matching/measure';
import { KINDS, PAIRS } from './matching/pairs';

const { values } = parseArgs({ options: { wrong: { type: 'boolean', default: false } } });
const decisions = PAIRS.map(decide);
const seen = decisions.filter(({ pair }) => !isUnseen(pair));
const unseen = decisions.filter(({ pair }) => isUnseen(pair));

const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(8);

function line(title: string, some: readonly Decision[]): string {
  const { pairs, recall, precision, confirmed, confirmedWrong } = measure(some);
  return `${title.padEnd(24)}${String(pairs).padStart(6)}${percent(recall).padStart(12)}${percent(precision).padStart(12)}${String(confirmed).padStart(12)}${String(confirmedWrong).padStart(10)}`;
}

console.log(
  `${''.padEnd(24)}${'pairs'.padStart(6)}${'recall'.padStart(12)}${'precision'.padStart(12)}${'confirmed'.padStart(12)}${'wrongly'.padStart(10)}`,
);
for (const kind of KINDS)
  console.log(
    line(
      kind,
      decisions.filter(({ pair }) => pair.kind === kind),
    ),
  );
console.log(line('seen', seen));
console.log(line('unseen', unseen));
console.log(line('all', decisions));
if (values.wrong) {
  for (const { pair, suggested, confirmed, score } of seen) {
    const isWrong =
      (pair.label === 'same' && !suggested) ||
      (pair.label === 'different' && suggested) ||
      (pair.label !== 'same' && confirmed);
    if (isWrong) console.log(`${pair.label}  ${pair.kind}  ${score.toFixed(2)}  ${pair.own} | ${pair.city}`);
  }
}
console.log(JSON.stringify({ eval: 'matching', seen: measure(seen), unseen: measure(unseen) }));
