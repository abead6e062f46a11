import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { companies, subcontractors } from '@/db/schema';
import { removeSubcontractor } from '@/lib/company/subcontractors/mutations';
import {
  getPortalPermit,
  listPortalContractors,
  listPortalPermits,
} from '@/lib/company/subcontractors/portal';
import { assignPermit, unassignPermit } from '@/lib/company/team/assignments';
import type { Context, UserActor } from '@/lib/context';
import { removePermit, restorePermit } from '@/lib/tracking/permits/mutations';
import { linkPermit, makeEvent, makeFeed, makePermit, NOW } from '../support/factories';
import { inPortal, inviteSub, makePerson, newOwner, outcome } from '../support/team';
import { rolledBack } from '../support/test-database';

type UserContext = Context<UserActor>;

/** A contractor of a name, with so many permits. */
async function contractor(db: Database, name: string, permits: number) {
  const ctx = await newOwner(db, { tier: 'team' });
  await db.update(companies).set({ name }).where(eq(companies.id, ctx.actor.companyId));
  const feedId = await makeFeed(db);
  const ids: number[] = [];
  for (let index = 0; index < permits; index += 1) {
    const permitId = await makePermit(db, feedId, {
      changedAt: new Date(NOW.getTime() - Math.floor(index / 3) * 1_000),
      valuationCents: 5_000_000,
    });
    await linkPermit(db, ctx.actor.companyId, permitId);
    ids.push(permitId);
  }
  return { ctx, ids };
}

/** Somebody at work for a contractor as a subcontractor. */
async function worksFor(db: Database, ctx: UserContext, userId: string): Promise<string> {
  const { subcontractorId } = await inviteSub(ctx, `${userId}@example.com`);
  await db
    .update(subcontractors)
    .set({ userId, acceptedAt: NOW })
    .where(eq(subcontractors.id, subcontractorId));
  return subcontractorId;
}

test('the portal shows what was assigned to this user, and nothing else of anybody', () =>
  rolledBack(async (db) => {
    const x = await contractor(db, 'X Builders', 3);
    const y = await contractor(db, 'Y Builders', 1);
    const [ana, ben] = [await makePerson(db), await makePerson(db)];
    const anaAtX = await worksFor(db, x.ctx, ana);
    const benAtX = await worksFor(db, x.ctx, ben);
    const anaAtY = await worksFor(db, y.ctx, ana);
    const [one = 0, two = 0, three = 0] = x.ids;
    const [foreign = 0] = y.ids;
    await assignPermit(x.ctx, { permitId: one, subcontractorId: anaAtX });
    await assignPermit(x.ctx, { permitId: two, subcontractorId: benAtX });
    await assignPermit(y.ctx, { permitId: foreign, subcontractorId: anaAtY });

    const seenBy = async (userId: string) =>
      (await listPortalPermits(inPortal(db, userId), {})).items
        .map(({ id, parentCompanyName }) => [id, parentCompanyName])
        .sort();
    expect(await seenBy(ana)).toEqual(
      [
        [one, 'X Builders'],
        [foreign, 'Y Builders'],
      ].sort(),
    );
    expect(await seenBy(ben)).toEqual([[two, 'X Builders']]);
    for (const permitId of [two, three])
      expect(await outcome(getPortalPermit(inPortal(db, ana), permitId))).toBe('not_found');
    for (const permitId of [one, three, foreign])
      expect(await outcome(getPortalPermit(inPortal(db, ben), permitId))).toBe('not_found');
    expect(await listPortalContractors(inPortal(db, ana))).toMatchObject([
      { companyName: 'X Builders', role: 'Electrician', permits: 1 },
      { companyName: 'Y Builders', role: 'Electrician', permits: 1 },
    ]);
    expect(await listPortalContractors(inPortal(db, ben))).toMatchObject([{ permits: 1 }]);
    expect(await seenBy(await makePerson(db))).toEqual([]);
  }));

