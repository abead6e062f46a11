import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '@/db/client';
import { companyNames, subscriptions } from '@/db/schema';
import { addCity, changeCompany } from '@/lib/company/profile/mutations';
import type { Context, UserActor } from '@/lib/context';
import { confirmName } from '@/lib/tracking/matching/decisions';
import { findAddablePermits } from '@/lib/tracking/permits/addable';
import { addPermit } from '@/lib/tracking/permits/mutations';
import { getPermit, listPermits } from '@/lib/tracking/permits/queries';
import { permitFiltersSchema } from '@/lib/tracking/permits/schema';
import { searchAddressSchema } from '@/lib/tracking/permits/search/input';
import { searchPermits } from '@/lib/tracking/permits/search/search';
import { linkPermit, makeCompany, makeFeed, makePermit } from '../support/factories';
import { atWork } from '../support/team';
import { rolledBack } from '../support/test-database';

/** An owner whose company was registered by the API: nobody has subscribed to anything. */
async function ownerWithoutPlan(db: Database): Promise<Context<UserActor>> {
  const company = await makeCompany(db);
  await db.delete(subscriptions).where(eq(subscriptions.companyId, company.companyId));
  return atWork(db, company);
}

it('a company without a plan reads what is its own', async () => {
  await rolledBack(async (db) => {
    const owner = await ownerWithoutPlan(db);
    const own = await makePermit(db, await makeFeed(db));
    await linkPermit(db, owner.actor.companyId, own);
    expect((await listPermits(owner, permitFiltersSchema.parse({}))).items).toHaveLength(1);
    expect((await getPermit(owner, own)).id).toBe(own);
    await changeCompany(owner, { phone: '512-555-0101' });
  });
});

it('a company without a plan searches nothing, watches nothing more and takes no further city', async () => {
  await rolledBack(async (db) => {
    const owner = await ownerWithoutPlan(db);
    const permitId = await makePermit(db, await makeFeed(db));
    const norm = 'test builders';
    await db
      .insert(companyNames)
      .values({ companyId: owner.actor.companyId, nameNorm: norm, state: 'suggested' });
    const asked = searchAddressSchema.parse({ q: 'oak' });
    const tries = [
      () => searchPermits(owner, { ...asked, buckets: [], cities: [] }),
      () => findAddablePermits(owner, '2026-1'),
      () => addPermit(owner, { permitId, source: 'number' }),
      () => confirmName(owner, { norm }),
      () => addCity(owner, { city: 'boise-id' }),
    ];
    for (const attempt of tries)
      await expect(attempt()).rejects.toMatchObject({ code: 'plan_required', tier: 'solo' });
  });
});
