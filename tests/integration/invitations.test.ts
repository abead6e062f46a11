import { and, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { invitations, memberships, subcontractors, subscriptions, users } from '@/db/schema';
import { acceptAsExisting, acceptSignedIn, setUpPassword } from '@/lib/company/invitations/accept';
import { inviteMember, resendInvitation, revokeInvitation } from '@/lib/company/invitations/mutations';
import { listInvitations, validateInvitation } from '@/lib/company/invitations/queries';
import { invitationPasswordSchema } from '@/lib/company/invitations/schema';
import { INVITATION_MS } from '@/lib/company/invitations/types';
import { removeMember } from '@/lib/company/team/mutations';
import { getSeats, listMembers } from '@/lib/company/team/queries';
import type { Context, UserActor } from '@/lib/context';
import { verifySignIn } from '@/lib/identity/accounts/sign-in';
import { NOW } from '../support/factories';
import { MAIL, PASSWORD, SITE_SECRET, signedIn } from '../support/own-account';
import {
  atWork,
  inviteSub,
  listAudit,
  mailsTo,
  makePerson,
  newMember,
  newOwner,
  outcome,
  stranger,
  tokenFor,
} from '../support/team';
import { type FreshDatabase, freshDatabase, rolledBack } from '../support/test-database';

const EMAIL = 'luz@crew.example';
const after = (ms: number) => new Date(NOW.getTime() + ms);

function invite(
  ctx: Context<UserActor>,
  email = EMAIL,
  given: { role?: 'manager' | 'member' | 'viewer'; locale?: 'en' | 'es' } = {},
) {
  return inviteMember(ctx, {
    email,
    name: 'Luz María Ortega',
    role: given.role ?? 'member',
    locale: given.locale ?? 'en',
    mail: MAIL,
  });
}

const at = <C extends Context>(ctx: C, now: Date): C => ({ ...ctx, now });

test('somebody new sets a password, is in, and signs in with it', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db, { tier: 'team' });
    const { invitationId } = await invite(owner, EMAIL, { role: 'viewer', locale: 'es' });
    const token = await tokenFor(db, EMAIL);
    expect(await validateInvitation(stranger(db), { token })).toEqual({
      kind: 'team_member',
      userExists: false,
      companyName: 'Test Builders LLC',
      name: 'Luz María Ortega',
      parentCompanyName: null,
      invitedCompanyName: null,
      subcontractorRole: null,
      email: EMAIL,
      locale: 'es',
    });
    const { companyId } = owner.actor;
    const accepted = await setUpPassword(stranger(db), { token, password: PASSWORD });
    expect(accepted).toEqual({ userId: accepted.userId, companyId, kind: 'team_member' });
    const [user] = await db.select().from(users).where(eq(users.email, EMAIL));
    expect(user).toMatchObject({
      id: accepted.userId,
      firstName: 'Luz',
      lastName: 'María Ortega',
      locale: 'es',
      emailVerifiedAt: NOW,
    });
    expect((await listMembers(owner)).map(({ email, role }) => [email, role])).toContainEqual([
      EMAIL,
      'viewer',
    ]);
    expect(await listInvitations(owner, 'team_member')).toEqual([]);
    const signIn = { email: EMAIL, password: PASSWORD, secret: SITE_SECRET };
    expect(await verifySignIn(stranger(db), signIn)).toMatchObject({ userId: accepted.userId });
    expect(await listAudit(db, invitationId)).toEqual(['invitation.sent', 'invitation.accepted']);
    expect(await listAudit(db, accepted.userId)).toContain('account.registered');
  }));

test('a new subcontractor comes into the portal and into no company', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db, { tier: 'team' });
    const { subcontractorId } = await inviteSub(owner, EMAIL);
    const token = await tokenFor(db, EMAIL);
    expect(await validateInvitation(stranger(db), { token })).toMatchObject({
      kind: 'subcontractor',
      userExists: false,
      companyName: 'Pike Electric',
      parentCompanyName: 'Test Builders LLC',
      invitedCompanyName: 'Pike Electric',
      subcontractorRole: 'Electrician',
      name: 'Sam Pike',
    });
    const { userId, companyId } = await setUpPassword(stranger(db), { token, password: PASSWORD });
    expect(companyId).toBeNull();
    expect(await db.select().from(memberships).where(eq(memberships.userId, userId))).toEqual([]);
    const [row] = await db.select().from(subcontractors).where(eq(subcontractors.id, subcontractorId));
    expect(row).toMatchObject({ userId, acceptedAt: NOW });
  }));

