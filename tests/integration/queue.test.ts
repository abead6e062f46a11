import { eq, sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { feeds, subscriptions } from '@/db/schema';
import { addFile, removeFile, retryFile } from '@/lib/checking/checks/files';
import { runCheck } from '@/lib/checking/checks/run-check';
import { startRun } from '@/lib/checking/checks/runs';
import type { FileStore } from '@/lib/checking/files/types';
import { FileLease } from '@/lib/checking/reading/file-lease';
import { readFile, readNextFile } from '@/lib/checking/reading/read-file';
import { AppError } from '@/lib/errors';
import { enqueue } from '@/lib/platform/queue/enqueue';
import { JOB_NAMES, keyOf } from '@/lib/platform/queue/jobs';
import { prepareDatabase } from '@/lib/platform/queue/prepare';
import { postMail } from '@/lib/providers/mail/post';
import { requestPoll, requestProbe } from '@/lib/tracking/feeds/mutations';
import { inPlace } from '../support/documents/read-made';
import { jobContext, makeFeed, NOW } from '../support/factories';
import { NO_CHECKS } from '../support/no-checks';
import { addedFile, checker, newCheck } from '../support/permit-check';
import { forgetQueued, queued } from '../support/queued';
import { type FreshDatabase, freshDatabase } from '../support/test-database';

// What causes a job asks for it in its own transaction: after the commit it is in the queue, after anything else not.

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.execute(sql`truncate permit_checks cascade`);
  await forgetQueued(database.db);
});

const job = () => jobContext(database.db);
const waiting = <N extends (typeof JOB_NAMES)[number]>(name: N) => queued(database.db, name);

/** A store whose files are all there, and a reader that says one page of each. */
const files: FileStore = {
  ...NO_CHECKS.files,
  open: async () => ({ path: '/dev/null', release: async () => {} }),
  has: async () => false,
};
const readsOnePage = inPlace(`
  process.once('message', () => {
    process.send({ kind: 'facts', facts: { pages: 1, form: [], hasScript: false, hasAttachments: false, producer: '' } });
    process.send({ kind: 'page', page: { number: 1, width: 612, height: 792, source: 'text', certainty: null, ink: null,
      lines: [{ text: 'BUILDING PERMIT APPLICATION', words: [], certainty: 1, box: { x: 0, y: 0, w: 1, h: 1 } }] } });
    process.send({ kind: 'read' });
    process.send({ kind: 'done' }, () => process.exit(0));
  });`);
const cannotRead = inPlace(
  `process.once('message', () => process.send({ kind: 'failed', failure: 'broken' }, () => process.exit(0)))`,
);
const reading = (program = readsOnePage) => ({ files, program, signal: new AbortController().signal });
const services = { ...NO_CHECKS, signal: new AbortController().signal, clock: () => NOW };

async function takesJobs<T>(work: (boss: PgBoss) => Promise<T>): Promise<T> {
  const boss = new PgBoss({ connectionString: database.url, max: 1, supervise: false, schedule: false });
  await boss.start();
  try {
    return await work(boss);
  } finally {
    await boss.stop({ graceful: false });
  }
}

