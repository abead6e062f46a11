import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { checkFiles, subscriptions } from '@/db/schema';
import { addFile } from '@/lib/checking/checks/files';
import { createCheck } from '@/lib/checking/checks/mutations';
import { getProgress } from '@/lib/checking/checks/queries';
import { MAX_COMPANY_BYTES, MAX_PLANLESS_BYTES } from '@/lib/checking/checks/types';
import { listDueFiles } from '@/lib/checking/reading/due-files';
import { makeCheck, makeCheckFile } from '../support/checks';
import { jobContext, type MadeCompany, makeCompany, NOW } from '../support/factories';
import { NO_FACTS } from '../support/review-package';
import { newOwner, outcome } from '../support/team';
import { rolledBack } from '../support/test-database';

// Which file is next, and how much of them there may be.

const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);
const DAY = 86_400;

async function waiting(db: Database, company: MadeCompany, count: number, from: number): Promise<string[]> {
  const checkId = await makeCheck(db, company);
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1)
    ids.push(await makeCheckFile(db, company, checkId, { createdAt: at(from + index) }));
  return ids;
}

test('companies are read in turn, whoever brought more and came first', () =>
  rolledBack(async (db) => {
    const [large, small] = [await makeCompany(db), await makeCompany(db)];
    const archive = await waiting(db, large, 6, -100);
    const plans = await waiting(db, small, 2, -10);
    const next = async (limit?: number) =>
      (await listDueFiles(jobContext(db), limit === undefined ? {} : { limit })).map(({ id }) => id);
    expect(await next(4)).toEqual([archive[0], plans[0], archive[1], plans[1]]);

    // What is being read is its company's turn.
    await db
      .update(checkFiles)
      .set({ state: 'reading', heldUntil: at(60) })
      .where(eq(checkFiles.id, archive[0] ?? ''));
    expect(await next(3)).toEqual([plans[0], archive[1], plans[1]]);
    // Its reader has gone.
    await db
      .update(checkFiles)
      .set({ heldUntil: at(-1) })
      .where(eq(checkFiles.id, archive[0] ?? ''));
    expect(await next(1)).toEqual([archive[0]]);
    expect(await next()).toHaveLength(8);
  }));

async function makeFree(db: Database): Promise<MadeCompany> {
  const company = await makeCompany(db);
  await db.delete(subscriptions).where(eq(subscriptions.companyId, company.companyId));
  return company;
}

test('companies with a plan are read first, however many without one came before', () =>
  rolledBack(async (db) => {
    const free = [await makeFree(db), await makeFree(db)];
    const scans = await Promise.all(free.map((company, index) => waiting(db, company, 3, -100 + index)));
    const plans = await waiting(db, await makeCompany(db), 2, -10);
    const next = async (payingOnly?: boolean) =>
      (await listDueFiles(jobContext(db), { payingOnly })).map(({ id }) => id);
    // Of a company without a plan one file at a time.
    expect(await next()).toEqual([...plans, scans[0]?.[0], scans[1]?.[0]]);
    expect(await next(true)).toEqual(plans);
    await db
      .update(checkFiles)
      .set({ state: 'reading', heldUntil: at(60) })
      .where(eq(checkFiles.id, scans[0]?.[0] ?? ''));
    expect(await next()).toEqual([...plans, scans[1]?.[0]]);
  }));

test('what is only to be drawn comes after all that is to be read, and not once too often', () =>
  rolledBack(async (db) => {
    const company = await makeCompany(db);
    const [first = '', second = ''] = await waiting(db, company, 2, 0);
    const drawn = { state: 'read', facts: { ...NO_FACTS, pages: 3 }, pagesDrawn: 1 } as const;
    await db.update(checkFiles).set(drawn).where(eq(checkFiles.id, first));
    const due = async () => (await listDueFiles(jobContext(db))).map(({ id }) => id);
    expect(await due()).toEqual([second, first]);
    await db.update(checkFiles).set({ attempts: 6 }).where(eq(checkFiles.id, first));
    expect(await due()).toEqual([second]);
    await db.update(checkFiles).set({ attempts: 0, pagesDrawn: 3 }).where(eq(checkFiles.id, first));
    expect(await due()).toEqual([second]);
    await db.update(checkFiles).set({ removedAt: NOW }).where(eq(checkFiles.id, second));
    expect(await due()).toEqual([]);
  }));

const stored = (bytes: number) => ({ type: 'pdf' as const, hash: 'e'.repeat(64), bytes });
const place = { city: 'Denver', county: null, state: 'CO' as const };

test("a company's room is what it holds: what has left the store takes none of it", () =>
  rolledBack(async (db) => {
    const ctx = await newOwner(db, { tier: 'solo' });
    const company = { companyId: ctx.actor.companyId, userId: ctx.actor.userId } as MadeCompany;
    const full = await makeCheck(db, company);
    const old = await makeCheckFile(db, company, full, { bytes: MAX_COMPANY_BYTES });
    const { id: checkId } = await createCheck(ctx, { permitType: 'fence', place, answers: {} });
    const add = () => outcome(addFile(ctx, { checkId, name: 'a.pdf', stored: stored(10) }));
    const remove = (daysAgo: number) =>
      db
        .update(checkFiles)
        .set({ removedAt: at(-daysAgo * DAY) })
        .where(eq(checkFiles.id, old));
    expect(await add()).toBe('payload_too_large');
    await remove(29);
    expect(await add()).toBe('payload_too_large');
    await remove(31);
    expect(await add()).toBe('done');
  }));

test('without a plan there is room to try, not to keep', () =>
  rolledBack(async (db) => {
    const ctx = await newOwner(db, { tier: 'solo' });
    const planless = { ...ctx, actor: { ...ctx.actor, tier: null } };
    const { id: checkId } = await createCheck(ctx, { permitType: 'fence', place, answers: {} });
    const company = { companyId: ctx.actor.companyId, userId: ctx.actor.userId } as MadeCompany;
    await makeCheckFile(db, company, await makeCheck(db, company), { bytes: MAX_PLANLESS_BYTES - 10 });
    expect(await outcome(addFile(planless, { checkId, name: 'a.pdf', stored: stored(11) }))).toBe(
      'plan_required',
    );
    expect(await outcome(addFile(planless, { checkId, name: 'a.pdf', stored: stored(10) }))).toBe('done');
  }));

test('how far a check is tells its files and its newest run, and nobody else', () =>
  rolledBack(async (db) => {
    const ctx = await newOwner(db, { tier: 'solo' });
    const company = { companyId: ctx.actor.companyId, userId: ctx.actor.userId } as MadeCompany;
    const checkId = await makeCheck(db, company);
    const id = await makeCheckFile(db, company, checkId, { state: 'read', facts: { ...NO_FACTS, pages: 7 } });
    expect(await getProgress(ctx, { checkId })).toMatchObject({ files: [{ id, pages: 7 }], run: null });
    expect(await outcome(getProgress(await newOwner(db), { checkId }))).toBe('not_found');
  }));
