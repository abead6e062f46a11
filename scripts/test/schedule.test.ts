import { expect, test } from 'vitest';
import { runSteps, type Step } from './schedule.mjs';

/** Steps that end when told, and what was going on beside each. */
function stage() {
  const began: string[] = [];
  const ends = new Map<string, (result: boolean) => void>();
  const step = (name: string, cores: number, after: string[] = []): Step<boolean> => ({
    name,
    cores,
    after,
    run: () => {
      began.push(name);
      return new Promise((resolve) => ends.set(name, resolve));
    },
  });
  const end = async (name: string, result = true) => {
    ends.get(name)?.(result);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { began, step, end };
}

const options = { cores: 2, failed: (ok: boolean) => !ok };

test('steps run beside each other as far as the cores reach', async () => {
  const { began, step, end } = stage();
  const all = runSteps([step('lint', 1), step('build', 1), step('unit', 2), step('types', 1)], options);
  expect(began).toEqual(['lint', 'build']);
  // One core is free, but `unit` comes first.
  await end('lint');
  expect(began).toEqual(['lint', 'build']);
  await end('build');
  expect(began).toEqual(['lint', 'build', 'unit']);
  await end('unit');
  await end('types');
  expect([...(await all).keys()]).toEqual(['lint', 'build', 'unit', 'types']);
});

test('a step waits for what it needs, and lets others pass meanwhile', async () => {
  const { began, step, end } = stage();
  const all = runSteps([step('build', 1), step('browser', 2, ['build']), step('unit', 1)], options);
  expect(began).toEqual(['build', 'unit']);
  await end('build');
  await end('unit');
  expect(began).toEqual(['build', 'unit', 'browser']);
  await end('browser');
  await all;
});

test('what is needed but was not asked for is not waited for, and no step asks for more cores than there are', async () => {
  const { began, step, end } = stage();
  const all = runSteps([step('browser', 4, ['build'])], options);
  expect(began).toEqual(['browser']);
  await end('browser');
  await all;
});

test('after a failure what needs the failed step is left out, and the others go on', async () => {
  const { began, step, end } = stage();
  const all = runSteps(
    [step('build', 1), step('browser', 1, ['build']), step('report', 1, ['browser']), step('unit', 1)],
    options,
  );
  await end('build', false);
  expect(began).toEqual(['build', 'unit']);
  await end('unit');
  expect([...(await all)]).toEqual([
    ['build', false],
    ['unit', true],
  ]);
});
