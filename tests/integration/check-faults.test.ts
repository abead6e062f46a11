import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { checkFiles, checkRuns } from '@/db/schema';
import { deleteCheck } from '@/lib/checking/checks/mutations';
import { getRun } from '@/lib/checking/checks/queries';
import { type RunServices, runCheck } from '@/lib/checking/checks/run-check';
import { cancelRun, startRun } from '@/lib/checking/checks/runs';
import { MAX_RUN_PAGES } from '@/lib/checking/checks/types';
import type { LanguageModel } from '@/lib/checking/model/types';
import type { Context, UserActor } from '@/lib/context';
import { findBalance } from '@/lib/sales/credits/queries';
import { jobContext, NOW } from '../support/factories';
import { NO_CHECKS } from '../support/no-checks';
import { addedFile, addReadFile, checker, listLedger, newCheck } from '../support/permit-check';
import { NO_FACTS } from '../support/review-package';
import { freshDatabase, rolledBack } from '../support/test-database';

// What goes wrong around a run: checks that are deleted under it, stores and models that fail, workers that stop.

const APPLICATION = ['BUILDING PERMIT APPLICATION', 'Project address: 1420 Elm Street, Denver, CO 80220'];
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);

async function started(ctx: Context<UserActor>) {
  const checkId = await newCheck(ctx);
  await addReadFile(ctx, checkId, { pages: [APPLICATION] });
  return { checkId, ...(await startRun(ctx, { checkId, locale: 'en' })) };
}

function run(db: Database, runId: string, over: Partial<RunServices> = {}, now = NOW) {
  const signal = new AbortController().signal;
  return runCheck(jobContext(db, now), { ...NO_CHECKS, signal, clock: () => now, ...over, runId });
}

/** A model that does as it is told. */
function model(over: Partial<LanguageModel>): LanguageModel {
  const use = { name: 'told', inputTokens: 0, outputTokens: 0, dropped: 0, failure: null };
  return {
    name: 'told',
    read: async () => ({ readings: [], use }),
    explain: async () => ({ explanation: null, use }),
    ...over,
  };
}

test('a check that is deleted while it runs gives its check back, once', () =>
  rolledBack(async (db) => {
    const ctx = await checker(db);
    const { checkId, id } = await started(ctx);
    expect((await findBalance(ctx)).balance).toBe(34);
    await deleteCheck(ctx, { checkId });
    expect((await findBalance(ctx)).balance).toBe(35);
    expect(await run(db, id)).toBe('busy');
    expect(await listLedger(ctx)).toEqual(['grant 35', 'use -1', 'returned 1']);

    const done = await started(ctx);
    expect(await run(db, done.id)).toBe('done');
    await deleteCheck(ctx, { checkId: done.checkId });
    expect((await findBalance(ctx)).balance).toBe(34);
  }));

test('a run that ends, is cancelled and deleted at once is paid for or not, and nobody waits for another', async () => {
  const database = await freshDatabase();
  try {
    const ctx = await checker(database.db);
    for (let round = 0; round < 8; round += 1) {
      const { checkId, id } = await started(ctx);
      const before = (await findBalance(ctx)).balance;
      const ends = await Promise.allSettled([
        run(database.db, id),
        cancelRun(ctx, { checkId, number: 1 }),
        deleteCheck(ctx, { checkId }),
      ]);
      const errors = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
      // Whoever comes after the deletion finds no check.
      expect(errors.filter((error) => !error.includes('no check'))).toEqual([]);
      const { balance } = await findBalance(ctx);
      const isPaid = ends[0].status === 'fulfilled' && ends[0].value === 'done';
      expect(balance).toBe(isPaid ? before : before + 1);
    }
  } finally {
    await database.close();
  }
});

test('files that turn out to hold too much for one run cost nothing', () =>
  rolledBack(async (db) => {
    const ctx = await checker(db);
    const checkId = await newCheck(ctx);
    const files = [await addedFile(ctx, checkId, 'a.pdf'), await addedFile(ctx, checkId, 'b.pdf')];
    // Nobody knows yet how many pages they have.
    const { id } = await startRun(ctx, { checkId, locale: 'en' });
    for (const file of files)
      await db
        .update(checkFiles)
        .set({ state: 'read', facts: { ...NO_FACTS, pages: MAX_RUN_PAGES / 2 + 1 } })
        .where(eq(checkFiles.id, file.id));
    expect(await run(db, id)).toBe('failed');
    expect(await getRun(ctx, { checkId, number: 1 })).toMatchObject({ failure: 'too_many_pages' });
    expect((await findBalance(ctx)).balance).toBe(35);
  }));

