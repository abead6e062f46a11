import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { checkRuns } from '@/db/schema';
import { listChecksAt, listPermitsAt } from '@/lib/checking/checks/address';
import { correctPages, ruleOutDocument, undoCorrections } from '@/lib/checking/checks/corrections';
import { updateCheck } from '@/lib/checking/checks/mutations';
import { getCheck, getRun } from '@/lib/checking/checks/queries';
import { listDueRuns, runCheck } from '@/lib/checking/checks/run-check';
import { cancelRun, startRun } from '@/lib/checking/checks/runs';
import { listRuleRecords, sayWrong } from '@/lib/checking/checks/wrong-findings';
import type { LanguageModel } from '@/lib/checking/model/types';
import type { AdminActor, Context, UserActor } from '@/lib/context';
import { findBalance } from '@/lib/sales/credits/queries';
import { jobContext, linkPermit, makeFeed, makePermit, NOW } from '../support/factories';
import { NO_CHECKS } from '../support/no-checks';
import { addReadFile, checker, listLedger, newCheck } from '../support/permit-check';
import { newMember, outcome } from '../support/team';
import { rolledBack } from '../support/test-database';

const APPLICATION = [
  'BUILDING PERMIT APPLICATION',
  'Project address: 1420 Elm Street, Denver, CO 80220',
  'Property owner: Maria Lopez',
  'Scope of work: replace a wood fence, 6 ft high',
];
const SKETCH = ['Back yard', 'gate 3 ft', 'neighbor'];

const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);
const services = { ...NO_CHECKS, signal: new AbortController().signal, clock: () => NOW };
const run = (db: Database, runId: string, model: LanguageModel | null = null) =>
  runCheck(jobContext(db), { runId, ...services, model });

const admin = (db: Database): Context<AdminActor> => ({
  ...jobContext(db),
  actor: { kind: 'admin', userId: 'usr_admin' },
});

/** A fence in Denver, judged: an application, and a sketch that nothing is written on. */
async function judged(db: Database) {
  const ctx = await checker(db);
  const checkId = await newCheck(ctx);
  const applicationId = await addReadFile(ctx, checkId, { pages: [APPLICATION] });
  const sketchId = await addReadFile(ctx, checkId, { name: 'scan.pdf', pages: [SKETCH, SKETCH] });
  const { id } = await startRun(ctx, { checkId, locale: 'en' });
  expect(await run(db, id)).toBe('done');
  const read = () => getRun(ctx, { checkId, number: 1 });
  const about = async (documentId: string) =>
    (await read()).findings.find((one) => one.rule === 'missing_document' && one.documentId === documentId);
  return { ctx, checkId, id, applicationId, sketchId, read, about };
}

test('pages are what somebody says they are, at once and at no cost, until it is taken back', () =>
  rolledBack(async (db) => {
    const { ctx, checkId, id, sketchId, read, about } = await judged(db);
    expect(await about('fence_detail')).toBeDefined();
    const said = { checkId, fileId: sketchId, firstPage: 2, lastPage: 2, documentId: 'fence_detail' };
    const { id: correctionId } = await correctPages(ctx, { ...said, relation: 'is' });
    expect(await read()).toMatchObject({ state: 'done', judgingAgain: true });
    expect(await listDueRuns(jobContext(db))).toEqual([{ id }]);
    expect(await run(db, id)).toBe('done');
    const after = await read();
    expect(after).toMatchObject({ judgingAgain: false, judgedAgainAt: NOW, number: 1 });
    expect(after.review?.documents).toContainEqual(
      expect.objectContaining({
        ...{ documentId: 'fence_detail', fileId: sketchId, firstPage: 2, lastPage: 2, certainty: 1 },
      }),
    );
    expect(await about('fence_detail')).toBeUndefined();
    expect(after.corrections).toMatchObject([{ id: correctionId, documentId: 'fence_detail' }]);

    await undoCorrections(ctx, { checkId, correctionIds: [correctionId] });
    await run(db, id);
    expect(await about('fence_detail')).toBeDefined();
    expect(await listLedger(ctx)).toEqual(['grant 35', 'use -1']);
    expect(await run(db, id)).toBe('busy');
  }));

test('a doubtful document that is nowhere is firmly missing, and a file added later may be it', () =>
  rolledBack(async (db) => {
    const { ctx, checkId, id, about } = await judged(db);
    expect(await about('fence_detail')).toMatchObject({ severity: 'info' });
    await ruleOutDocument(ctx, { checkId, documentId: 'fence_detail' });
    await run(db, id);
    expect(await about('fence_detail')).toMatchObject({ severity: 'critical', places: [] });
    await addReadFile(ctx, checkId, { name: 'more.pdf', pages: [SKETCH] });
    const second = await startRun(ctx, { checkId, locale: 'en' });
    await run(db, second.id);
    const { findings, charged } = await getRun(ctx, { checkId, number: 2 });
    expect(charged).toBe(true);
    const asked = findings.find(({ key }) => key === 'missing_document:fence_detail');
    expect(asked).toMatchObject({ severity: 'info' });
  }));

