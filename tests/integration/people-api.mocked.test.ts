import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { memberships } from '@/db/schema';
import {
  type ApiUser,
  addMember,
  callApi,
  callPath,
  makeApiUser,
  type RouteModule,
  serveApi,
  signInApi,
} from '../support/api';
import { linkPermit, makeFeed, makePermit } from '../support/factories';
import { PASSWORD } from '../support/own-account';
import { makePerson, tokenFor } from '../support/team';

vi.mock('server-only', () => ({}));
const { db, close } = await serveApi();
afterAll(close);

let routes: Record<
  | 'team'
  | 'member'
  | 'teamInvitations'
  | 'teamInvitation'
  | 'teamResend'
  | 'subs'
  | 'sub'
  | 'subInvitation'
  | 'subResend'
  | 'subPermit'
  | 'validate'
  | 'setUp'
  | 'accept'
  | 'portal'
  | 'portalPermit',
  RouteModule
>;
let owner: ApiUser;

beforeAll(async () => {
  routes = {
    team: await import('@/app/api/v1/team/route'),
    member: await import('@/app/api/v1/team/[userId]/route'),
    teamInvitations: await import('@/app/api/v1/team/invitations/route'),
    teamInvitation: await import('@/app/api/v1/team/invitations/[id]/route'),
    teamResend: await import('@/app/api/v1/team/invitations/[id]/resend/route'),
    subs: await import('@/app/api/v1/subcontractors/route'),
    sub: await import('@/app/api/v1/subcontractors/[id]/route'),
    subInvitation: await import('@/app/api/v1/subcontractors/invitations/[id]/route'),
    subResend: await import('@/app/api/v1/subcontractors/invitations/[id]/resend/route'),
    subPermit: await import('@/app/api/v1/subcontractors/[id]/permits/[permitId]/route'),
    validate: await import('@/app/api/v1/auth/invitation/validate/route'),
    setUp: await import('@/app/api/v1/auth/invitation/setup-password/route'),
    accept: await import('@/app/api/v1/subcontractors/invitations/accept-existing/route'),
    portal: await import('@/app/api/v1/portal/permits/route'),
    portalPermit: await import('@/app/api/v1/portal/permits/[id]/route'),
  };
  owner = await makeApiUser(db, { tier: 'team' });
});

const member = { name: 'Luz Ortega', role: 'member', locale: 'es' };
const pike = { contact_name: 'Sam Pike', company_name: 'Pike Electric', phone: '512-555-0199' };

function invite(email: string, token = owner.token) {
  return callApi(routes.teamInvitations, {
    method: 'POST',
    path: '/team/invitations',
    token,
    body: { ...member, email },
  });
}

function inviteSub(email: string, token = owner.token) {
  return callApi(routes.subs, {
    method: 'POST',
    path: '/subcontractors',
    token,
    body: { ...pike, email },
  });
}

const validate = (token: string) =>
  callApi(routes.validate, { path: `/auth/invitation/validate?token=${token}` });
const post = (route: RouteModule, path: string, body: unknown) =>
  callApi(route, { method: 'POST', path, body });

test('a team member is invited, validated, set up, and at work with the tokens of the answer', async () => {
  const email = 'luz@crew.example';
  const invited = await invite(email);
  expect(invited).toMatchObject({ status: 201, body: { id: expect.stringMatching(/^inv_/) } });
  const token = await tokenFor(db, email);
  expect((await validate(token)).body).toEqual({
    invitation_type: 'team_member',
    user_exists: false,
    company_name: 'Test Builders LLC',
    name: 'Luz Ortega',
    parent_company_name: null,
    invited_company_name: null,
    subcontractor_role: null,
    email,
    invited_email: email,
    locale: 'es',
  });
  const path = '/auth/invitation/setup-password';
  const weak = await post(routes.setUp, path, { token, password: 'OnlyLettersAnd1' });
  expect(weak).toMatchObject({ status: 422, body: { fields: { password: 'password_special' } } });
  const done = await post(routes.setUp, path, { token, password: `${PASSWORD}!` });
  expect(done).toMatchObject({
    status: 200,
    body: {
      expires_in: 900,
      contractor: { email, first_name: 'Luz', last_name: 'Ortega', company_name: 'Test Builders LLC' },
      team_member: { email, name: 'Luz Ortega', role: 'member' },
    },
  });
  const team = await callApi(routes.team, { path: '/team', token: done.body.access_token });
  expect(team.body.seats).toMatchObject({ limit: 5, invited: 0 });
  expect(team.body.items).toContainEqual(expect.objectContaining({ email, role: 'member', is_you: true }));
  const again = await post(routes.setUp, path, { token, password: `${PASSWORD}!` });
  expect(again).toMatchObject({ status: 400, body: { error: 'link_invalid', message: expect.any(String) } });
});

