import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkFiles, filePages, users } from '@/db/schema';
import { fileKey, pageKey } from '@/lib/checking/files/keys';
import { localStore } from '@/lib/checking/files/local-store';
import type { FileStore } from '@/lib/checking/files/types';
import { listDueFiles } from '@/lib/checking/reading/due-files';
import { readAgain } from '@/lib/checking/reading/files';
import { type ReadFileInput, readFile } from '@/lib/checking/reading/read-file';
import { countScan } from '@/lib/checking/reading/standing';
import type { PageSource } from '@/lib/checking/reading/types';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { newId } from '@/lib/ids';
import { makeCheck } from '../support/checks';
import { onlyHeader } from '../support/documents/hostile';
import { scan, scannedPdf, stacked, textPdf } from '../support/documents/papers';
import { inPlace } from '../support/documents/read-made';
import { jobContext, type MadeCompany, makeCompany, NOW } from '../support/factories';
import { madeProgram } from '../support/made-programs';
import { type FreshDatabase, freshDatabase } from '../support/test-database';

let database: FreshDatabase;
let folder: string;
let store: FileStore;
let company: MadeCompany;
let checkId: string;

beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'lintel-store-'));
  store = localStore({ folder });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  company = await makeCompany(database.db);
  checkId = await makeCheck(database.db, company);
});

const ctx = (afterMs = 0) => jobContext(database.db, new Date(NOW.getTime() + afterMs));

/** A file of the check, as an upload leaves it. */
async function uploaded(bytes: Buffer): Promise<{ id: string; hash: string }> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const path = join(folder, `upload-${newId('file')}`);
  await writeFile(path, bytes);
  await store.put(fileKey(company.companyId, hash), { path, contentType: 'application/pdf' });
  const id = newId('file');
  await database.db.insert(checkFiles).values({
    id,
    checkId,
    companyId: company.companyId,
    name: 'application.pdf',
    type: 'pdf',
    hash,
    bytes: bytes.length,
    createdAt: NOW,
  });
  return { id, hash };
}

const reading = (fileId: string, more: Partial<ReadFileInput> = {}): ReadFileInput => ({
  fileId,
  files: store,
  program: madeProgram('reader'),
  signal: new AbortController().signal,
  ...more,
});

async function requireRow(id: string) {
  const [row] = await database.db.select().from(checkFiles).where(eq(checkFiles.id, id));
  if (!row) throw new Error(`no file ${id}`);
  return row;
}

const selectPages = (hash: string) =>
  database.db
    .select()
    .from(filePages)
    .where(and(eq(filePages.companyId, company.companyId), eq(filePages.hash, hash)))
    .orderBy(asc(filePages.number));

const due = async (afterMs = 0) => (await listDueFiles(ctx(afterMs))).map(({ id }) => id);

/** Says so many pages and then does as told, in the reader's place; remembers what it was asked to skip. */
const says = (pages: number[], then: string, source: PageSource = 'text') =>
  inPlace(`
    const page = (number) => ({ number, width: 612, height: 792, source: '${source}', certainty: null, ink: null,
      lines: [{ text: 'skipped', words: [], certainty: 1, box: { x: 0, y: 0, w: 1, h: 1 } }] });
    process.once('message', (order) => {
      const facts = { pages: 3, form: [], hasScript: false, hasAttachments: false, producer: order.skip.join() };
      process.send({ kind: 'facts', facts });
      for (const number of ${JSON.stringify(pages)}) process.send({ kind: 'page', page: page(number) });
      ${then}
    });`);
const HANG = 'setInterval(() => {}, 1000)';
const DONE = "process.send({ kind: 'read' }); process.send({ kind: 'done' }, () => process.exit(0))";

const three = () =>
  textPdf(['One', 'Two', 'Three'].map((text) => ({ lines: stacked([`Page ${text} ${newId('file')}`]) })));

