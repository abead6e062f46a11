import { and, eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { Database } from '@/db/client';
import {
  calendarFeeds,
  inspections,
  memberships,
  permits,
  subcontractors,
  subscriptions,
  users,
} from '@/db/schema';
import {
  renewCalendar,
  renewPortalCalendar,
  revokeCalendar,
  revokePortalCalendar,
} from '@/lib/company/calendar/mutations';
import { findCalendar, listAgenda, listPortalCalendars } from '@/lib/company/calendar/queries';
import { readCalendar } from '@/lib/company/calendar/read';
import { assignPermit } from '@/lib/company/team/assignments';
import type { Context, UserActor } from '@/lib/context';
import { hashSecret, newSecret } from '@/lib/identity/sessions/secrets';
import { removePermit, restorePermit } from '@/lib/tracking/permits/mutations';
import { linkPermit, makeFeed, makePermit, NOW } from '../support/factories';
import {
  inPortal,
  inviteSub,
  listAudit,
  makePerson,
  newMember,
  newOwner,
  outcome,
  stranger,
} from '../support/team';
import { rolledBack } from '../support/test-database';

const ORIGIN = 'https://lintel.test';

async function makeLinkedPermit(
  ctx: Context<UserActor>,
  given: Partial<typeof permits.$inferInsert> = {},
): Promise<number> {
  const permitId = await makePermit(ctx.db, await makeFeed(ctx.db), {
    statusBucket: 'issued',
    expiresDate: '2026-12-24',
    ...given,
  });
  await linkPermit(ctx.db, ctx.actor.companyId, permitId);
  return permitId;
}

async function makeInspection(
  db: Database,
  permitId: number,
  given: Partial<typeof inspections.$inferInsert> = {},
): Promise<void> {
  await db.insert(inspections).values({
    permitId,
    sourceKey: `visit ${given.kind ?? ''}`,
    kind: 'Rough plumbing',
    heldOn: '2026-11-25',
    outcome: 'scheduled',
    firstSeenAt: NOW,
    changedAt: NOW,
    ...given,
  });
}

function read(db: Database, token: string, now = NOW) {
  return readCalendar(stranger(db, now), { token, origin: ORIGIN });
}

/** The UIDs' keys of a calendar, as another program reads it. */
async function keysIn(db: Database, token: string): Promise<string[]> {
  const calendar = new ICAL.Component(ICAL.parse((await read(db, token)).body));
  return calendar
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue('uid')).replace(/@.*$/, ''))
    .map((uid) => uid.replace(/^(inspection-\d+)-.*$/, '$1'));
}

test('the calendar holds what this company’s permits bring, and nobody else’s', () =>
  rolledBack(async (db) => {
    const mine = await newOwner(db, { tier: 'solo' });
    const theirs = await newOwner(db);
    const permitId = await makeLinkedPermit(mine);
    await makeInspection(db, permitId);
    await makeInspection(db, await makeLinkedPermit(theirs));
    await makeLinkedPermit(mine, { expiresDate: null });
    await makeLinkedPermit(mine, { expiresDate: '2020-01-01' });
    const { token } = await renewCalendar(mine);
    expect(await keysIn(db, token)).toEqual([`inspection-${permitId}`, `expiry-${permitId}`]);
    expect((await read(db, token)).body).toContain(`${ORIGIN}/dashboard/permits/${permitId}`);
  }));

test('a thousand inspections that are over do not crowd out the next one, nor it the latest of them', () =>
  rolledBack(async (db) => {
    const ctx = await newOwner(db);
    const permitId = await makeLinkedPermit(ctx);
    await db.insert(inspections).values(
      Array.from({ length: 1_100 }, (_, index) => ({
        permitId,
        sourceKey: `over ${index}`,
        kind: 'Rough plumbing',
        heldOn: index < 200 ? '2026-10-01' : '2026-11-19',
        outcome: 'passed' as const,
        firstSeenAt: NOW,
        changedAt: NOW,
      })),
    );
    await makeInspection(db, permitId);
    const { token } = await renewCalendar(ctx);
    const { body } = await read(db, token);
    const on = (day: string) => body.split(`DTSTART;VALUE=DATE:${day}`).length - 1;
    expect([on('20261001'), on('20261119'), on('20261125')]).toEqual([100, 900, 1]);
  }));

