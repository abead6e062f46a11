import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { recipients } from '@/db/schema';
import { db, makeSignedInRoles } from './people';
import { ask } from './site';

test('a mailbox stops mail with one request of its own, and with no other', async () => {
  const { company } = await makeSignedInRoles('team');
  const ofCompany = eq(recipients.companyId, company.companyId);
  const recipient = async () => (await db.select().from(recipients).where(ofCompany))[0];
  const address = `/api/unsubscribe/${(await recipient())?.unsubscribeToken}`;
  expect((await ask(address)).status).toBe(405);
  expect((await recipient())?.unsubscribedAt).toBeNull();
  const form = { 'List-Unsubscribe': 'One-Click' };
  for (let press = 0; press < 2; press += 1) {
    const { status, setCookies } = await ask(address, { method: 'POST', form });
    expect([status, setCookies]).toEqual([200, []]);
  }
  expect((await recipient())?.unsubscribedAt).toBeInstanceOf(Date);
  const unknown = await ask(`/api/unsubscribe/${'x'.repeat(36)}`, { method: 'POST' });
  expect([unknown.status, JSON.parse(unknown.text).error]).toEqual([404, 'not_found']);
});