describe('a job', () => {
  test('is there once its transaction is committed, and a worker is given what it was told', async () => {
    await database.db.transaction(async (tx) => {
      await enqueue({ db: tx }, 'run-check', { runId: 'run_1' });
      // Nobody else sees it yet; the embedded database lets nobody look meanwhile.
      if (!database.embedded) expect(await waiting('run-check')).toEqual([]);
    });
    expect(await waiting('run-check')).toEqual([{ runId: 'run_1' }]);
    const [taken] = await takesJobs((boss) => boss.fetch<object>('run-check'));
    expect(taken?.data).toEqual({ runId: 'run_1' });
    expect(await waiting('run-check')).toEqual([]);
  });

  test('never was where its transaction is rolled back', async () => {
    const rolledBack = database.db.transaction(async (tx) => {
      await enqueue({ db: tx }, 'read-file', { fileId: 'file_1' });
      expect(await queued(tx, 'read-file')).toHaveLength(1);
      throw new AppError('conflict');
    });
    await expect(rolledBack).rejects.toMatchObject({ code: 'conflict' });
    expect(await waiting('read-file')).toEqual([]);
  });

  test('asked for twice with one key is there once; without a key each stands for itself', async () => {
    for (const _ of [1, 2]) {
      await enqueue(job(), 'read-file', { fileId: 'file_1' }, { key: 'file_1' });
      await enqueue(job(), 'deliver', {});
    }
    expect(await waiting('read-file')).toHaveLength(1);
    expect(await waiting('deliver')).toHaveLength(2);
  });

  test('of one kind does not wait for another transaction that asks for the same', async () => {
    await database.db.transaction(async (tx) => {
      await enqueue({ db: tx }, 'deliver', {});
      // On another connection, while this one is open.
      if (!database.embedded) await enqueue(job(), 'deliver', {});
    });
    expect(await waiting('deliver')).toHaveLength(database.embedded ? 1 : 2);
  });

  test('has a queue from the start, made as often as anybody likes', async () => {
    await prepareDatabase(database.url);
    const made = await database.db.execute<{ name: string }>(sql`select name from pgboss.queue`);
    expect(made.map(({ name }) => name)).toEqual(expect.arrayContaining([...JOB_NAMES]));
  });

  test('of the tick and of an upload have the same key', () => {
    expect(keyOf('read-file', { fileId: 'file_1' })).toBe('file_1');
    expect(keyOf('poll-feed', { feedId: 'austin-tx', record: 'austin' })).toBe('austin-tx');
    expect(keyOf('deliver', {})).toBe('deliver');
  });
});

describe('an upload', () => {
  test('asks to be read in the transaction that notes it', async () => {
    const ctx = await checker(database.db);
    const checkId = await newCheck(ctx);
    const { id } = await addedFile(ctx, checkId);
    expect(await waiting('read-file')).toEqual([{ fileId: id }]);
  });

  test('that is refused asks for nothing', async () => {
    const ctx = await checker(database.db);
    const checkId = await newCheck(ctx);
    const stored = { type: 'pdf' as const, hash: 'a'.repeat(64), bytes: 1 };
    const refused = database.db.transaction(async (tx) => {
      await addFile({ ...ctx, db: tx }, { checkId, name: 'plan.pdf', stored });
      throw new AppError('unavailable');
    });
    await expect(refused).rejects.toMatchObject({ code: 'unavailable' });
    expect(await waiting('read-file')).toEqual([]);
  });

  test('that could not be read asks again when its owner does', async () => {
    const ctx = await checker(database.db);
    const checkId = await newCheck(ctx);
    const { id } = await addedFile(ctx, checkId);
    expect(await readFile(job(), { fileId: id, ...reading(cannotRead) })).toBe('failed');
    await forgetQueued(database.db);
    await retryFile(ctx, { checkId, fileId: id });
    expect(await waiting('read-file')).toEqual([{ fileId: id }]);
  });

  test('is read in its company’s turn, whoever’s job comes first', async () => {
    const many = await checker(database.db);
    const archive = await newCheck(many);
    const first = await addedFile(many, archive, 'a.pdf');
    for (const name of ['b.pdf', 'c.pdf']) await addedFile(many, archive, name);
    const few = await checker(database.db);
    const alone = await addedFile(few, await newCheck(few), 'd.pdf');
    await FileLease.claim(job(), first.id, 60_000);
    expect(await readNextFile(job(), reading())).toEqual({ fileId: alone.id, outcome: 'read' });
  });
});

describe('the place of companies with a plan', () => {
  const place = (payingOnly: boolean) => readNextFile(job(), { ...reading(), payingOnly });

  test('is taken up by nobody else', async () => {
    const free = await checker(database.db);
    await database.db.delete(subscriptions).where(eq(subscriptions.companyId, free.actor.companyId));
    const scan = await addedFile(free, await newCheck(free), 'scan.pdf');
    expect(await place(true)).toBeNull();
    const paying = await checker(database.db);
    const plans = await addedFile(paying, await newCheck(paying), 'plans.pdf');
    expect(await waiting('read-paid-file')).toContainEqual({ fileId: plans.id });
    await FileLease.claim(job(), scan.id, 60_000);
    expect(await place(true)).toEqual({ fileId: plans.id, outcome: 'read' });
  });
});

