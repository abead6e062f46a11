import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '@/db/client';
import { companies, companyNames, companyPermits, feeds, permits, subscriptions } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { PLANS } from '@/lib/providers/billing/plans';
import { tellOfPermitsUsed } from '@/lib/sales/subscriptions/permit-notices';
import { confirmName } from '@/lib/tracking/matching/decisions';
import { linkConfirmedNames, linkFeedPermits, linkUnlinked } from '@/lib/tracking/matching/mutations';
import { getPermitYear } from '@/lib/tracking/permits/allowance';
import { addPermit, removePermit, restorePermit } from '@/lib/tracking/permits/mutations';
import { jobContext, makeFeed, makePermit, NOW } from '../support/factories';
import { MAIL } from '../support/own-account';
import { mailsTo, newOwner, outcome } from '../support/team';
import { rolledBack } from '../support/test-database';

type Owner = Context<UserActor>;
const DAY_MS = 86_400_000;
const later = (ctx: Owner, days: number): Owner => ({ ...ctx, now: new Date(NOW.getTime() + days * DAY_MS) });
const REGISTERED = new Date('2025-03-01T12:00:00Z');

async function ownerOn(db: Database, options: Parameters<typeof newOwner>[1]): Promise<Owner> {
  const owner = await newOwner(db, options);
  const mine = eq(companies.id, owner.actor.companyId);
  await db.update(companies).set({ createdAt: REGISTERED }).where(mine);
  await makeFeed(db);
  return owner;
}

const add = (ctx: Owner, permitId: number) => addPermit(ctx, { permitId, source: 'number' });
const used = async (ctx: Owner) => (await getPermitYear(ctx, ctx.actor)).used;
const other = { contractorNorm: null };

async function watched(ctx: Owner): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: companyPermits.permitId })
    .from(companyPermits)
    .where(and(eq(companyPermits.companyId, ctx.actor.companyId), eq(companyPermits.state, 'confirmed')))
    .orderBy(companyPermits.permitId);
  return rows.map(({ id }) => id);
}

