import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { invitations, permitAssignments, sessions, subcontractors } from '@/db/schema';
import { setUpPassword } from '@/lib/company/invitations/accept';
import { inviteSubcontractor, revokeInvitation } from '@/lib/company/invitations/mutations';
import { INVITATION_MS } from '@/lib/company/invitations/types';
import { MAX_SUBCONTRACTORS } from '@/lib/company/subcontractors/invited';
import { removeSubcontractor, saveSubcontractor } from '@/lib/company/subcontractors/mutations';
import { listSubcontractors } from '@/lib/company/subcontractors/queries';
import { assignPermit } from '@/lib/company/team/assignments';
import { beginSession } from '@/lib/identity/sessions/mutations';
import { linkPermit, makeFeed, makePermit, NOW } from '../support/factories';
import { MAIL, PASSWORD } from '../support/own-account';
import { inviteSub, listAudit, newMember, newOwner, outcome, stranger, tokenFor } from '../support/team';
import { rolledBack } from '../support/test-database';

const EMAIL = 'sam@pike.example';

test('a subcontractor is invited, lets the invitation run out, is invited again and comes in', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db, { tier: 'team' });
    const stateAt = async (now: Date) => (await listSubcontractors({ ...owner, now }))[0];
    const first = await inviteSub(owner, EMAIL);
    expect(await stateAt(NOW)).toMatchObject({
      id: first.subcontractorId,
      state: 'invited',
      invitationId: first.invitationId,
      role: 'Electrician',
    });
    const late = new Date(NOW.getTime() + INVITATION_MS);
    expect(await stateAt(late)).toMatchObject({ state: 'expired', invitationId: first.invitationId });

    const again = await inviteSub({ ...owner, now: late }, EMAIL);
    expect(again.subcontractorId).toBe(first.subcontractorId);
    expect(again.invitationId).not.toBe(first.invitationId);
    await revokeInvitation(owner, { invitationId: again.invitationId });
    expect(await stateAt(late)).toMatchObject({ state: 'revoked', invitationId: null });

    const later = new Date(late.getTime() + 1_000);
    await inviteSub({ ...owner, now: later }, EMAIL);
    await setUpPassword(stranger(db, later), { token: await tokenFor(db, EMAIL), password: PASSWORD });
    expect(await stateAt(later)).toMatchObject({ state: 'active', invitationId: null, acceptedAt: later });
    expect(await outcome(inviteSub({ ...owner, now: later }, EMAIL))).toBe('already_exists');
  }));

test('a trade that nobody named is a general one, in the language of the invitation', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db, { tier: 'team' });
    const invite = (email: string, locale: 'en' | 'es') =>
      inviteSubcontractor(owner, {
        email,
        contactName: 'Sam Pike',
        companyName: `Pike ${locale}`,
        phone: null,
        role: '',
        locale,
        mail: MAIL,
      });
    await invite('en@pike.example', 'en');
    await invite('es@pike.example', 'es');
    const roles = (await listSubcontractors(owner)).map(({ companyName, role }) => [companyName, role]);
    expect(roles).toEqual([
      ['Pike en', 'General Subcontractor'],
      ['Pike es', 'Subcontratista general'],
    ]);
  }));

test('a correction changes what it names and nothing else', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db, { tier: 'team' });
    const { subcontractorId } = await inviteSub(owner, EMAIL);
    await saveSubcontractor(owner, { subcontractorId, phone: '512-555-0199' });
    await saveSubcontractor(owner, { subcontractorId, companyName: 'Pike & Sons' });
    await saveSubcontractor(owner, { subcontractorId });
    expect(await listSubcontractors(owner)).toMatchObject([
      { companyName: 'Pike & Sons', contactName: 'Sam Pike', phone: '512-555-0199', role: 'Electrician' },
    ]);
    await saveSubcontractor(owner, { subcontractorId, phone: null });
    expect(await listSubcontractors(owner)).toMatchObject([{ phone: null }]);
    expect(await listAudit(db, subcontractorId)).toContain('subcontractor.changed');
  }));

