import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '@/db/client';
import {
  dataExportParts,
  dataExports,
  deletions,
  inquiries,
  memberships,
  messages,
  privacyCases,
  sessions,
  users,
} from '@/db/schema';
import { localStore } from '@/lib/checking/files/local-store';
import type { AccountActor, Context } from '@/lib/context';
import { findAccount } from '@/lib/identity/accounts/queries';
import { newId } from '@/lib/ids';
import { demoPayments } from '@/lib/providers/billing/demo/payments';
import { remindOfCases } from '@/lib/site/privacy/case-reminders';
import { getCase, listCases, takeCaseStep } from '@/lib/site/privacy/cases';
import { listDeletions, requestDeletion, takeBackDeletion } from '@/lib/site/privacy/deletions';
import { eraseDue } from '@/lib/site/privacy/erase';
import { listExports, requestExport, takeExport, unlockExport } from '@/lib/site/privacy/exports';
import { eraseHoldings, listHoldings } from '@/lib/site/privacy/holdings';
import { packExport } from '@/lib/site/privacy/pack';
import { dropOldExports } from '@/lib/site/privacy/tidy';
import { jobContext, makeCompany, NOW } from '../support/factories';
import { later, MAIL, makeAccount, PASSWORD, SITE_SECRET, signedIn } from '../support/own-account';
import { outcome } from '../support/team';
import { rolledBack } from '../support/test-database';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lintel-privacy-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const store = () => localStore({ folder });
const signal = () => new AbortController().signal;
const DAY = 86_400;

type AccountContext = Context<AccountActor>;

/** The owner of a company, signed in with a password. */
async function owner(db: Database): Promise<{ ctx: AccountContext; companyId: string }> {
  const { userId, ctx } = await makeAccount(db);
  const { companyId } = await makeCompany(db);
  await db.update(memberships).set({ userId }).where(eq(memberships.companyId, companyId));
  return { ctx, companyId };
}

/** As if it had been asked for, without a queue. */
async function asked(db: Database, { ctx, companyId }: Awaited<ReturnType<typeof owner>>): Promise<string> {
  const id = newId('export');
  await db
    .insert(dataExports)
    .values({ id, subject: 'company', companyId, userId: ctx.actor.userId, createdAt: NOW });
  return id;
}

const pack = (db: Database, exportId: string, files = store()) =>
  packExport(jobContext(db), { exportId, files, mail: MAIL, signal: signal() });

test('while an archive is packed, asking again answers with that one, and no second can stand beside it', () =>
  rolledBack(async (db) => {
    const made = await owner(db);
    const id = await asked(db, made);
    const input = { subject: 'company', companyId: made.companyId } as const;
    expect((await requestExport(made.ctx, input)).id).toBe(id);
    // Two at once that both found none: the database takes one alone.
    const [second] = await db
      .insert(dataExports)
      .values({ ...input, id: newId('export'), userId: made.ctx.actor.userId })
      .onConflictDoNothing()
      .returning();
    expect(second).toBeUndefined();
  }));

test('who takes an archive over goes on behind what is packed', () =>
  rolledBack(async (db) => {
    const made = await owner(db);
    const id = await asked(db, made);
    const broken = store();
    let puts = 0;
    const failing = {
      ...broken,
      put: async (...args: Parameters<typeof broken.put>) => {
        puts += 1;
        if (puts > 20) throw new Error('the store is gone');
        return broken.put(...args);
      },
    };
    expect(await pack(db, id, failing)).toBe('failed');
    const before = await db.select().from(dataExportParts);
    expect(before.length).toBeGreaterThan(0);
    await db.update(dataExports).set({ heldUntil: null }).where(eq(dataExports.id, id));
    let again = 0;
    const counting = {
      ...broken,
      put: async (...args: Parameters<typeof broken.put>) => {
        again += 1;
        return broken.put(...args);
      },
    };
    expect(await pack(db, id, counting)).toBe('ready');
    const [row] = await db.select().from(dataExports).where(eq(dataExports.id, id));
    // Two a table and the archive itself, less what was there.
    expect(again).toBe(2 * ((row?.steps ?? 0) - 1) + 1 - before.length);
    expect(await db.select().from(dataExportParts)).toEqual([]);
    const keys: string[] = [];
    for await (const key of broken.list(`exports_${id}/`)) keys.push(key);
    expect(keys).toHaveLength(1);
  }));

