import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { memberships, permitAssignments, sessions } from '@/db/schema';
import { assignPermit, listAssignments, unassignPermit } from '@/lib/company/team/assignments';
import { changeMemberRole, removeMember } from '@/lib/company/team/mutations';
import { getSeats, listMembers } from '@/lib/company/team/queries';
import type { Context, MemberRole, UserActor } from '@/lib/context';
import { findAccount } from '@/lib/identity/accounts/queries';
import { beginSession } from '@/lib/identity/sessions/mutations';
import { removePermit } from '@/lib/tracking/permits/mutations';
import { linkPermit, makeFeed, makePermit, NOW } from '../support/factories';
import { inviteSub, listAudit, newMember, newOwner, outcome, stranger } from '../support/team';
import { rolledBack } from '../support/test-database';

type UserContext = Context<UserActor>;

async function findRole(db: Database, { actor }: UserContext): Promise<MemberRole | null> {
  const [row] = await db
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.companyId, actor.companyId), eq(memberships.userId, actor.userId)));
  return row?.role ?? null;
}

async function ownPermit(db: Database, ctx: UserContext): Promise<number> {
  const permitId = await makePermit(db, await makeFeed(db));
  await linkPermit(db, ctx.actor.companyId, permitId);
  return permitId;
}

test('the team is listed with who is who, and nobody of another company', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db, { tier: 'team' });
    const member = await newMember(db, owner.actor.companyId, 'member');
    await newMember(db, (await newOwner(db)).actor.companyId, 'viewer');
    await beginSession(stranger(db), { userId: member.actor.userId, kind: 'web', method: 'password' });
    await assignPermit(owner, { permitId: await ownPermit(db, owner), userId: member.actor.userId });
    const members = await listMembers(member);
    const seen = members.map(({ userId, role, isYou, lastSeenAt, assignedPermits }) => ({
      userId,
      role,
      isYou,
      lastSeenAt,
      assignedPermits,
    }));
    expect(seen).toHaveLength(2);
    expect(seen).toContainEqual({
      userId: owner.actor.userId,
      role: 'owner',
      isYou: false,
      lastSeenAt: null,
      assignedPermits: 0,
    });
    expect(seen).toContainEqual({
      userId: member.actor.userId,
      role: 'member',
      isYou: true,
      lastSeenAt: NOW,
      assignedPermits: 1,
    });
    expect(await getSeats(owner)).toEqual({ used: 2, invited: 0, limit: 5 });
  }));

test('when a member was last here says nothing of their work in another company', () =>
  rolledBack(async (db) => {
    const mine = await newOwner(db);
    const theirs = await newOwner(db);
    const both = await newMember(db, mine.actor.companyId, 'member');
    const { userId } = both.actor;
    await db
      .insert(memberships)
      .values({ companyId: theirs.actor.companyId, userId, role: 'member', createdAt: NOW });
    const { companyId } = theirs.actor;
    await beginSession(stranger(db), { userId, kind: 'web', method: 'password', companyId });
    const lastSeenBy = async (ctx: UserContext) =>
      (await listMembers(ctx)).find((member) => member.userId === userId)?.lastSeenAt;
    expect(await lastSeenBy(mine)).toBeNull();
    expect(await lastSeenBy(theirs)).toEqual(NOW);
  }));