test('a subcontractor with an account accepts by its password and reads what is assigned, and only that', async () => {
  const email = 'sam@pike.example';
  await makePerson(db, email);
  const { body } = await inviteSub(email);
  const token = await tokenFor(db, email);
  expect((await validate(token)).body).toMatchObject({
    invitation_type: 'subcontractor',
    user_exists: true,
    parent_company_name: 'Test Builders LLC',
    invited_company_name: 'Pike Electric',
    subcontractor_role: 'General Subcontractor',
  });
  const path = '/subcontractors/invitations/accept-existing';
  const wrong = await post(routes.accept, path, { token, password: 'wrong' });
  expect(wrong).toMatchObject({ status: 401, body: { error: 'invalid_credentials' } });
  const done = await post(routes.accept, path, { token, password: PASSWORD });
  expect(done).toMatchObject({ status: 200, body: { contractor: { email, company_name: null } } });
  expect(done.body).not.toHaveProperty('team_member');

  const feedId = await makeFeed(db);
  const [given, kept] = [
    await makePermit(db, feedId, { valuationCents: 123_456_789 }),
    await makePermit(db, feedId),
  ];
  for (const permitId of [given, kept]) await linkPermit(db, owner.companyId, permitId);
  const assign = (method: 'PUT' | 'DELETE', permitId: number) =>
    callApi(routes.subPermit, {
      method,
      path: `/subcontractors/${body.id}/permits/${permitId}`,
      params: { id: body.id, permitId: String(permitId) },
      token: owner.token,
    });
  expect((await assign('PUT', given)).status).toBe(204);
  expect((await assign('PUT', given)).status).toBe(204);

  const portal = { token: done.body.access_token };
  const list = await callApi(routes.portal, { path: '/portal/permits', ...portal });
  expect(list.body).toMatchObject({
    items: [{ id: given, parent_company_name: 'Test Builders LLC' }],
    next: null,
  });
  const read = (id: number) =>
    callApi(routes.portalPermit, { path: `/portal/permits/${id}`, params: { id: String(id) }, ...portal });
  const one = await read(given);
  expect(one).toMatchObject({ status: 200, body: { id: given, events: [] } });
  expect(one.text).not.toMatch(/valuation|123456789/);
  expect((await read(kept)).status).toBe(404);
  expect((await callApi(routes.team, { path: '/team', ...portal })).status).toBe(403);
  expect((await callApi(routes.portal, { path: '/portal/permits', token: owner.token })).status).toBe(403);

  expect((await assign('DELETE', given)).status).toBe(204);
  expect((await read(given)).status).toBe(404);
});

test('a role is changed and a member removed, whose token then opens nothing', async () => {
  const userId = await addMember(db, owner, 'member');
  const { token } = await signInApi(db, userId);
  const on = { path: `/team/${userId}`, params: { userId } };
  const change = (role: string, by = owner.token) =>
    callApi(routes.member, { method: 'PATCH', ...on, token: by, body: { role } });
  expect((await change('owner')).status).toBe(422);
  expect((await change('viewer', token)).status).toBe(403);
  expect((await change('viewer')).status).toBe(204);
  const [row] = await db.select().from(memberships).where(eq(memberships.userId, userId));
  expect(row?.role).toBe('viewer');
  expect((await callApi(routes.team, { path: '/team', token })).status).toBe(200);
  expect((await callApi(routes.member, { method: 'DELETE', ...on, token: owner.token })).status).toBe(204);
  expect((await callApi(routes.team, { path: '/team', token })).status).toBe(401);
});