test('an archive asks for the password each time and session, and is there for seven days', () =>
  rolledBack(async (db) => {
    const made = await owner(db);
    const { ctx } = made;
    const exportId = await asked(db, made);
    expect(await outcome(takeExport(ctx, { exportId, files: store() }))).toBe('conflict');
    await pack(db, exportId);
    const given = { exportId, secret: SITE_SECRET, mail: MAIL };
    expect(await outcome(takeExport(ctx, { exportId, files: store() }))).toBe('reauthentication_required');
    expect(await outcome(unlockExport(ctx, { ...given, password: 'Wrong-Password-12' }))).toBe(
      'invalid_input',
    );
    await unlockExport(ctx, { ...given, password: PASSWORD });
    const { stream, bytes } = await takeExport(ctx, { exportId, files: store() });
    expect(bytes).toBeGreaterThan(100);
    await stream.cancel();
    const elsewhere = await signedIn(db, ctx.actor.userId);
    expect(await outcome(takeExport(elsewhere, { exportId, files: store() }))).toBe(
      'reauthentication_required',
    );
    expect(await outcome(takeExport(later(ctx, 16 * 60), { exportId, files: store() }))).toBe(
      'reauthentication_required',
    );
    const stranger = await makeAccount(db);
    expect(await outcome(takeExport(stranger.ctx, { exportId, files: store() }))).toBe('not_found');
    const eighth = later(ctx, 8 * DAY);
    expect(await outcome(unlockExport(eighth, { ...given, password: PASSWORD }))).toBe('link_invalid');
    await dropOldExports({ ...jobContext(db), now: eighth.now }, { files: store(), signal: signal() });
    const left: string[] = [];
    for await (const key of store().list(`exports_${exportId}/`)) left.push(key);
    expect(left).toEqual([]);
    const [shown] = await listExports(eighth, { companyId: made.companyId });
    expect(shown?.state).toBe('expired');
  }));

test('a member has no say over the company’s data, and its owner no way around the waiting time', () =>
  rolledBack(async (db) => {
    const { ctx, companyId } = await owner(db);
    const member = await makeAccount(db);
    await db.insert(memberships).values({ companyId, userId: member.userId, role: 'manager' });
    const input = { subject: 'company', companyId, mail: MAIL } as const;
    expect(await outcome(requestDeletion(member.ctx, input))).toBe('forbidden');
    expect(await outcome(requestExport(member.ctx, input))).toBe('forbidden');
    expect(await outcome(requestDeletion(later(ctx, 3_600), input))).toBe('reauthentication_required');
    const asked = await requestDeletion(ctx, input);
    expect(asked.dueAt.getTime() - NOW.getTime()).toBe(14 * DAY * 1_000);
    // Everybody in it is told, each by their own address.
    const told = await db.select({ to: messages.recipient }).from(messages);
    expect(told.map(({ to }) => to).sort()).toEqual([member.email, `${ctx.actor.userId}@example.com`].sort());
    expect((await requestDeletion(ctx, input)).id).toBe(asked.id);
    const due = { files: store(), payments: demoPayments({ db, now: NOW }), signal: signal() };
    await eraseDue(jobContext(db), due);
    expect((await listDeletions(ctx, { companyId })).company?.state).toBe('waiting');
    expect(await outcome(takeBackDeletion(member.ctx, { deletionId: asked.id, mail: MAIL }))).toBe(
      'not_found',
    );
    await takeBackDeletion(ctx, { deletionId: asked.id, mail: MAIL });
    await eraseDue({ ...jobContext(db), now: later(ctx, 20 * DAY).now }, due);
    expect(await db.$count(memberships, eq(memberships.companyId, companyId))).toBe(2);
  }));

test('an owner’s account goes with the company or after it, an administrator’s not by itself', () =>
  rolledBack(async (db) => {
    const { ctx, companyId } = await owner(db);
    const person = { subject: 'person', companyId, mail: MAIL } as const;
    expect(await outcome(requestDeletion(ctx, person))).toBe('conflict');
    await requestDeletion(ctx, { ...person, subject: 'company' });
    await requestDeletion(ctx, person);
    const admin = await makeAccount(db);
    await db.update(users).set({ isAdmin: true }).where(eq(users.id, admin.userId));
    expect(await outcome(requestDeletion(admin.ctx, { ...person, companyId: null }))).toBe('conflict');
    const now = later(ctx, 15 * DAY).now;
    await eraseDue(
      { ...jobContext(db), now },
      { files: store(), payments: demoPayments({ db, now }), signal: signal() },
    );
    expect(await db.$count(users, eq(users.id, ctx.actor.userId))).toBe(0);
    expect(await db.$count(sessions, eq(sessions.userId, ctx.actor.userId))).toBe(0);
    expect(await findAccount(ctx, { sessionId: ctx.actor.session.id, kind: 'web' })).toBeNull();
    const states = await db.select({ state: deletions.state, userId: deletions.userId }).from(deletions);
    expect(states).toEqual([
      { state: 'done', userId: null },
      { state: 'done', userId: null },
    ]);
  }));