test('the link of a token is its holder’s alone: the table has nothing that opens it', () =>
  rolledBack(async (db) => {
    await invite(await newOwner(db));
    const token = await tokenFor(db, EMAIL);
    const [row] = await db.select().from(invitations);
    expect(JSON.stringify(row)).not.toContain(token);
    const { tokenHash = '' } = row ?? {};
    expect(await outcome(validateInvitation(stranger(db), { token: tokenHash }))).toBe('link_invalid');
  }));

test('a link that was used, taken back, replaced, made up or kept too long opens nothing (ASVS 6.4.1)', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db);
    const uses = async (token: string, now: Date) => [
      await outcome(validateInvitation(stranger(db, now), { token })),
      await outcome(setUpPassword(stranger(db, now), { token, password: PASSWORD })),
      await outcome(acceptAsExisting(stranger(db, now), { token, password: PASSWORD, secret: SITE_SECRET })),
    ];
    const invalid = ['link_invalid', 'link_invalid', 'link_invalid'];

    const { invitationId } = await invite(owner);
    const first = await tokenFor(db, EMAIL);
    expect(await uses(first, after(INVITATION_MS))).toEqual(invalid);
    await resendInvitation(at(owner, after(1_000)), { invitationId, mail: MAIL });
    const second = await tokenFor(db, EMAIL);
    expect(second).not.toBe(first);
    expect(await uses(first, after(2_000))).toEqual(invalid);
    // The days run from the second sending.
    expect(await outcome(validateInvitation(stranger(db, after(INVITATION_MS)), { token: second }))).toBe(
      'done',
    );
    await revokeInvitation(owner, { invitationId });
    expect(await uses(second, after(2_000))).toEqual(invalid);
    expect(await uses('nobody-ever-sent-this', NOW)).toEqual(invalid);

    await invite(at(owner, after(3_000)));
    const third = await tokenFor(db, EMAIL);
    await setUpPassword(stranger(db, after(4_000)), { token: third, password: PASSWORD });
    expect(await uses(third, after(5_000))).toEqual(invalid);
    expect(await listAudit(db, invitationId)).toEqual([
      'invitation.sent',
      'invitation.resent',
      'invitation.revoked',
    ]);
  }));

test('what was revoked or accepted is neither sent again nor taken back', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db);
    const { invitationId } = await invite(owner);
    await revokeInvitation(owner, { invitationId });
    const mails = (await mailsTo(db, EMAIL)).length;
    expect(await outcome(revokeInvitation(owner, { invitationId }))).toBe('not_found');
    expect(await outcome(resendInvitation(owner, { invitationId, mail: MAIL }))).toBe('not_found');
    expect(await mailsTo(db, EMAIL)).toHaveLength(mails);
  }));

test('an address is invited once at a time, and not when it is in', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db);
    await invite(owner);
    await expect(invite(owner)).rejects.toMatchObject({
      code: 'already_exists',
      fields: { email: 'invitation_open' },
    });
    await setUpPassword(stranger(db), { token: await tokenFor(db, EMAIL), password: PASSWORD });
    const member = { code: 'already_exists', fields: { email: 'already_member' } };
    await expect(invite(owner)).rejects.toMatchObject(member);
    await expect(inviteSub(owner, EMAIL)).rejects.toMatchObject(member);
    expect(await mailsTo(db, EMAIL)).toHaveLength(1);
    // Two companies may want the same person.
    expect(await outcome(invite(await newOwner(db)))).toBe('done');
  }));

