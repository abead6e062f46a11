import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '@/db/client';
import {
  activities,
  companyPermits,
  importRows,
  imports,
  invitations,
  memberships,
  permits,
  projects,
  subcontractors,
} from '@/db/schema';
import { csvOfRejected } from '@/lib/company/imports/csv';
import {
  dropImport,
  mapImport,
  startImport,
  stopImport,
  undoImport,
  uploadImport,
} from '@/lib/company/imports/mutations';
import { getImport, listImports, previewImport } from '@/lib/company/imports/queries';
import { moveImport } from '@/lib/company/imports/run';
import { listLeftImports } from '@/lib/company/imports/tidy';
import type { ImportKind } from '@/lib/company/imports/types';
import { addNote } from '@/lib/company/notes/mutations';
import type { Context, UserActor } from '@/lib/context';
import { createLogger } from '@/lib/log';
import { removePermit } from '@/lib/tracking/permits/mutations';
import { jobContext, type MadeCompany, makeCompany, makeFeed, makePermit, NOW } from '../support/factories';
import { rolledBack } from '../support/test-database';

function as(
  db: Database,
  { companyId, userId }: MadeCompany,
  over: Partial<UserActor> = {},
): Context<UserActor> {
  const actor: UserActor = { kind: 'user', userId, companyId, role: 'owner', tier: 'enterprise', ...over };
  return { db, actor, now: NOW, log: createLogger('silent') };
}

async function upload(ctx: Context<UserActor>, kind: ImportKind, text: string): Promise<string> {
  const body = new Blob([text]).stream() as ReadableStream<Uint8Array>;
  return (await uploadImport(ctx, { kind, name: 'list.csv', body, declaredBytes: text.length })).id;
}

const many = (rows: number) =>
  `Permit no;Ciudad;State;Status;Issued\n${Array.from({ length: rows }, (_, at) => `BP-${at};Waco;TX;Finaled;1/5/2026`).join('\n')}`;

