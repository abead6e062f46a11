import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { renewCalendar, revokeCalendar } from '@/lib/company/calendar/mutations';
import type { Context, UserActor } from '@/lib/context';
import { newSecret } from '@/lib/identity/sessions/secrets';
import { type ApiUser, callPath, makeApiUser, SITE_URL, serveApi } from '../support/api';
import { linkPermit, makeEvent, makeFeed, makePermit } from '../support/factories';
import { newOwner } from '../support/team';
import type { FreshDatabase } from '../support/test-database';

vi.mock('server-only', () => ({}));
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));

let served: FreshDatabase;
let owner: Context<UserActor>;
let ana: ApiUser;
let permitId: number;

beforeAll(async () => {
  served = await serveApi();
  owner = await newOwner(served.db);
  ana = await makeApiUser(served.db);
  permitId = await makePermit(served.db, await makeFeed(served.db), {
    statusBucket: 'issued',
    expiresDate: '2100-01-01',
  });
  await linkPermit(served.db, owner.actor.companyId, permitId);
  await linkPermit(served.db, ana.companyId, permitId);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await served.close();
});

async function fetchFile(file: string, headers: Record<string, string> = {}): Promise<Response> {
  const { GET } = await import('@/app/api/v1/calendar/[file]/route');
  const request = new Request(`${SITE_URL}/api/v1/calendar/${file}`, { headers });
  return GET(request, { params: Promise.resolve({ file }) });
}

it('answers a calendar that nobody else may keep, and "not modified" to who has it', async () => {
  const { token } = await renewCalendar(owner);
  const answer = await fetchFile(`${token}.ics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(await answer.text()).toContain(`UID:expiry-${permitId}@`);
  const etag = answer.headers.get('etag') ?? '';
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await fetchFile(`${token}.ics`, { 'if-none-match': known });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  }
  expect((await fetchFile(`${token}.ics`, { 'if-none-match': '"other"' })).status).toBe(200);
});

it('tells nobody whether an address ever was one', async () => {
  const { token } = await renewCalendar(owner);
  await revokeCalendar(owner);
  const bodies: unknown[] = [];
  for (const file of [`${token}.ics`, token, `${newSecret()}.ics`, '.ics', 'calendar.ics']) {
    const answer = await fetchFile(file);
    expect(answer.status).toBe(404);
    const { error, message } = await answer.json();
    bodies.push([error, message]);
  }
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
});

it('takes nothing but a read', async () => {
  const { POST } = await import('@/app/api/v1/calendar/[file]/route');
  const answer = POST(new Request(`${SITE_URL}/api/v1/calendar/x.ics`, { method: 'POST' }));
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it('counts the unread changes for a program as the bell does', async () => {
  const unread = async () => (await callPath({ path: '/notifications/unread', token: ana.token })).body;
  expect(await unread()).toEqual({ unread: 0, more: false });
  const detectedAt = new Date(Date.now() + 60_000);
  for (let index = 0; index < 3; index += 1) await makeEvent(served.db, permitId, { detectedAt });
  expect(await unread()).toEqual({ unread: 3, more: false });
  for (let index = 0; index < 100; index += 1) await makeEvent(served.db, permitId, { detectedAt });
  expect(await unread()).toEqual({ unread: 99, more: true });
});
