import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileKey, pageKey } from '@/lib/checking/files/keys';
import { localStore } from '@/lib/checking/files/local-store';
import { s3Store } from '@/lib/checking/files/s3-store';
import { storeBy } from '@/lib/checking/files/settings';
import type { FileStore } from '@/lib/checking/files/types';
import { createS3StandIn, S3_BUCKET, S3_KEYS, type S3StandIn } from '../support/s3/stand-in';

// A folder and a bucket keep the same promise; what each is alone follows after it.

let folder: string;
let s3: S3StandIn;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lintel-stores-'));
  s3 = await createS3StandIn();
});
afterEach(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const COMPANY = 'cmp_0123456789abcdefghjkmnpqrs';
const toHash = (text: string) => createHash('sha256').update(text).digest('hex');
const toKey = (text: string) => fileKey(COMPANY, toHash(text));

async function given(text: string | Buffer): Promise<{ path: string; contentType: string }> {
  const path = join(folder, `given-${Math.random()}`);
  await writeFile(path, text);
  return { path, contentType: 'application/pdf' };
}

const bucket = (settings = {}) =>
  s3Store({ bucket: S3_BUCKET, region: 'us-east-1', endpoint: s3.url, credentials: S3_KEYS, ...settings });
const STORES: Record<string, () => FileStore> = {
  'a folder': () => localStore({ folder: join(folder, 'store') }),
  'a bucket': () => bucket(),
};

async function readText(store: FileStore, key: string): Promise<string | null> {
  const found = await store.read(key);
  if (!found) return null;
  const text = await new Response(found.stream).text();
  expect(found.bytes).toBe(Buffer.byteLength(text));
  return text;
}

async function listKeys(store: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.list()) keys.push(key);
  return keys.sort();
}

/** Names that would lead elsewhere, or are none. */
const NO_KEYS = [
  '',
  '..',
  '../secret',
  `../${toHash('x')}`,
  `${COMPANY}/../${toHash('x')}`,
  `/etc/passwd`,
  `${COMPANY}/${toHash('x')}/..`,
  `${COMPANY}/${toHash('x')}\0`,
  `${COMPANY}/${toHash('x')}\n`,
  `${COMPANY}\\${toHash('x')}`,
  `${COMPANY}/${toHash('x').toUpperCase()}`,
  `${COMPANY}/${toHash('x')}.pages/0.webp`,
  `${COMPANY}/${toHash('x')}.pages/../1.webp`,
  `${COMPANY}/${toHash('x')}.pages/1.webp/..`,
];

describe.each(Object.entries(STORES))('%s', (_name, open) => {
  it('gives back what was put, as a stream and as a file, and says whether it is there', async () => {
    const store = open();
    const key = toKey('one');
    expect([await store.has(key), await store.read(key), await store.open(key)]).toEqual([false, null, null]);
    const file = await given('the first plan');
    await store.put(key, file);
    expect(await store.has(key)).toBe(true);
    expect(await readText(store, key)).toBe('the first plan');
    const opened = await store.open(key);
    expect(opened && (await readFile(opened.path, 'utf8'))).toBe('the first plan');
    await opened?.release();
    expect(await readText(store, key)).toBe('the first plan');
    expect(await readFile(file.path, 'utf8')).toBe('the first plan');
  });

  it('keeps pictures of pages beside their file', async () => {
    const store = open();
    const keys = [toKey('one'), pageKey(COMPANY, toHash('one'), 1), pageKey(COMPANY, toHash('one'), 200)];
    for (const key of keys) await store.put(key, await given(key));
    for (const key of keys) expect(await readText(store, key)).toBe(key);
  });

  it('leaves what is there as it is', async () => {
    const store = open();
    await store.put(toKey('one'), await given('first'));
    await store.put(toKey('one'), await given('second'));
    expect(await readText(store, toKey('one'))).toBe('first');
  });

  it('takes the same file from many at once', async () => {
    const store = open();
    const file = await given('x'.repeat(300_000));
    await Promise.all(Array.from({ length: 8 }, () => store.put(toKey('one'), file)));
    expect((await readText(store, toKey('one')))?.length).toBe(300_000);
    expect(await listKeys(store)).toEqual([toKey('one')]);
  });

  it('holds an empty file and one of several megabytes', async () => {
    const store = open();
    await store.put(toKey('empty'), await given(''));
    expect(await readText(store, toKey('empty'))).toBe('');
    const large = Buffer.alloc(7 * 1024 * 1024, 'lintel');
    await store.put(toKey('large'), await given(large));
    const opened = await store.open(toKey('large'));
    expect(opened && (await readFile(opened.path)).equals(large)).toBe(true);
    await opened?.release();
  });

  it('lists all of it, and forgets what is removed, twice as well as once', async () => {
    const store = open();
    expect(await listKeys(store)).toEqual([]);
    const keys = ['a', 'b', 'c', 'd', 'e'].map(toKey).sort();
    for (const key of keys) await store.put(key, await given(key));
    expect(await listKeys(store)).toEqual(keys);
    const [first = '', ...rest] = keys;
    await store.remove(first);
    await store.remove(first);
    expect(await store.has(first)).toBe(false);
    expect(await listKeys(store)).toEqual(rest);
    await store.put(first, await given('again'));
    expect(await readText(store, first)).toBe('again');
  });

  it.each(NO_KEYS)('does nothing under %j, which is no key (ASVS 5.3.2)', async (key) => {
    const store = open();
    const file = await given('x');
    for (const act of [
      () => store.put(key, file),
      () => store.read(key),
      () => store.open(key),
      () => store.has(key),
      () => store.remove(key),
    ])
      await expect(act()).rejects.toThrow('is no key');
    expect(s3.requests).toEqual([]);
  });
});