test('the answer to an invitation is the same for an address with an account and for one without', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db);
    await makePerson(db, 'known@crew.example');
    const answers = [
      await inviteSub(owner, 'known@crew.example'),
      await inviteSub(owner, 'unknown@crew.example'),
    ];
    const shape = (answer: object) => Object.keys(answer).sort();
    expect(shape(answers[0] ?? {})).toEqual(shape(answers[1] ?? {}));
    const listed = (await listInvitations(owner, 'subcontractor')).map(
      ({ id: _, email: __, subcontractorId: ___, ...rest }) => rest,
    );
    expect(listed[0]).toEqual(listed[1]);
    const [known] = await mailsTo(db, 'known@crew.example');
    const [unknown] = await mailsTo(db, 'unknown@crew.example');
    expect(known?.text).toContain('Log In & Accept Invitation');
    expect(unknown?.text).not.toContain('Log In & Accept Invitation');
  }));

test('the mail is in the language of the invitation, and so is the page behind its link', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db, { tier: 'team', locale: 'en' });
    await invite(owner, 'en@crew.example', { locale: 'en' });
    await invite(owner, 'es@crew.example', { locale: 'es' });
    const [en] = await mailsTo(db, 'en@crew.example');
    const [es] = await mailsTo(db, 'es@crew.example');
    expect(en).toMatchObject({ locale: 'en', subject: expect.stringContaining('invites you to its team') });
    expect(en?.text).toContain(`${MAIL.siteUrl}/invitation?token=`);
    expect(es).toMatchObject({ locale: 'es', subject: expect.not.stringContaining('invites') });
    expect(es?.text).toContain(`${MAIL.siteUrl}/es/invitacion?token=`);
  }));

test('an account is never taken over by an invitation: its password or its session accepts (ASVS 6.8.1)', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db);
    const userId = await makePerson(db, EMAIL);
    await invite(owner, EMAIL, { role: 'manager' });
    const token = await tokenFor(db, EMAIL);
    expect(await validateInvitation(stranger(db), { token })).toMatchObject({ userExists: true });
    const other = 'Walnut-Ladder-Copper-77';
    expect(await outcome(setUpPassword(stranger(db), { token, password: other }))).toBe('conflict');
    const wrong = { token, password: other, secret: SITE_SECRET };
    expect(await outcome(acceptAsExisting(stranger(db), wrong))).toBe('invalid_credentials');
    expect(await db.select().from(memberships).where(eq(memberships.userId, userId))).toEqual([]);

    const right = { token, password: PASSWORD, secret: SITE_SECRET };
    const { companyId } = owner.actor;
    expect(await acceptAsExisting(stranger(db), right)).toMatchObject({
      userId,
      companyId,
      method: 'password',
    });
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    expect(user?.emailVerifiedAt).toEqual(NOW);
    const [row] = await db.select().from(memberships).where(eq(memberships.userId, userId));
    expect(row).toMatchObject({ companyId, role: 'manager' });
  }));

test('who is signed in accepts what was sent to their own address and nobody else’s', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db);
    const invited = await makePerson(db, EMAIL);
    const somebody = await makePerson(db);
    const { subcontractorId } = await inviteSub(owner, EMAIL);
    const token = await tokenFor(db, EMAIL);
    expect(await outcome(acceptSignedIn(await signedIn(db, somebody), { token }))).toBe('forbidden');
    expect(await acceptSignedIn(await signedIn(db, invited), { token })).toEqual({
      userId: invited,
      companyId: null,
      kind: 'subcontractor',
    });
    const [row] = await db.select().from(subcontractors).where(eq(subcontractors.id, subcontractorId));
    expect(row?.userId).toBe(invited);
    expect(await outcome(acceptSignedIn(await signedIn(db, invited), { token }))).toBe('link_invalid');
  }));

test('wrong passwords at an invitation are counted with those at sign-in', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db);
    await makePerson(db, EMAIL);
    await invite(owner);
    const token = await tokenFor(db, EMAIL);
    const guesser = stranger(db);
    const guess = () => outcome(acceptAsExisting(guesser, { token, password: 'wrong', secret: SITE_SECRET }));
    for (let tries = 0; tries < 10; tries += 1) expect(await guess()).toBe('invalid_credentials');
    expect(await guess()).toBe('rate_limited');
    const signIn = { email: EMAIL, password: PASSWORD, secret: SITE_SECRET };
    expect(await outcome(verifySignIn(guesser, signIn))).toBe('rate_limited');
  }));

