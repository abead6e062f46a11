import { expect, test } from 'vitest';
import { messages } from '@/db/schema';
import { type MailTransport, sendMessages } from '@/lib/company/notifications/send';
import { newId } from '@/lib/ids';
import { jobContext, NOW } from '../support/factories';
import { freshDatabase } from '../support/test-database';

const MAILS = 30;

test('several workers that send at once hand each mail over once', async () => {
  const database = await freshDatabase();
  try {
    const { db } = database;
    const recipients = Array.from({ length: MAILS }, (_, index) => `reader-${index}@example.com`);
    await db.insert(messages).values(
      recipients.map((recipient) => ({
        id: newId('message'),
        channel: 'email' as const,
        recipient,
        locale: 'en' as const,
        subject: 'A permit moved',
        html: '<p>A permit moved</p>',
        text: 'A permit moved',
        state: 'queued' as const,
        nextAttemptAt: NOW,
        createdAt: NOW,
      })),
    );
    const taken: string[] = [];
    const email: MailTransport = {
      async send({ to }) {
        taken.push(to);
      },
    };
    await Promise.all(Array.from({ length: 4 }, () => sendMessages(jobContext(db), { email, sms: null })));
    expect(taken.toSorted()).toEqual(recipients.toSorted());
  } finally {
    await database.close();
  }
});
