import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { compose } from '../eval/checks/generator/compose';
import { listPlans, PACKAGE_COUNT } from '../eval/checks/generator/plans';
import { listFiles, read } from './tree';

const GENERATOR = 'tests/eval/checks/generator';
const plans = listPlans();

async function digest(number: number): Promise<string> {
  const plan = plans[number - 1];
  if (!plan) throw new Error(`No package ${number}`);
  const { files, ...truth } = await compose(plan);
  const hash = createHash('sha256').update(JSON.stringify(truth));
  for (const { bytes, ...rest } of files) hash.update(JSON.stringify(rest)).update(bytes);
  return hash.digest('hex');
}

describe('the packages of the evaluation', () => {
  test('the generator imports nothing of the product', () => {
    const foreign = listFiles(GENERATOR, /\.ts$/).flatMap((path) =>
      [...read(path).matchAll(/(?:\bfrom|\bimport\(|^import)\s*'([^']+)'/gm)]
        .map((match) => match[1] ?? '')
        .filter((target) => !/^(\.\/|node:|pdf-lib$|sharp$|@hyzyla\/pdfium$)/.test(target))
        .map((target) => `${path} → ${target}`),
    );
    expect(foreign).toEqual([]);
  });

  test('they cover what was asked for', () => {
    expect(plans).toHaveLength(PACKAGE_COUNT);
    expect(PACKAGE_COUNT).toBeGreaterThanOrEqual(120);
    expect(plans.filter(({ medium }) => medium === 'scan')).toHaveLength(PACKAGE_COUNT / 2);
    expect(new Set(plans.map(({ work }) => work)).size).toBeGreaterThanOrEqual(12);
    expect(new Set(plans.map(({ place }) => place)).size).toBeGreaterThanOrEqual(15);
    expect(new Set(plans.map(({ language }) => language))).toEqual(new Set(['en', 'es', 'mixed']));
    expect(plans.filter(({ faults }) => faults.length === 0).length).toBeGreaterThanOrEqual(30);
  });

  // 1 is text, 12 is scanned.
  test.each([1, 12])(
    'package %i is the same each time, to the byte',
    async (number) => {
      expect(await digest(number)).toBe(await digest(number));
    },
    120_000,
  );
});