test('links are tried from one network so often and no more', () =>
  rolledBack(async (db) => {
    await invite(await newOwner(db));
    const token = await tokenFor(db, EMAIL);
    const guesser = stranger(db);
    for (let tries = 0; tries < 60; tries += 1)
      expect(await outcome(validateInvitation(guesser, { token: `guess-${tries}` }))).toBe('link_invalid');
    expect(await outcome(validateInvitation(guesser, { token }))).toBe('rate_limited');
    expect(await outcome(validateInvitation(stranger(db), { token }))).toBe('done');
  }));

test('five mails a day reach an address, also by taking the invitation back and inviting anew', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db);
    for (let sent = 0; sent < 4; sent += 1) {
      const { invitationId } = await invite(owner);
      await revokeInvitation(owner, { invitationId });
    }
    const { invitationId } = await invite(owner);
    const resend = (now: Date) => outcome(resendInvitation(at(owner, now), { invitationId, mail: MAIL }));
    expect(await resend(NOW)).toBe('rate_limited');
    expect(await mailsTo(db, EMAIL)).toHaveLength(5);
    expect(await resend(after(24 * 60 * 60_000))).toBe('done');
  }));

test('mistakes in inviting do not use up the mails of an address', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db);
    const { invitationId } = await invite(owner);
    for (let tries = 0; tries < 6; tries += 1) expect(await outcome(invite(owner))).toBe('already_exists');
    expect(await outcome(resendInvitation(owner, { invitationId, mail: MAIL }))).toBe('done');
  }));

test('a seat is kept by an open invitation, given back by its end, and needed to send it again', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db, { tier: 'team' });
    const sent = [];
    for (const name of ['a', 'b', 'c', 'd']) sent.push(await invite(owner, `${name}@crew.example`));
    expect(await getSeats(owner)).toEqual({ used: 1, invited: 4, limit: 5 });
    expect(await outcome(invite(owner))).toBe('plan_limit');
    expect(await mailsTo(db, EMAIL)).toEqual([]);

    const late = at(owner, after(INVITATION_MS));
    expect(await getSeats(late)).toEqual({ used: 1, invited: 0, limit: 5 });
    expect((await listInvitations(late, 'team_member')).every(({ expired }) => expired)).toBe(true);
    for (const name of ['e', 'f', 'g', 'h']) await invite(late, `${name}@crew.example`);
    const [a] = sent;
    const resend = () => outcome(resendInvitation(late, { invitationId: a?.invitationId ?? '', mail: MAIL }));
    expect(await resend()).toBe('plan_limit');
    // Subcontractors take no seat.
    expect(await outcome(inviteSub(late, 'sam@pike.example'))).toBe('done');

    const token = await tokenFor(db, 'e@crew.example');
    const { userId } = await setUpPassword(stranger(db, late.now), { token, password: PASSWORD });
    expect(await getSeats(late)).toEqual({ used: 2, invited: 3, limit: 5 });
    await removeMember(late, { userId });
    expect(await resend()).toBe('done');
  }));

test('an invitation of a larger plan does not outgrow a smaller one', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db, { tier: 'team' });
    await invite(owner);
    const { companyId } = owner.actor;
    await db.update(subscriptions).set({ tier: 'solo' }).where(eq(subscriptions.companyId, companyId));
    const token = await tokenFor(db, EMAIL);
    expect(await outcome(setUpPassword(stranger(db), { token, password: PASSWORD }))).toBe('plan_limit');
    expect(await db.select().from(users).where(eq(users.email, EMAIL))).toEqual([]);
    await db.update(subscriptions).set({ tier: 'team' }).where(eq(subscriptions.companyId, companyId));
    expect(await outcome(setUpPassword(stranger(db), { token, password: PASSWORD }))).toBe('done');
  }));