describe('a list of permits', () => {
  it('is read, looked at, taken in and told row by row', () =>
    rolledBack(async (db) => {
      const ctx = as(db, await makeCompany(db, { tier: 'enterprise' }));
      const feed = await makeFeed(db);
      const published = await makePermit(db, feed, { permitNumber: '2026-1 BP' });
      const removed = await makePermit(db, feed, { permitNumber: '2026-2 BP' });
      await db.insert(companyPermits).values({
        ...{ companyId: ctx.actor.companyId, permitId: removed, source: 'name', state: 'rejected', score: 1 },
      });
      const importId = await upload(
        ctx,
        'permits',
        [
          'Status,Permit #,City,ST,Expires,Notes',
          'Issued,BP-1,Waco,TX,12/24/2026,a',
          'Plan check,2026-1 BP,Austin,Texas,,b',
          'Issued,2026-2 BP,Austin,TX,,c',
          'Issued,BP-1,waco,TX,,twice',
          'Issued,BP-2,Waco,Texsa,,bad',
          '=cmd(),,Waco,TX,,=HYPERLINK("x")',
        ].join('\n'),
      );
      const preview = await previewImport(ctx, { importId });
      expect(preview.mapping).toEqual(['status', 'permitNumber', 'city', 'state', 'expiresDate', null]);
      expect(preview.faults).toMatchObject({
        rows: 2,
        first: [
          { row: 5, field: 'state', code: 'not_a_state', text: 'Texsa' },
          { row: 6, field: 'permitNumber', code: 'required' },
        ],
      });
      expect(await db.$count(permits)).toBe(2);
      const done = await startImport(ctx, { importId });
      expect(done).toMatchObject({ state: 'done', done: 6, added: 3, known: 1, rejected: 2 });
      const outcomes = await db
        .select()
        .from(importRows)
        .where(eq(importRows.importId, importId))
        .orderBy(importRows.row);
      expect(outcomes.map(({ outcome }) => outcome)).toEqual([
        'added',
        'matched',
        'restored',
        'known',
        'rejected',
        'rejected',
      ]);
      expect(outcomes[1]?.subject).toBe(String(published));
      // Started again it is the same import, done once.
      expect(await startImport(ctx, { importId })).toMatchObject({ added: 3 });
      const { body } = await csvOfRejected(ctx, {
        importId,
        heads: { row: 'Row', change: 'What to change' },
        word: ({ code }) => code,
      });
      expect(body).toContain('not_a_state');
      expect(body).toContain("'=cmd()");
      expect(body.split('\r\n')).toHaveLength(4);
    }));

  it(
    'goes on where a crash left it, each row once',
    () =>
      rolledBack(async (db) => {
        const ctx = as(db, await makeCompany(db, { tier: 'enterprise' }));
        const importId = await upload(ctx, 'permits', many(1_200));
        await startImport(ctx, { importId });
        expect(await getImport(ctx, { importId })).toMatchObject({ state: 'running', done: 0, total: 1_200 });
        expect(await moveImport(jobContext(db), importId)).toBe(true);
        await expect(
          db.transaction(async (tx) => {
            await moveImport(jobContext(tx), importId);
            throw new Error('the worker is gone');
          }),
        ).rejects.toThrow('the worker is gone');
        expect(await getImport(ctx, { importId })).toMatchObject({ done: 500, added: 500 });
        const later = new Date(NOW.getTime() + 120_000);
        expect(await listLeftImports(jobContext(db, later))).toEqual([importId]);
        while (await moveImport(jobContext(db, later), importId));
        expect(await getImport(ctx, { importId })).toMatchObject({
          state: 'done',
          done: 1_200,
          added: 1_200,
        });
        expect(await db.$count(permits, eq(permits.ownerId, ctx.actor.companyId))).toBe(1_200);
        expect(await moveImport(jobContext(db, later), importId)).toBe(false);
      }),
    120_000,
  );

  it('is taken back as a whole, but for what somebody has worked on', () =>
    rolledBack(async (db) => {
      const ctx = as(db, await makeCompany(db, { tier: 'enterprise' }));
      const feed = await makeFeed(db);
      const published = await makePermit(db, feed, { permitNumber: 'AU-1' });
      const before = await upload(ctx, 'permits', 'Permit,City,State\nBP-0,Waco,TX\n');
      await startImport(ctx, { importId: before });
      const importId = await upload(
        ctx,
        'permits',
        'Permit,City,State\nBP-0,Waco,TX\nBP-1,Waco,TX\nBP-2,Waco,TX\nAU-1,Austin,TX\n',
      );
      expect(await startImport(ctx, { importId })).toMatchObject({ added: 3, known: 1 });
      const [touched] = await db.select().from(permits).where(eq(permits.permitNumber, 'BP-2'));
      await addNote(ctx, { permitId: touched?.id ?? 0, body: 'Called the city' } as never);
      expect(await undoImport(ctx, { importId })).toMatchObject({ state: 'undone', done: 3, kept: 1 });
      const left = await db
        .select({ number: permits.permitNumber })
        .from(permits)
        .where(sql`owner_id is not null`);
      expect(left.map(({ number }) => number).sort()).toEqual(['BP-0', 'BP-2']);
      expect(await db.$count(companyPermits, eq(companyPermits.permitId, published))).toBe(0);
      expect(await undoImport(ctx, { importId })).toMatchObject({ state: 'undone', kept: 1 });
    }));

  it(
    'ends where whoever began it has left, and can be stopped',
    () =>
      rolledBack(async (db) => {
        const company = await makeCompany(db, { tier: 'enterprise' });
        const ctx = as(db, company);
        const importId = await upload(ctx, 'permits', many(600));
        await startImport(ctx, { importId });
        await moveImport(jobContext(db), importId);
        expect(await stopImport(ctx, { importId })).toMatchObject({ state: 'stopped', done: 500 });
        expect(await moveImport(jobContext(db), importId)).toBe(false);
        const second = await upload(ctx, 'permits', many(600));
        await startImport(ctx, { importId: second });
        await db.update(memberships).set({ role: 'viewer' }).where(eq(memberships.userId, company.userId));
        expect(await moveImport(jobContext(db), second)).toBe(false);
        expect(await getImport(ctx, { importId: second })).toMatchObject({ state: 'failed', added: 0 });
      }),
    60_000,
  );

  it(
    'takes no more than the year has room for, and says so of each row',
    () =>
      rolledBack(async (db) => {
        const ctx = as(db, await makeCompany(db, { tier: 'solo' }));
        const rows = Array.from({ length: 150 }, (_, at) => `BP-${at},Waco,TX,Issued`).join('\n');
        const importId = await upload(ctx, 'permits', `Permit,City,State,Status\n${rows}`);
        const done = await startImport(ctx, { importId });
        expect(done.rejected).toBeGreaterThan(0);
        expect(done.added + done.rejected).toBe(150);
        const [refused] = await db
          .select()
          .from(importRows)
          .where(and(eq(importRows.importId, importId), eq(importRows.outcome, 'rejected')))
          .limit(1);
        expect(refused?.problem).toEqual({ field: 'permitNumber', code: 'no_room' });
      }),
    60_000,
  );
});

