import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '@/db/schema';
import { listInvitations } from '@/lib/company/invitations/queries';
import { listPortalPermits } from '@/lib/company/subcontractors/portal';
import { listSubcontractors } from '@/lib/company/subcontractors/queries';
import { listMembers } from '@/lib/company/team/queries';
import { assignDemoPermits, DEMO_SUBCONTRACTOR, seedTeam } from '@/scripts/demo/team';
import { jobContext, linkPermit, makeCompany, makeFeed, makePermit } from '../support/factories';
import { atWork, inPortal } from '../support/team';
import { rolledBack } from '../support/test-database';

const PASSWORD = 'Demo-Password-2026';

test('the demo contractor has a team, invitations and a subcontractor with work, however often it is seeded', () =>
  rolledBack(async (db) => {
    const { companyId, userId: ownerId } = await makeCompany(db);
    const feedId = await makeFeed(db);
    const wired = await makePermit(db, feedId, {
      permitType: 'Electrical Permit',
      appliedDate: '2026-01-05',
    });
    for (const id of [wired, await makePermit(db, feedId), await makePermit(db, feedId)])
      await linkPermit(db, companyId, id);
    const input = { companyId, ownerId, password: PASSWORD, siteUrl: 'http://localhost:3000' };
    await seedTeam(jobContext(db), input);
    await seedTeam(jobContext(db), input);

    const ctx = await atWork(db, { companyId, userId: ownerId });
    expect((await listMembers(ctx)).map(({ role }) => role).sort()).toEqual(['manager', 'owner', 'viewer']);
    expect(await listInvitations(ctx, 'team_member')).toHaveLength(1);
    const subcontractors = await listSubcontractors(ctx);
    expect(subcontractors.map(({ state }) => state).sort()).toEqual(['active', 'invited']);

    const [user] = await db.select().from(users).where(eq(users.email, DEMO_SUBCONTRACTOR.email));
    const { items } = await listPortalPermits(inPortal(db, user?.id ?? ''), {});
    expect(items.map(({ id }) => id)).toContain(wired);
    expect(items).toHaveLength(2);
  }));

test('without permits yet, the subcontractor gets theirs once there are some', () =>
  rolledBack(async (db) => {
    const { companyId, userId: ownerId } = await makeCompany(db);
    await seedTeam(jobContext(db), { companyId, ownerId, password: PASSWORD, siteUrl: 'http://localhost' });
    const ctx = await atWork(db, { companyId, userId: ownerId });
    const assigned = async () =>
      (await listSubcontractors(ctx)).reduce((sum, { assignedPermits }) => sum + assignedPermits, 0);
    expect(await assigned()).toBe(0);
    await linkPermit(db, companyId, await makePermit(db, await makeFeed(db)));
    await assignDemoPermits(jobContext(db), companyId);
    expect(await assigned()).toBe(1);
  }));
