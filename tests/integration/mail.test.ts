import { describe, expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { messages } from '@/db/schema';
import { type MailTransport, type OutgoingMail, sendMessages } from '@/lib/company/notifications/send';
import { type PostMailInput, postMail } from '@/lib/providers/mail/post';
import { SECRET_HEADER } from '@/lib/providers/mail/secret';
import { jobContext, makeCompany, NOW } from '../support/factories';
import { freshDatabase, rolledBack } from '../support/test-database';

const TOKEN = 'Zm9vYmFyYmF6cXV4';
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

const RESET: PostMailInput<'resetPassword'> = {
  to: 'ana@example.com',
  locale: 'es',
  template: 'resetPassword',
  props: { name: 'Ana', path: `/reset-password?token=${TOKEN}` },
  sendsMail: true,
  siteUrl: 'https://lintel.example',
};
const CHANGED: PostMailInput<'passwordChanged'> = {
  ...RESET,
  template: 'passwordChanged',
  props: { name: 'Ana', at: NOW },
};

async function stored(db: Database) {
  const [message] = await db.select().from(messages);
  if (!message) throw new Error('There is no message.');
  return message;
}

/** Takes every mail, or says that it did not. */
function sink(taken: OutgoingMail[], fault?: string): MailTransport {
  return {
    async send(message) {
      if (fault) throw new Error(fault);
      taken.push(message);
    },
  };
}

describe('a posted mail', () => {
  test('waits to be sent where mail leaves by SMTP', () =>
    rolledBack(async (db) => {
      const { companyId } = await makeCompany(db);
      const id = await postMail(jobContext(db), { ...CHANGED, companyId });
      expect(await stored(db)).toMatchObject({
        id,
        companyId,
        channel: 'email',
        recipient: 'ana@example.com',
        locale: 'es',
        subject: 'Su contraseña cambió',
        state: 'queued',
        nextAttemptAt: NOW,
        sentAt: null,
        createdAt: NOW,
      });
    }));

  test('has arrived in the outbox where it does not, its link with it', () =>
    rolledBack(async (db) => {
      await postMail(jobContext(db), { ...RESET, sendsMail: false });
      await sendMessages(jobContext(db, later(60)), { email: sink([]), sms: null });
      const message = await stored(db);
      expect(message).toMatchObject({ state: 'sent', sentAt: NOW, nextAttemptAt: null });
      expect(message.text).toContain(TOKEN);
      expect(message.html).toContain(TOKEN);
    }));

  test('is taken back with the transaction it belongs to', () =>
    rolledBack(async (db) => {
      const undone = db.transaction(async (tx) => {
        await postMail(jobContext(tx), RESET);
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      expect(await db.$count(messages)).toBe(0);
    }));

  test.each([
    'ana@example.com, luis@example.com',
    'ana@example.com\r\nBcc: luis@example.com',
    'Ana <ana@example.com>',
    'ana',
    '',
  ])('goes to one address and not to %j', (to) =>
    rolledBack(async (db) => {
      await expect(postMail(jobContext(db), { ...RESET, to })).rejects.toThrow('one address');
      expect(await db.$count(messages)).toBe(0);
    }),
  );

  test('takes no header of two lines', () =>
    rolledBack(async (db) => {
      const headers = { 'Reply-To': 'ana@example.com\r\nBcc: luis@example.com' };
      await expect(postMail(jobContext(db), { ...RESET, headers })).rejects.toThrow('one line');
    }));
});

describe('a link that lets somebody in', () => {
  test('is gone from the database once it was sent', async () => {
    const database = await freshDatabase();
    try {
      await postMail(jobContext(database.db), RESET);
      const sent: OutgoingMail[] = [];
      await sendMessages(jobContext(database.db), { email: sink(sent), sms: null });
      expect(sent).toHaveLength(1);
      expect(sent[0]?.text).toContain(TOKEN);
      expect(sent[0]?.html).toContain(TOKEN);
      expect(sent[0]?.headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
      const message = await stored(database.db);
      expect(message).toMatchObject({ state: 'sent', subject: 'Elija una contraseña nueva' });
      expect(JSON.stringify(message)).not.toContain(TOKEN);
      expect(message.text).toContain('enlace que funciona una sola vez');
      expect(message.html).toContain(message.text);
    } finally {
      await database.close();
    }
  });

  test('stays while it is tried again, and is gone when nobody took it in the end', async () => {
    const database = await freshDatabase();
    try {
      await postMail(jobContext(database.db), RESET);
      let now = NOW;
      for (const wait of [0, 1, 5, 30, 30, 30, 30]) {
        now = new Date(now.getTime() + wait * 60_000);
        await sendMessages(jobContext(database.db, now), { email: sink([], 'refused'), sms: null });
        expect(await stored(database.db)).toMatchObject({ state: 'queued' });
        expect((await stored(database.db)).text).toContain(TOKEN);
      }
      await sendMessages(jobContext(database.db, later(300)), { email: sink([], 'refused'), sms: null });
      const message = await stored(database.db);
      expect(message).toMatchObject({ state: 'failed', failure: 'refused' });
      expect(JSON.stringify(message)).not.toContain(TOKEN);
    } finally {
      await database.close();
    }
  });

  test('is gone when a crash cut its sending off', async () => {
    const database = await freshDatabase();
    try {
      await postMail(jobContext(database.db), RESET);
      await database.db.update(messages).set({ state: 'sending', attempts: 1 });
      await sendMessages(jobContext(database.db, later(16)), { email: sink([]), sms: null });
      const message = await stored(database.db);
      expect(message).toMatchObject({ state: 'failed', failure: 'interrupted' });
      expect(JSON.stringify(message)).not.toContain(TOKEN);
    } finally {
      await database.close();
    }
  });

  test('is marked in every mail that has one', () =>
    rolledBack(async (db) => {
      const { props: link } = RESET;
      const invitation = { ...link, parentCompany: 'Oak LLC', company: 'Oak LLC', inviter: 'Luis' };
      const team = { ...invitation, role: 'viewer' as const };
      const subcontractor = { ...invitation, role: 'Roofing' };
      const ctx = jobContext(db);
      await postMail(ctx, { ...RESET, template: 'verifyEmail' });
      await postMail(ctx, { ...RESET, template: 'teamInvitation', props: team });
      await postMail(ctx, { ...RESET, template: 'subcontractorInvitation', props: subcontractor });
      await postMail(ctx, { ...RESET, template: 'subcontractorInvitationKnown', props: subcontractor });
      const all = await db.select().from(messages);
      expect(all).toHaveLength(4);
      for (const { text, headers } of all) {
        expect(text).toContain(TOKEN);
        expect(headers).toHaveProperty(SECRET_HEADER, '1');
      }
    }));

  test('is not looked for in other mails, which stay as they were sent', async () => {
    const database = await freshDatabase();
    try {
      await postMail(jobContext(database.db), CHANGED);
      const before = await stored(database.db);
      await sendMessages(jobContext(database.db), { email: sink([]), sms: null });
      const after = await stored(database.db);
      expect(after).toMatchObject({ state: 'sent', text: before.text, html: before.html });
    } finally {
      await database.close();
    }
  });
});