test('one company’s fault stops no other’s deletion', () =>
  rolledBack(async (db) => {
    const [first, second] = [await owner(db), await owner(db)];
    for (const { ctx, companyId } of [first, second])
      await requestDeletion(ctx, { subject: 'company', companyId, mail: MAIL });
    const files = store();
    const list = (prefix?: string) => {
      if (prefix?.includes(first.companyId)) throw new Error('the store fails for one');
      return files.list(prefix);
    };
    const now = later(first.ctx, 15 * DAY).now;
    const due = { payments: demoPayments({ db, now }), signal: signal() };
    await eraseDue({ ...jobContext(db), now }, { ...due, files: { ...files, list } });
    expect(await db.$count(memberships, eq(memberships.companyId, first.companyId))).toBe(1);
    expect(await db.$count(memberships, eq(memberships.companyId, second.companyId))).toBe(0);
    await eraseDue({ ...jobContext(db), now }, { ...due, files });
    expect(await db.$count(memberships, eq(memberships.companyId, first.companyId))).toBe(0);
  }));

async function inquiry(db: Database, email: string, createdAt = NOW): Promise<string> {
  const messageId = newId('message');
  const mail = {
    channel: 'email',
    recipient: 'support@example.com',
    locale: 'en',
    subject: '',
    html: '',
    text: '',
  } as const;
  await db.insert(messages).values({ id: messageId, state: 'sent', ...mail });
  const id = `INQ-0000-${String(Math.random()).slice(2, 6).padEnd(4, '0')}`;
  await db.insert(inquiries).values({
    id,
    kind: 'privacy',
    locale: 'en',
    name: 'Rosa',
    email,
    message: 'Please delete what you have.',
    details: { request: 'deletion', state: 'CA' },
    ticketId: messageId,
    digest: '',
    senderKey: '',
    messageId,
    createdAt,
  });
  return id;
}

test('a request by form is a case with its legal days, brought up again before they pass', () =>
  rolledBack(async (db) => {
    const admin = await makeAccount(db);
    const ctx = { ...admin.ctx, actor: { kind: 'admin', userId: admin.userId } as const };
    const caseId = await inquiry(db, 'rosa@example.com');
    const [open] = await listCases(ctx);
    // Ten business days after Friday, November 20, 2026; 45 days after it.
    expect(open?.clock).toEqual({ confirmBy: '2026-12-04', answerBy: '2027-01-04' });
    const sent = async (days: number) => {
      const before = await db.$count(messages);
      await remindOfCases({ ...jobContext(db), now: later(ctx, days * DAY).now }, { mail: MAIL });
      return (await db.$count(messages)) - before;
    };
    expect(await sent(1)).toBe(0);
    expect(await sent(8)).toBe(1);
    expect(await sent(8)).toBe(0);
    await takeCaseStep(ctx, { caseId, step: 'confirm' });
    expect(await outcome(takeCaseStep(ctx, { caseId, step: 'confirm' }))).toBe('conflict');
    expect((await getCase(ctx, { caseId })).due).toMatchObject({ duty: 'answer', on: '2027-01-04' });
    await takeCaseStep(ctx, { caseId, step: 'extend', reason: 'Archives of the year before' });
    expect((await getCase(ctx, { caseId })).clock.answerBy).toBe('2027-02-18');
    await takeCaseStep(ctx, { caseId, step: 'close', outcome: 'fulfilled', note: 'Deleted, told by mail' });
    expect(await listCases(ctx)).toEqual([]);
    expect(await db.$count(privacyCases)).toBe(1);
  }));

test('what is kept under the address of somebody without an account is counted and deleted, the request stays', () =>
  rolledBack(async (db) => {
    const admin = await makeAccount(db);
    const ctx = { ...admin.ctx, actor: { kind: 'admin', userId: admin.userId } as const };
    const { companyId } = await makeCompany(db, {
      recipients: [
        { name: 'Ana', email: 'ana@example.com' },
        { name: 'Rosa', email: 'rosa@example.com' },
      ],
    });
    const caseId = await inquiry(db, 'Rosa@example.com');
    const count = async () =>
      (await listHoldings(ctx, { email: 'rosa@example.com' })).filter(({ rows }) => rows > 0);
    expect(await count()).toEqual([
      { place: 'inquiries', rows: 1 },
      { place: 'recipients', rows: 1 },
    ]);
    await eraseHoldings(ctx, { caseId });
    expect(await count()).toEqual([{ place: 'inquiries', rows: 1 }]);
    expect(companyId).toBeDefined();
    const known = await inquiry(db, admin.email);
    expect(await outcome(eraseHoldings(ctx, { caseId: known }))).toBe('conflict');
  }));