test('invitations are listed, sent again and taken back, each kind at its own address', async () => {
  const company = await makeApiUser(db, { tier: 'team' });
  const { body: mate } = await invite('mate@crew.example', company.token);
  const { body: sub } = await inviteSub('ed@pike.example', company.token);
  const call = (method: 'POST' | 'DELETE', path: string) => callPath({ method, path, token: company.token });
  const listed = await callApi(routes.teamInvitations, { path: '/team/invitations', token: company.token });
  expect(listed.body.items).toMatchObject([{ id: mate.id, role: 'member', expired: false }]);
  const duplicate = await invite('mate@crew.example', company.token);
  expect(duplicate).toMatchObject({ status: 409, body: { fields: { email: 'invitation_open' } } });

  const old = await tokenFor(db, 'mate@crew.example');
  expect((await call('POST', `/team/invitations/${sub.invitation_id}/resend`)).status).toBe(404);
  expect((await call('POST', `/team/invitations/${mate.id}/resend`)).status).toBe(204);
  expect((await validate(old)).status).toBe(400);
  expect((await call('DELETE', `/subcontractors/invitations/${mate.id}`)).status).toBe(404);
  expect((await call('DELETE', `/team/invitations/${mate.id}`)).status).toBe(204);
  expect((await call('POST', `/subcontractors/invitations/${sub.invitation_id}/resend`)).status).toBe(204);
  expect((await call('DELETE', `/subcontractors/invitations/${sub.invitation_id}`)).status).toBe(204);
  const subs = await callApi(routes.subs, { path: '/subcontractors', token: company.token });
  expect(subs.body.items).toMatchObject([{ id: sub.id, state: 'revoked', invitation_id: null }]);
});

test('a subcontractor is corrected and removed, by their own contractor alone', async () => {
  const { body } = await inviteSub('jo@pike.example');
  const stranger = await makeApiUser(db, { tier: 'team' });
  const call = (method: 'PATCH' | 'DELETE', token: string, sent?: object) =>
    callPath({ method, path: `/subcontractors/${body.id}`, token, body: sent });
  expect((await call('PATCH', stranger.token, { role: 'Thief' })).status).toBe(404);
  expect((await call('DELETE', stranger.token)).status).toBe(404);
  expect((await call('PATCH', owner.token, { company_name: 'Jo & Co', phone: null })).status).toBe(204);
  const subs = await callApi(routes.subs, { path: '/subcontractors', token: owner.token });
  expect(subs.body.items).toContainEqual(
    expect.objectContaining({ id: body.id, company_name: 'Jo & Co', phone: null, state: 'invited' }),
  );
  expect((await call('DELETE', owner.token)).status).toBe(204);
  expect((await call('DELETE', owner.token)).status).toBe(404);
});

test('without a token, a role or a plan there is nothing', async () => {
  const solo = await makeApiUser(db, { tier: 'solo' });
  const viewer = await makeApiUser(db, { tier: 'team', role: 'viewer' });
  expect((await callApi(routes.team, { path: '/team' })).status).toBe(401);
  expect(await callApi(routes.team, { path: '/team', token: solo.token })).toMatchObject({
    status: 403,
    body: { error: 'plan_required', tier: 'team' },
  });
  expect((await callApi(routes.team, { path: '/team', token: viewer.token })).status).toBe(200);
  expect(await invite('nobody@crew.example', viewer.token)).toMatchObject({
    status: 403,
    body: { error: 'forbidden' },
  });
  expect((await inviteSub('nobody@crew.example', viewer.token)).status).toBe(403);
});
