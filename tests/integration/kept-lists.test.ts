import { expect, it } from 'vitest';
import type { Database } from '@/db/client';
import { messages } from '@/db/schema';
import type { Context } from '@/lib/context';
import { mailList } from '@/lib/site/kept-lists/mutations';
import { rolledBack } from '@/tests/support/test-database';

const silent = { debug() {}, info() {}, warn() {}, error() {} };
const contextOn = (db: Database): Context => ({
  db,
  actor: { kind: 'public' },
  now: new Date('2026-11-27T15:00:00Z'),
  log: silent,
});
const SETTINGS = { siteUrl: 'https://lintel.example', sendsMail: false };
const ROOF = {
  locale: 'es' as const,
  email: 'ana@ortiz-roofing.example',
  input: {
    permitType: 'roofing' as const,
    place: { city: 'Austin', county: null, state: 'TX' as const },
    answers: { hoa: false },
  },
};

it('sends a list where it was asked for, with the address it lies at, in the reader’s language', async () => {
  await rolledBack(async (db) => {
    await mailList(contextOn(db), ROOF, SETTINGS);
    const [sent, ...others] = await db.select().from(messages);
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ recipient: ROOF.email, locale: 'es', companyId: null, state: 'sent' });
    expect(sent?.subject).toContain('Austin, TX');
    expect(sent?.text).toContain('https://lintel.example/es/');
    expect(sent?.text).toContain('type=roofing&place=Austin%2C+TX&hoa=no');
  });
});

it('writes no words of a stranger’s: a place we do not know is its state', async () => {
  await rolledBack(async (db) => {
    const place = { city: 'Buy Gold Today', county: null, state: 'TX' as const };
    await mailList(contextOn(db), { ...ROOF, input: { ...ROOF.input, place } }, SETTINGS);
    const [sent] = await db.select().from(messages);
    expect(sent?.subject).not.toContain('Gold');
    expect(sent?.subject).toContain('Texas');
  });
});

it('sends an address three a day, and says nothing of the fourth; a network ten an hour', async () => {
  await rolledBack(async (db) => {
    const ctx = contextOn(db);
    for (let turn = 0; turn < 4; turn++) await mailList(ctx, ROOF, SETTINGS);
    expect(await db.select().from(messages)).toHaveLength(3);
    for (let turn = 0; turn < 6; turn++)
      await mailList(ctx, { ...ROOF, email: `other-${turn}@example.com` }, SETTINGS);
    await expect(mailList(ctx, ROOF, SETTINGS)).rejects.toMatchObject({ code: 'rate_limited' });
  });
});