test.each<[by: MemberRole, whom: MemberRole, to: 'manager' | 'member' | 'viewer', answer: string]>([
  ['owner', 'manager', 'viewer', 'done'],
  ['owner', 'viewer', 'manager', 'done'],
  ['manager', 'member', 'viewer', 'done'],
  ['manager', 'member', 'manager', 'forbidden'],
  ['manager', 'manager', 'viewer', 'forbidden'],
  ['manager', 'owner', 'viewer', 'forbidden'],
  ['member', 'viewer', 'member', 'forbidden'],
  ['viewer', 'member', 'viewer', 'forbidden'],
])('a %s makes a %s a %s: %s', (by, whom, to, answer) =>
  rolledBack(async (db) => {
    const owner = await newOwner(db);
    const { companyId } = owner.actor;
    const actor = by === 'owner' ? owner : await newMember(db, companyId, by);
    const target = whom === 'owner' ? owner : await newMember(db, companyId, whom);
    const { userId } = target.actor;
    expect(await outcome(changeMemberRole(actor, { userId, role: to }))).toBe(answer);
    expect(await findRole(db, target)).toBe(answer === 'done' ? to : whom);
    expect(await listAudit(db, userId)).toEqual(answer === 'done' ? ['member.role_changed'] : []);
  }),
);

test('nobody changes or removes themselves', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db);
    const manager = await newMember(db, owner.actor.companyId, 'manager');
    for (const ctx of [owner, manager]) {
      const { userId } = ctx.actor;
      expect(await outcome(changeMemberRole(ctx, { userId, role: 'viewer' }))).toBe('forbidden');
      expect(await outcome(removeMember(ctx, { userId }))).toBe('forbidden');
    }
    expect([await findRole(db, owner), await findRole(db, manager)]).toEqual(['owner', 'manager']);
  }));

test('somebody demoted while their request was under way manages nobody', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db);
    const manager = await newMember(db, owner.actor.companyId, 'manager');
    const member = await newMember(db, owner.actor.companyId, 'member');
    await changeMemberRole(owner, { userId: manager.actor.userId, role: 'viewer' });
    expect(await outcome(removeMember(manager, { userId: member.actor.userId }))).toBe('forbidden');
    expect(await findRole(db, member)).toBe('member');
  }));

test('the people of another company cannot be found, let alone touched', () =>
  rolledBack(async (db) => {
    const mine = await newOwner(db);
    const theirs = await newMember(db, (await newOwner(db)).actor.companyId, 'member');
    const { userId } = theirs.actor;
    const permitId = await ownPermit(db, mine);
    expect(await outcome(changeMemberRole(mine, { userId, role: 'viewer' }))).toBe('not_found');
    expect(await outcome(removeMember(mine, { userId }))).toBe('not_found');
    expect(await outcome(assignPermit(mine, { permitId, userId }))).toBe('not_found');
    expect(await outcome(unassignPermit(mine, { permitId, userId }))).toBe('not_found');
    expect(await findRole(db, theirs)).toBe('member');
    expect(await db.select().from(permitAssignments)).toEqual([]);
  }));

test.each(['member', 'viewer'] as const)('a %s reads the team and changes nothing', (role) =>
  rolledBack(async (db) => {
    const owner = await newOwner(db);
    const ctx = await newMember(db, owner.actor.companyId, role);
    const other = await newMember(db, owner.actor.companyId, 'viewer');
    const { userId } = other.actor;
    const permitId = await ownPermit(db, owner);
    expect(await listMembers(ctx)).toHaveLength(3);
    expect(await outcome(removeMember(ctx, { userId }))).toBe('forbidden');
    expect(await outcome(assignPermit(ctx, { permitId, userId }))).toBe('forbidden');
    expect(await outcome(unassignPermit(ctx, { permitId, userId }))).toBe('forbidden');
  }),
);

test('the solo plan has no team', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db, { tier: 'solo' });
    const { userId } = owner.actor;
    const refused = [
      listMembers(owner),
      getSeats(owner),
      listAssignments(owner, { permitIds: [1] }),
      changeMemberRole(owner, { userId, role: 'viewer' }),
      removeMember(owner, { userId }),
      assignPermit(owner, { permitId: 1, userId }),
    ];
    for (const call of refused) expect(await outcome(call)).toBe('plan_required');
  }));

