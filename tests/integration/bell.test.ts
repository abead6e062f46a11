import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { subcontractors, users } from '@/db/schema';
import { markBellSeen } from '@/lib/company/bell/mutations';
import { countBell, countUnread, findSeenUntil, listBell } from '@/lib/company/bell/queries';
import { BELL_LENGTH, UNREAD_CAP } from '@/lib/company/bell/types';
import { addNote, updateNote } from '@/lib/company/notes/mutations';
import { assignPermit, unassignPermit } from '@/lib/company/team/assignments';
import type { Context, UserActor } from '@/lib/context';
import { removePermit } from '@/lib/tracking/permits/mutations';
import { listChanges } from '@/lib/tracking/permits/queries';
import { linkPermit, makeEvent, makeFeed, makePermit, NOW } from '../support/factories';
import { inPortal, inviteSub, makePerson, newMember, newOwner } from '../support/team';
import { rolledBack } from '../support/test-database';

const HOUR = 3_600_000;
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR);

/** Somebody who has been here for a day. */
async function joined(db: Database, userId: string): Promise<void> {
  await db
    .update(users)
    .set({ createdAt: hoursAgo(24) })
    .where(eq(users.id, userId));
}

async function owner(db: Database): Promise<Context<UserActor>> {
  const ctx = await newOwner(db, { tier: 'team' });
  await joined(db, ctx.actor.userId);
  return ctx;
}

async function makeLinkedPermit(ctx: Context<UserActor>): Promise<number> {
  const permitId = await makePermit(ctx.db, await makeFeed(ctx.db));
  await linkPermit(ctx.db, ctx.actor.companyId, permitId);
  return permitId;
}

test('the bell counts the changes since the last look, of this company’s permits alone', () =>
  rolledBack(async (db) => {
    const mine = await owner(db);
    const theirs = await owner(db);
    const permitId = await makeLinkedPermit(mine);
    const foreign = await makeLinkedPermit(theirs);
    await makeEvent(db, permitId, { detectedAt: hoursAgo(48) });
    const first = await makeEvent(db, permitId, { detectedAt: hoursAgo(3) });
    const second = await makeEvent(db, permitId, { kind: 'vanished', detectedAt: hoursAgo(2) });
    await makeEvent(db, foreign, { detectedAt: hoursAgo(1) });

    expect(await countUnread(mine)).toBe(2);
    const bell = await listBell(mine);
    expect(bell.items.map(({ id, unread }) => [id, unread]).slice(0, 2)).toEqual([
      [second, true],
      [first, true],
    ]);
    // What was there before they came is listed and no news.
    expect(bell.items.map(({ unread }) => unread)).toEqual([true, true, false]);
    expect(bell.unread).toBe(2);

    await markBellSeen(mine, { until: hoursAgo(3) });
    expect((await listBell(mine)).items.map(({ unread }) => unread)).toEqual([true, false, false]);
    expect(await countUnread(theirs)).toBe(1);
  }));

test('what came in while the list was open stays new, and nobody can look into the future', () =>
  rolledBack(async (db) => {
    const ctx = await owner(db);
    const permitId = await makeLinkedPermit(ctx);
    await makeEvent(db, permitId, { detectedAt: hoursAgo(2) });
    const shown = await listBell(ctx);
    await makeEvent(db, permitId, { detectedAt: hoursAgo(1) });
    await markBellSeen(ctx, { until: shown.items[0]?.detectedAt ?? NOW });
    expect(await countUnread(ctx)).toBe(1);

    await markBellSeen(ctx, { until: new Date('2999-01-01T00:00:00Z') });
    await makeEvent(db, permitId, { detectedAt: new Date(NOW.getTime() + 1) });
    expect(await countUnread(ctx)).toBe(1);
    // An older mark from another window does not bring anything back.
    await markBellSeen(ctx, { until: hoursAgo(20) });
    expect(await countUnread(ctx)).toBe(1);
  }));

