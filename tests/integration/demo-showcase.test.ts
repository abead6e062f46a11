import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { feeds } from '@/db/schema';
import { getCheck, listChecks } from '@/lib/checking/checks/queries';
import { getRound, listDeadlines, listRounds } from '@/lib/checking/checks/round-queries';
import { runCheck } from '@/lib/checking/checks/run-check';
import { localStore } from '@/lib/checking/files/local-store';
import { readFile } from '@/lib/checking/reading/read-file';
import { listAgenda } from '@/lib/company/calendar/queries';
import { listImports } from '@/lib/company/imports/queries';
import { addDays, utcDay } from '@/lib/platform/clock/days';
import { listExpiring } from '@/lib/tracking/permits/queries';
import { seedShowcase } from '@/scripts/demo/showcase';
import { jobContext, linkPermit, makeFeed, makePermit, NOW } from '../support/factories';
import { madeProgram } from '../support/made-programs';
import { NO_CHECKS } from '../support/no-checks';
import { checker } from '../support/permit-check';
import { freshDatabase } from '../support/test-database';

test('the demo contractor’s screens have something on them, however often it is seeded', async () => {
  const { db, close } = await freshDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'lintel-showcase-'));
  try {
    const files = localStore({ folder });
    const ctx = await checker(db);
    const { companyId, userId: ownerId } = ctx.actor;
    const feedId = await makeFeed(db, 'austin-tx-sample', 'austin-tx');
    await db.update(feeds).set({ mode: 'sample' }).where(eq(feeds.id, feedId));
    for (const issuedDate of ['2026-11-01', '2026-11-10', '2026-11-15'])
      await linkPermit(db, companyId, await makePermit(db, feedId, { statusBucket: 'issued', issuedDate }));

    const input = { companyId, ownerId, mode: 'sample', files } as const;
    await seedShowcase(jobContext(db), input);
    await seedShowcase(jobContext(db), input);
    const owner = { ...ctx, actor: { ...ctx.actor, tier: 'professional' as const } };
    expect(await listImports(owner)).toMatchObject([
      { kind: 'permits', state: 'done', added: 3, rejected: 1 },
    ]);

    const today = utcDay(NOW);
    const span = { from: addDays(today, -30), to: addDays(today, 30) };
    expect(await listExpiring(ctx, { from: today, to: span.to, limit: 9 })).toHaveLength(2);
    const visits = (await listAgenda(ctx, span)).filter(({ kind }) => kind === 'inspection');
    expect(visits.map(({ inspection }) => inspection?.outcome)).toEqual([
      'passed',
      'failed',
      'scheduled',
      'scheduled',
    ]);

    const [check, ...others] = (await listChecks(ctx)).items;
    expect(others).toEqual([]);
    const checkId = check?.id ?? '';
    const [round] = await listRounds(ctx, { checkId });
    expect(round?.counts).toMatchObject({ all: 3, answered: 1, open: 2 });
    expect(await listDeadlines(ctx, span)).toMatchObject([
      { day: addDays(today, 10), check: { id: checkId } },
    ]);
    expect((await getRound(ctx, { roundId: round?.id ?? '' })).groups).toHaveLength(2);

    const { files: papers, runs } = await getCheck(ctx, { checkId });
    const signal = new AbortController().signal;
    for (const { id: fileId } of papers)
      expect(await readFile(jobContext(db), { fileId, files, program: madeProgram('reader'), signal })).toBe(
        'read',
      );
    await runCheck(jobContext(db), {
      runId: runs[0]?.id ?? '',
      files,
      judge: NO_CHECKS.judge,
      model: null,
      signal,
    });
    const [done] = (await getCheck(ctx, { checkId })).runs;
    expect(done).toMatchObject({ state: 'done' });
    expect(done?.readiness?.incorrect).toBeGreaterThan(0);
  } finally {
    await close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('among a city’s own permits no date is made up', async () => {
  const { db, close } = await freshDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'lintel-showcase-'));
  try {
    const ctx = await checker(db);
    const { companyId, userId: ownerId } = ctx.actor;
    const permitId = await makePermit(db, await makeFeed(db), {
      statusBucket: 'issued',
    });
    await linkPermit(db, companyId, permitId);
    await seedShowcase(jobContext(db), { companyId, ownerId, mode: 'live', files: localStore({ folder }) });
    expect(await listAgenda(ctx, { from: '2000-01-01' })).toEqual([]);
    expect((await listChecks(ctx)).items).toHaveLength(1);
  } finally {
    await close();
    await rm(folder, { recursive: true, force: true });
  }
});