test('a file is read page by page, then drawn', async () => {
  const { id, hash } = await uploaded(await three());
  expect(await due()).toContain(id);
  expect(await readFile(ctx(), reading(id))).toBe('read');
  expect(await requireRow(id)).toMatchObject({
    state: 'read',
    failure: null,
    pagesRead: 3,
    pagesDrawn: 3,
    heldUntil: null,
  });
  expect((await requireRow(id)).facts).toMatchObject({ pages: 3, form: [] });
  expect((await selectPages(hash)).map(({ page }) => page.lines[0]?.text.slice(0, 8))).toEqual([
    'Page One',
    'Page Two',
    'Page Thr',
  ]);
  for (const page of [1, 2, 3]) expect(await store.has(pageKey(company.companyId, hash, page))).toBe(true);
  expect(await due(3_600_000)).not.toContain(id);
  expect(await readFile(ctx(), reading(id))).toBe('busy');
});

test('scans are counted until an owner has confirmed their address, text is not', async () => {
  const confirm = (emailVerifiedAt: Date | null) =>
    database.db.update(users).set({ emailVerifiedAt }).where(eq(users.id, company.userId));
  await confirm(null);
  const picture = await scan({ lines: stacked([`Survey ${newId('file')}`]) });
  const many = await uploaded(await scannedPdf([picture, picture]));
  const typed = await uploaded(await three());
  for (let page = 0; page < THROTTLES.scansUnconfirmed.attempts - 1; page += 1)
    await countScan(ctx(), company.companyId);
  expect(await readFile(ctx(), reading(typed.id))).toBe('read');
  expect(await readFile(ctx(), reading(many.id))).toBe('failed');
  expect(await requireRow(many.id)).toMatchObject({ state: 'failed', failure: 'address_unconfirmed' });
  const one = await uploaded(await scannedPdf([picture]));
  expect(await readFile(ctx(), reading(one.id, { program: says([1], DONE, 'ocr') }))).toBe('read');
  const another = await uploaded(await scannedPdf([await scan({ lines: stacked(['Site plan']) })]));
  expect(await readFile(ctx(), reading(another.id))).toBe('failed');

  await confirm(NOW);
  expect(await readAgain(ctx(), { checkId, fileId: many.id })).toBe(true);
  expect(await readFile(ctx(), reading(many.id, { program: says([1, 2], DONE, 'ocr') }))).toBe('read');
});

test('a file that cannot be read says why, and is not taken up again', async () => {
  const { id } = await uploaded(Buffer.concat([onlyHeader(), Buffer.from(newId('file'))]));
  expect(await readFile(ctx(), reading(id))).toBe('failed');
  expect(await requireRow(id)).toMatchObject({ state: 'failed', failure: 'broken', heldUntil: null });
  expect(await due(3_600_000)).not.toContain(id);
});