describe('its columns', () => {
  it('are said anew, none twice, and a value for all rows fills a missing one', () =>
    rolledBack(async (db) => {
      const ctx = as(db, await makeCompany(db, { tier: 'enterprise' }));
      const importId = await upload(ctx, 'permits', 'Folder,Where\nBP-1,Waco\n');
      expect((await previewImport(ctx, { importId })).missing).toEqual(['permitNumber', 'city', 'state']);
      await expect(startImport(ctx, { importId })).rejects.toThrow(
        expect.objectContaining({ code: 'invalid_input', fields: { mapping: 'required' } }),
      );
      for (const mapping of [['city', 'city'], ['email', null], ['city']] as const)
        await expect(mapImport(ctx, { importId, mapping: [...mapping], defaults: {} })).rejects.toThrow(
          expect.objectContaining({ code: 'invalid_input' }),
        );
      await mapImport(ctx, { importId, mapping: ['permitNumber', 'city'], defaults: { state: 'TX' } });
      expect(await startImport(ctx, { importId })).toMatchObject({ added: 1, rejected: 0 });
      await expect(
        mapImport(ctx, { importId, mapping: ['permitNumber', 'city'], defaults: {} }),
      ).rejects.toThrow(expect.objectContaining({ code: 'conflict' }));
    }));
});

describe('a list of jobs, of subcontractors', () => {
  it('makes jobs with their clients, once, and takes them back', () =>
    rolledBack(async (db) => {
      const ctx = as(db, await makeCompany(db, { tier: 'enterprise' }));
      const list =
        'Site address,City,State,Client,Email\n9 Elm St,Austin,TX,Pat Lee,pat@example.com\n9 Elm Street,austin,TX,Pat Lee,pat@example.com\n5 Oak St,Waco,TX,,\n';
      const importId = await upload(ctx, 'jobs', list);
      expect(await startImport(ctx, { importId })).toMatchObject({ added: 2, known: 1, rejected: 0 });
      const made = await db.select().from(projects).orderBy(projects.address);
      expect(made.map(({ clientEmail, citySlug }) => [clientEmail, citySlug])).toEqual([
        [null, 'waco-tx'],
        ['pat@example.com', 'austin-tx'],
      ]);
      expect(await undoImport(ctx, { importId })).toMatchObject({ state: 'undone', kept: 0 });
      expect(await db.$count(projects)).toBe(0);
    }));

  it('writes subcontractors down and invites nobody', () =>
    rolledBack(async (db) => {
      const ctx = as(db, await makeCompany(db, { tier: 'enterprise' }));
      const list =
        'Empresa,Correo,Oficio\nReyes Roofing,ana@example.com,Techos\nNo Mail Inc,,\nReyes Roofing,ANA@example.com,\n';
      const importId = await upload(ctx, 'subcontractors', list);
      expect(await startImport(ctx, { importId })).toMatchObject({ added: 1, known: 1, rejected: 1 });
      expect(await db.$count(invitations)).toBe(0);
      expect(await undoImport(ctx, { importId })).toMatchObject({ state: 'undone', kept: 0 });
      expect(await db.$count(subcontractors)).toBe(0);
    }));
});

