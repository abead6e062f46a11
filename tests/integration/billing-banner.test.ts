import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { subscriptions } from '@/db/schema';
import type { CompanyId } from '@/lib/context';
import { type BillingBanner, findBillingBanner } from '@/lib/sales/subscriptions/banner';
import { NOW } from '../support/factories';
import { atWork, newMember, newOwner } from '../support/team';
import { rolledBack } from '../support/test-database';

type Row = Partial<typeof subscriptions.$inferInsert>;

const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

async function become(db: Database, companyId: CompanyId, given: Row): Promise<void> {
  await db.update(subscriptions).set(given).where(eq(subscriptions.companyId, companyId));
}

test.each<[Row, BillingBanner['kind'] | null]>([
  [{ state: 'active' }, null],
  [{ state: 'trialing', trialEndsAt: inHours(73) }, null],
  [{ state: 'trialing', trialEndsAt: inHours(72) }, 'trial'],
  [{ state: 'trialing', trialEndsAt: inHours(10), endsAt: inHours(10) }, null],
  [{ state: 'past_due' }, 'past_due'],
  [{ state: 'past_due', needsAction: true }, 'confirm'],
  [{ state: 'unpaid' }, 'unpaid'],
  [{ state: 'incomplete' }, 'confirm'],
  [{ state: 'canceled', endedAt: NOW }, 'ended'],
])('the owner with %o is told: %s', (given, kind) =>
  rolledBack(async (db) => {
    const owner = await newOwner(db);
    await become(db, owner.actor.companyId, given);
    expect((await findBillingBanner(owner))?.kind ?? null).toBe(kind);
  }),
);

test('others hear of a plan that is not open, and of no payment', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db);
    const manager = await newMember(db, owner.actor.companyId, 'manager');
    await become(db, owner.actor.companyId, { state: 'past_due' });
    expect(await findBillingBanner(manager)).toBeNull();
    const locked = { ...manager, actor: { ...manager.actor, tier: null } };
    expect(await findBillingBanner(locked)).toEqual({ kind: 'ask_owner' });
  }));

test('a company without a subscription is told so', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db);
    await db.delete(subscriptions).where(eq(subscriptions.companyId, owner.actor.companyId));
    expect(await findBillingBanner(await atWork(db, owner.actor))).toEqual({ kind: 'none' });
  }));