test('nobody invites above themselves, nor deals with such an invitation', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db);
    const { companyId } = owner.actor;
    const manager = await newMember(db, companyId, 'manager');
    expect(await outcome(invite(manager, EMAIL, { role: 'manager' }))).toBe('forbidden');
    expect(await outcome(invite(manager, EMAIL, { role: 'member' }))).toBe('done');
    const { invitationId } = await invite(owner, 'boss@crew.example', { role: 'manager' });
    expect(await outcome(revokeInvitation(manager, { invitationId }))).toBe('forbidden');
    expect(await outcome(resendInvitation(manager, { invitationId, mail: MAIL }))).toBe('forbidden');
    for (const role of ['member', 'viewer'] as const) {
      const ctx = await newMember(db, companyId, role);
      expect(await outcome(invite(ctx, 'x@crew.example'))).toBe('forbidden');
      expect(await outcome(revokeInvitation(ctx, { invitationId }))).toBe('forbidden');
      expect(await outcome(revokeInvitation(ctx, { invitationId: 'inv_none' }))).toBe('forbidden');
      expect(await outcome(resendInvitation(ctx, { invitationId, mail: MAIL }))).toBe('forbidden');
    }
    const solo = await newOwner(db, { tier: 'solo' });
    expect(await outcome(invite(solo, 'x@crew.example'))).toBe('plan_required');
    expect(await outcome(listInvitations(solo, 'team_member'))).toBe('plan_required');
    expect(await mailsTo(db, 'x@crew.example')).toEqual([]);
  }));

test("another company's invitations cannot be found, let alone touched", () =>
  rolledBack(async (db) => {
    const [mine, theirs] = [await newOwner(db), await newOwner(db)];
    const { invitationId } = await invite(theirs);
    const before = await db.select().from(invitations);
    expect(await listInvitations(mine, 'team_member')).toEqual([]);
    expect(await outcome(revokeInvitation(mine, { invitationId }))).toBe('not_found');
    expect(await outcome(resendInvitation(mine, { invitationId, mail: MAIL }))).toBe('not_found');
    expect(await db.select().from(invitations)).toEqual(before);
    expect(await mailsTo(db, EMAIL)).toHaveLength(1);
  }));

test('asked for one kind of invitation, the other is not found', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db);
    const member = await invite(owner);
    const sub = await inviteSub(owner, 'sam@pike.example');
    const revoke = (invitationId: string, kind: 'team_member' | 'subcontractor') =>
      outcome(revokeInvitation(owner, { invitationId, kind }));
    expect(await revoke(member.invitationId, 'subcontractor')).toBe('not_found');
    expect(await revoke(sub.invitationId, 'team_member')).toBe('not_found');
    expect(await revoke(sub.invitationId, 'subcontractor')).toBe('done');
  }));

test('a password made of who it is for is refused, and the link still works', () =>
  rolledBack(async (db) => {
    await invite(await newOwner(db), 'luzortega@crew.example');
    const token = await tokenFor(db, 'luzortega@crew.example');
    await expect(setUpPassword(stranger(db), { token, password: 'Luzortega123!' })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { password: 'password_common' },
    });
    expect(await outcome(setUpPassword(stranger(db), { token, password: PASSWORD }))).toBe('done');
  }));

test.each([
  ['Short-1a', 'password_length'],
  ['no-upper-case-1', 'password_uppercase'],
  ['NO-LOWER-CASE-1!', 'password_lowercase'],
  ['No-Digit-At-All!', 'password_digit'],
  ['NoSpecialSign123', 'password_special'],
  // Of the specification's own list: a hyphen and an underscore are none.
  ['Only-A-Hyphen-1_', 'password_special'],
  [`Aa1!${'x'.repeat(253)}`, 'password_too_long'],
])('%s breaks the rule %s', (password, problem) => {
  expect(invitationPasswordSchema.safeParse(password).error?.issues[0]?.message).toBe(problem);
});

test.each([...'!@#$%^&*(),.?":{}|<>'])('%s counts as a special character', (sign) => {
  expect(invitationPasswordSchema.safeParse(`Twelve-chars1${sign}`).success).toBe(true);
});

/** What has to commit: any number at once, each on a connection of its own. */
let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const tally = (answers: string[]) =>
  Object.fromEntries(
    [...new Set(answers)].sort().map((answer) => [answer, answers.filter((one) => one === answer).length]),
  );