test('what a contractor takes away is gone from the portal at once', () =>
  rolledBack(async (db) => {
    const { ctx, ids } = await contractor(db, 'X Builders', 2);
    const [permitId = 0, other = 0] = ids;
    const ana = inPortal(db, await makePerson(db));
    const subcontractorId = await worksFor(db, ctx, ana.actor.userId);
    await assignPermit(ctx, { permitId, subcontractorId });
    await assignPermit(ctx, { permitId: other, subcontractorId });
    const seen = async () => (await listPortalPermits(ana, {})).items.map(({ id }) => id).sort();

    await removePermit(ctx, { permitId });
    expect(await seen()).toEqual([other]);
    expect(await outcome(getPortalPermit(ana, permitId))).toBe('not_found');
    expect(await listPortalContractors(ana)).toMatchObject([{ permits: 1 }]);
    await restorePermit(ctx, { permitId });
    expect(await seen()).toEqual([permitId, other].sort());
    await unassignPermit(ctx, { permitId, subcontractorId });
    expect(await seen()).toEqual([other]);
    await removeSubcontractor(ctx, { subcontractorId });
    expect(await seen()).toEqual([]);
    expect(await outcome(getPortalPermit(ana, other))).toBe('not_found');
    expect(await listPortalContractors(ana)).toEqual([]);
  }));

test('a permit two contractors gave is one line that names both', () =>
  rolledBack(async (db) => {
    const x = await contractor(db, 'X Builders', 1);
    const y = await contractor(db, 'Y Builders', 0);
    const [permitId = 0] = x.ids;
    await linkPermit(db, y.ctx.actor.companyId, permitId);
    const ana = inPortal(db, await makePerson(db));
    for (const { ctx } of [x, y])
      await assignPermit(ctx, { permitId, subcontractorId: await worksFor(db, ctx, ana.actor.userId) });
    expect((await listPortalPermits(ana, {})).items).toMatchObject([
      { id: permitId, parentCompanyName: 'X Builders, Y Builders' },
    ]);
    await removePermit(y.ctx, { permitId });
    expect((await getPortalPermit(ana, permitId)).parentCompanyName).toBe('X Builders');
  }));

test('pages follow one another without a gap or a repetition, whatever changed at the same instant', () =>
  rolledBack(async (db) => {
    const { ctx, ids } = await contractor(db, 'X Builders', 60);
    const ana = inPortal(db, await makePerson(db));
    const subcontractorId = await worksFor(db, ctx, ana.actor.userId);
    for (const permitId of ids) await assignPermit(ctx, { permitId, subcontractorId });
    const read: number[] = [];
    let after: string | null = null;
    do {
      const page: { items: { id: number }[]; next: string | null } = await listPortalPermits(ana, { after });
      read.push(...page.items.map(({ id }) => id));
      after = page.next;
    } while (after !== null && read.length <= ids.length);
    expect(read).toHaveLength(ids.length);
    expect([...read].sort((a, b) => a - b)).toEqual(ids);
  }));

test('a search reads what was typed as it stands', () =>
  rolledBack(async (db) => {
    const { ctx } = await contractor(db, 'X Builders', 0);
    const ana = inPortal(db, await makePerson(db));
    const subcontractorId = await worksFor(db, ctx, ana.actor.userId);
    const feedId = await makeFeed(db);
    for (const address of ['12 Elm St', '100% Oak Ave']) {
      const permitId = await makePermit(db, feedId, { address });
      await linkPermit(db, ctx.actor.companyId, permitId);
      await assignPermit(ctx, { permitId, subcontractorId });
    }
    const found = async (q: string) =>
      (await listPortalPermits(ana, { q })).items.map(({ address }) => address);
    expect(await found('elm')).toEqual(['12 Elm St']);
    expect(await found('0%')).toEqual(['100% Oak Ave']);
    expect(await found("' or true --")).toEqual([]);
  }));

test('no money and no key of the city leaves by the portal, not even in what changed', () =>
  rolledBack(async (db) => {
    const { ctx, ids } = await contractor(db, 'X Builders', 1);
    const [permitId = 0] = ids;
    const ana = inPortal(db, await makePerson(db));
    await assignPermit(ctx, { permitId, subcontractorId: await worksFor(db, ctx, ana.actor.userId) });
    await makeEvent(db, permitId, { kind: 'details_changed', changes: { valuationCents: [1, 777_777] } });
    const told = await makeEvent(db, permitId, {
      kind: 'details_changed',
      changes: { feeCents: [2, 888_888], address: ['1 Oak', '2 Oak'] },
    });
    const moved = await makeEvent(db, permitId);
    const permit = await getPortalPermit(ana, permitId);
    expect(permit.events.map(({ id, changes }) => [id, changes])).toEqual([
      [moved, {}],
      [told, { address: ['1 Oak', '2 Oak'] }],
    ]);
    const written = JSON.stringify(permit);
    for (const secret of [
      '777777',
      '888888',
      '5000000',
      'valuation',
      'fee"',
      'feeCents',
      'sourceKey',
      'hash',
    ])
      expect(written).not.toContain(secret);
  }));