test('an answer judges the newest run again, where it is of the files there are', () =>
  rolledBack(async (db) => {
    const { ctx, checkId, id, read } = await judged(db);
    const differs = async () => (await read()).findings.map(({ rule }) => rule).includes('address_differs');
    expect(await differs()).toBe(false);
    await updateCheck(ctx, { checkId, stated: { address: '99 Oak Avenue' } });
    await run(db, id);
    expect(await differs()).toBe(true);
    expect((await read()).input.stated.address).toBe('99 Oak Avenue');
    await updateCheck(ctx, { checkId, name: 'Called otherwise' });
    expect((await read()).judgingAgain).toBe(false);
    await addReadFile(ctx, checkId, { name: 'more.pdf', pages: [SKETCH] });
    await updateCheck(ctx, { checkId, stated: { address: null } });
    expect((await read()).judgingAgain).toBe(false);
    expect((await findBalance(ctx)).balance).toBe(34);
  }));

test('the same files are judged again for nothing, other files are not', () =>
  rolledBack(async (db) => {
    const { ctx, checkId } = await judged(db);
    const second = await startRun(ctx, { checkId, locale: 'en' });
    expect(second).toMatchObject({ number: 2, balance: 34 });
    expect(await cancelRun(ctx, { checkId, number: 2 })).toEqual({ cancelled: true });
    const third = await startRun(ctx, { checkId, locale: 'en' });
    expect(await run(db, third.id)).toBe('done');
    await addReadFile(ctx, checkId, { name: 'more.pdf', pages: [SKETCH] });
    expect(await startRun(ctx, { checkId, locale: 'en' })).toMatchObject({ number: 4, balance: 33 });
    expect(await listLedger(ctx)).toEqual(['grant 35', 'use -1', 'use -1']);
  }));

test('what is said while a run is judged is not lost, and a broken one leaves the result', () =>
  rolledBack(async (db) => {
    const { ctx, checkId, id, sketchId, read, about } = await judged(db);
    const said = { checkId, fileId: sketchId, firstPage: 1, lastPage: 1, relation: 'is' } as const;
    await correctPages(ctx, { ...said, documentId: 'fence_detail' });
    let isSaid = false;
    const clock = () => {
      // While its pages are judged, somebody says more.
      if (!isSaid) {
        isSaid = true;
        void db
          .update(checkRuns)
          .set({ againAskedAt: later(1) })
          .where(eq(checkRuns.id, id))
          .execute();
      }
      return NOW;
    };
    expect(await runCheck(jobContext(db), { runId: id, ...services, model: null, clock })).toBe('done');
    expect(await read()).toMatchObject({ judgingAgain: true });
    expect(await about('fence_detail')).toBeUndefined();
    expect(await run(db, id)).toBe('done');
    expect(await read()).toMatchObject({ judgingAgain: false });
    await db
      .update(checkRuns)
      .set({ againAskedAt: later(1), attempts: 3 })
      .where(eq(checkRuns.id, id));
    expect(await run(db, id)).toBe('failed');
    expect(await read()).toMatchObject({ state: 'done', judgingAgain: false });
    expect(await about('fence_detail')).toBeUndefined();
  }));

test('what a language model read is kept, and it is not asked again', () =>
  rolledBack(async (db) => {
    const ctx = await checker(db);
    const checkId = await newCheck(ctx);
    await addReadFile(ctx, checkId, { pages: [APPLICATION] });
    const fileId = await addReadFile(ctx, checkId, { name: 'scan.pdf', pages: [SKETCH] });
    let asked = 0;
    const use = { name: 'quill', inputTokens: 1, outputTokens: 1, dropped: 0, failure: null };
    const model: LanguageModel = {
      name: 'quill',
      read: async () => {
        asked += 1;
        const page = { fileId, page: 1, continues: false, isPictured: false, fields: [] };
        return { readings: [{ ...page, documents: ['fence_detail'] }], use };
      },
      explain: async () => ({ explanation: { summary: 'Little is missing.', findings: {} }, use }),
    };
    const { id } = await startRun(ctx, { checkId, locale: 'en' });
    await run(db, id, model);
    expect(await getRun(ctx, { checkId, number: 1 })).toMatchObject({
      explanation: { summary: 'Little is missing.' },
    });
    await updateCheck(ctx, { checkId, stated: { owner: 'Maria Lopez' } });
    await run(db, id, model);
    const second = await startRun(ctx, { checkId, locale: 'en' });
    await run(db, second.id, model);
    expect(asked).toBe(1);
    for (const number of [1, 2]) {
      const { review, explanation } = await getRun(ctx, { checkId, number });
      expect(review?.documents.map(({ documentId }) => documentId)).toContain('fence_detail');
      expect(explanation?.summary).toBe('');
    }
  }));

