import { expect, test } from 'vitest';
import { z } from 'zod';
import { lineOf, listShipped } from '@/scripts/notices.mjs';
import { read } from './tree';

const entry = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
const { packages } = z
  .object({ packages: z.record(z.string(), entry) })
  .parse(JSON.parse(read('package-lock.json')));
const shipped = listShipped(packages);
const [head = '', ...texts] = read('THIRD_PARTY_NOTICES.txt').split(`\n${'='.repeat(80)}\n`);

test('the notices name what the lock installs, and its licence: `npm run notices` writes them', () => {
  expect(head.trim().split('\n').slice(2)).toEqual(shipped.map(lineOf));
});

test('the notices hold the text of almost every licence', () => {
  const named = new Set(texts.filter((_, index) => index % 2 === 0).flatMap((names) => names.split('\n')));
  const without = shipped.filter(
    ({ name, version, optional }) => !optional && !named.has(`${name} ${version}`),
  );
  // Some packages bring no file; their licence is a standard one, named in the list.
  expect(without.length).toBeLessThan(shipped.length / 10);
  expect(
    without.filter(({ license }) => !/^(MIT|ISC|Apache-2\.0|BSD-[23]-Clause|Unlicense)/.test(license)),
  ).toEqual([]);
});

test('nothing comes under a licence that would reach our own code, or under none', () => {
  const strict = shipped.filter(({ license }) => /UNKNOWN|UNLICENSED|AGPL|SSPL|(^|[^L])GPL/.test(license));
  expect(strict.map(lineOf)).toEqual([]);
});