test('who goes on from a reader that was stopped skips what is known', async () => {
  const { id, hash } = await uploaded(await three());
  const stop = new AbortController();
  const stopped = readFile(ctx(), reading(id, { program: says([1, 2], HANG), signal: stop.signal }));
  setTimeout(() => stop.abort(), 1_500);
  expect(await stopped).toBe('stopped');
  expect(await requireRow(id)).toMatchObject({
    state: 'reading',
    pagesRead: 2,
    heldUntil: null,
    attempts: 0,
  });
  expect(await due()).toContain(id);
  expect(await readFile(ctx(), reading(id, { program: says([3], DONE) }))).toBe('read');
  expect(await requireRow(id)).toMatchObject({ state: 'read', pagesRead: 3, facts: { producer: '1,2' } });
  expect((await selectPages(hash)).map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('a file is held by one reader, and by another when the first gives no more sign', async () => {
  const { id } = await uploaded(await three());
  const first = readFile(ctx(), reading(id, { program: says([], HANG), leaseMs: 6_000 }));
  await expect.poll(async () => (await requireRow(id)).state).toBe('reading');
  expect(await due(1_000)).not.toContain(id);
  expect(await readFile(ctx(1_000), reading(id))).toBe('busy');
  expect(await readFile(ctx(10 * 60_000), reading(id, { program: says([1, 2, 3], DONE) }))).toBe('read');
  // It learns so when it next says that it holds the file.
  expect(await first).toBe('busy');
  expect(await requireRow(id)).toMatchObject({ state: 'read', pagesRead: 3, attempts: 2 });
});

test('a file whose reader goes away again and again is given up', async () => {
  const { id } = await uploaded(await three());
  await database.db.update(checkFiles).set({ state: 'reading', attempts: 3 }).where(eq(checkFiles.id, id));
  expect(await readFile(ctx(), reading(id))).toBe('failed');
  expect(await requireRow(id)).toMatchObject({ state: 'failed', failure: 'reader_failed' });
});

test('a store that fails puts a file off, longer each time, before it is given up', async () => {
  const { id } = await uploaded(await three());
  const open = async () => {
    throw new Error('503 Slow Down');
  };
  const failing = (afterMs: number) => readFile(ctx(afterMs), reading(id, { files: { ...store, open } }));
  await expect(failing(0)).rejects.toThrow('503');
  expect(await due(50_000)).not.toContain(id);
  expect(await due(70_000)).toContain(id);
  await expect(failing(70_000)).rejects.toThrow('503');
  expect(await due(180_000)).not.toContain(id);
  expect(await readFile(ctx(200_000), reading(id, { program: says([1, 2, 3], DONE) }))).toBe('read');
});

test('what a jsonb column cannot hold costs a file nothing but that', async () => {
  const { id, hash } = await uploaded(await three());
  const odd = inPlace(`
    process.once('message', () => {
      const text = 'half \\ud83d and \\0';
      const facts = { pages: 1, form: [{ name: text, kind: 'text', value: text, page: 1, box: {} }], hasScript: false,
        hasAttachments: false, producer: text };
      const lines = [{ text, words: [], certainty: 1, box: { x: 0, y: 0, w: 1, h: 1 } }];
      process.send({ kind: 'facts', facts });
      process.send({ kind: 'page', page: { number: 1, width: 1, height: 1, source: 'text', certainty: null, ink: null, lines } });
      process.send({ kind: 'read' });
      process.send({ kind: 'done' }, () => process.exit(0));
    });`);
  expect(await readFile(ctx(), reading(id, { program: odd }))).toBe('read');
  expect((await requireRow(id)).facts?.producer).toBe('half  and ');
  expect((await selectPages(hash))[0]?.page.lines[0]?.text).toBe('half  and ');
});

test('a file that is taken out of its check meanwhile is read no further', async () => {
  const { id } = await uploaded(await three());
  const run = readFile(ctx(), reading(id, { program: says([1], HANG), leaseMs: 900 }));
  await expect.poll(async () => (await requireRow(id)).state).toBe('reading');
  await database.db.update(checkFiles).set({ removedAt: NOW }).where(eq(checkFiles.id, id));
  expect(await run).toBe('cancelled');
  expect(await requireRow(id)).toMatchObject({ state: 'cancelled', heldUntil: null });
});

test('the same content in a second check takes the pages that are there', async () => {
  const bytes = await three();
  const first = await uploaded(bytes);
  expect(await readFile(ctx(), reading(first.id))).toBe('read');
  const second = await uploaded(bytes);
  expect(await readFile(ctx(), reading(second.id, { program: says([], DONE) }))).toBe('read');
  expect(await requireRow(second.id)).toMatchObject({
    state: 'read',
    pagesRead: 3,
    facts: { producer: '1,2,3' },
  });
});

test('a reader that ends over a picture leaves the text, and the other pictures are drawn', async () => {
  const { id } = await uploaded(await three());
  const draws = `
    process.send({ kind: 'read' });
    const next = [1, 2, 3].filter((number) => !order.draw.skip.includes(number));
    import('node:fs').then(({ writeFileSync }) => {
      for (const number of next) {
        if (number === 2) process.abort();
        const path = order.draw.folder + '/' + number + '.webp';
        writeFileSync(path, 'picture');
        process.send({ kind: 'drawn', number, path });
      }
      process.send({ kind: 'done' }, () => process.exit(0));
    });`;
  expect(await readFile(ctx(), reading(id, { program: says([1, 2, 3], draws) }))).toBe('read');
  expect(await requireRow(id)).toMatchObject({ state: 'read', pagesRead: 3, pagesDrawn: 3 });
  const { hash } = await requireRow(id);
  expect(await store.has(pageKey(company.companyId, hash, 2))).toBe(false);
  expect(await store.has(pageKey(company.companyId, hash, 3))).toBe(true);
});