describe('a list of contacts', () => {
  const jobs =
    'Address,City,State,Job no,Client\n9 Elm St,Austin,TX,24-1,\n5 Oak St,Waco,TX,24-2,Sam Ortiz\n7 Fir Ct,Austin,TX,24-3,\n';
  const firms = 'Company,Email\nReyes Roofing,reyes@example.com\n';
  const list = [
    'First Name,Last Name,Company,E-mail Address,Mobile Phone,Site Address',
    'Pat,Lee,,PAT@example.com,512-555-0100,"9 Elm St, Austin, TX 78701"',
    'Sam,Ortiz,,sam@example.com,,5 Oak Street',
    'Ana,Reyes,Reyes Roofing,,512-555-0111,1 Office Way',
    'Robin,Lee,,,,9 Elm St',
    'Lou,Kim,,lou@,,7 Fir Ct',
    'Max,Ray,,max@example.com,,3 Nowhere Rd',
    'Pat,Lee,,pat@example.com,,9 Elm St',
  ].join('\n');
  const clients = (db: Database) =>
    db
      .select({ name: projects.clientName, email: projects.clientEmail, phone: projects.clientPhone })
      .from(projects)
      .orderBy(projects.number);
  const people = (db: Database) =>
    db
      .select({ name: subcontractors.contactName, email: subcontractors.email, phone: subcontractors.phone })
      .from(subcontractors);
  const none = { name: null, email: null, phone: null };
  async function begun(db: Database) {
    const ctx = as(db, await makeCompany(db, { tier: 'enterprise' }));
    await startImport(ctx, { importId: await upload(ctx, 'jobs', jobs) });
    await startImport(ctx, { importId: await upload(ctx, 'subcontractors', firms) });
    return { ctx, importId: await upload(ctx, 'contacts', list) };
  }

  it('fills clients and people where nothing stands, and says before what it would refuse', () =>
    rolledBack(async (db) => {
      const { ctx, importId } = await begun(db);
      const before = await previewImport(ctx, { importId });
      expect(before).toMatchObject({
        missing: [],
        faults: {
          rows: 3,
          first: [
            { row: 4, field: 'personName', code: 'another' },
            { row: 5, field: 'email', code: 'not_an_email', text: 'lou@' },
            { row: 6, field: 'address', code: 'nobody', text: '3 Nowhere Rd' },
          ],
        },
      });
      expect(await clients(db)).toMatchObject([none, { email: null }, none]);
      expect(await startImport(ctx, { importId })).toMatchObject({ added: 3, known: 1, rejected: 3 });
      expect(await clients(db)).toEqual([
        { name: 'Pat Lee', email: 'pat@example.com', phone: '512-555-0100' },
        { name: 'Sam Ortiz', email: 'sam@example.com', phone: null },
        none,
      ]);
      expect(await people(db)).toEqual([
        { name: 'Ana Reyes', email: 'reyes@example.com', phone: '512-555-0111' },
      ]);
      const told = await db
        .select({ details: activities.details })
        .from(activities)
        .where(eq(activities.kind, 'project_changed'));
      expect(told.map(({ details }) => details.fields).sort()).toEqual([
        'clientEmail',
        'clientName,clientEmail,clientPhone',
      ]);
      // Somebody who has the job open is told that it changed.
      expect(await db.$count(projects, eq(projects.version, 2))).toBe(2);
    }));

  it('is taken back to what stood before, but for whom somebody has changed since', () =>
    rolledBack(async (db) => {
      const { ctx, importId } = await begun(db);
      await startImport(ctx, { importId });
      await db.update(projects).set({ clientPhone: '512-555-0999' }).where(eq(projects.number, '24-1'));
      expect(await undoImport(ctx, { importId })).toMatchObject({ state: 'undone', done: 3, kept: 1 });
      expect(await clients(db)).toEqual([
        { name: 'Pat Lee', email: 'pat@example.com', phone: '512-555-0999' },
        { name: 'Sam Ortiz', email: null, phone: null },
        none,
      ]);
      expect(await people(db)).toEqual([{ name: 'Reyes Roofing', email: 'reyes@example.com', phone: null }]);
      expect(await undoImport(ctx, { importId })).toMatchObject({ state: 'undone', kept: 1 });
    }));

  it(
    'is one list over its batches, each row once, and taken back as one',
    () =>
      rolledBack(async (db) => {
        const { ctx } = await begun(db);
        const rows = [
          'Name,Email,Address',
          'Pat Lee,,9 Elm St',
          ...Array.from({ length: 600 }, (_, at) => `Nobody ${at},,${at} Nowhere Rd`),
          'Pat Lee,pat@example.com,9 Elm St',
        ].join('\n');
        const importId = await upload(ctx, 'contacts', rows);
        await startImport(ctx, { importId });
        while (await moveImport(jobContext(db), importId));
        expect(await getImport(ctx, { importId })).toMatchObject({ state: 'done', added: 2, rejected: 600 });
        expect(await undoImport(ctx, { importId })).toMatchObject({ state: 'undone', kept: 0 });
        expect(await clients(db)).toMatchObject([none, { name: 'Sam Ortiz' }, none]);
      }),
    60_000,
  );

  it('touches nothing of another company, and asks for what both kinds ask for', () =>
    rolledBack(async (db) => {
      await begun(db);
      const other = await makeCompany(db, { tier: 'enterprise' });
      const importId = await upload(as(db, other), 'contacts', list);
      expect(await startImport(as(db, other), { importId })).toMatchObject({ added: 0, rejected: 7 });
      await expect(upload(as(db, other, { role: 'member' }), 'contacts', list)).rejects.toThrow(
        expect.objectContaining({ code: 'forbidden' }),
      );
    }));
});

