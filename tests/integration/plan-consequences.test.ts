import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '@/db/client';
import {
  auditLog,
  companyCities,
  invitations,
  memberships,
  notificationSettings,
  recipients,
  sessions,
  subscriptions,
} from '@/db/schema';
import { setUpPassword } from '@/lib/company/invitations/accept';
import { inviteMember } from '@/lib/company/invitations/mutations';
import { addRecipient } from '@/lib/company/notifications/mutations';
import { listPortalContractors } from '@/lib/company/subcontractors/portal';
import { changeMemberRole, removeMember } from '@/lib/company/team/mutations';
import { getSeats, listMembers } from '@/lib/company/team/queries';
import type { CompanyId, Context, UserActor } from '@/lib/context';
import { findAccount, listOwnCompanies } from '@/lib/identity/accounts/queries';
import { countSeats } from '@/lib/identity/accounts/seats';
import { beginSession } from '@/lib/identity/sessions/mutations';
import { switchCompany } from '@/lib/identity/sessions/switch-company';
import { PLANS } from '@/lib/providers/billing/plans';
import type { Tier } from '@/lib/providers/billing/types';
import { applyPlanLimits, planLoss } from '@/lib/sales/subscriptions/plan-consequences';
import { NOW } from '../support/factories';
import { MAIL, PASSWORD, signedIn } from '../support/own-account';
import {
  atWork,
  inPortal,
  inviteSub,
  listAudit,
  makePerson,
  newMember,
  newOwner,
  outcome,
  stranger,
  tokenFor,
} from '../support/team';
import { type FreshDatabase, freshDatabase, rolledBack } from '../support/test-database';

type UserContext = Context<UserActor>;

const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

/** What the provider's answer does: the plan is written, and what follows with it. */
function become(ctx: UserContext, tier: Tier | null): Promise<void> {
  const { companyId } = ctx.actor;
  return ctx.db.transaction(async (tx) => {
    await tx
      .update(subscriptions)
      .set(tier ? { tier, state: 'active', priceCents: PLANS[tier].priceCents } : { state: 'unpaid' })
      .where(eq(subscriptions.companyId, companyId));
    await applyPlanLimits({ ...ctx, db: tx }, { companyId, tier });
  });
}

/** Members in the order they joined, the owner first. */
async function staff(db: Database, owner: UserContext, size: number): Promise<UserContext[]> {
  const { companyId } = owner.actor;
  const joined: UserContext[] = [];
  for (let index = 0; index < size; index++) {
    const member = await newMember(db, companyId, index === 0 ? 'manager' : 'member');
    await db
      .update(memberships)
      .set({ createdAt: later(-1_000 + index) })
      .where(eq(memberships.userId, member.actor.userId));
    joined.push(member);
  }
  return joined;
}

async function paused(db: Database, companyId: CompanyId): Promise<string[]> {
  const rows = await db.select().from(memberships).where(eq(memberships.companyId, companyId));
  return rows.filter(({ pausedAt }) => pausedAt !== null).map(({ userId }) => userId);
}

const getUserIds = (people: UserContext[]) => people.map(({ actor }) => actor.userId).sort();

