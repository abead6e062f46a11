import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { checkFiles, checkRuns } from '@/db/schema';
import { addFile, findFile, listFiles, removeFile, retryFile } from '@/lib/checking/checks/files';
import { markFinding } from '@/lib/checking/checks/marks';
import { createCheck, deleteCheck, setArchived, updateCheck } from '@/lib/checking/checks/mutations';
import { CHECKS_PAGE, getCheck, getRun, listChecks } from '@/lib/checking/checks/queries';
import { listDueRuns, runCheck } from '@/lib/checking/checks/run-check';
import { cancelRun, startRun } from '@/lib/checking/checks/runs';
import { MAX_FILES } from '@/lib/checking/checks/types';
import type { Context, UserActor } from '@/lib/context';
import { findBalance } from '@/lib/sales/credits/queries';
import { jobContext, NOW } from '../support/factories';
import { NO_CHECKS } from '../support/no-checks';
import { addedFile, addReadFile, checker, listLedger, newCheck } from '../support/permit-check';
import { newMember, newOwner, outcome } from '../support/team';
import { freshDatabase, rolledBack } from '../support/test-database';

const APPLICATION = [
  'BUILDING PERMIT APPLICATION',
  'Project address: 1420 Elm Street, Denver, CO 80220',
  'Property owner: Maria Lopez',
  'Scope of work: replace a wood fence, 6 ft high',
];

const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);
const job = (db: Database, now = NOW) => jobContext(db, now);
const services = { ...NO_CHECKS, signal: new AbortController().signal, clock: () => NOW };

async function started(ctx: Context<UserActor>) {
  const checkId = await newCheck(ctx);
  await addReadFile(ctx, checkId, { pages: [APPLICATION] });
  return { checkId, ...(await startRun(ctx, { checkId, locale: 'en' })) };
}

const run = (db: Database, runId: string, now = NOW) => runCheck(job(db, now), { runId, ...services });

test('a run takes one check, says what is missing, and is kept with the rules that judged it', () =>
  rolledBack(async (db) => {
    const ctx = await checker(db);
    const { checkId, id, number, balance } = await started(ctx);
    expect({ number, balance }).toEqual({ number: 1, balance: 34 });
    expect(await listDueRuns(job(db))).toEqual([{ id }]);
    expect(await run(db, id)).toBe('done');

    const result = await getRun(ctx, { checkId, number: 1 });
    expect(result.state).toBe('done');
    expect(result.checklist?.documents.length).toBeGreaterThan(3);
    expect(result.engineVersion).toMatch(/^\d+\.\d+$/);
    const missing = result.findings.filter(({ rule }) => rule === 'missing_document');
    expect(missing.map(({ documentId }) => documentId)).toContain('fence_detail');
    expect(missing.map(({ documentId }) => documentId)).not.toContain('application');
    expect(result.readiness?.ready).toBe(false);
    const { missing: firm = 0, undecided = 0 } = result.readiness ?? {};
    expect(firm + undecided).toBeGreaterThanOrEqual(missing.length);
    expect(await listDueRuns(job(db))).toEqual([]);
    expect(await listLedger(ctx)).toEqual(['grant 35', 'use -1']);
  }));

test('a file that is still being read is waited for', () =>
  rolledBack(async (db) => {
    const ctx = await checker(db);
    const checkId = await newCheck(ctx);
    await addReadFile(ctx, checkId, { pages: [APPLICATION] });
    const { id } = await addedFile(ctx, checkId, 'site-plan.pdf');
    await startRun(ctx, { checkId, locale: 'en' });
    expect(await listDueRuns(job(db))).toEqual([]);
    await db.update(checkFiles).set({ state: 'failed', failure: 'locked' }).where(eq(checkFiles.id, id));
    const [due] = await listDueRuns(job(db));
    expect(await run(db, due?.id ?? '')).toBe('done');
    const { findings } = await getRun(ctx, { checkId, number: 1 });
    expect(findings.map(({ rule }) => rule)).toContain('file_unreadable');
  }));