describe('permits a year', () => {
  it('run from one anniversary of the registration to the next', async () => {
    await rolledBack(async (db) => {
      const owner = await ownerOn(db, { tier: 'team' });
      expect(await getPermitYear(owner, owner.actor)).toEqual({
        used: 0,
        limit: PLANS.team.permitsPerYear,
        tier: 'team',
        from: new Date('2026-03-01T12:00:00Z'),
        until: new Date('2027-03-01T12:00:00Z'),
      });
    });
  });

  it('count each number once, and none that was over before it was found', async () => {
    await rolledBack(async (db) => {
      const owner = await ownerOn(db, { tier: 'solo' });
      const twice = { ...other, permitNumber: '2026-1 BP' };
      for (const given of [twice, twice, { ...other, statusBucket: 'finaled' as const }])
        await add(owner, await makePermit(db, 'austin-tx', given));
      expect(await used(owner)).toBe(1);
    });
  });

  it('count one that was closed while it was watched, in the year it was watched', async () => {
    await rolledBack(async (db) => {
      const owner = await ownerOn(db, { tier: 'solo' });
      const id = await makePermit(db, 'austin-tx', other);
      await add(owner, id);
      const closedAt = later(owner, 10).now;
      await db
        .update(permits)
        .set({ statusBucket: 'finaled', changedAt: closedAt })
        .where(eq(permits.id, id));
      expect(await used(later(owner, 20))).toBe(1);
      expect(await used(later(owner, 120))).toBe(0);
    });
  });

  it('forgive a mistake of a week, and no exchange after it', async () => {
    await rolledBack(async (db) => {
      const owner = await ownerOn(db, { tier: 'solo' });
      const [mistake, done] = [
        await makePermit(db, 'austin-tx', other),
        await makePermit(db, 'austin-tx', other),
      ];
      await add(owner, mistake);
      await add(owner, done);
      await removePermit(later(owner, 6), { permitId: mistake });
      await removePermit(later(owner, 8), { permitId: done });
      expect(await used(later(owner, 9))).toBe(1);
      // Back again, it is still the one that counts.
      await restorePermit(later(owner, 9), { permitId: done });
      expect(await used(later(owner, 9))).toBe(1);
    });
  });

  it('end with a refusal that names the larger plan; what is watched stays watched', async () => {
    await rolledBack(async (db) => {
      const owner = await ownerOn(db, { tier: 'solo' });
      const ids: number[] = [];
      for (let made = 0; made <= PLANS.solo.permitsPerYear; made += 1)
        ids.push(await makePermit(db, 'austin-tx', other));
      const [extra = 0, ...first] = ids;
      for (const id of first) await add(owner, id);
      await expect(add(owner, extra)).rejects.toMatchObject({ code: 'plan_limit', tier: 'team' });
      // What is watched already, or is over, takes no room.
      await add(owner, first[0] ?? 0);
      await add(owner, await makePermit(db, 'austin-tx', { ...other, statusBucket: 'expired' }));
      expect(await watched(owner)).not.toContain(extra);
      await removePermit(owner, { permitId: first[0] ?? 0 });
      await add(owner, extra);
      expect(await outcome(restorePermit(owner, { permitId: first[0] ?? 0 }))).toBe('plan_limit');
    });
  });

  it('take in permits by name as far as there is room, open and new ones first, and the rest with a larger plan', async () => {
    await rolledBack(async (db) => {
      const owner = await ownerOn(db, { tier: 'solo', names: ['test builders'] });
      const open: number[] = [];
      for (let day = 1; day <= 7; day += 1)
        open.push(await makePermit(db, 'austin-tx', { appliedDate: `2026-10-0${day}` }));
      const over = await makePermit(db, 'austin-tx', { statusBucket: 'finaled' });
      await db.update(feeds).set({ unannouncedPages: 1 });
      const ctx = jobContext(db);
      expect(await linkUnlinked(ctx)).toEqual({ linked: PLANS.solo.permitsPerYear + 1 });
      expect(await watched(owner)).toEqual([...open.slice(2), over]);
      expect(await linkUnlinked(ctx)).toEqual({ linked: 0 });
      expect(await confirmName(owner, { norm: 'test builders' })).toEqual({ linked: 0 });
      const ours = eq(subscriptions.companyId, owner.actor.companyId);
      await db.update(subscriptions).set({ tier: 'team' }).where(ours);
      const names = eq(companyNames.companyId, owner.actor.companyId);
      expect(await linkConfirmedNames(ctx, names)).toEqual({ linked: 2 });
    });
  });

  it('take in what waited once one was taken out, or the next year has begun', async () => {
    await rolledBack(async (db) => {
      const owner = await ownerOn(db, { tier: 'solo', names: ['test builders'] });
      const ids: number[] = [];
      for (let day = 1; day <= 7; day += 1)
        ids.push(await makePermit(db, 'austin-tx', { appliedDate: `2026-10-0${day}` }));
      const over = { statusBucket: 'finaled' as const };
      await db.update(feeds).set({ unannouncedPages: 1 });
      expect(await linkUnlinked(jobContext(db))).toEqual({ linked: PLANS.solo.permitsPerYear });
      expect(await linkUnlinked(jobContext(db, later(owner, 1).now))).toEqual({ linked: 0 });
      await removePermit(later(owner, 2), { permitId: ids[6] ?? 0 });
      expect(await linkUnlinked(jobContext(db, later(owner, 3).now))).toEqual({ linked: 1 });
      expect(await linkUnlinked(jobContext(db, later(owner, 4).now))).toEqual({ linked: 0 });
      await db
        .update(permits)
        .set(over)
        .where(eq(permits.id, ids[5] ?? 0));
      const anniversary = new Date('2027-03-01T13:00:00Z');
      expect(await linkUnlinked(jobContext(db, anniversary))).toEqual({ linked: 1 });
    });
  });

  it('have no room once the plan has ended', async () => {
    await rolledBack(async (db) => {
      const owner = await ownerOn(db, { tier: 'solo', names: ['test builders'] });
      await makePermit(db, 'austin-tx');
      const ours = eq(subscriptions.companyId, owner.actor.companyId);
      await db.update(subscriptions).set({ state: 'canceled' }).where(ours);
      expect(await linkFeedPermits(jobContext(db), { feedId: 'austin-tx' })).toEqual({ linked: 0 });
    });
  });
});

describe('the notice of used permits', () => {
  it('goes to the owner at 80 % and again at the end, once each', async () => {
    await rolledBack(async (db) => {
      const owner = await ownerOn(db, { tier: 'solo' });
      const ctx = jobContext(db);
      const tell = () => tellOfPermitsUsed(ctx, { mail: MAIL });
      for (let made = 0; made < 3; made += 1) await add(owner, await makePermit(db, 'austin-tx', other));
      expect(await tell()).toEqual({ sent: 0, failed: 0 });
      await add(owner, await makePermit(db, 'austin-tx', other));
      expect(await tell()).toEqual({ sent: 1, failed: 0 });
      expect(await tell()).toEqual({ sent: 0, failed: 0 });
      await add(owner, await makePermit(db, 'austin-tx', other));
      expect(await tell()).toEqual({ sent: 1, failed: 0 });
      const subjects = (await mailsTo(db, `${owner.actor.userId}@example.com`)).map(({ subject }) => subject);
      expect(subjects.sort()).toEqual([
        '4 of 5 permits used this year',
        'Your permits of this year are used up',
      ]);
    });
  });
});
