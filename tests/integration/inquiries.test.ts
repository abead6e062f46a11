import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Database } from '@/db/client';
import { inquiries, messages } from '@/db/schema';
import { brand } from '@/lib/brand';
import { type MailTransport, type OutgoingMail, sendMessages } from '@/lib/company/notifications/send';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { type ReceiveFacts, receiveInquiry } from '@/lib/site/inquiries/mutations';
import {
  contactSchema,
  enterpriseSchema,
  type Inquiry,
  type PrivacyInquiry,
  privacySchema,
} from '@/lib/site/inquiries/schema';
import { issueTicket } from '@/lib/site/inquiries/ticket';
import { INQUIRIES_PER_HOUR, MESSAGE_MAX } from '@/lib/site/inquiries/types';
import { freshDatabase, rolledBack } from '@/tests/support/test-database';

const NOW = new Date('2026-11-20T15:00:00Z');
const SECRET = 'a secret of more than thirty-two characters';
const silent = { debug() {}, info() {}, warn() {}, error() {} };

const ago = (ms: number) => new Date(NOW.getTime() - ms);
const contextOn = (db: Database, now = NOW): Context => ({ db, actor: { kind: 'public' }, now, log: silent });
/** As a person's form has it: fetched a minute ago. */
const goodTicket = () => issueTicket(SECRET, ago(60_000));

function facts(change: Partial<ReceiveFacts> = {}): ReceiveFacts {
  return { secret: SECRET, address: '192.0.2.7', sendsMail: false, ...change };
}

const CONTACT = {
  locale: 'es' as const,
  name: 'Ana Ortiz',
  email: 'ana@ortiz-roofing.example',
  company: 'Ortiz Roofing LLC',
  topic: 'permits' as const,
  message: 'Mi permiso 2026-1 no aparece.\n<b>¿Por qué?</b>',
  website: '',
};

function contact(change: Partial<typeof CONTACT & { ticket: string }> = {}): Inquiry {
  return { kind: 'contact', ...contactSchema.parse({ ...CONTACT, ticket: goodTicket(), ...change }) };
}