test('what comes to nothing costs nothing: broken off, nothing to read, or broken down', () =>
  rolledBack(async (db) => {
    const ctx = await checker(db);
    const first = await started(ctx);
    expect(await cancelRun(ctx, { checkId: first.checkId, number: 1 })).toEqual({ cancelled: true });
    expect(await cancelRun(ctx, { checkId: first.checkId, number: 1 })).toEqual({ cancelled: false });
    expect(await run(db, first.id)).toBe('busy');
    expect((await findBalance(ctx)).balance).toBe(35);

    const checkId = await newCheck(ctx);
    const file = await addedFile(ctx, checkId);
    const second = await startRun(ctx, { checkId, locale: 'en' });
    await db.update(checkFiles).set({ state: 'failed', failure: 'broken' }).where(eq(checkFiles.id, file.id));
    expect(await run(db, second.id)).toBe('failed');
    expect(await getRun(ctx, { checkId, number: 1 })).toMatchObject({ failure: 'nothing_readable' });
    expect((await findBalance(ctx)).balance).toBe(35);
    expect(await outcome(startRun(ctx, { checkId, locale: 'en' }))).toBe('invalid_input');

    const third = await started(ctx);
    for (let tries = 1; tries <= 3; tries += 1) {
      const breaks = { ...services, clock: () => NOW };
      const broken = new Proxy(db, {
        get: (target, name) =>
          name === 'transaction' ? () => Promise.reject(new Error('gone')) : Reflect.get(target, name),
      });
      await expect(runCheck(jobContext(broken), { runId: third.id, ...breaks })).rejects.toThrow('gone');
    }
    expect(await run(db, third.id)).toBe('failed');
    expect(await getRun(ctx, { checkId: third.checkId, number: 1 })).toMatchObject({ failure: 'broke_off' });
    expect((await findBalance(ctx)).balance).toBe(35);
  }));

test('a run whose worker went away is taken over, and is told once', () =>
  rolledBack(async (db) => {
    const ctx = await checker(db);
    const { checkId, id } = await started(ctx);
    await db
      .update(checkRuns)
      .set({ state: 'judging', heldUntil: later(60), attempts: 1 })
      .where(eq(checkRuns.id, id));
    expect(await listDueRuns(job(db, later(30)))).toEqual([]);
    expect(await run(db, id, later(30))).toBe('busy');
    expect(await listDueRuns(job(db, later(61)))).toEqual([{ id }]);
    expect(await run(db, id, later(61))).toBe('done');
    expect(await run(db, id, later(200))).toBe('busy');
    expect((await getCheck(ctx, { checkId })).runs).toHaveLength(1);
    expect(await listLedger(ctx)).toEqual(['grant 35', 'use -1']);
  }));

test('fifty presses of the button start one run and take one check', async () => {
  const database = await freshDatabase();
  try {
    const ctx = await checker(database.db);
    const checkId = await newCheck(ctx);
    await addReadFile(ctx, checkId, { pages: [APPLICATION] });
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => outcome(startRun(ctx, { checkId, locale: 'en' }))),
    );
    expect(outcomes.filter((one) => one === 'conflict')).toHaveLength(49);
    expect(await listLedger(ctx)).toEqual(['grant 35', 'use -1']);
  } finally {
    await database.close();
  }
});

test('a mark stays with its fault from run to run, and a missing document is not there by being ticked', () =>
  rolledBack(async (db) => {
    const ctx = await checker(db);
    const { checkId, id } = await started(ctx);
    await run(db, id);
    const before = await getRun(ctx, { checkId, number: 1 });
    const missing = before.findings.find(
      ({ rule, severity }) => rule === 'missing_document' && severity === 'critical',
    );
    if (!missing) throw new Error('nothing is missing');
    const mate = await newMember(db, ctx.actor.companyId, 'member');
    await markFinding(ctx, {
      checkId,
      key: missing.key,
      state: 'fixed',
      note: 'Asked the surveyor.',
      assigneeId: mate.actor.userId,
    });
    const second = await startRun(ctx, { checkId, locale: 'es' });
    await run(db, second.id);
    const after = await getRun(ctx, { checkId, number: 2 });
    expect(after.findings.find(({ key }) => key === missing.key)?.mark).toMatchObject({
      state: 'fixed',
      note: 'Asked the surveyor.',
      assignee: 'Rosa Diaz',
    });
    expect(after.readiness?.missing).toBe(before.readiness?.missing);
    await markFinding(ctx, { checkId, key: missing.key, state: 'dismissed' });
    const dismissed = await getRun(ctx, { checkId, number: 2 });
    expect(dismissed.readiness?.missing).toBe((before.readiness?.missing ?? 0) - 1);
    expect(dismissed.findings.find(({ key }) => key === missing.key)?.mark?.note).toBe('Asked the surveyor.');
  }));

