import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ReadFailure } from '@/lib/checking/reading/types';
import * as made from '../support/documents/hostile';
import { scan, stacked } from '../support/documents/papers';
import { inPlace, readMade } from '../support/documents/read-made';

/** How often this process came to its own work while a file was read. */
let beats = 0;
let beat: NodeJS.Timeout;

beforeEach(() => {
  beats = 0;
  beat = setInterval(() => {
    beats += 1;
  }, 20);
});
afterEach(() => clearInterval(beat));

const readersLeft = () =>
  execFileSync('ps', ['-A', '-o', 'ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter(
      (line) => Number(line.trim().split(/\s+/)[0]) === process.pid && line.includes('max-old-space-size'),
    );

async function readFailure(...given: Parameters<typeof readMade>): Promise<ReadFailure | null> {
  const result = await readMade(...given);
  expect(readersLeft()).toEqual([]);
  return result.ok ? null : result.failure;
}

describe('files that cannot be read', () => {
  test.each<[string, () => Buffer, ReadFailure]>([
    ['nothing in it', () => Buffer.alloc(0), 'empty'],
    ['something else under a right name', () => Buffer.from('PK\u0003\u0004 a spreadsheet'), 'not_supported'],
    ['a portfolio without pages', made.portfolio, 'not_supported'],
    ['a password to open it', () => made.encrypted('secret'), 'locked'],
    ['a header and nothing that follows', made.onlyHeader, 'broken'],
    ['cut off', () => made.soundPdf().subarray(0, 600), 'broken'],
    ['no page', made.noPages, 'broken'],
    ['pages that lead back to themselves', made.circularPages, 'broken'],
    ['10,000 pages', () => made.manyPages(10_000), 'too_many_pages'],
    ['201 pages', () => made.manyPages(201), 'too_many_pages'],
    ['a picture of 900 million pixels on its page', () => made.hugePictureInPdf(30_000), 'picture_too_large'],
  ])('%s', async (_what, bytes, failure) => {
    expect(await readFailure(bytes())).toBe(failure);
  });

  test('a stream that grows to gigabytes is stopped by the memory it takes', async () => {
    const limits = { memoryBytes: 450 * 1024 * 1024 };
    expect(await readFailure(made.bomb(3_000), { limits })).toBe('needed_too_much');
    expect(beats).toBeGreaterThan(10);
  });

  test('pictures: too many pixels, another kind under a right name, cut off, no picture at all', async () => {
    expect(await readFailure(made.hugePng(30_000, 30_000), { type: 'png' })).toBe('picture_too_large');
    expect(await readFailure(made.hugePng(200, 200), { type: 'jpeg' })).toBe('not_supported');
    const sound = await scan({ lines: stacked(['Owner: Maria Lopez']) });
    expect(await readFailure(sound.subarray(0, sound.length / 3), { type: 'jpeg' })).toBe('broken');
    expect(await readFailure(Buffer.from('not a picture'), { type: 'png' })).toBe('broken');
    const heic = Buffer.concat([
      Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'),
      Buffer.alloc(500, 7),
    ]);
    expect(await readFailure(heic, { type: 'heic' })).toBe('broken');
  });
});

describe('files that hold more than anybody reads', () => {
  test('a page that many pages show is no archive of words', async () => {
    const bytes = made.repeated(40, { lines: 300, words: 6_000 });
    expect(bytes.length).toBeLessThan(100_000);
    expect(await readFailure(bytes)).toBe('needed_too_much');
  });

  test('a page gives so many lines and so many words, and none without end', async () => {
    const many = await readMade(made.repeated(1, { lines: 6_000, words: 12_000 }));
    expect(many.ok && many.pages[0]?.lines.length).toBe(4_000);
    const wide = await readMade(made.repeated(1, { lines: 10, words: 20_000 }));
    expect(wide).toMatchObject({ ok: true, pages: [{ lines: [] }] });
  });

  test('a page of too many words in short lines gives the first of them', async () => {
    const read = await readMade(made.repeated(1, { lines: 3_600, words: 36_000 }));
    const words = read.ok ? (read.pages[0]?.lines ?? []).flatMap((line) => line.words) : [];
    expect(words.length).toBeGreaterThan(19_000);
    expect(words.length).toBeLessThanOrEqual(20_000);
  });
});

describe('files that are odd and can be read all the same', () => {
  const TEXT = 'Permit application for 1234 Main Street';

  test.each<[string, () => Buffer]>([
    ['a table whose every place is wrong', made.brokenTable],
    ['objects nested 200,000 deep', made.deeplyNested],
    ['a ban on printing and no password to open', () => made.encrypted('')],
    ['a script as it opens', made.withScript],
    ['a program it wants started', made.withLaunch],
    ['a file within', made.withAttachment],
    ['strings that break off', made.badStrings],
  ])('%s', async (_what, bytes) => {
    const result = await readMade(bytes());
    if (!result.ok) throw new Error(result.detail);
    expect(result.pages[0]?.lines[0]?.text).toBe(TEXT);
    expect(readersLeft()).toEqual([]);
  });

  test('a script, a program to start and a file within are noticed', async () => {
    const facts = async (bytes: Buffer) => (await readMade(bytes)).facts;
    expect(await facts(made.withScript())).toMatchObject({ hasScript: true, hasAttachments: false });
    expect(await facts(made.withLaunch())).toMatchObject({ hasScript: true });
    expect(await facts(made.withAttachment())).toMatchObject({ hasScript: false, hasAttachments: true });
    expect(await facts(made.soundPdf())).toMatchObject({ hasScript: false, hasAttachments: false });
  });

  test('what strings leave over can be stored: no NUL, no half of a pair', async () => {
    const { facts } = await readMade(made.badStrings());
    const said = JSON.stringify(facts);
    expect(said).not.toMatch(/\\u0000|\\ud[89a-f]/i);
    expect(facts?.form[0]).toMatchObject({ value: 'A' });
  });

  test('drawing that draws itself, and content nested without end, leave an empty page', async () => {
    for (const bytes of [made.circularForm(), made.deepContent()]) {
      const result = await readMade(bytes);
      expect(result).toMatchObject({ ok: true, pages: [{ source: 'none', lines: [] }] });
    }
  });
});

describe('a reader that goes wrong', () => {
  const sound = made.soundPdf();
  const HANGS = inPlace('process.on("message", () => { for (;;); })');

  test('ends without a word', async () => {
    expect(await readFailure(sound, { program: inPlace('process.exit(3)') })).toBe('reader_failed');
    expect(await readFailure(sound, { program: inPlace('process.kill(process.pid, "SIGSEGV")') })).toBe(
      'reader_failed',
    );
    expect(await readFailure(sound, { program: { command: ['no-such-program.mjs'] } })).toBe('reader_failed');
  });

  test('hangs: no sign for too long, or too long in all', async () => {
    expect(await readFailure(sound, { program: HANGS, limits: { pageMs: 1_000 } })).toBe('took_too_long');
    const busy = inPlace('setInterval(() => process.send({ kind: "alive" }), 50)');
    expect(await readFailure(sound, { program: busy, limits: { totalMs: 1_000 } })).toBe('took_too_long');
    expect(beats).toBeGreaterThan(10);
  });

  test('eats memory, outside of the heap and in it', async () => {
    const outside = inPlace('const all = []; setInterval(() => all.push(Buffer.alloc(5e7, 1)), 5)');
    const limits = { memoryBytes: 300 * 1024 * 1024 };
    expect(await readFailure(sound, { program: outside, limits })).toBe('needed_too_much');
    const inHeap = inPlace('const all = []; for (;;) all.push(new Array(1000).fill(Math.random()))');
    expect(await readFailure(sound, { program: inHeap, limits: { heapMegabytes: 64 } })).toBe(
      'needed_too_much',
    );
  });

  test('says what nobody understands', async () => {
    const nonsense = inPlace('process.send({ kind: "page", page: "none" }); setInterval(() => {}, 1000)');
    expect(await readFailure(sound, { program: nonsense })).toBe('reader_failed');
  });

  test('does not see what this process knows', async () => {
    process.env.LINTEL_TEST_SECRET = 'secret';
    const tells = inPlace(
      'process.send({ kind: "failed", failure: "broken", detail: JSON.stringify(process.env) }, () => process.exit(0))',
    );
    const result = await readMade(sound, { program: tells });
    expect(result).toMatchObject({ ok: false, failure: 'broken' });
    expect(result.ok ? '' : result.detail).not.toContain('secret');
  });

  test('is gone when it is told to stop', async () => {
    const stop = new AbortController();
    const reading = readMade(sound, { program: HANGS, signal: stop.signal });
    setTimeout(() => stop.abort(), 500);
    await expect(reading).rejects.toThrow();
    expect(readersLeft()).toEqual([]);
  });

  test('takes no other file of the same upload with it', async () => {
    const files: [Buffer, Parameters<typeof readMade>[1]][] = [
      [made.onlyHeader(), {}],
      [made.soundPdf(), {}],
      [made.soundPdf(), { program: inPlace('process.abort()') }],
    ];
    const results = await Promise.all(files.map(([bytes, options]) => readMade(bytes, options)));
    expect(results.map((one) => one.ok)).toEqual([false, true, false]);
  });
});