async function refusal(work: Promise<unknown>): Promise<{ code: string; fields: unknown }> {
  const error = await work.then(
    () => new Error('It was not refused.'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw error;
  return { code: error.code, fields: error.fields };
}

async function expectNothingStored(db: Database): Promise<void> {
  expect([await db.$count(inquiries), await db.$count(messages)]).toEqual([0, 0]);
}

describe('receiveInquiry', () => {
  it('stores what was sent and puts the whole of it into support’s outbox', async () => {
    await rolledBack(async (db) => {
      const { reference } = await receiveInquiry(contextOn(db), contact(), facts());
      expect(reference).toMatch(/^INQ-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
      const [stored] = await db.select().from(inquiries);
      expect(stored).toMatchObject({
        id: reference,
        kind: 'contact',
        locale: 'es',
        name: 'Ana Ortiz',
        email: 'ana@ortiz-roofing.example',
        message: CONTACT.message,
        details: { company: 'Ortiz Roofing LLC', topic: 'permits' },
        createdAt: NOW,
      });
      expect(JSON.stringify(stored)).not.toContain('192.0.2.7');
      const [mail] = await db.select().from(messages);
      expect(mail).toMatchObject({
        id: stored?.messageId,
        companyId: null,
        channel: 'email',
        recipient: brand.supportEmail,
        subject: `[${reference}] Contact: Ana Ortiz`,
        headers: { 'Reply-To': 'ana@ortiz-roofing.example' },
        state: 'sent',
        sentAt: NOW,
      });
      for (const part of [reference, CONTACT.email, 'Ortiz Roofing LLC', 'permits', CONTACT.message])
        expect(mail?.text).toContain(part);
      expect(mail?.html).toContain('&lt;b&gt;¿Por qué?&lt;/b&gt;');
    });
  });

  it('waits to be sent where mail leaves by SMTP, and is sent with the reply address', async () => {
    const database = await freshDatabase();
    try {
      const { reference } = await receiveInquiry(
        contextOn(database.db),
        contact(),
        facts({ sendsMail: true }),
      );
      expect(await database.db.select({ state: messages.state }).from(messages)).toEqual([
        { state: 'queued' },
      ]);
      const sent: OutgoingMail[] = [];
      const transport: MailTransport = { send: async (mail) => void sent.push(mail) };
      await sendMessages(contextOn(database.db), { email: transport, sms: null });
      expect(sent).toMatchObject([
        {
          to: brand.supportEmail,
          subject: expect.stringContaining(reference),
          headers: { 'Reply-To': CONTACT.email },
        },
      ]);
    } finally {
      await database.close();
    }
  });

  it('takes the other two forms with their own fields', async () => {
    await rolledBack(async (db) => {
      const { topic: _, company: __, ...sender } = CONTACT;
      const enterprise = enterpriseSchema.parse({
        ...sender,
        ticket: goodTicket(),
        company: 'Big Builders Inc.',
        phone: '(512) 555-0142',
        cities: 'Austin, Dallas',
        permitsPerYear: '200_to_500',
      });
      const privacy = privacySchema.parse({
        ...sender,
        ticket: goodTicket(),
        request: 'deletion',
        state: 'CA',
      });
      await receiveInquiry(contextOn(db), { kind: 'enterprise', ...enterprise }, facts());
      await receiveInquiry(contextOn(db), { kind: 'privacy', ...privacy }, facts());
      const rows = await db.select({ kind: inquiries.kind, details: inquiries.details }).from(inquiries);
      expect(rows).toEqual(
        expect.arrayContaining([
          {
            kind: 'enterprise',
            details: {
              company: 'Big Builders Inc.',
              phone: '(512) 555-0142',
              cities: 'Austin, Dallas',
              permitsPerYear: '200_to_500',
            },
          },
          { kind: 'privacy', details: { request: 'deletion', state: 'CA' } },
        ]),
      );
      const [mail] = await db
        .select({ text: messages.text })
        .from(messages)
        .innerJoin(inquiries, eq(inquiries.messageId, messages.id))
        .where(eq(inquiries.kind, 'privacy'));
      expect(mail?.text).toContain('within 45 days');
    });
  });

  it.each([
    ['that nobody issued', () => 'made.1795206296073.up', 'forged'],
    ['signed with another secret', () => issueTicket(SECRET.toUpperCase(), ago(60_000)), 'forged'],
    ['whose time was changed', () => goodTicket().replace(/\.\d+\./, '.1795186800000.'), 'forged'],
    ['with something behind it', () => `${goodTicket()}.x`, 'forged'],
    ['that is missing', () => '', 'forged'],
    ['fetched just now', () => issueTicket(SECRET, ago(2_999)), 'too_young'],
    ['from the future', () => issueTicket(SECRET, ago(-60_000)), 'too_young'],
    ['more than two hours old', () => issueTicket(SECRET, ago(2 * 60 * 60_000 + 1)), 'expired'],
  ])('refuses a ticket %s', async (_, ticket, problem) => {
    await rolledBack(async (db) => {
      const refused = await refusal(receiveInquiry(contextOn(db), contact({ ticket: ticket() }), facts()));
      expect(refused).toEqual({ code: 'conflict', fields: { ticket: problem } });
      await expectNothingStored(db);
    });
  });

  it.each([3_000, 2 * 60 * 60_000])('takes a ticket %i ms old', async (age) => {
    await rolledBack(async (db) => {
      const ticket = issueTicket(SECRET, ago(age));
      await receiveInquiry(contextOn(db), contact({ ticket }), facts());
      expect(await db.$count(inquiries)).toBe(1);
    });
  });

  it('lets one inquiry in by a ticket, and knows the same one sent again', async () => {
    await rolledBack(async (db) => {
      const ticket = goodTicket();
      const first = await receiveInquiry(contextOn(db), contact({ ticket }), facts());
      // The answer got lost on the way, and the same words come again, perhaps over another network.
      const again = await receiveInquiry(
        contextOn(db),
        contact({ ticket }),
        facts({ address: '198.51.100.9' }),
      );
      expect(again).toEqual(first);
      const other = contact({ ticket, message: 'Other words.' });
      expect(await refusal(receiveInquiry(contextOn(db), other, facts()))).toEqual({
        code: 'conflict',
        fields: { ticket: 'used' },
      });
      expect([await db.$count(inquiries), await db.$count(messages)]).toEqual([1, 1]);
    });
  });

  it('stores a double click once, over several connections', async () => {
    const database = await freshDatabase();
    try {
      const ticket = goodTicket();
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => receiveInquiry(contextOn(database.db), contact({ ticket }), facts())),
      );
      expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
      expect([await database.db.$count(inquiries), await database.db.$count(messages)]).toEqual([1, 1]);
    } finally {
      await database.close();
    }
  });

  it('refuses whoever fills in the field people do not see', async () => {
    await rolledBack(async (db) => {
      const refused = await refusal(
        receiveInquiry(contextOn(db), contact({ website: 'https://spam.example' }), facts()),
      );
      expect(refused.code).toBe('forbidden');
      await expectNothingStored(db);
    });
  });

  it('counts what one address sends in an hour, many at once included', async () => {
    const database = await freshDatabase();
    try {
      const { db } = database;
      // One connection has a whole network of IPv6 addresses.
      const address = '2001:db8:0:1::7';
      const outcomes = await Promise.allSettled(
        Array.from({ length: INQUIRIES_PER_HOUR + 3 }, (_, index) =>
          receiveInquiry(contextOn(db), contact(), facts({ address: `2001:db8:0:1::${index}` })),
        ),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(INQUIRIES_PER_HOUR);
      const next = receiveInquiry(contextOn(db), contact(), facts({ address }));
      expect((await refusal(next)).code).toBe('rate_limited');
      // Somebody else is not held up, nor is the same one an hour later.
      await receiveInquiry(contextOn(db), contact(), facts({ address: '198.51.100.9' }));
      const later = new Date(NOW.getTime() + 60 * 60_000 + 1);
      const fresh = contact({ ticket: issueTicket(SECRET, NOW) });
      await receiveInquiry(contextOn(db, later), fresh, facts({ address }));
      const stored = INQUIRIES_PER_HOUR + 2;
      expect([await db.$count(inquiries), await db.$count(messages)]).toEqual([stored, stored]);
    } finally {
      await database.close();
    }
  });

  it('stores nothing when support cannot be told', async () => {
    await rolledBack(async (db) => {
      // The one character a text column cannot hold.
      const broken = { ...contact(), name: 'Ana\u0000' };
      await expect(db.transaction((tx) => receiveInquiry(contextOn(tx), broken, facts()))).rejects.toThrow();
      await expectNothingStored(db);
    });
  });
});

/** The first complaint of each field. */
function complaints(parsed: z.ZodSafeParseResult<unknown>): Record<string, string> {
  const issues = parsed.error?.issues ?? [];
  return Object.fromEntries([...issues].reverse().map(({ path, message }) => [path.join('.'), message]));
}

describe('what a form may hold', () => {
  const problems = (given: object) =>
    complaints(contactSchema.safeParse({ ...CONTACT, ticket: goodTicket(), ...given }));

  it.each([
    [{ name: '  ' }, { name: 'missing' }],
    [{ name: 'x'.repeat(121) }, { name: 'too_long' }],
    [{ email: '' }, { email: 'missing' }],
    [{ email: 'ana@' }, { email: 'invalid' }],
    [{ email: 'ana@example.com\r\nBcc: all@example.com' }, { email: 'invalid' }],
    [{ email: `${'a'.repeat(250)}@example.com` }, { email: 'too_long' }],
    [{ company: 'x'.repeat(161) }, { company: 'too_long' }],
    [{ topic: 'gossip' }, { topic: 'missing' }],
    [{ message: '\n ' }, { message: 'missing' }],
    [{ message: 'x'.repeat(MESSAGE_MAX + 1) }, { message: 'too_long' }],
    [{ message: 'x'.repeat(MESSAGE_MAX) }, {}],
    // Half a character, as a cut through an emoji leaves it, and the one no column holds.
    [{ company: 'Roof \ud83d' }, { company: 'invalid' }],
    [{ message: 'a\u0000b' }, { message: 'invalid' }],
    [{ company: 'Roof 🏠' }, {}],
    [{ company: '' }, {}],
  ])('%j → %j', (given, expected) => {
    expect(problems(given)).toEqual(expected);
  });

  it('asks a privacy request for its kind and the state of residence', () => {
    const given: Partial<PrivacyInquiry> = { locale: 'en', name: 'A', email: 'a@example.com', message: 'm' };
    const parsed = privacySchema.safeParse({ ...given, ticket: '', website: '', request: '', state: 'XX' });
    expect(complaints(parsed)).toEqual({
      request: 'missing',
      state: 'missing',
    });
  });
});
