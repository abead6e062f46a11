import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getRun } from '@/lib/checking/checks/queries';
import { runCheck } from '@/lib/checking/checks/run-check';
import { startRun } from '@/lib/checking/checks/runs';
import { judgeApart } from '@/lib/checking/judging/judge-apart';
import { JUDGING_LIMITS, type JudgeProgram } from '@/lib/checking/judging/types';
import type { ReviewInput } from '@/lib/checking/review/input';
import { reviewPackage } from '@/lib/checking/review/review';
import { startWorker } from '@/lib/edge/jobs/worker';
import { createLogger } from '@/lib/log';
import { demoPayments } from '@/lib/providers/billing/demo/payments';
import { findBalance } from '@/lib/sales/credits/queries';
import { createFeedHttp } from '@/lib/tracking/feeds/http';
import { inPlace } from '../support/documents/read-made';
import { jobContext, NOW } from '../support/factories';
import { madeProgram } from '../support/made-programs';
import { NO_CHECKS } from '../support/no-checks';
import { addReadFile, checker, listLedger, newCheck } from '../support/permit-check';
import { makeFile, makePackage } from '../support/review-package';
import { type FreshDatabase, freshDatabase } from '../support/test-database';

const APPLICATION = [
  'BUILDING PERMIT APPLICATION',
  'Project address: 1420 Elm Street, Denver, CO 80220',
  'Property owner: Maria Lopez',
];
const signal = new AbortController().signal;

/** A judge that blocks its process at once, as a page might. */
const HANGS: JudgeProgram = inPlace(`process.once('message', () => { for (;;); });`);
/** One that holds more and more. */
const FILLS: JudgeProgram = inPlace(`process.once('message', () => {
  const held = [];
  for (;;) held.push({ words: Array.from({ length: 1_000 }, (_, at) => 'word ' + at) });
});`);
const QUICK = { ...JUDGING_LIMITS, ms: 1_000, pageMs: 10 };

function largePackage(): ReviewInput {
  const rows = Array.from({ length: 30 }, (_, row) => `Replace part ${row} of the fence | and its footing`);
  return makePackage({
    files: [
      makeFile(
        'large',
        Array.from({ length: 40 }, () => [...APPLICATION, ...rows]),
      ),
    ],
  });
}

describe('a judge in a process of its own', () => {
  test('says the same as one in this process, and leaves this one free meanwhile', async () => {
    const input = largePackage();
    let turns = 0;
    const turning = setInterval(() => {
      turns += 1;
    }, 5);
    const began = performance.now();
    const review = await judgeApart(madeProgram('judge'))(input, { signal });
    const took = performance.now() - began;
    clearInterval(turning);
    expect(review).toEqual(reviewPackage(input));
    expect(turns).toBeGreaterThan(took / 50);
  }, 60_000);

  test.each([
    ['blocks', HANGS, QUICK, 'took_too_long'],
    ['fills its memory', FILLS, { ...JUDGING_LIMITS, heapMegabytes: 40 }, 'needed_too_much'],
  ] as const)('that %s is ended, and says why', async (_, program, limits, reason) => {
    await expect(judgeApart(program, limits)(makePackage(), { signal })).rejects.toMatchObject({ reason });
  });

  test('that breaks down says what broke, so that it can be tried again', async () => {
    const broken = judgeApart(inPlace(`process.once('message', () => { throw new TypeError('no page'); });`));
    await expect(broken(makePackage(), { signal })).rejects.toThrow(/no page/);
  });

  test('ends with whoever asked', async () => {
    const stopping = new AbortController();
    const judging = judgeApart(HANGS)(makePackage(), { signal: stopping.signal });
    stopping.abort(new Error('stopped'));
    await expect(judging).rejects.toThrow('stopped');
  });
});

describe('a run', () => {
  let database: FreshDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.close());

  async function started() {
    const ctx = await checker(database.db);
    const checkId = await newCheck(ctx);
    await addReadFile(ctx, checkId, { pages: [APPLICATION] });
    return { ctx, checkId, ...(await startRun(ctx, { checkId, locale: 'en' })) };
  }

  test('whose judge hangs fails at once, says why and is not charged', async () => {
    const { ctx, checkId, id } = await started();
    const services = { ...NO_CHECKS, judge: judgeApart(HANGS, QUICK), signal, clock: () => NOW };
    expect(await runCheck(jobContext(database.db), { runId: id, ...services })).toBe('failed');
    expect(await getRun(ctx, { checkId, number: 1 })).toMatchObject({
      state: 'failed',
      failure: 'too_much_to_judge',
    });
    expect((await findBalance(ctx)).balance).toBe(35);
    expect(await listLedger(ctx)).toEqual(['grant 35', 'use -1', 'returned 1']);
  });

  test('that takes long delays no other, and no other work of the queue', async () => {
    const slow = await started();
    const judgeLong = judgeApart(HANGS, { ...JUDGING_LIMITS, ms: 90_000 });
    const judge = judgeApart(madeProgram('judge'));
    const worker = await startWorker({
      databaseUrl: database.url,
      db: database.db,
      log: createLogger('silent'),
      services: {
        feeds: createFeedHttp(),
        siteUrl: 'http://localhost:3000',
        mail: null,
        sms: null,
        ...NO_CHECKS,
        judge: (input, options) =>
          (input.files[0]?.name === 'application.pdf' ? judgeLong : judge)(input, options),
        payments: demoPayments,
      },
      tickMs: 200,
      concurrentFeeds: 1,
      concurrentFiles: 1,
    });
    try {
      await expect
        .poll(async () => (await getRun(slow.ctx, { checkId: slow.checkId, number: 1 })).state)
        .toBe('judging');
      const ctx = await checker(database.db);
      const checkId = await newCheck(ctx);
      await addReadFile(ctx, checkId, { name: 'another.pdf', pages: [APPLICATION] });
      await startRun(ctx, { checkId, locale: 'en' });
      const began = performance.now();
      await expect
        .poll(async () => (await getRun(ctx, { checkId, number: 1 })).state, {
          timeout: 15_000,
          interval: 100,
        })
        .toBe('done');
      expect(performance.now() - began).toBeLessThan(30_000);
      expect((await getRun(slow.ctx, { checkId: slow.checkId, number: 1 })).state).toBe('judging');
    } finally {
      await worker.stop();
    }
  }, 60_000);
});
