import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { NAME_RULES } from '@/lib/tracking/matching/rules';
import { normaliseContractorName } from '@/lib/tracking/permits/normalise-name';
import { decide, isUnseen, measure } from './measure';
import { PAIRS } from './pairs';

const decisions = PAIRS.map(decide);

it('holds enough pairs, each once', () => {
  expect(PAIRS.length).toBeGreaterThanOrEqual(400);
  expect(new Set(PAIRS.map(({ own, city }) => `${own}|${city}`)).size).toBe(PAIRS.length);
});

it.each([
  ['seen while the rules were tuned', false],
  ['unseen', true],
])('asks about the company’s own names and few others: pairs %s', (_, unseen) => {
  const { recall, precision } = measure(decisions.filter(({ pair }) => isUnseen(pair) === unseen));
  expect(recall).toBeGreaterThanOrEqual(0.95);
  expect(precision).toBeGreaterThanOrEqual(0.85);
});

it('confirms nothing by itself that is another’s or unsure', () => {
  const wrong = decisions.filter(({ pair, confirmed }) => confirmed && pair.label !== 'same');
  expect(wrong).toEqual([]);
});

it('raises NAME_RULES where names are normalised or compared in another way', () => {
  const outcome = decisions.map(({ pair, suggested }) => [
    normaliseContractorName(pair.own),
    normaliseContractorName(pair.city),
    suggested,
  ]);
  const digest = createHash('sha256').update(JSON.stringify(outcome)).digest('hex').slice(0, 16);
  // Where this differs, or pairs were added, write the new digest; after a change of the rules also the next version.
  expect({ rules: NAME_RULES, digest }).toEqual({ rules: 2, digest: 'add67e49aeb9509f' });
});
