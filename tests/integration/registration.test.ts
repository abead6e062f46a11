import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '@/db/client';
import {
  billingAccounts,
  companies,
  companyCities,
  companyNames,
  companyPermits,
  feeds,
  mailLinks,
  memberships,
  messages,
  notificationSettings,
  permits,
  recipients,
  referralCodes,
  smsConsents,
  subscriptions,
  users,
} from '@/db/schema';
import { brand } from '@/lib/brand';
import { asCompanyId, type Context, type UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { isEmailAvailable } from '@/lib/identity/accounts/queries';
import { verifySignIn } from '@/lib/identity/accounts/sign-in';
import { demoPayments } from '@/lib/providers/billing/demo/payments';
import { type RegisterCompany, registerCompany } from '@/lib/sales/onboarding/mutations';
import { type RegistrationInput, registrationSchema } from '@/lib/sales/onboarding/schema';
import { createSubscription } from '@/lib/sales/subscriptions/mutations';
import { makeCompany } from '@/tests/support/factories';
import { freshDatabase, rolledBack } from '@/tests/support/test-database';
import { createTexts } from '@/tests/support/texts';

const NOW = new Date('2026-11-20T15:00:00Z');
const MAIL = { siteUrl: 'https://lintel.test', sendsMail: false };
const DAY_MS = 24 * 60 * 60 * 1_000;
const silent = { debug() {}, info() {}, warn() {}, error() {} };

function contextOn(db: Database): Context {
  const request = { id: 'req_test', address: '192.0.2.7', userAgent: null };
  return { db, actor: { kind: 'public' }, now: NOW, log: silent, request };
}

function registration(change: Partial<RegistrationInput> = {}): RegisterCompany {
  const input: RegistrationInput = {
    email: 'Ana@Ortiz-Roofing.example',
    password: 'CorrectHorse12!',
    firstName: 'Ana',
    lastName: 'Ortiz',
    referralCode: '',
    companyName: 'Ortiz Roofing LLC',
    phone: '(512) 555-0142',
    zipCode: '78701',
    operatingCities: ['austin-tx'],
    permitConfirmed: true,
    confirmedNames: [],
    rejectedNames: [],
    subscriptionTier: 'solo',
    notificationSettings: {
      methods: ['email'],
      urgency: 'all_changes',
      smsConsent: false,
      recipients: [{ name: 'Ana Ortiz', email: 'ana@ortiz-roofing.example', phone: '' }],
    },
    locale: 'es',
    ...change,
  };
  return { ...registrationSchema.parse(input), smsWording: 'I agree to texts.', mail: MAIL };
}

async function ownerContext(db: Database, userId: string): Promise<Context<UserActor>> {
  const [row] = await db.select().from(memberships).where(eq(memberships.userId, userId));
  const companyId = asCompanyId(row?.companyId ?? '');
  return { ...contextOn(db), actor: { kind: 'user', userId, companyId, role: 'owner', tier: null } };
}

const recipient = (number: number, phone = '') => ({
  name: `Person ${number}`,
  email: `p${number}@ortiz-roofing.example`,
  phone,
});

/** Rows per table a registration writes to. */
async function counts(db: Database): Promise<number[]> {
  const tables = [
    users,
    companies,
    memberships,
    companyCities,
    subscriptions,
    notificationSettings,
    recipients,
    smsConsents,
    companyNames,
  ];
  return Promise.all(tables.map((table) => db.$count(table)));
}

async function refusal(work: Promise<unknown>): Promise<AppError> {
  const error = await work.then(
    () => new Error('It was not refused.'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw error;
  return error;
}

async function insertPermit(
  db: Database,
  contractor: { name: string; norm: string },
  number: string,
): Promise<void> {
  await db
    .insert(feeds)
    .values({ id: 'austin-tx.test', record: 'austin-tx', mode: 'sample', nextPollAt: NOW })
    .onConflictDoNothing();
  await db.insert(permits).values({
    feedId: 'austin-tx.test',
    sourceKey: number,
    permitNumber: number,
    statusBucket: 'issued',
    city: 'Austin',
    state: 'TX',
    contractorName: contractor.name,
    contractorNorm: contractor.norm,
    hash: number,
    firstSeenAt: NOW,
    changedAt: NOW,
  });
}

describe('registerCompany', () => {
  it('makes everything a company needs, and its owner can sign in', async () => {
    await rolledBack(async (db) => {
      const ctx = contextOn(db);
      const { userId, created } = await registerCompany(ctx, registration());
      expect(created).toBe(true);
      const signedIn = await verifySignIn(ctx, {
        email: 'ana@ortiz-roofing.example',
        password: 'CorrectHorse12!',
        secret: 'unused',
      });
      expect(signedIn).toMatchObject({ userId, method: 'password' });
      expect(await db.select().from(users)).toMatchObject([
        { firstName: 'Ana', locale: 'es', isAdmin: false, emailVerifiedAt: null },
      ]);
      const [company] = await db.select().from(companies);
      expect(company).toMatchObject({
        name: 'Ortiz Roofing LLC',
        nameNorm: 'ortiz roofing',
        phone: '(512) 555-0142',
        zip: '78701',
        locale: 'es',
        timeZone: 'America/Chicago',
        permitsConfirmedAt: NOW,
        isDemo: false,
      });
      expect(await db.select().from(memberships)).toMatchObject([
        { userId, companyId: company?.id, role: 'owner' },
      ]);
      expect(await db.select().from(companyCities)).toMatchObject([{ city: 'austin-tx' }]);
      expect(await db.select().from(notificationSettings)).toMatchObject([
        { methods: ['email'], urgency: 'all_changes' },
      ]);
      expect(await db.select().from(recipients)).toMatchObject([
        { name: 'Ana Ortiz', email: 'ana@ortiz-roofing.example', phone: null, position: 0 },
      ]);
      expect(await db.select().from(smsConsents)).toEqual([]);
      expect(await isEmailAvailable(ctx, { email: 'ana@ortiz-roofing.example' })).toBe(false);
    });
  });

  it.each([
    ['austin-tx', 'monitored', '/es/tablero'],
    ['boise-id', 'unmonitored', '/es/tablero/lista-verificacion-permisos'],
  ] as const)('welcomes its owner, in %s by what works there', async (city, way, path) => {
    await rolledBack(async (db) => {
      await registerCompany(contextOn(db), registration({ operatingCities: [city] }));
      const posted = await db
        .select()
        .from(messages)
        .where(eq(messages.recipient, 'ana@ortiz-roofing.example'));
      const t = createTexts('es');
      const [welcome, ...others] = posted.filter(
        ({ subject }) => subject === t('mail', 'welcome.subject', { brand: brand.name }),
      );
      expect(others).toEqual([]);
      expect(welcome?.text).toContain(t('mail', `welcome.${way}.first`));
      expect(welcome?.text).toContain(`${path}\n`);
      expect(posted).toHaveLength(2);
    });
  });

  it('never keeps the password as it was typed', async () => {
    await rolledBack(async (db) => {
      await registerCompany(contextOn(db), registration());
      const [user] = await db.select().from(users);
      expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
      expect(JSON.stringify(user)).not.toContain('CorrectHorse12!');
    });
  });

  it.each([
    ['', 14],
    ['NOBODYS', 14],
    ['FRIEND24', 30],
  ])('starts a demo trial; with the referral code %j it is %i days', async (referralCode, days) => {
    await rolledBack(async (db) => {
      const referrer = await makeCompany(db);
      await db
        .insert(referralCodes)
        .values({ companyId: referrer.companyId, code: 'FRIEND24', createdAt: NOW });
      await db.delete(subscriptions);
      const { userId } = await registerCompany(
        contextOn(db),
        registration({ referralCode, subscriptionTier: 'professional' }),
      );
      const owner = await ownerContext(db, userId);
      expect(await db.$count(subscriptions)).toBe(0);
      const wish = { payments: demoPayments(owner), mail: MAIL };
      // Asked again after a lost answer: the first one stands.
      await createSubscription(owner, {
        ...wish,
        paymentMethodId: 'pm_demo_visa_4242_aaaaaaaaaaaaaaaa',
      });
      await createSubscription(owner, {
        ...wish,
        paymentMethodId: 'pm_demo_mastercard_4444_bbbbbbbbbbbbbbbb',
      });
      const ends = new Date(NOW.getTime() + days * DAY_MS);
      expect(await db.select().from(subscriptions)).toMatchObject([
        {
          companyId: owner.actor.companyId,
          tier: 'professional',
          state: 'trialing',
          provider: 'demo',
          priceCents: 9_900,
          trialEndsAt: ends,
          currentPeriodEndsAt: ends,
          discountPercent: days === 30 ? 50 : null,
        },
      ]);
      const accounts = await db.select().from(billingAccounts);
      expect(accounts).toMatchObject([{ companyId: owner.actor.companyId, cardLast4: '4242' }]);
    });
  });

  it('takes the zone of the first city', async () => {
    await rolledBack(async (db) => {
      const cities = ['phoenix-az', 'austin-tx'];
      await registerCompany(
        contextOn(db),
        registration({ operatingCities: cities, subscriptionTier: 'team' }),
      );
      const [company] = await db.select({ timeZone: companies.timeZone }).from(companies);
      expect(company?.timeZone).toBe('America/Phoenix');
    });
  });

  it('links the permits under the confirmed names and under its own, not those under a rejected one', async () => {
    await rolledBack(async (db) => {
      await insertPermit(db, { name: 'ORTIZ ROOFING', norm: 'ortiz roofing' }, 'A-1');
      await insertPermit(db, { name: 'Ortiz Roofing & Siding', norm: 'ortiz roofing and siding' }, 'A-2');
      await insertPermit(db, { name: 'Ortega Roofing', norm: 'ortega roofing' }, 'A-3');
      await registerCompany(
        contextOn(db),
        registration({ confirmedNames: ['ortiz roofing and siding'], rejectedNames: ['ortega roofing'] }),
      );
      const linked = await db
        .select({ number: permits.permitNumber, state: companyPermits.state })
        .from(companyPermits)
        .innerJoin(permits, eq(permits.id, companyPermits.permitId))
        .orderBy(permits.permitNumber);
      expect(linked).toEqual([
        { number: 'A-1', state: 'confirmed' },
        { number: 'A-2', state: 'confirmed' },
      ]);
    });
  });

  it('does not watch its own name once that was said to be another company’s', async () => {
    await rolledBack(async (db) => {
      await insertPermit(db, { name: 'Ortiz Roofing', norm: 'ortiz roofing' }, 'A-1');
      await registerCompany(contextOn(db), registration({ rejectedNames: ['ortiz roofing'] }));
      expect(await db.$count(companyPermits)).toBe(0);
      expect(await db.select().from(companyNames)).toMatchObject([
        { nameNorm: 'ortiz roofing', state: 'rejected', decidedAt: NOW },
      ]);
    });
  });

  it('writes down what was agreed to before a text can be sent', async () => {
    await rolledBack(async (db) => {
      const sms = {
        methods: ['email' as const, 'sms' as const],
        urgency: 'critical_only' as const,
        smsConsent: true,
        recipients: [recipient(1, '(512) 555-0142'), recipient(2, '512.555.0143')],
      };
      await registerCompany(
        contextOn(db),
        registration({ subscriptionTier: 'team', notificationSettings: sms }),
      );
      expect(await db.select().from(smsConsents)).toMatchObject([
        {
          given: true,
          wording: 'I agree to texts.',
          locale: 'es',
          ipAddress: '192.0.2.7',
          source: 'setup',
          createdAt: NOW,
        },
      ]);
      const rows = await db.select().from(recipients).orderBy(recipients.position);
      expect(rows.map((row) => row.phone)).toEqual(['+15125550142', '+15125550143']);
    });
  });

  it('keeps no texts as a method without consent', async () => {
    await rolledBack(async (db) => {
      const sms = {
        methods: ['email' as const, 'sms' as const],
        urgency: 'all_changes' as const,
        smsConsent: false,
        recipients: [recipient(1, '(512) 555-0142')],
      };
      await registerCompany(
        contextOn(db),
        registration({ subscriptionTier: 'team', notificationSettings: sms }),
      );
      expect(await db.select().from(notificationSettings)).toMatchObject([{ methods: ['email'] }]);
      expect(await db.$count(smsConsents)).toBe(0);
    });
  });

  it('answers a second try after a lost answer as the first, and makes nothing twice', async () => {
    await rolledBack(async (db) => {
      const ctx = contextOn(db);
      const first = await registerCompany(ctx, registration());
      const before = await counts(db);
      expect(await registerCompany(ctx, registration())).toEqual({ userId: first.userId, created: false });
      expect(await counts(db)).toEqual(before);
    });
  });

  it('refuses an address that has an account with another password', async () => {
    await rolledBack(async (db) => {
      const ctx = contextOn(db);
      await registerCompany(ctx, registration());
      const before = await counts(db);
      const error = await refusal(registerCompany(ctx, registration({ password: 'AnotherHorse34?' })));
      expect(error).toMatchObject({ code: 'already_exists', fields: { email: 'email_taken' } });
      expect(await counts(db)).toEqual(before);
    });
  });

  it.each<[string, Partial<RegistrationInput>, string, Record<string, string>]>([
    [
      'a second recipient on solo',
      {
        notificationSettings: {
          methods: ['email'],
          urgency: 'all_changes',
          smsConsent: false,
          recipients: [recipient(1), recipient(2)],
        },
      },
      'plan_required',
      { 'notificationSettings.recipients': 'plan_recipients' },
    ],
    [
      'texts on solo',
      {
        notificationSettings: {
          methods: ['email', 'sms'],
          urgency: 'all_changes',
          smsConsent: true,
          recipients: [recipient(1, '(512) 555-0142')],
        },
      },
      'plan_required',
      { 'notificationSettings.methods': 'plan_sms' },
    ],
    [
      'a second city on solo',
      { operatingCities: ['austin-tx', 'denver-co'] },
      'plan_required',
      { operatingCities: 'plan_cities' },
    ],
    [
      'a city nobody knows',
      { operatingCities: ['atlantis-tx'] },
      'invalid_input',
      { operatingCities: 'city_unknown' },
    ],
    [
      'a monitored city without confirmed permits',
      { permitConfirmed: false },
      'invalid_input',
      { permitConfirmed: 'verification' },
    ],
  ])('refuses %s and writes nothing', async (_name, change, code, fields) => {
    await rolledBack(async (db) => {
      const before = await counts(db);
      expect(await refusal(registerCompany(contextOn(db), registration(change)))).toMatchObject({
        code,
        fields,
      });
      expect(await counts(db)).toEqual(before);
    });
  });

  it('needs no confirmation where no city is monitored', async () => {
    await rolledBack(async (db) => {
      const answer = await registerCompany(
        contextOn(db),
        registration({ operatingCities: ['honolulu-hi'], permitConfirmed: false }),
      );
      expect(answer.created).toBe(true);
    });
  });
});

describe('registerCompany where it really commits', () => {
  it('leaves nothing behind when the last of its writes fails (ASVS 2.3.3)', async () => {
    const { db, close } = await freshDatabase();
    try {
      await db.execute(sql`alter table company_names add constraint no_names check (false)`);
      await expect(registerCompany(contextOn(db), registration())).rejects.toThrow();
      expect(await counts(db)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
    } finally {
      await close();
    }
  });

  it('makes one account of fifty presses at the same time', async () => {
    const { db, close } = await freshDatabase();
    try {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => registerCompany(contextOn(db), registration())),
      );
      expect(answers.filter((answer) => answer.created)).toHaveLength(1);
      expect(new Set(answers.map((answer) => answer.userId)).size).toBe(1);
      expect((await counts(db)).slice(0, 3)).toEqual([1, 1, 1]);
      expect(await db.$count(mailLinks)).toBe(1);
    } finally {
      await close();
    }
  });
});
