import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FAULTS } from '../faults/all';
import { getLayer, LAYERS } from '../faults/fault';
import { obstacle, occurrences } from '../faults/tree';
import { ROOT, read } from './tree';

// `npm run faults` plants them and runs the tests; here only that they can still be planted, and named tests be run.

/** The title stands there word for word, or its end does where what comes before is filled in. */
function isNamed(source: string, name: string): boolean {
  const shortest = Math.ceil(name.length / 2);
  for (let from = 0; name.length - from >= shortest; from += 1)
    if (occurrences(source, name.slice(from)) > 0) return true;
  return false;
}

describe('the planted faults', () => {
  test('are many, in every layer, each with a name of its own', () => {
    expect(FAULTS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(FAULTS.map(({ id }) => id)).size).toBe(FAULTS.length);
    expect(LAYERS.filter((layer) => !FAULTS.some((fault) => fault.layer === layer))).toEqual([]);
  });

  test('stand exactly once in their files', () => {
    const lost = FAULTS.map((fault) => [fault.id, obstacle(ROOT, fault)]).filter(([, why]) => why !== null);
    expect(lost).toEqual([]);
  });

  test('each name tests that are there, of their layer', () => {
    const wrong = FAULTS.flatMap(({ id, layer, caughtBy }) => [
      ...(caughtBy.length === 0 ? [`${id} names no test`] : []),
      ...caughtBy.flatMap(({ test: file, name }) => {
        if (!existsSync(join(ROOT, file))) return [`${id}: ${file} is not there`];
        if (getLayer(file) !== layer) return [`${id}: ${file} is no test of ${layer}`];
        return isNamed(read(file), name) ? [] : [`${id}: ${file} has no test called ${name}`];
      }),
    ]);
    expect(wrong).toEqual([]);
  });
});