async function countRows(db: Database, email: string): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(users).where(eq(users.email, email));
  return row?.rows ?? 0;
}

test('fifty invitations at once take no more seats than the plan has (ASVS 2.3.4)', async () => {
  const { db } = database;
  const owner = await newOwner(db, { tier: 'professional' });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => outcome(invite(owner, `crowd${index}@crew.example`))),
  );
  expect(tally(answers)).toEqual({ done: 14, plan_limit: 36 });
  expect(await getSeats(owner)).toEqual({ used: 1, invited: 14, limit: 15 });
});

test('fifty invitations of one address at once are one invitation and one mail', async () => {
  const { db } = database;
  const owner = await newOwner(db, { tier: 'professional' });
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => outcome(inviteSub(owner, 'once@pike.example'))),
  );
  expect(tally(answers)).toEqual({ already_exists: 49, done: 1 });
  expect(await mailsTo(db, 'once@pike.example')).toHaveLength(1);
});

test('fifty uses of one link at once make one account, and one member', async () => {
  const { db } = database;
  const owner = await newOwner(db, { tier: 'professional' });
  await invite(owner, 'race@crew.example');
  const token = await tokenFor(db, 'race@crew.example');
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => outcome(setUpPassword(stranger(db), { token, password: PASSWORD }))),
  );
  expect(tally(answers)).toEqual({ done: 1, link_invalid: 49 });
  expect(await countRows(db, 'race@crew.example')).toBe(1);
  expect(await getSeats(owner)).toMatchObject({ used: 2, invited: 0 });
});

test('fifty acceptances by one account at once are one', async () => {
  const { db } = database;
  const owner = await newOwner(db, { tier: 'professional' });
  const userId = await makePerson(db, 'again@crew.example');
  await invite(owner, 'again@crew.example');
  const token = await tokenFor(db, 'again@crew.example');
  const ctx = await signedIn(db, userId);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      outcome(acceptSignedIn({ ...stranger(db), actor: ctx.actor, now: ctx.now }, { token })),
    ),
  );
  expect(tally(answers)).toEqual({ done: 1, link_invalid: 49 });
  const held = await db
    .select()
    .from(memberships)
    .where(and(eq(memberships.companyId, owner.actor.companyId), eq(memberships.userId, userId)));
  expect(held).toHaveLength(1);
});

test('two companies that invite one newcomer: the second link waits for the account the first one made', async () => {
  const { db } = database;
  const [a, b] = [await newOwner(db), await newOwner(db)];
  await invite(a, 'both@crew.example');
  const first = await tokenFor(db, 'both@crew.example');
  await invite(at(b, after(1_000)), 'both@crew.example');
  const second = await tokenFor(db, 'both@crew.example');
  const now = after(2_000);
  const answers = await Promise.all(
    [first, second].map((token) => outcome(setUpPassword(stranger(db, now), { token, password: PASSWORD }))),
  );
  expect(tally(answers)).toEqual({ conflict: 1, done: 1 });
  const open = answers[0] === 'conflict' ? first : second;
  const accepts = { token: open, password: PASSWORD, secret: SITE_SECRET };
  expect(await outcome(acceptAsExisting(stranger(db, now), accepts))).toBe('done');
  expect(await countRows(db, 'both@crew.example')).toBe(1);
});

test('an invitation taken back while it is accepted is one or the other', async () => {
  const { db } = database;
  const owner = await newOwner(db);
  const { companyId } = owner.actor;
  const { invitationId } = await invite(owner, 'torn@crew.example');
  const token = await tokenFor(db, 'torn@crew.example');
  const [revoked, accepted] = await Promise.all([
    outcome(revokeInvitation(owner, { invitationId })),
    outcome(setUpPassword(stranger(db), { token, password: PASSWORD })),
  ]);
  const kept = (await listMembers(await atWork(db, { companyId, userId: owner.actor.userId }))).length;
  expect([revoked, accepted, kept]).toEqual(
    accepted === 'done' ? ['not_found', 'done', 2] : ['done', 'link_invalid', 1],
  );
});