describe('who may', () => {
  it('is who may change permits, with the plan that opens it, and of the own company', () =>
    rolledBack(async (db) => {
      const [mine, theirs] = [await makeCompany(db), await makeCompany(db)];
      const list = 'Permit,City,State\nBP-1,Waco,TX\n';
      await expect(upload(as(db, mine, { role: 'viewer' }), 'permits', list)).rejects.toThrow(
        expect.objectContaining({ code: 'forbidden' }),
      );
      await expect(upload(as(db, mine, { tier: 'team' }), 'permits', list)).rejects.toThrow(
        expect.objectContaining({ code: 'plan_required', tier: 'professional' }),
      );
      await expect(upload(as(db, mine, { role: 'member' }), 'subcontractors', list)).rejects.toThrow(
        expect.objectContaining({ code: 'forbidden' }),
      );
      const importId = await upload(as(db, mine), 'permits', list);
      const other = as(db, theirs);
      expect(await listImports(other)).toEqual([]);
      for (const call of [getImport, previewImport, startImport, stopImport, undoImport, dropImport])
        await expect(call(other, { importId })).rejects.toThrow(
          expect.objectContaining({ code: 'not_found' }),
        );
      await expect(
        mapImport(other, { importId, mapping: ['permitNumber', 'city', 'state'], defaults: {} }),
      ).rejects.toThrow(expect.objectContaining({ code: 'not_found' }));
      await dropImport(as(db, mine), { importId });
      expect(await db.$count(imports)).toBe(0);
    }));

  it('sees what they took out themselves come back only by a list', () =>
    rolledBack(async (db) => {
      const ctx = as(db, await makeCompany(db, { tier: 'enterprise' }));
      const list = 'Permit,City,State\nBP-1,Waco,TX\n';
      await startImport(ctx, { importId: await upload(ctx, 'permits', list) });
      const [permit] = await db.select().from(permits).where(eq(permits.permitNumber, 'BP-1'));
      await removePermit(ctx, { permitId: permit?.id ?? 0 });
      const importId = await upload(ctx, 'permits', list);
      expect(await startImport(ctx, { importId })).toMatchObject({ added: 1 });
      await undoImport(ctx, { importId });
      expect(await db.$count(companyPermits, eq(companyPermits.state, 'rejected'))).toBe(1);
    }));
});