test('what is over leaves the calendar: a final, a stop, a cancelled visit, a permit that is not theirs', () =>
  rolledBack(async (db) => {
    const ctx = await newOwner(db);
    const { token } = await renewCalendar(ctx);
    const permitId = await makeLinkedPermit(ctx);
    await makeInspection(db, permitId);
    await makeInspection(db, permitId, { kind: 'Final', outcome: 'cancelled' });
    expect(await keysIn(db, token)).toHaveLength(2);
    await removePermit(ctx, { permitId });
    expect(await keysIn(db, token)).toEqual([]);
    await restorePermit(ctx, { permitId });
    expect(await keysIn(db, token)).toHaveLength(2);
    for (const statusBucket of ['finaled', 'stopped'] as const) {
      await db.update(permits).set({ statusBucket }).where(eq(permits.id, permitId));
      expect(await keysIn(db, token)).toEqual([]);
    }
  }));

test('the same state is the same file, and a change another', () =>
  rolledBack(async (db) => {
    const ctx = await newOwner(db);
    const permitId = await makeLinkedPermit(ctx);
    const { token } = await renewCalendar(ctx);
    const before = await read(db, token);
    expect(await read(db, token, new Date(NOW.getTime() + 3_600_000))).toEqual(before);
    await db
      .update(permits)
      .set({ expiresDate: '2027-01-15', revision: 1, changedAt: new Date(NOW.getTime() + 60_000) })
      .where(eq(permits.id, permitId));
    const after = await read(db, token);
    expect(after.etag).not.toBe(before.etag);
    expect(after.body).toContain('SEQUENCE:1');
    const uid = /UID:(.*)\r\n/;
    expect(uid.exec(after.body)?.[1]).toBe(uid.exec(before.body)?.[1]);
  }));

test('only a hash of the address is kept, a new one ends the old one, and a revoked one is gone', () =>
  rolledBack(async (db) => {
    const ctx = await newOwner(db);
    expect(await findCalendar(ctx)).toBeNull();
    const first = await renewCalendar(ctx);
    const [kept] = await db.select().from(calendarFeeds);
    expect(kept?.tokenHash).toBe(hashSecret(first.token));
    expect(JSON.stringify(kept)).not.toContain(first.token);
    expect(Buffer.from(first.token, 'base64url').length * 8).toBeGreaterThanOrEqual(160);

    const second = await renewCalendar(ctx);
    expect(await outcome(read(db, first.token))).toBe('not_found');
    expect(await outcome(read(db, second.token))).toBe('done');
    expect(await findCalendar(ctx)).toEqual({ createdAt: NOW, lastReadAt: NOW });
    await revokeCalendar(ctx);
    await revokeCalendar(ctx);
    expect(await outcome(read(db, second.token))).toBe('not_found');
    expect(await findCalendar(ctx)).toBeNull();
    expect(await listAudit(db, ctx.actor.userId)).toEqual([
      'calendar.renewed',
      'calendar.renewed',
      'calendar.revoked',
    ]);
  }));

test('made up, revoked, of somebody who left or was disabled: one answer', () =>
  rolledBack(async (db) => {
    const ctx = await newOwner(db, { tier: 'team' });
    const left = await newMember(db, ctx.actor.companyId, 'member');
    const paused = await newMember(db, ctx.actor.companyId, 'member');
    const disabled = await newMember(db, ctx.actor.companyId, 'viewer');
    const tokens: string[] = [];
    for (const member of [left, paused, disabled]) tokens.push((await renewCalendar(member)).token);
    await db.delete(memberships).where(eq(memberships.userId, left.actor.userId));
    await db.update(memberships).set({ pausedAt: NOW }).where(eq(memberships.userId, paused.actor.userId));
    await db.update(users).set({ disabledAt: NOW }).where(eq(users.id, disabled.actor.userId));
    for (const token of [...tokens, newSecret(), '', 'x', `${newSecret()}'`, '../../etc/passwd'])
      await expect(read(db, token)).rejects.toMatchObject({
        code: 'not_found',
        message: 'no calendar of this address',
      });
  }));