test('who is removed is signed out of this company, of no other, and their work is nobody’s', () =>
  rolledBack(async (db) => {
    const mine = await newOwner(db);
    const theirs = await newOwner(db);
    const { userId } = (await newMember(db, mine.actor.companyId, 'member')).actor;
    await db.insert(memberships).values({
      companyId: theirs.actor.companyId,
      userId,
      role: 'viewer',
      createdAt: new Date(NOW.getTime() + 1_000),
    });
    const begin = (kind: 'web' | 'api', companyId?: string) =>
      beginSession(stranger(db), { userId, kind, method: 'password', ...(companyId ? { companyId } : {}) });
    const here = await begin('web', mine.actor.companyId);
    const first = await begin('api');
    const there = await begin('web', theirs.actor.companyId);
    await assignPermit(mine, { permitId: await ownPermit(db, mine), userId });

    await removeMember(mine, { userId });

    const ended = async (id: string) =>
      (await db.select().from(sessions).where(eq(sessions.id, id)))[0]?.revocation;
    expect(await ended(here.sessionId)).toBe('access_removed');
    expect(await ended(first.sessionId)).toBe('access_removed');
    expect(await ended(there.sessionId)).toBeNull();
    expect(await findAccount(stranger(db), { sessionId: here.sessionId, kind: 'web' })).toBeNull();
    expect(await findAccount(stranger(db), { sessionId: first.sessionId, kind: 'api' })).toBeNull();
    const account = await findAccount(stranger(db), { sessionId: there.sessionId, kind: 'web' });
    expect(account?.company?.id).toBe(theirs.actor.companyId);
    expect(await db.select().from(permitAssignments).where(eq(permitAssignments.userId, userId))).toEqual([]);
    expect(await listAudit(db, userId)).toContain('member.removed');
  }));

test('who belongs nowhere any more signs in and finds no company', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db);
    const { userId } = (await newMember(db, owner.actor.companyId, 'member')).actor;
    await removeMember(owner, { userId });
    const { sessionId } = await beginSession(stranger(db), { userId, kind: 'web', method: 'password' });
    const account = await findAccount(stranger(db), { sessionId, kind: 'web' });
    expect(account).toMatchObject({ user: { id: userId }, company: null, hasPortal: false });
  }));

test('a permit is assigned once however often it is asked, and only one of the company’s', () =>
  rolledBack(async (db) => {
    const mine = await newOwner(db);
    const theirs = await newOwner(db);
    const { userId } = (await newMember(db, mine.actor.companyId, 'member')).actor;
    const { subcontractorId } = await inviteSub(mine, 'sam@pike.example');
    const [permitId, foreign] = [await ownPermit(db, mine), await ownPermit(db, theirs)];

    for (const person of [{ userId }, { userId }, { subcontractorId }, { subcontractorId }])
      await assignPermit(mine, { permitId, ...person });
    expect(await outcome(assignPermit(mine, { permitId: foreign, userId }))).toBe('not_found');
    expect(await outcome(assignPermit(theirs, { permitId: foreign, subcontractorId }))).toBe('not_found');
    expect(await listAssignments(mine, { permitIds: [permitId, foreign] })).toEqual([
      { permitId, userId, subcontractorId: null, name: 'Rosa Diaz' },
      { permitId, userId: null, subcontractorId, name: 'Pike Electric' },
    ]);
    expect(await listAssignments(theirs, { permitIds: [permitId] })).toEqual([]);
    expect(await listAudit(db, userId)).toEqual(['permit.assigned']);

    await unassignPermit(mine, { permitId, userId });
    await unassignPermit(mine, { permitId, userId });
    expect(await outcome(unassignPermit(mine, { permitId: foreign, userId }))).toBe('not_found');
    expect(await listAudit(db, userId)).toEqual(['permit.assigned', 'permit.unassigned']);

    await removePermit(mine, { permitId });
    expect(await listAssignments(mine, { permitIds: [permitId] })).toEqual([]);
    expect(await outcome(assignPermit(mine, { permitId, userId }))).toBe('not_found');
  }));
