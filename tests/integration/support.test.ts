import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { messages, tickets, users } from '@/db/schema';
import { localStore } from '@/lib/checking/files/local-store';
import type { AdminActor, Context } from '@/lib/context';
import { addTicketNote, answerTicket, assignTicket, getDeskTicket, listDesk } from '@/lib/site/support/desk';
import { addTicketFile, findTicketFile } from '@/lib/site/support/files';
import { closeTicket, getTicket, listTickets, openTicket, replyToTicket } from '@/lib/site/support/tickets';
import { NOW } from '../support/factories';
import { later, MAIL, makeAccount } from '../support/own-account';
import { newOwner, outcome } from '../support/team';
import { rolledBack } from '../support/test-database';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lintel-support-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const QUESTION = {
  subject: 'A wrong status',
  topic: 'permits',
  body: 'It is issued.',
  locale: 'en',
  mail: MAIL,
} as const;

async function makeAdmin(db: Database): Promise<Context<AdminActor>> {
  const { ctx, userId } = await makeAccount(db);
  await db.update(users).set({ isAdmin: true }).where(eq(users.id, userId));
  return { ...ctx, actor: { kind: 'admin', userId } };
}

const pdf = () => new Blob([`%PDF-1.4 ${'x'.repeat(2_000)}`]).stream() as ReadableStream<Uint8Array>;

test('a ticket belongs to its company: another sees neither it nor its files', () =>
  rolledBack(async (db) => {
    const [own, other] = [await newOwner(db), await newOwner(db)];
    const files = localStore({ folder });
    const { ticketId, entryId } = await openTicket(own, QUESTION);
    const file = await addTicketFile(own, {
      ticketId,
      entryId,
      name: 'Letter.pdf',
      body: pdf(),
      declaredBytes: null,
      files,
    });
    expect((await listTickets(own)).items.map(({ id }) => id)).toEqual([ticketId]);
    expect((await listTickets(other)).items).toEqual([]);
    expect(await outcome(getTicket(other, { ticketId }))).toBe('not_found');
    expect(await outcome(replyToTicket(other, { ticketId, body: 'x', mail: MAIL }))).toBe('not_found');
    expect(await outcome(closeTicket(other, { ticketId }))).toBe('not_found');
    const upload = { ticketId, entryId, name: 'x.pdf', declaredBytes: null, files };
    expect(await outcome(addTicketFile(other, { ...upload, body: pdf() }))).toBe('not_found');
    expect(await findTicketFile(other, { fileId: file.id })).toBeNull();
    const found = await findTicketFile(own, { fileId: file.id });
    expect(found?.name).toBe('Letter.pdf');
    const svg = new Blob(['<svg onload="alert(1)"></svg>']).stream() as ReadableStream<Uint8Array>;
    expect(await outcome(addTicketFile(own, { ...upload, name: 'x.svg', body: svg }))).toBe(
      'unsupported_media_type',
    );
  }));

test('an answer goes out by mail, stops the clock of the plan, and a reply opens the ticket again', () =>
  rolledBack(async (db) => {
    const own = await newOwner(db, { locale: 'es', tier: 'team' });
    const admin = await makeAdmin(db);
    const { ticketId } = await openTicket(own, QUESTION);
    const [asked] = (await listTickets(own)).items;
    // Ten business hours after Friday, 9 AM in Chicago: Monday at 9.
    expect(asked).toMatchObject({
      state: 'open',
      priority: 'normal',
      answerDueAt: new Date('2026-11-23T15:00:00Z'),
    });
    await addTicketNote(admin, { ticketId, body: 'Looks like the feed' });
    await answerTicket(later(admin, 60), { ticketId, body: 'It is fixed.', close: true, mail: MAIL });
    const [mail] = await db
      .select()
      .from(messages)
      .where(eq(messages.recipient, `${own.actor.userId}@example.com`));
    expect(mail?.subject).toContain('Solicitud');
    expect(mail?.text).toContain('It is fixed.');
    const read = await getTicket(own, { ticketId });
    expect(read).toMatchObject({ state: 'closed', answerDueAt: null, isNews: true });
    expect(read.entries.map(({ kind, body }) => [kind, body])).toEqual([
      ['message', 'It is issued.'],
      ['message', 'It is fixed.'],
    ]);
    expect((await getDeskTicket(admin, { ticketId })).entries.map(({ kind }) => kind)).toContain('note');
    await replyToTicket(later(own, 120), { ticketId, body: 'Not yet.', mail: MAIL });
    expect((await getTicket(own, { ticketId })).state).toBe('open');
    await closeTicket(own, { ticketId });
    await closeTicket(own, { ticketId });
    expect((await getTicket(own, { ticketId })).state).toBe('closed');
  }));

test('support answers who pays for priority first, and a plan without a promise gets none', () =>
  rolledBack(async (db) => {
    const admin = await makeAdmin(db);
    const [solo, team, enterprise] = [
      await newOwner(db, { tier: 'solo' }),
      await newOwner(db, { tier: 'team' }),
      await newOwner(db, { tier: 'enterprise' }),
    ];
    const ids: string[] = [];
    for (const [at, ctx] of [solo, team, enterprise].entries())
      ids.push((await openTicket(later(ctx, at), { ...QUESTION, subject: ctx.actor.tier ?? '' })).ticketId);
    const desk = await listDesk(admin, { state: 'open' });
    expect(desk.map(({ subject }) => subject)).toEqual(['enterprise', 'team', 'solo']);
    const [first] = await db
      .select()
      .from(tickets)
      .where(eq(tickets.id, ids[0] ?? ''));
    expect(first?.answerDueAt).toBeNull();
    await assignTicket(admin, { ticketId: ids[1] ?? '', assigneeId: admin.actor.userId });
    expect((await listDesk(admin, { assignee: admin.actor.userId })).map(({ id }) => id)).toEqual([ids[1]]);
    expect(
      (await listDesk(admin, { assignee: 'none', state: 'open' })).map(({ subject }) => subject),
    ).toEqual(['enterprise', 'solo']);
    expect(
      await outcome(assignTicket(admin, { ticketId: ids[1] ?? '', assigneeId: solo.actor.userId })),
    ).toBe('not_found');
    expect((await listDesk(admin, { q: 'enterprise' })).map(({ subject }) => subject)).toEqual([
      'enterprise',
    ]);
    expect(NOW).toBeInstanceOf(Date);
  }));