test('a store that gives no pictures costs the pictures, not the run', () =>
  rolledBack(async (db) => {
    const ctx = await checker(db);
    const { checkId, id } = await started(ctx);
    const files = {
      ...NO_CHECKS.files,
      read: async () => {
        throw new Error('503 Slow Down');
      },
    };
    const seen: (Uint8Array | null)[] = [];
    const asking = model({
      read: async ({ files: [file], picture }) => {
        seen.push(await picture(file?.id ?? '', 1));
        return {
          readings: [],
          use: { name: 'told', inputTokens: 1, outputTokens: 1, dropped: 0, failure: null },
        };
      },
    });
    expect(await run(db, id, { files, model: asking })).toBe('done');
    expect(seen).toEqual([null]);
    expect((await getRun(ctx, { checkId, number: 1 })).state).toBe('done');
  }));

test('whatever the model does, the result of the rules stands', () =>
  rolledBack(async (db) => {
    const ctx = await checker(db);
    const breaks = model({
      read: async () => {
        throw new TypeError('x is undefined');
      },
    });
    const first = await started(ctx);
    expect(await run(db, first.id, { model: breaks })).toBe('done');
    const broken = await getRun(ctx, { checkId: first.checkId, number: 1 });
    expect(broken).toMatchObject({ explanation: null, model: { failure: 'malformed' } });
    expect(broken.findings.length).toBeGreaterThan(0);

    const use = { name: 'told', inputTokens: 0, outputTokens: 0, dropped: 0, failure: null };
    const explanation = { summary: 'Draw the fence\0 first \ud83d.', findings: { 'a\0': 'b\udc00' } };
    const second = await started(ctx);
    expect(await run(db, second.id, { model: model({ explain: async () => ({ explanation, use }) }) })).toBe(
      'done',
    );
    const said = await getRun(ctx, { checkId: second.checkId, number: 1 });
    expect(said.explanation).toEqual({ summary: 'Draw the fence first .', findings: { a: 'b' } });
  }));

test('a run that is cancelled while the model is asked is not asked to its end', () =>
  rolledBack(async (db) => {
    const ctx = await checker(db);
    const { checkId, id } = await started(ctx);
    const waits = model({
      read: async ({ signal }) => {
        await cancelRun(ctx, { checkId, number: 1 });
        await delay(30_000, undefined, { signal });
        return expect.unreachable('the model was waited for');
      },
    });
    expect(await run(db, id, { model: waits, leaseMs: 300 })).toBe('gone');
    expect((await getRun(ctx, { checkId, number: 1 })).state).toBe('cancelled');
    expect((await findBalance(ctx)).balance).toBe(35);
  }));

test('a worker that is told to stop costs a run none of its tries', () =>
  rolledBack(async (db) => {
    const ctx = await checker(db);
    const { checkId, id } = await started(ctx);
    for (let stops = 0; stops < 5; stops += 1) {
      const stopping = new AbortController();
      const asked = model({
        read: async () => {
          stopping.abort();
          throw new Error('stopped');
        },
      });
      await expect(run(db, id, { model: asked, signal: stopping.signal })).rejects.toThrow('stopped');
    }
    expect(await run(db, id)).toBe('done');
    expect((await getRun(ctx, { checkId, number: 1 })).state).toBe('done');
  }));

test('a worker that lost its run neither holds it nor lets it go for who took it over', () =>
  rolledBack(async (db) => {
    const ctx = await checker(db);
    const { id } = await started(ctx);
    const held = async () =>
      (await db.select({ until: checkRuns.heldUntil }).from(checkRuns).where(eq(checkRuns.id, id)))[0]?.until;
    const lost = model({
      read: async () => {
        // Meanwhile its time ran out, and another worker has the run.
        await db
          .update(checkRuns)
          .set({ lease: 'another', attempts: 2, heldUntil: later(500) })
          .where(eq(checkRuns.id, id));
        throw new Error('stopped');
      },
    });
    const stopping = AbortSignal.abort();
    await expect(run(db, id, { model: lost, signal: stopping })).rejects.toThrow('stopped');
    expect(await held()).toEqual(later(500));
  }));

test('a worker that comes back late writes no result over the one who took its run over', () =>
  rolledBack(async (db) => {
    const ctx = await checker(db);
    const { checkId, id } = await started(ctx);
    const late = model({
      explain: async () => {
        // Meanwhile its time ran out, another worker took the run over and has done it.
        expect(await run(db, id, {}, later(500))).toBe('done');
        throw new Error('late');
      },
    });
    expect(await run(db, id, { model: late })).toBe('gone');
    expect(await getRun(ctx, { checkId, number: 1 })).toMatchObject({ state: 'done', model: null });

    const second = await startRun(ctx, { checkId, locale: 'en' });
    const slow = model({
      explain: async (asked) => {
        // Another has it in hand and is not done yet.
        await db
          .update(checkRuns)
          .set({ lease: 'another', heldUntil: later(500) })
          .where(eq(checkRuns.id, second.id));
        return model({}).explain(asked);
      },
    });
    expect(await run(db, second.id, { model: slow })).toBe('gone');
    expect(await getRun(ctx, { checkId, number: 2 })).toMatchObject({ state: 'explaining' });
  }));