test('every screen counts from one moment, for somebody new from when they came', () =>
  rolledBack(async (db) => {
    const ctx = await owner(db);
    const permitId = await makeLinkedPermit(ctx);
    await makeEvent(db, permitId, { detectedAt: hoursAgo(48) });
    await makeEvent(db, permitId, { detectedAt: hoursAgo(1) });
    const unseen = async () => {
      const until = await findSeenUntil(ctx);
      const { items } = await listChanges(ctx, { limit: 10 });
      return items.filter(({ detectedAt }) => detectedAt > until).length;
    };
    expect(await findSeenUntil(ctx)).toEqual(hoursAgo(24));
    expect([await unseen(), await countUnread(ctx), (await listBell(ctx)).unread]).toEqual([1, 1, 1]);
    await markBellSeen(ctx, { until: hoursAgo(1) });
    expect(await findSeenUntil(ctx)).toEqual(hoursAgo(1));
    expect([await unseen(), await countUnread(ctx), (await listBell(ctx)).unread]).toEqual([0, 0, 0]);
  }));

test('all changes are read a page at a time, none twice', () =>
  rolledBack(async (db) => {
    const ctx = await owner(db);
    const permitId = await makeLinkedPermit(ctx);
    // Two at the same moment: the number of the event decides.
    for (const hours of [1, 2, 2, 3]) await makeEvent(db, permitId, { detectedAt: hoursAgo(hours) });
    const first = await listChanges(ctx, { limit: 2 });
    const second = await listChanges(ctx, { limit: 2, after: first.next ?? '' });
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect([first.items.length, second.items.length, new Set(ids).size]).toEqual([2, 2, 4]);
    expect(second.next).toBeNull();
    expect((await listChanges(ctx, { limit: 9, after: 'nonsense' })).items).toHaveLength(4);
  }));

test('each member has a look of their own', () =>
  rolledBack(async (db) => {
    const ctx = await owner(db);
    const colleague = await newMember(db, ctx.actor.companyId, 'viewer');
    await joined(db, colleague.actor.userId);
    await makeEvent(db, await makeLinkedPermit(ctx), { detectedAt: hoursAgo(1) });
    await markBellSeen(ctx, { until: hoursAgo(1) });
    expect([await countUnread(ctx), await countUnread(colleague)]).toEqual([0, 1]);
  }));

test('a permit that is not watched any more is silent', () =>
  rolledBack(async (db) => {
    const ctx = await owner(db);
    const permitId = await makeLinkedPermit(ctx);
    await makeEvent(db, permitId, { detectedAt: hoursAgo(1) });
    await removePermit(ctx, { permitId });
    expect(await countUnread(ctx)).toBe(0);
    expect((await listBell(ctx)).items).toEqual([]);
  }));

test('the count ends at its cap and the list at its length', () =>
  rolledBack(async (db) => {
    const ctx = await owner(db);
    const permitId = await makeLinkedPermit(ctx);
    for (let index = 0; index < UNREAD_CAP + 5; index += 1)
      await makeEvent(db, permitId, { detectedAt: hoursAgo(1) });
    expect(await countUnread(ctx)).toBe(UNREAD_CAP);
    expect((await listBell(ctx)).items).toHaveLength(BELL_LENGTH);
  }));

test('a subcontractor hears of what was assigned, while it is, and of nothing the portal hides', () =>
  rolledBack(async (db) => {
    const ctx = await owner(db);
    const [assigned, other] = [await makeLinkedPermit(ctx), await makeLinkedPermit(ctx)];
    const ana = inPortal(db, await makePerson(db));
    await joined(db, ana.actor.userId);
    const { subcontractorId } = await inviteSub(ctx, 'ana@pike.example');
    await db
      .update(subcontractors)
      .set({ userId: ana.actor.userId, acceptedAt: NOW })
      .where(eq(subcontractors.id, subcontractorId));
    await assignPermit(ctx, { permitId: assigned, subcontractorId });
    const moved = await makeEvent(db, assigned, { detectedAt: hoursAgo(3) });
    await makeEvent(db, other, { detectedAt: hoursAgo(2) });
    await makeEvent(db, assigned, {
      kind: 'details_changed',
      changes: { valuationCents: [1, 777_777] },
      detectedAt: hoursAgo(1),
    });
    const told = await makeEvent(db, assigned, {
      kind: 'details_changed',
      changes: { address: ['1 Oak St', '2 Oak St'] },
      detectedAt: hoursAgo(1),
    });
    expect(await countUnread(ana)).toBe(2);
    expect((await listBell(ana)).items.map(({ id }) => id)).toEqual([told, moved]);
    expect(JSON.stringify(await listBell(ana))).not.toContain('777');
    expect(await countUnread(ctx)).toBe(4);
    await unassignPermit(ctx, { permitId: assigned, subcontractorId });
    expect(await countUnread(ana)).toBe(0);
    expect((await listBell(ana)).items).toEqual([]);
  }));

