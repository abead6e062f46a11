import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inspections, notes, offlineRequests, putOffs, users } from '@/db/schema';
import { markPermitsSeen } from '@/lib/company/bell/mutations';
import { countUnread, findNews, listBell } from '@/lib/company/bell/queries';
import { applyQueued } from '@/lib/company/offline/apply';
import { findPlaces } from '@/lib/company/places/queries';
import { createProject } from '@/lib/company/projects/mutations';
import { createProjectSchema } from '@/lib/company/projects/schema';
import { writeExtensionLetter } from '@/lib/company/today/extension-letter';
import { bringBack, putOff, setDayCost } from '@/lib/company/today/mutations';
import { readNeeds } from '@/lib/company/today/queries';
import { putOffSchema } from '@/lib/company/today/schema';
import type { Context, UserActor } from '@/lib/context';
import { placePermits } from '@/lib/tracking/feeds/side/place';
import { linkPermit, makeEvent, makeFeed, makePermit, NOW } from '../support/factories';
import { newMember, newOwner } from '../support/team';
import { rolledBack } from '../support/test-database';

const TODAY = '2026-11-20';

type Given = Parameters<typeof makePermit>[2];

async function permitOf(ctx: Context<UserActor>, given: Given): Promise<number> {
  const permitId = await makePermit(ctx.db, await makeFeed(ctx.db), given);
  await linkPermit(ctx.db, ctx.actor.companyId, permitId);
  return permitId;
}

test('what waits stands in the order of its cost, and work that stands costs what the company said', () =>
  rolledBack(async (db) => {
    const ctx = await newOwner(db, { tier: 'team' });
    const answer = await permitOf(ctx, { statusBucket: 'action_required', statusDate: '2026-11-11' });
    const stopped = await permitOf(ctx, {
      statusBucket: 'stopped',
      statusDate: '2026-11-18',
      issuedDate: '2026-10-01',
    });
    await permitOf(ctx, { statusBucket: 'pending' });
    const theirs = await newOwner(db, { tier: 'team' });
    await permitOf(theirs, { statusBucket: 'action_required' });
    expect((await readNeeds(ctx, { today: TODAY })).needs.map(({ key, cost }) => [key, cost.kind])).toEqual([
      [`permit:${stopped}`, 'unknown'],
      [`permit:${answer}`, 'day_for_day'],
    ]);
    await setDayCost(ctx, { cents: 115_000 });
    const [first] = (await readNeeds(ctx, { today: TODAY })).needs;
    expect(first?.cost).toEqual({ kind: 'daily', cents: 115_000 });
  }));

test('what is put off is away for its reader alone, and back by its day or a move', () =>
  rolledBack(async (db) => {
    const ctx = await newOwner(db, { tier: 'team' });
    const permitId = await permitOf(ctx, { statusBucket: 'ready_to_issue' });
    const [need] = (await readNeeds(ctx, { today: TODAY })).needs;
    const { key, mark } = need ?? { key: '', mark: '' };
    expect(key).toBe(`permit:${permitId}`);
    expect(await putOff(ctx, { key, until: 'tomorrow', mark })).toEqual({ untilDay: '2026-11-21' });
    expect(await readNeeds(ctx, { today: TODAY })).toMatchObject({ needs: [], later: 1 });
    expect((await readNeeds(ctx, { today: '2026-11-21' })).needs).toHaveLength(1);
    const colleague = await newMember(db, ctx.actor.companyId, 'member');
    expect((await readNeeds(colleague, { today: TODAY })).needs).toHaveLength(1);
    await bringBack(ctx, { key });
    expect((await readNeeds(ctx, { today: TODAY })).needs).toHaveLength(1);
    await putOff(ctx, { key, until: 'moves', mark: 'as it stood before' });
    expect((await readNeeds(ctx, { today: TODAY })).needs).toHaveLength(1);
    expect(await db.select().from(putOffs)).toHaveLength(1);
  }));

test('an issued permit lapses by the city’s count from the last inspection it passed', () =>
  rolledBack(async (db) => {
    const ctx = await newOwner(db, { tier: 'team' });
    const permitId = await permitOf(ctx, { statusBucket: 'issued', issuedDate: '2026-05-01' });
    // Austin: the 181st day after issuance without an inspection.
    const before = (await readNeeds(ctx, { today: TODAY })).closeOuts[0];
    expect(before).toMatchObject({ lapsesOn: '2026-10-28', by: 'rule', inspectedOn: null, daysLeft: -23 });
    const visit = (sourceKey: string, heldOn: string, outcome: 'passed' | 'failed') =>
      db.insert(inspections).values({
        permitId,
        sourceKey,
        kind: 'Framing',
        heldOn,
        outcome,
        firstSeenAt: NOW,
        changedAt: NOW,
      });
    await visit('1', '2026-06-10', 'passed');
    await visit('2', '2026-10-10', 'failed');
    const { closeOuts, needs } = await readNeeds(ctx, { today: TODAY });
    expect(closeOuts[0]).toMatchObject({ lapsesOn: '2026-12-07', inspectedOn: '2026-06-10', daysLeft: 17 });
    expect(needs[0]).toMatchObject({ kind: 'expires', until: '2026-12-07' });
    const { bytes, name } = await writeExtensionLetter(ctx, { permitId });
    expect(name).toMatch(/^extension-.*\.pdf$/);
    expect(new TextDecoder('latin1').decode(bytes)).toContain('Dec 7, 2026');
    const stranger = await newOwner(db, { tier: 'team' });
    await expect(writeExtensionLetter(stranger, { permitId })).rejects.toMatchObject({ code: 'not_found' });
  }));