describe('a run', () => {
  test('asks to begin in the transaction that starts it', async () => {
    const ctx = await checker(database.db);
    const checkId = await newCheck(ctx);
    const file = await addedFile(ctx, checkId);
    await readFile(job(), { fileId: file.id, ...reading() });
    const { id } = await startRun(ctx, { checkId, locale: 'en' });
    expect(await waiting('run-check')).toEqual([{ runId: id }]);
    expect(await runCheck(job(), { runId: id, ...services })).toBe('done');
  });

  test('that could not be started asks for nothing', async () => {
    const ctx = await checker(database.db);
    const checkId = await newCheck(ctx);
    await expect(startRun(ctx, { checkId, locale: 'en' })).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await waiting('run-check')).toEqual([]);
  });

  test.each([
    ['is read', async (id: string) => readFile(job(), { fileId: id, ...reading() }), 'done'],
    [
      'cannot be read',
      async (id: string) => readFile(job(), { fileId: id, ...reading(cannotRead) }),
      'failed',
    ],
  ])('that waits for a file begins when the last one %s, and not before', async (_, end, outcome) => {
    const ctx = await checker(database.db);
    const checkId = await newCheck(ctx);
    const [one, two] = [await addedFile(ctx, checkId, 'a.pdf'), await addedFile(ctx, checkId, 'b.pdf')];
    const { id: runId } = await startRun(ctx, { checkId, locale: 'en' });
    // Its own job comes too early, and costs no try.
    expect(await runCheck(job(), { runId, ...services })).toBe('busy');
    await forgetQueued(database.db);
    await end(one.id);
    expect(await waiting('run-check')).toEqual([{ runId }]);
    expect(await runCheck(job(), { runId, ...services })).toBe('busy');
    await end(two.id);
    expect(await waiting('run-check')).toEqual([{ runId }, { runId }]);
    expect(await runCheck(job(), { runId, ...services })).toBe(outcome);
  });

  test('that waits for a file begins when it is taken out of its check', async () => {
    const ctx = await checker(database.db);
    const checkId = await newCheck(ctx);
    const read = await addedFile(ctx, checkId, 'a.pdf');
    await readFile(job(), { fileId: read.id, ...reading() });
    const { id: fileId } = await addedFile(ctx, checkId, 'b.pdf');
    const { id: runId } = await startRun(ctx, { checkId, locale: 'en' });
    await forgetQueued(database.db);
    await removeFile(ctx, { checkId, fileId });
    expect(await waiting('run-check')).toEqual([{ runId }]);
    expect(await runCheck(job(), { runId, ...services })).toBe('done');
  });
});

test('an admin’s wish for a poll or a probe asks for it in its own transaction', async () => {
  const feedId = await makeFeed(database.db, 'denver-co');
  const verified = (verifiedAt: Date | null) =>
    database.db.update(feeds).set({ verifiedAt }).where(eq(feeds.id, feedId));
  // What no probe has passed is not read.
  await verified(null);
  await requestPoll(job(), { feedId });
  expect(await waiting('poll-feed')).toEqual([]);
  await requestProbe(job(), { feedId });
  expect(await waiting('probe-feeds')).toEqual([{}]);
  await verified(NOW);
  await requestPoll(job(), { feedId });
  expect(await waiting('poll-feed')).toMatchObject([{ feedId }]);
});

test('a mail asks to be delivered in its own transaction, where mail is carried', async () => {
  const mail = { to: 'ana@example.com', template: 'noAccount', props: {}, locale: 'en' } as const;
  const site = { siteUrl: 'https://lintel.test' };
  await postMail(job(), { ...mail, ...site, sendsMail: false });
  expect(await waiting('deliver')).toEqual([]);
  await postMail(job(), { ...mail, ...site, sendsMail: true });
  expect(await waiting('deliver')).toEqual([{}]);
});