test('the bell counts and lists the notes that name the reader, until they are marked', () =>
  rolledBack(async (db) => {
    const ctx = await owner(db);
    const colleague = await newMember(db, ctx.actor.companyId, 'manager');
    const permitId = await makeLinkedPermit(ctx);
    const body = `Call them, @[${ctx.actor.userId}]`;
    await addNote(colleague, { permitId, body, shared: false });
    expect(await countBell(ctx)).toEqual({ changes: 0, all: 1 });
    expect(await countBell(colleague)).toEqual({ changes: 0, all: 0 });
    const bell = await listBell(ctx);
    expect(bell.unread).toBe(1);
    expect(bell.mentions).toMatchObject([{ permitId, projectId: null, text: 'Call them,', unread: true }]);
    // What does not list them leaves them.
    await markBellSeen(ctx, { until: bell.now });
    expect(await countBell(ctx)).toEqual({ changes: 0, all: 1 });
    await markBellSeen(ctx, { until: bell.now, notes: true });
    expect(await countBell(ctx)).toEqual({ changes: 0, all: 0 });
    expect((await listBell(ctx)).mentions).toMatchObject([{ unread: false }]);
  }));

test('a subcontractor hears of shared notes that name them, where they work alone', () =>
  rolledBack(async (db) => {
    const ctx = await owner(db);
    const [given, other] = [await makeLinkedPermit(ctx), await makeLinkedPermit(ctx)];
    const ana = inPortal(db, await makePerson(db));
    await joined(db, ana.actor.userId);
    const { subcontractorId } = await inviteSub(ctx, 'ana@pike.example');
    await db
      .update(subcontractors)
      .set({ userId: ana.actor.userId, acceptedAt: NOW })
      .where(eq(subcontractors.id, subcontractorId));
    await assignPermit(ctx, { permitId: given, subcontractorId });
    const note = (permitId: number, words: string, shared: boolean) =>
      addNote(ctx, { permitId, body: `${words}, @[${subcontractorId}]`, shared });
    const inside = await note(given, 'Between us', false);
    await note(other, 'Elsewhere', true);
    expect(await countBell(ana)).toEqual({ changes: 0, all: 0 });
    await note(given, 'Bring the ladder', true);
    expect(await countBell(ana)).toEqual({ changes: 0, all: 1 });
    const bell = await listBell(ana);
    expect(bell.mentions).toMatchObject([{ permitId: given, text: 'Bring the ladder,', unread: true }]);
    expect(bell.unread).toBe(1);
    await markBellSeen(ana, { until: bell.now, notes: true });
    expect(await countBell(ana)).toEqual({ changes: 0, all: 0 });
    // What is shared with them later is new then.
    await updateNote(ctx, {
      noteId: inside.id,
      version: 1,
      body: `Now told, @[${subcontractorId}]`,
      shared: true,
    });
    expect((await listBell(ana)).mentions.map(({ text, unread }) => [text, unread])).toEqual([
      ['Bring the ladder,', false],
      ['Now told,', true],
    ]);
    await unassignPermit(ctx, { permitId: given, subcontractorId });
    expect(await countBell(ana)).toEqual({ changes: 0, all: 0 });
    expect((await listBell(ana)).mentions).toEqual([]);
  }));