test('what was called fixed is open again where a later run still finds it, and what does not apply stays so', () =>
  rolledBack(async (db) => {
    const ctx = await checker(db);
    const checkId = await newCheck(ctx);
    await updateCheck(ctx, { checkId, stated: { address: '99 Oak Avenue', owner: 'John Peterson' } });
    await addReadFile(ctx, checkId, { pages: [APPLICATION] });
    const first = await startRun(ctx, { checkId, locale: 'en' });
    await run(db, first.id);
    const before = await getRun(ctx, { checkId, number: 1 });
    const findKey = (rule: string) => before.findings.find((finding) => finding.rule === rule)?.key ?? rule;
    const [fixed, dismissed] = [findKey('address_differs'), findKey('owner_differs')];
    await markFinding(ctx, { checkId, key: fixed, state: 'fixed', note: 'New form ordered.' });
    await markFinding(ctx, { checkId, key: dismissed, state: 'dismissed', note: 'He sold it.' });
    const marked = await getRun(ctx, { checkId, number: 1 });
    expect(marked.readiness?.incorrect).toBe((before.readiness?.incorrect ?? 0) - 2);
    const second = await startRun({ ...ctx, now: later(60) }, { checkId, locale: 'en' });
    await run(db, second.id);
    const after = await getRun(ctx, { checkId, number: 2 });
    const findMark = (key: string) => after.findings.find((finding) => finding.key === key)?.mark;
    expect(findMark(fixed)).toMatchObject({ state: 'open', note: 'New form ordered.' });
    expect(findMark(dismissed)).toMatchObject({ state: 'dismissed', note: 'He sold it.' });
    expect(after.readiness?.incorrect).toBe((before.readiness?.incorrect ?? 0) - 1);
  }));

test('nobody reaches another company’s check, file, run or mark', () =>
  rolledBack(async (db) => {
    const ctx = await checker(db);
    const { checkId, id } = await started(ctx);
    await run(db, id);
    const [file] = await listFiles(db ? { ...ctx } : ctx, checkId);
    const fileId = file?.id ?? '';
    const other = await checker(db);
    const tries: (() => Promise<unknown>)[] = [
      () => getCheck(other, { checkId }),
      () => getRun(other, { checkId, number: 1 }),
      () => updateCheck(other, { checkId, name: 'Mine' }),
      () => setArchived(other, { checkId, archived: true }),
      () => deleteCheck(other, { checkId }),
      () => startRun(other, { checkId, locale: 'en' }),
      () => cancelRun(other, { checkId, number: 1 }),
      () => removeFile(other, { checkId, fileId }),
      () => retryFile(other, { checkId, fileId }),
      () =>
        addFile(other, { checkId, name: 'a.pdf', stored: { type: 'pdf', hash: 'f'.repeat(64), bytes: 1 } }),
      () => markFinding(other, { checkId, key: 'any', state: 'fixed' }),
    ];
    for (const attempt of tries) expect(await outcome(attempt())).toBe('not_found');
    expect(await findFile(other, { fileId })).toBeNull();
    expect((await listChecks(other)).items).toEqual([]);
    const outsider = await newMember(db, other.actor.companyId, 'member');
    const [finding] = (await getRun(ctx, { checkId, number: 1 })).findings;
    expect(
      await outcome(
        markFinding(ctx, { checkId, key: finding?.key ?? '', assigneeId: outsider.actor.userId }),
      ),
    ).toBe('invalid_input');
  }));