test('changes seen at one address are read everywhere, and later ones there are not', () =>
  rolledBack(async (db) => {
    const ctx = await newOwner(db, { tier: 'team' });
    const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
    const later = { ...ctx, now: at(60) };
    await db
      .update(users)
      .set({ createdAt: at(-60) })
      .where(eq(users.id, ctx.actor.userId));
    const one = await permitOf(ctx, {});
    const other = await permitOf(ctx, {});
    await makeEvent(db, one, { detectedAt: at(1) });
    await makeEvent(db, other, { detectedAt: at(2) });
    expect(await countUnread(later)).toBe(2);
    await markPermitsSeen(later, { permitIds: [one], until: at(1) });
    expect(await countUnread(later)).toBe(1);
    expect((await listBell(later)).items.map(({ unread }) => unread)).toEqual([true, false]);
    const { isNew } = await findNews(later);
    expect(isNew({ detectedAt: at(1), permit: { id: one } })).toBe(false);
    await makeEvent(db, one, { detectedAt: at(3), kind: 'vanished' });
    expect(await countUnread(later)).toBe(2);
    const stranger = await newOwner(db, { tier: 'team' });
    await markPermitsSeen(stranger, { permitIds: [other], until: at(9) });
    expect(await countUnread(later)).toBe(2);
  }));

test('what a device sends twice is done once', () =>
  rolledBack(async (db) => {
    const ctx = await newOwner(db, { tier: 'team' });
    const permitId = await permitOf(ctx, {});
    const entry = {
      kind: 'note' as const,
      key: 'device-0001-note-0001',
      note: { permitId, body: 'The gate code is on the box.', shared: false },
    };
    expect(await applyQueued(ctx, entry)).toEqual({ again: false });
    expect(await applyQueued(ctx, entry)).toEqual({ again: true });
    expect(await db.select().from(notes).where(eq(notes.companyId, ctx.actor.companyId))).toHaveLength(1);
    const gone = {
      ...entry,
      key: 'device-0001-note-0002',
      note: { ...entry.note, permitId: permitId + 999 },
    };
    await expect(applyQueued(ctx, gone)).rejects.toMatchObject({ code: 'not_found' });
    // A refusal is not noted as done.
    expect(await db.select().from(offlineRequests)).toHaveLength(1);
  }));

test('the palette finds a number exactly, words of an address in any order, and nothing of others', () =>
  rolledBack(async (db) => {
    const ctx = await newOwner(db, { tier: 'team' });
    await permitOf(ctx, { permitNumber: '2026-005786 BP', address: '8087 LIVE OAK ST' });
    await permitOf(ctx, { permitNumber: '2026-005786 BP-R1', address: '12 ELM ST' });
    const theirs = await newOwner(db, { tier: 'team' });
    await permitOf(theirs, { permitNumber: '2026-005786 BP', address: '8087 LIVE OAK ST' });
    const exact = await findPlaces(ctx, { q: '2026-005786 bp' });
    expect(exact.isExact).toBe(true);
    expect(exact.items[0]?.number).toBe('2026-005786 BP');
    expect((await findPlaces(ctx, { q: 'oak 8087' })).items.map(({ title }) => title)).toEqual([
      '8087 Live Oak St',
    ]);
    expect((await findPlaces(ctx, { q: '100%' })).items).toEqual([]);
  }));

test('the palette finds a job by its address or its client, and none of others', () =>
  rolledBack(async (db) => {
    const ctx = await newOwner(db, { tier: 'team' });
    const given = { address: '88 Chisholm Trl', city: 'Round Rock', state: 'TX', clientName: 'Ana Prieto' };
    const { id } = await createProject(ctx, createProjectSchema.parse(given));
    await createProject(await newOwner(db, { tier: 'team' }), createProjectSchema.parse(given));
    for (const q of ['chisholm 88', 'prieto'])
      expect((await findPlaces(ctx, { q })).items).toMatchObject([{ kind: 'job', id, params: { id } }]);
  }));

test('a permit that lapses while it waits for the company is one line, by the day of its end', () =>
  rolledBack(async (db) => {
    const ctx = await newOwner(db, { tier: 'team' });
    const permitId = await permitOf(ctx, {
      statusBucket: 'issued',
      issuedDate: '2026-10-01',
      expiresDate: '2026-12-01',
    });
    await db.insert(inspections).values({
      ...{ permitId, sourceKey: 'f', kind: 'Framing', heldOn: '2026-11-12', outcome: 'failed' },
      ...{ firstSeenAt: NOW, changedAt: NOW },
    });
    await placePermits(ctx, { permitIds: [permitId] });
    const [need, ...others] = (await readNeeds(ctx, { today: TODAY })).needs;
    expect(need).toMatchObject({
      key: `permit:${permitId}`,
      kind: 'reinspection',
      since: '2026-11-12',
      until: '2026-12-01',
    });
    expect(others).toEqual([]);
    // A mark that is put off is sent back as it was shown.
    expect(putOffSchema.safeParse({ key: need?.key, until: 'moves', mark: need?.mark }).success).toBe(true);
  }));