test('a finding that is said to be wrong counts no longer, is counted by its rule, and can be taken back', () =>
  rolledBack(async (db) => {
    const { ctx, checkId, read, about } = await judged(db);
    const before = await read();
    const key = (await about('fence_detail'))?.key ?? '';
    const said = { checkId, number: 1, key, reason: 'It stands on the form.' };
    await sayWrong(ctx, { ...said, wrong: true });
    const after = await read();
    expect(after.readiness?.undecided).toBe((before.readiness?.undecided ?? 0) - 1);
    expect(after.findings.find((one) => one.key === key)?.wrong).toMatchObject({ reason: said.reason });
    const ofRule = async () =>
      (await listRuleRecords(admin(db))).find(({ rule }) => rule === 'missing_document');
    const shown = before.findings.filter(({ rule }) => rule === 'missing_document').length;
    expect(await ofRule()).toEqual({
      ...{ rule: 'missing_document', shown, wrong: 1, reasons: [said.reason] },
    });
    const again = await startRun(ctx, { checkId, locale: 'en' });
    await run(db, again.id);
    const second = await getRun(ctx, { checkId, number: 2 });
    expect(second.findings.find((one) => one.key === key)?.wrong).not.toBeNull();
    expect(await ofRule()).toMatchObject({ shown, wrong: 1 });
    await sayWrong(ctx, { ...said, wrong: false });
    expect((await read()).readiness).toEqual(before.readiness);
    expect(await ofRule()).toMatchObject({ wrong: 0, reasons: [] });
    expect(await outcome(sayWrong(ctx, { ...said, key: 'none', wrong: true }))).toBe('not_found');
  }));

test('nobody corrects another company’s pages or says of its findings that they are wrong', () =>
  rolledBack(async (db) => {
    const { ctx, checkId, sketchId, about } = await judged(db);
    const key = (await about('fence_detail'))?.key ?? '';
    const { ids } = await ruleOutDocument(ctx, { checkId, documentId: 'fence_detail' });
    const other = await checker(db);
    const theirs = await newCheck(other);
    const said = { firstPage: 1, lastPage: 1, documentId: 'site_plan', relation: 'is' } as const;
    const tries: (() => Promise<unknown>)[] = [
      () => correctPages(other, { ...said, checkId, fileId: sketchId }),
      // Its own check, somebody else's file.
      () => correctPages(other, { ...said, checkId: theirs, fileId: sketchId }),
      () => ruleOutDocument(other, { checkId, documentId: 'site_plan' }),
      () => undoCorrections(other, { checkId, correctionIds: ids }),
      () => sayWrong(other, { checkId, number: 1, key, wrong: true }),
      () => sayWrong(other, { checkId, number: 1, key, wrong: false }),
      () => sayWrong(other, { checkId: theirs, number: 1, key, wrong: true }),
    ];
    for (const attempt of tries) expect(await outcome(attempt())).toBe('not_found');
    expect(await undoCorrections(other, { checkId: theirs, correctionIds: ids })).toEqual({ undone: 0 });
    const viewer: Context<UserActor> = await newMember(db, ctx.actor.companyId, 'viewer');
    expect(await outcome(correctPages(viewer, { ...said, checkId, fileId: sketchId }))).toBe('forbidden');
    expect(await outcome(sayWrong(viewer, { checkId, number: 1, key, wrong: true }))).toBe('forbidden');
    expect(
      await outcome(correctPages(ctx, { ...said, documentId: 'castle', checkId, fileId: sketchId })),
    ).toBe('invalid_input');
  }));

test('a check is filed under the address of its job: as its papers have it, or as it is stated', () =>
  rolledBack(async (db) => {
    const { ctx, checkId } = await judged(db);
    const denver = { city: 'DENVER', state: 'CO' };
    const at = async (address: string, place = denver) =>
      (await listChecksAt(ctx, { address, ...place })).map(({ id }) => id);
    expect(await at('1420 ELM ST')).toEqual([checkId]);
    expect(await at('1420 ELM ST', { city: 'Boulder', state: 'CO' })).toEqual([]);
    await updateCheck(ctx, { checkId, stated: { address: '99 Oak Avenue, Denver, CO' } });
    expect(await at('99 Oak Ave')).toEqual([checkId]);
    expect(await at('1420 Elm Street')).toEqual([]);
    expect(await listChecksAt(await checker(db), { address: '99 Oak Ave', ...denver })).toEqual([]);

    const permitId = await makePermit(db, await makeFeed(db, 'denver-co', 'denver-co'), {
      ...{ address: '99 OAK AVE', addressNorm: '99 OAK AVE', city: 'Denver', state: 'CO' },
    });
    await linkPermit(db, ctx.actor.companyId, permitId);
    expect(await listPermitsAt(ctx, await getCheck(ctx, { checkId }))).toMatchObject([{ id: permitId }]);
    const other = await checker(db);
    expect(await listPermitsAt(other, await getCheck(ctx, { checkId }))).toEqual([]);
  }));
