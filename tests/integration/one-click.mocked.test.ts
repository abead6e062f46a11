import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { recipients } from '@/db/schema';
import type { CompanyId } from '@/lib/context';
import { serveApi } from '../support/api';
import { makeCompany } from '../support/factories';

vi.mock('server-only', () => ({}));

type Handle = (
  request: Request,
  route: { params: Promise<{ token: string }> },
) => Promise<Response> | Response;
let route: Record<'POST' | 'GET' | 'PUT', Handle>;
let companyId: CompanyId;
let token: string;

const { db, close } = await serveApi();
afterAll(close);

beforeAll(async () => {
  route = await import('@/app/api/unsubscribe/[token]/route');
  ({ companyId } = await makeCompany(db));
  token = (await recipient()).unsubscribeToken;
});

async function recipient() {
  const [row] = await db.select().from(recipients).where(eq(recipients.companyId, companyId));
  if (!row) throw new Error('no recipient');
  return row;
}

function press(method: 'POST' | 'GET', given = token) {
  const body = method === 'POST' ? new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) : undefined;
  const request = new Request('https://lintel.test/api/unsubscribe/token', {
    method,
    ...(body ? { body } : {}),
  });
  return route[method](request, { params: Promise.resolve({ token: given }) });
}

test('opening the address changes nothing: scanners do', async () => {
  const answer = await press('GET');
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  expect((await recipient()).unsubscribedAt).toBeNull();
});

test('a post stops mail at once, without a cookie, a question or a redirect, however often', async () => {
  const first = await press('POST');
  expect([first.status, first.headers.get('set-cookie'), await first.json()]).toEqual([
    200,
    null,
    { unsubscribed: true },
  ]);
  const { unsubscribedAt } = await recipient();
  expect(unsubscribedAt).toBeInstanceOf(Date);
  expect((await press('POST')).status).toBe(200);
  expect((await recipient()).unsubscribedAt).toEqual(unsubscribedAt);
});

test.each(['x'.repeat(36), 'a', "'; drop table recipients; --", '\0'.repeat(30)])(
  'an unknown token is said to be none: %j',
  async (unknown) => {
    const answer = await press('POST', unknown);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: 'not_found' });
  },
);
