import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { users } from '@/db/schema';
import { brand } from '@/lib/brand';
import type { AdminActor, Context } from '@/lib/context';
import { answerApplication, sendApplication, withdrawApplication } from '@/lib/site/partners/mutations';
import { countApplications, listApplications, listOwnApplications } from '@/lib/site/partners/queries';
import { newApplicationSchema } from '@/lib/site/partners/schema';
import { later, MAIL, signedIn } from '../support/own-account';
import { listAudit, mailsTo, makePerson, outcome, stranger } from '../support/team';
import { rolledBack } from '../support/test-database';

const GIVEN = {
  kind: 'expediter',
  organisation: 'Pecos Permits',
  website: 'pecos.example',
  area: 'Texas',
  message: 'We file permits for roofers.',
  locale: 'es',
} as const;
const EMAIL = 'rosa@pecos.example';

async function applicant(db: Database, email = EMAIL) {
  return signedIn(db, await makePerson(db, email));
}

async function admin(db: Database): Promise<Context<AdminActor>> {
  return { ...stranger(db), actor: { kind: 'admin', userId: await makePerson(db) } };
}

const send = (ctx: Awaited<ReturnType<typeof applicant>>) =>
  sendApplication(ctx, { ...newApplicationSchema.parse(GIVEN), mail: MAIL });

describe('a partner application', () => {
  test('is kept, confirmed in its language and told to support', () =>
    rolledBack(async (db) => {
      const ctx = await applicant(db);
      const { id } = await send(ctx);
      expect(await listOwnApplications(ctx)).toMatchObject([
        { id, state: 'received', website: 'https://pecos.example/', answer: null },
      ]);
      const [confirmed] = await mailsTo(db, EMAIL);
      expect(confirmed).toMatchObject({
        locale: 'es',
        subject: expect.stringContaining('solicitud de socio'),
      });
      const [told] = await mailsTo(db, brand.supportEmail);
      expect(told).toMatchObject({
        subject: 'Partner application: Pecos Permits',
        headers: { 'Reply-To': EMAIL },
      });
      expect(await listAudit(db, id)).toEqual(['partner_application.sent']);
    }));

  test('needs a confirmed address, is one at a time, and few in a month', () =>
    rolledBack(async (db) => {
      const ctx = await applicant(db);
      await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.email, EMAIL));
      expect(await outcome(send(ctx))).toBe('email_unverified');
      await db.update(users).set({ emailVerifiedAt: ctx.now }).where(eq(users.email, EMAIL));
      for (let sent = 0; sent < 3; sent += 1) {
        const { id } = await send(ctx);
        expect(await outcome(send(ctx))).toBe('already_exists');
        await withdrawApplication(ctx, { application: id });
      }
      expect(await outcome(send(ctx))).toBe('rate_limited');
    }));

  test('is answered once, by mail in its language, and seen by who sent it', () =>
    rolledBack(async (db) => {
      const ctx = await applicant(db);
      const { id: application } = await send(ctx);
      const office = await admin(db);
      const answer = { application, verdict: 'accepted', answer: 'Bienvenida.', mail: MAIL } as const;
      await answerApplication(office, answer);
      expect(await listOwnApplications(ctx)).toMatchObject([{ state: 'accepted', answer: 'Bienvenida.' }]);
      const mails = await mailsTo(db, EMAIL);
      expect(mails.map(({ text }) => text).join()).toContain('Bienvenida.');
      expect(await outcome(answerApplication(office, { ...answer, verdict: 'declined' }))).toBe('conflict');
      expect(await outcome(withdrawApplication(ctx, { application }))).toBe('not_found');
      expect((await listApplications(office, { state: 'accepted', after: undefined })).items).toMatchObject([
        { id: application, applicant: { name: 'Rosa Diaz', email: EMAIL }, answeredBy: 'Rosa Diaz' },
      ]);
    }));

  test('of somebody else is neither seen nor withdrawn', () =>
    rolledBack(async (db) => {
      const { id: application } = await send(await applicant(db));
      const other = await applicant(db, 'other@example.com');
      expect(await listOwnApplications(other)).toEqual([]);
      expect(await outcome(withdrawApplication(other, { application }))).toBe('not_found');
    }));

  test('the back office reads those that wait by age, a page at a time', () =>
    rolledBack(async (db) => {
      const ids: string[] = [];
      for (let count = 0; count < 22; count += 1) {
        const ctx = later(await applicant(db, `a${count}@example.com`), count);
        ids.push((await send(ctx)).id);
      }
      const office = await admin(db);
      const first = await listApplications(office, { state: 'received', after: undefined });
      expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 20));
      const second = await listApplications(office, { state: 'received', after: first.next ?? undefined });
      expect(second).toMatchObject({ items: ids.slice(20).map((id) => ({ id })), next: null });
      expect(await countApplications(office)).toMatchObject({ received: 22, accepted: 0 });
    }));
});