test('a viewer reads and changes nothing; without a plan nothing runs', () =>
  rolledBack(async (db) => {
    const ctx = await checker(db);
    const { checkId } = await started(ctx);
    const viewer = await newMember(db, ctx.actor.companyId, 'viewer');
    expect((await getCheck(viewer, { checkId })).files).toHaveLength(1);
    expect(await outcome(startRun(viewer, { checkId, locale: 'en' }))).toBe('forbidden');
    expect(await outcome(cancelRun(viewer, { checkId, number: 1 }))).toBe('forbidden');
    expect(await outcome(updateCheck(viewer, { checkId, name: 'Other' }))).toBe('forbidden');

    const lapsed: Context<UserActor> = { ...ctx, actor: { ...ctx.actor, tier: null } };
    await cancelRun(ctx, { checkId, number: 1 });
    expect(await outcome(startRun(lapsed, { checkId, locale: 'en' }))).toBe('plan_required');
    expect((await getCheck(ctx, { checkId })).runs).toHaveLength(1);
  }));

test('answers and statements are kept one by one, and a wrong one is refused by its name', () =>
  rolledBack(async (db) => {
    const ctx = await checker(db);
    const place = { city: 'Austin', county: null, state: 'TX' as const };
    const { id: checkId } = await createCheck(ctx, {
      permitType: 'deck_porch',
      place,
      answers: { deckAttached: true },
    });
    await updateCheck(ctx, { checkId, answers: { deckHeightIn: '40' }, stated: { owner: 'Maria Lopez' } });
    await updateCheck(ctx, { checkId, answers: { deckAttached: '' }, stated: { areaSqft: 240 } });
    const check = await getCheck(ctx, { checkId });
    expect(check.name).toBe('Austin, TX');
    expect(check.answers).toEqual({ deckHeightIn: 40 });
    expect(check.stated).toMatchObject({ owner: 'Maria Lopez', areaSqft: 240, parcel: null });
    await expect(updateCheck(ctx, { checkId, answers: { deckHeightIn: 'tall' } })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { 'answers.deckHeightIn': 'not_a_number' },
    });
  }));

test('a check holds so many files, and the same content once', () =>
  rolledBack(async (db) => {
    const ctx = await checker(db);
    const checkId = await newCheck(ctx);
    const { id: fileId, hash } = await addedFile(ctx, checkId);
    const again = { checkId, name: 'copy.pdf', stored: { type: 'pdf' as const, hash, bytes: 12_000 } };
    expect(await outcome(addFile(ctx, again))).toBe('already_exists');
    for (let count = 1; count < MAX_FILES; count += 1) await addedFile(ctx, checkId, `${count}.pdf`);
    expect(await outcome(addedFile(ctx, checkId))).toBe('conflict');
    await removeFile(ctx, { checkId, fileId });
    expect((await addFile(ctx, again)).name).toBe('copy.pdf');
    const large = { type: 'pdf' as const, hash: 'e'.repeat(64), bytes: 600 * 1024 * 1024 };
    await removeFile(ctx, { checkId, fileId: (await listFiles(ctx, checkId))[0]?.id ?? '' });
    expect(await outcome(addFile(ctx, { checkId, name: 'b.pdf', stored: large }))).toBe('payload_too_large');
  }));

test('checks are listed by what was touched last, page by page, each once', () =>
  rolledBack(async (db) => {
    const ctx = await newOwner(db);
    const ids: string[] = [];
    for (let count = 0; count < CHECKS_PAGE + 3; count += 1)
      // Some of the same instant.
      ids.push(await newCheck({ ...ctx, now: later(Math.floor(count / 4)) }));
    await setArchived(ctx, { checkId: ids[0] ?? '', archived: true });
    const first = await listChecks(ctx);
    const second = await listChecks(ctx, { after: first.next });
    const listed = [...first.items, ...second.items];
    expect(first.items).toHaveLength(CHECKS_PAGE);
    expect(second.next).toBeNull();
    expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(ids.slice(1)));
    const times = listed.map(({ updatedAt }) => updatedAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect((await listChecks(ctx, { archived: true })).items.map(({ id }) => id)).toEqual([ids[0]]);
    await expect(listChecks(ctx, { after: 'x' })).rejects.toMatchObject({ code: 'invalid_input' });
  }));