// Files on their way lie in the system's folder for such; other tests' and programs' do not count.
process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'lintel-file-stores-'));

describe('a folder', () => {
  it('shows a file once it is whole, to its owner alone, and lists nothing else', async () => {
    const store = localStore({ folder });
    await expect(
      store.put(toKey('none'), { path: join(folder, 'no file'), contentType: '' }),
    ).rejects.toThrow();
    expect(await store.has(toKey('none'))).toBe(false);
    expect(await readdir(join(folder, COMPANY))).toEqual([]);
    await store.put(toKey('one'), await given('one'));
    await writeFile(join(folder, COMPANY, '.half.part'), 'half');
    await writeFile(join(folder, 'notes.txt'), 'a note');
    expect(await listKeys(store)).toEqual([toKey('one')]);
    expect((await stat(join(folder, COMPANY, toHash('one')))).isFile()).toBe(true);
  });

  it('is rid, as it is gone through, of what a killed process left half written the day before', async () => {
    const store = localStore({ folder });
    await store.put(toKey('one'), await given('one'));
    const [old, fresh] = [`.${randomUUID()}.part`, `.${randomUUID()}.part`];
    for (const name of [old, fresh]) await writeFile(join(folder, COMPANY, name), 'half');
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await utimes(join(folder, COMPANY, old), yesterday, yesterday);
    await listKeys(store);
    expect((await readdir(join(folder, COMPANY))).sort()).toEqual([fresh, toHash('one')].sort());
  });
});

describe('a bucket', () => {
  it('is asked by path, with the length said and the type kept, and without what other stores refuse', async () => {
    await bucket().put(toKey('one'), await given('one'));
    const put = s3.requests.find(({ method }) => method === 'PUT');
    expect(put).toMatchObject({
      path: expect.stringMatching(`^/${S3_BUCKET}/${COMPANY}/`),
      headers: { 'content-length': '3' },
    });
    expect(put?.headers).not.toHaveProperty('x-amz-trailer');
    expect(s3.objects.get(toKey('one'))?.contentType).toBe('application/pdf');
  });

  it('is asked again when it stumbles, and not when it refuses', async () => {
    s3.fail({ kind: 'error', status: 503 }, { method: 'PUT' });
    s3.fail({ kind: 'reset' }, { method: 'PUT' });
    await bucket().put(toKey('one'), await given('one'));
    expect(s3.objects.get(toKey('one'))?.bytes.toString()).toBe('one');
    s3.requests.length = 0;
    await expect(
      bucket({ credentials: { id: 'AKIASOMEBODYELSE', secret: 'x'.repeat(20) } }).put(
        toKey('two'),
        await given('two'),
      ),
    ).rejects.toThrow();
    expect(s3.requests).toHaveLength(1);
  });

  it('is told apart from one that does not answer: nothing is taken for missing', async () => {
    s3.fail({ kind: 'error', status: 500 }, { times: 10 });
    await expect(bucket().has(toKey('one'))).rejects.toThrow();
  });

  it('leaves no half file where the line breaks', async () => {
    const left = async () =>
      (await readdir(tmpdir())).filter((name) => name.startsWith('lintel-file-')).sort();
    await bucket().put(toKey('one'), await given('x'.repeat(200_000)));
    const before = await left();
    s3.fail({ kind: 'half' }, { method: 'GET' });
    await expect(bucket().open(toKey('one'))).rejects.toThrow();
    expect(await left()).toEqual(before);
  });
});

it('settings choose: a bucket where one is named, else the folder', async () => {
  const inFolder = storeBy({ FILES_DIR: join(folder, 'here'), S3_REGION: 'us-east-1' });
  await inFolder.put(toKey('one'), await given('one'));
  expect(await readFile(join(folder, 'here', COMPANY, toHash('one')), 'utf8')).toBe('one');
  const inBucket = storeBy({
    FILES_DIR: join(folder, 'here'),
    S3_BUCKET,
    S3_REGION: 'us-east-1',
    S3_ENDPOINT: s3.url,
    S3_ACCESS_KEY_ID: S3_KEYS.id,
    S3_SECRET_ACCESS_KEY: S3_KEYS.secret,
  });
  expect(await inBucket.has(toKey('one'))).toBe(false);
  await inBucket.put(toKey('one'), await given('one'));
  expect([...s3.objects.keys()]).toEqual([toKey('one')]);
});
