import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sweepScratch } from './scratch';

const YESTERDAY = new Date(Date.now() - 25 * 3_600_000);

/** Something a killed process left, with something in it. */
async function left(name: string, at: Date): Promise<string> {
  await mkdir(join(tmpdir(), name));
  await writeFile(join(tmpdir(), name, '1.webp'), 'picture');
  await utimes(join(tmpdir(), name), at, at);
  return name;
}

test('what killed processes left a day ago is taken away, folders too, and nobody else’s', async () => {
  const own = `${process.pid}-${Date.now()}`;
  const old = [
    await left(`lintel-reading-${own}`, YESTERDAY),
    await left(`lintel-pictures-${own}`, YESTERDAY),
  ];
  const kept = [await left(`lintel-reading-${own}-new`, new Date()), await left(`another-${own}`, YESTERDAY)];
  await sweepScratch();
  const names = await readdir(tmpdir());
  expect(old.filter((name) => names.includes(name))).toEqual([]);
  expect(kept.filter((name) => names.includes(name))).toEqual(kept);
});