test('one company’s address does not open another’s, though it is the same person’s', () =>
  rolledBack(async (db) => {
    const mine = await newOwner(db);
    const theirs = await newOwner(db);
    const permitId = await makeLinkedPermit(theirs);
    await db
      .insert(memberships)
      .values({ companyId: theirs.actor.companyId, userId: mine.actor.userId, role: 'viewer' });
    const { token } = await renewCalendar(mine);
    expect(await keysIn(db, token)).toEqual([]);
    const other = { ...mine, actor: { ...mine.actor, companyId: theirs.actor.companyId } };
    const { token: second } = await renewCalendar(other);
    expect(await keysIn(db, second)).toEqual([`expiry-${permitId}`]);
    expect(await keysIn(db, token)).toEqual([]);
  }));

test('without an open plan the calendar is empty but for the reason', () =>
  rolledBack(async (db) => {
    const ctx = await newOwner(db, { locale: 'es' });
    await makeLinkedPermit(ctx);
    const { token } = await renewCalendar(ctx);
    await db
      .update(subscriptions)
      .set({ state: 'canceled' })
      .where(eq(subscriptions.companyId, ctx.actor.companyId));
    expect(await keysIn(db, token)).toEqual(['plan']);
    expect((await read(db, token)).body).toContain('nadie sigue sus permisos');
  }));

test('a subcontractor’s calendar holds what this contractor assigned', () =>
  rolledBack(async (db) => {
    const x = await newOwner(db, { tier: 'team' });
    const y = await newOwner(db, { tier: 'team' });
    const userId = await makePerson(db);
    const assigned: number[] = [];
    for (const ctx of [x, y]) {
      const { subcontractorId } = await inviteSub(ctx, 'sam@pike.example');
      await db
        .update(subcontractors)
        .set({ userId, acceptedAt: NOW })
        .where(eq(subcontractors.id, subcontractorId));
      const permitId = await makeLinkedPermit(ctx);
      await makeLinkedPermit(ctx);
      await assignPermit(ctx, { permitId, subcontractorId });
      assigned.push(permitId);
    }
    const sam = inPortal(db, userId);
    const { companyId } = x.actor;
    const { token } = await renewPortalCalendar(sam, { companyId });
    const held = await listPortalCalendars(sam);
    expect(held.map((calendar) => [calendar.companyId, calendar.feed?.createdAt ?? null]).sort()).toEqual(
      [
        [companyId, NOW],
        [y.actor.companyId, null],
      ].sort(),
    );
    const stranger = await newOwner(db, { tier: 'team' });
    expect(await outcome(renewPortalCalendar(sam, { companyId: stranger.actor.companyId }))).toBe(
      'not_found',
    );
    expect(await keysIn(db, token)).toEqual([`expiry-${assigned[0]}`]);
    expect((await read(db, token)).body).toContain('/subcontractor-portal/permits/');
    await revokePortalCalendar(sam, { companyId });
    expect(await outcome(read(db, token))).toBe('not_found');
    const { token: again } = await renewPortalCalendar(sam, { companyId });
    expect(await outcome(read(db, again))).toBe('done');
    await db
      .delete(subcontractors)
      .where(and(eq(subcontractors.userId, userId), eq(subcontractors.companyId, x.actor.companyId)));
    expect(await outcome(read(db, again))).toBe('not_found');
  }));

test('an address answers so many times an hour, and a guesser is stopped sooner', () =>
  rolledBack(async (db) => {
    const ctx = await newOwner(db);
    const { token } = await renewCalendar(ctx);
    const answers: string[] = [];
    for (let times = 0; times < 121; times += 1) answers.push(await outcome(read(db, token)));
    expect(answers.slice(0, 120).every((one) => one === 'done')).toBe(true);
    expect(answers[120]).toBe('rate_limited');
    const guesser = stranger(db);
    const guesses: string[] = [];
    for (let times = 0; times < 61; times += 1)
      guesses.push(await outcome(readCalendar(guesser, { token: newSecret(), origin: ORIGIN })));
    expect(new Set(guesses.slice(0, 60))).toEqual(new Set(['not_found']));
    expect(guesses[60]).toBe('rate_limited');
  }));

test('the agenda ends with its last day', () =>
  rolledBack(async (db) => {
    const ctx = await newOwner(db);
    for (const expiresDate of ['2026-11-19', '2026-11-20', '2026-12-20', '2026-12-21'])
      await makeLinkedPermit(ctx, { expiresDate });
    const entries = await listAgenda(ctx, { from: '2026-11-20', to: '2026-12-20' });
    expect(entries.map(({ day }) => day)).toEqual(['2026-11-20', '2026-12-20']);
  }));