test('who is removed loses the portal, the link in the mail and, with nothing left, the session', () =>
  rolledBack(async (db) => {
    const [a, b] = [await newOwner(db, { tier: 'team' }), await newOwner(db, { tier: 'team' })];
    const atA = await inviteSub(a, EMAIL);
    const { userId } = await setUpPassword(stranger(db), {
      token: await tokenFor(db, EMAIL),
      password: PASSWORD,
    });
    const atB = await inviteSub(b, EMAIL);
    await db.update(subcontractors).set({ userId }).where(eq(subcontractors.id, atB.subcontractorId));
    const permitId = await makePermit(db, await makeFeed(db));
    await linkPermit(db, a.actor.companyId, permitId);
    await assignPermit(a, { permitId, subcontractorId: atA.subcontractorId });
    const { sessionId } = await beginSession(stranger(db), { userId, kind: 'web', method: 'password' });
    const revocation = async () =>
      (await db.select().from(sessions).where(eq(sessions.id, sessionId)))[0]?.revocation;

    await removeSubcontractor(a, atA);
    expect(await listSubcontractors(a)).toEqual([]);
    expect(await db.select().from(permitAssignments)).toEqual([]);
    expect(await revocation()).toBeNull();
    await removeSubcontractor(b, atB);
    expect(await revocation()).toBe('access_removed');
    expect(await listAudit(db, atA.subcontractorId)).toContain('subcontractor.removed');
  }));

test('an invitation goes with the subcontractor it was for', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db, { tier: 'team' });
    const { subcontractorId } = await inviteSub(owner, EMAIL);
    const token = await tokenFor(db, EMAIL);
    await removeSubcontractor(owner, { subcontractorId });
    expect(await db.select().from(invitations)).toEqual([]);
    expect(await outcome(setUpPassword(stranger(db), { token, password: PASSWORD }))).toBe('link_invalid');
  }));

test("another company's subcontractors cannot be found, let alone touched", () =>
  rolledBack(async (db) => {
    const [mine, theirs] = [await newOwner(db), await newOwner(db)];
    const { subcontractorId } = await inviteSub(theirs, EMAIL);
    const before = await listSubcontractors(theirs);
    expect(await listSubcontractors(mine)).toEqual([]);
    expect(await outcome(removeSubcontractor(mine, { subcontractorId }))).toBe('not_found');
    expect(await outcome(saveSubcontractor(mine, { subcontractorId, role: 'Thief' }))).toBe('not_found');
    expect(await listSubcontractors(theirs)).toEqual(before);
  }));

test('members and viewers read, the solo plan does not', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db);
    const { subcontractorId } = await inviteSub(owner, EMAIL);
    for (const role of ['member', 'viewer'] as const) {
      const ctx = await newMember(db, owner.actor.companyId, role);
      expect(await listSubcontractors(ctx)).toHaveLength(1);
      expect(await outcome(inviteSub(ctx, 'other@pike.example'))).toBe('forbidden');
      expect(await outcome(saveSubcontractor(ctx, { subcontractorId, role: 'Roofer' }))).toBe('forbidden');
      expect(await outcome(removeSubcontractor(ctx, { subcontractorId }))).toBe('forbidden');
    }
    const solo = await newOwner(db, { tier: 'solo' });
    expect(await outcome(listSubcontractors(solo))).toBe('plan_required');
    expect(await outcome(inviteSub(solo, EMAIL))).toBe('plan_required');
    expect(await outcome(removeSubcontractor(solo, { subcontractorId }))).toBe('plan_required');
  }));

test('a company has room for so many subcontractors and no more', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db, { tier: 'team' });
    const { companyId } = owner.actor;
    await db.insert(subcontractors).values(
      Array.from({ length: MAX_SUBCONTRACTORS }, (_, index) => ({
        id: `sbc_${index}`,
        companyId,
        companyName: `Company ${index}`,
        contactName: 'Sam',
        email: `sam${index}@example.com`,
        role: 'Roofer',
      })),
    );
    expect(await outcome(inviteSub(owner, EMAIL))).toBe('plan_limit');
    expect(await outcome(inviteSub(owner, 'sam7@example.com'))).toBe('done');
  }));