function invite(ctx: UserContext, email: string, now = NOW) {
  return inviteMember(
    { ...ctx, now },
    { email, name: email.split('@')[0] ?? '', role: 'member', locale: 'en', mail: MAIL },
  );
}

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Person ${index}`, email: `p${index}@example.com` }));

test('a smaller plan keeps the first of everything, and what it will do is said beforehand by name', () =>
  rolledBack(async (db) => {
    const cities = ['austin-tx', 'boston-ma', 'chicago-il', 'dallas-tx'];
    const owner = await newOwner(db, { recipients: people(7), methods: ['email', 'sms'], cities });
    const { companyId } = owner.actor;
    for (const [index, city] of cities.entries())
      await db
        .update(companyCities)
        .set({ createdAt: later(-index) })
        .where(and(eq(companyCities.companyId, companyId), eq(companyCities.city, city)));
    await inviteSub(owner, 'sam@pike.example');

    const team = await planLoss(owner, { tier: 'team' });
    expect(team).toMatchObject({ recipients: ['Person 5', 'Person 6'], recipientsKept: 5, sms: false });
    // Who was added first stays: the last of the list here.
    expect(team.cities).toEqual([{ city: 'austin-tx', name: { en: 'Austin, TX', es: 'Austin, TX' } }]);
    expect(team).toMatchObject({
      subcontractors: 0,
      pages: [
        '/dashboard/bulk-operations',
        '/dashboard/workflows',
        '/dashboard/compliance',
        '/dashboard/branding',
        '/dashboard/prospect-monitoring',
      ],
    });

    const solo = await planLoss(owner, { tier: 'solo' });
    expect(solo.recipients).toHaveLength(6);
    expect(solo).toMatchObject({ sms: true, subcontractors: 1 });
    expect(solo.cities.map(({ city }) => city)).toEqual(['chicago-il', 'boston-ma', 'austin-tx']);
    expect(solo.pages).toEqual(expect.arrayContaining(['/dashboard/team', '/dashboard/subcontractors']));
    expect(await db.select().from(recipients)).toHaveLength(7);

    await become(owner, 'solo');
    expect((await db.select().from(recipients)).map(({ name }) => name)).toEqual(['Person 0']);
    expect((await db.select().from(companyCities)).map(({ city }) => city)).toEqual(['dallas-tx']);
    expect(await db.select().from(notificationSettings)).toMatchObject([{ methods: ['email'] }]);
    const after = await planLoss(await atWork(db, owner.actor), { tier: 'solo' });
    expect(after).toMatchObject({ recipients: [], cities: [], sms: false, pages: [] });
  }));

test('done twice, it is done once; a larger plan takes nothing', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db, { recipients: people(3) });
    await become(owner, 'solo');
    await become(owner, 'solo');
    await become(owner, 'enterprise');
    const entries = await db.select().from(auditLog).where(eq(auditLog.action, 'plan.limits_applied'));
    expect(entries.map(({ details, companyId }) => ({ companyId, details }))).toEqual([
      {
        companyId: owner.actor.companyId,
        details: {
          tier: 'solo',
          recipients: 2,
          cities: 0,
          sms: false,
          paused: 0,
          resumed: 0,
          invitations: 0,
        },
      },
    ]);
    expect(await db.select().from(recipients)).toHaveLength(1);
  }));

test('who was told by texts alone is told by e-mail from then on', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db, { methods: ['sms'] });
    await become(owner, 'solo');
    expect(await db.select().from(notificationSettings)).toMatchObject([{ methods: ['email'] }]);
  }));

test('without a plan that is open nothing is removed and nobody is paused', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db, { recipients: people(4), methods: ['email', 'sms'] });
    await staff(db, owner, 3);
    await become(owner, null);
    expect(await db.select().from(recipients)).toHaveLength(4);
    expect(await paused(db, owner.actor.companyId)).toEqual([]);
    expect(await db.select().from(notificationSettings)).toMatchObject([{ methods: ['email', 'sms'] }]);
  }));

test('the owner and who joined first keep their seats; the others wait and come back with a larger plan', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db);
    const { companyId } = owner.actor;
    const others = await staff(db, owner, 7);
    const loss = await planLoss(owner, { tier: 'team' });
    expect(loss.paused).toHaveLength(3);
    expect(loss.resumed).toEqual([]);

    await become(owner, 'team');
    expect((await paused(db, companyId)).sort()).toEqual(getUserIds(others.slice(4)));
    expect(await getSeats(owner)).toEqual({ used: 5, invited: 0, limit: 5 });
    const listed = await listMembers(owner);
    expect(listed).toHaveLength(8);
    expect(listed.filter(({ pausedAt }) => pausedAt?.getTime() === NOW.getTime())).toHaveLength(3);
    const last = others.at(-1)?.actor.userId ?? '';
    expect(await listAudit(db, last)).toEqual(['member.paused']);

    await become(owner, 'solo');
    expect(await paused(db, companyId)).toHaveLength(7);
    expect((await planLoss(owner, { tier: 'team' })).resumed).toHaveLength(4);
    await become(owner, 'professional');
    expect(await paused(db, companyId)).toEqual([]);
    expect(await listAudit(db, last)).toEqual(['member.paused', 'member.resumed']);
  }));

test('a seat that becomes free goes to who waits longest in the row', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db);
    const others = await staff(db, owner, 6);
    await become(owner, 'team');
    const [first, , , , fifth, sixth] = others;
    if (!first || !fifth || !sixth) throw new Error('too few');
    await removeMember(owner, { userId: first.actor.userId });
    expect(await paused(db, owner.actor.companyId)).toEqual([sixth.actor.userId]);
    await removeMember(owner, { userId: sixth.actor.userId });
    expect(await paused(db, owner.actor.companyId)).toEqual([]);
  }));

test('who is paused is out at the next request, and in another company of theirs stays in', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db);
    const [member] = await staff(db, owner, 1);
    if (!member) throw new Error('nobody');
    const { userId } = member.actor;
    const elsewhere = await newOwner(db);
    await db
      .insert(memberships)
      .values({ companyId: elsewhere.actor.companyId, userId, role: 'viewer', createdAt: NOW });
    const begin = (kind: 'web' | 'api', companyId?: string) =>
      beginSession(stranger(db), { userId, kind, method: 'password', ...(companyId ? { companyId } : {}) });
    const [here, token, there] = [
      await begin('web'),
      await begin('api'),
      await begin('web', elsewhere.actor.companyId),
    ];
    const findCompanyId = async ({ sessionId }: { sessionId: string }, kind: 'web' | 'api' = 'web') =>
      (await findAccount(stranger(db), { sessionId, kind }))?.company?.id;
    expect(await findCompanyId(here)).toBe(owner.actor.companyId);

    await become(owner, 'solo');
    expect([await findCompanyId(here), await findCompanyId(token, 'api')]).toEqual([undefined, undefined]);
    expect(await findCompanyId(there)).toBe(elsewhere.actor.companyId);
    // Signing in again leads where they still belong, and no switch leads back.
    expect(await findCompanyId(await begin('web'))).toBe(elsewhere.actor.companyId);
    expect(await findCompanyId(await begin('web', owner.actor.companyId))).toBe(elsewhere.actor.companyId);
    expect((await listOwnCompanies(stranger(db), { userId })).map(({ id }) => id)).toEqual([
      elsewhere.actor.companyId,
    ]);
    const account = await signedIn(db, userId);
    expect(await outcome(switchCompany(account, { companyId: owner.actor.companyId }))).toBe('not_found');

    await become(owner, 'team');
    expect(await findCompanyId(await begin('web'))).toBe(owner.actor.companyId);
  }));

test('who is paused and belongs nowhere else has no company', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db);
    const [member] = await staff(db, owner, 1);
    await become(owner, 'solo');
    const userId = member?.actor.userId ?? '';
    const { sessionId } = await beginSession(stranger(db), { userId, kind: 'web', method: 'password' });
    expect(await findAccount(stranger(db), { sessionId, kind: 'web' })).toMatchObject({ company: null });
  }));

test('a manager paused while their request was under way manages nobody', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db);
    const [manager, member] = await staff(db, owner, 2);
    if (!manager || !member) throw new Error('too few');
    await become(owner, 'solo');
    const { userId } = member.actor;
    expect(await outcome(changeMemberRole(manager, { userId, role: 'viewer' }))).toBe('forbidden');
    expect(await outcome(removeMember(manager, { userId }))).toBe('forbidden');
    expect(await outcome(changeMemberRole(owner, { userId, role: 'viewer' }))).toBe('done');
  }));

test('invitations keep their seats as long as there are any, the earliest first', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db);
    await staff(db, owner, 2);
    for (const [index, name] of ['one', 'two', 'three', 'four'].entries())
      await invite(owner, `${name}@crew.example`, later(index));
    expect((await planLoss(owner, { tier: 'team' })).invitations).toEqual(['three', 'four']);
    await become(owner, 'team');
    expect(await getSeats(owner)).toEqual({ used: 3, invited: 2, limit: 5 });
    const open = await db.select().from(invitations).where(isNull(invitations.revokedAt));
    expect(open.map(({ email }) => email).sort()).toEqual(['one@crew.example', 'two@crew.example']);
    const token = await tokenFor(db, 'four@crew.example');
    expect(await outcome(setUpPassword(stranger(db), { token, password: PASSWORD }))).toBe('link_invalid');
  }));

test('the portal of a contractor without a plan for it shows nothing, and shows it again later', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db, { tier: 'team' });
    await inviteSub(owner, 'sam@pike.example');
    const token = await tokenFor(db, 'sam@pike.example');
    const { userId } = await setUpPassword(stranger(db), { token, password: PASSWORD });
    const seen = async () => (await listPortalContractors(inPortal(db, userId))).length;
    expect(await seen()).toBe(1);
    await become(owner, 'solo');
    expect(await seen()).toBe(0);
    await become(owner, 'team');
    expect(await seen()).toBe(1);
  }));

test('only the owner asks what a plan would take', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db);
    const manager = await newMember(db, owner.actor.companyId, 'manager');
    expect(await outcome(planLoss(manager, { tier: 'solo' }))).toBe('forbidden');
  }));

test('the company next door keeps everything', () =>
  rolledBack(async (db) => {
    const [mine, theirs] = [
      await newOwner(db, { recipients: people(3), methods: ['sms'] }),
      await newOwner(db, { recipients: people(3), methods: ['sms'], cities: ['austin-tx', 'boston-ma'] }),
    ];
    await staff(db, theirs, 3);
    await become(mine, 'solo');
    const { companyId } = theirs.actor;
    expect(await db.select().from(recipients).where(eq(recipients.companyId, companyId))).toHaveLength(3);
    expect(await db.select().from(companyCities).where(eq(companyCities.companyId, companyId))).toHaveLength(
      2,
    );
    expect(await paused(db, companyId)).toEqual([]);
  }));

// What happens at the same moment needs commits.

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

test('a plan that becomes smaller while invitations are accepted: no more members at work than seats', async () => {
  const { db } = database;
  for (let round = 0; round < 5; round++) {
    const owner = await newOwner(db);
    const { companyId } = owner.actor;
    await staff(db, owner, 2);
    const emails = Array.from({ length: 5 }, (_, index) => `race${round}-${index}@crew.example`);
    const tokens: string[] = [];
    for (const email of emails) {
      await invite(owner, email);
      tokens.push(await tokenFor(db, email));
    }
    const accept = (token: string) => outcome(setUpPassword(stranger(db), { token, password: PASSWORD }));
    const answers = await Promise.all([...tokens.map(accept), outcome(become(owner, 'team'))]);
    expect(answers.at(-1)).toBe('done');
    for (const answer of answers) expect(['done', 'link_invalid', 'plan_limit']).toContain(answer);
    const { used, invited, limit } = await getSeats(await atWork(db, owner.actor));
    expect(limit).toBe(5);
    expect(used + invited).toBeLessThanOrEqual(5);
    const members = await db.select().from(memberships).where(eq(memberships.companyId, companyId));
    // The two who were there first are never the ones who wait.
    expect(members.filter(({ pausedAt }) => pausedAt !== null).every(({ role }) => role === 'member')).toBe(
      true,
    );
    expect(members.length - (await paused(db, companyId)).length).toBe(used);
  }
});

test('a plan that becomes smaller while recipients are added: no more than it has', async () => {
  const { db } = database;
  const owner = await newOwner(db, { recipients: people(3) });
  const add = (index: number) =>
    outcome(addRecipient(owner, { name: `Late ${index}`, email: `late${index}@example.com`, phone: null }));
  await Promise.all([...Array.from({ length: 8 }, (_, index) => add(index)), become(owner, 'team')]);
  const held = await db.select().from(recipients).where(eq(recipients.companyId, owner.actor.companyId));
  expect(held.length).toBeLessThanOrEqual(PLANS.team.recipients);
});

test('a plan that changes and changes back at once leaves one or the other whole', async () => {
  const { db } = database;
  const owner = await newOwner(db);
  await staff(db, owner, 3);
  await Promise.all([become(owner, 'solo'), become(owner, 'professional'), become(owner, 'team')]);
  // Whichever came last: the smallest has no page that would show them.
  const { used, limit } = await countSeats(owner, owner.actor.companyId);
  expect(used).toBe(Math.min(limit, 4));
});

test('a session that begins while its user is paused opens nothing', async () => {
  const { db } = database;
  const owner = await newOwner(db);
  const userId = await makePerson(db);
  const { companyId } = owner.actor;
  await db.insert(memberships).values({ companyId, userId, role: 'member', createdAt: later(1) });
  const [{ sessionId }] = await Promise.all([
    beginSession(stranger(db), { userId, kind: 'web', method: 'password' }),
    become(owner, 'solo'),
  ]);
  const account = await findAccount(stranger(db), { sessionId, kind: 'web' });
  expect(account?.company ?? null).toBeNull();
  const open = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
  expect(open.length).toBeLessThanOrEqual(1);
});
