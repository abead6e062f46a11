import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '@/db/client';
import { companies, companyCities, memberships, referralCodes, referrals, users } from '@/db/schema';
import { asCompanyId, type Context } from '@/lib/context';
import { registerOperation } from '@/lib/edge/api/operations/auth';
import { AppError } from '@/lib/errors';
import { fromApi } from '@/lib/sales/onboarding/from-api';
import { type RegisterCompany, registerCompany } from '@/lib/sales/onboarding/mutations';
import { type RegistrationInput, registrationSchema } from '@/lib/sales/onboarding/schema';
import { listWatchedCities } from '@/lib/tracking/permits/queries';
import { makeCompany } from '@/tests/support/factories';
import { rolledBack } from '@/tests/support/test-database';

const NOW = new Date('2026-11-20T15:00:00Z');
const silent = { debug() {}, info() {}, warn() {}, error() {} };
const mail = { siteUrl: 'https://lintel.test', sendsMail: false };

function contextOn(db: Database): Context {
  const request = { id: 'req_test', address: '192.0.2.7', userAgent: null };
  return { db, actor: { kind: 'public' }, now: NOW, log: silent, request };
}

function registration(change: Partial<RegistrationInput> = {}): RegisterCompany {
  const input: RegistrationInput = {
    email: 'ana@treasure-valley.example',
    password: 'CorrectHorse12!',
    firstName: 'Ana',
    lastName: 'Ortiz',
    referralCode: '',
    companyName: 'Treasure Valley Roofing LLC',
    phone: '(208) 555-0142',
    zipCode: '',
    operatingCities: ['boise-id'],
    permitConfirmed: false,
    confirmedNames: [],
    rejectedNames: [],
    subscriptionTier: 'team',
    notificationSettings: {
      methods: ['email'],
      urgency: 'all_changes',
      smsConsent: false,
      recipients: [{ name: 'Ana Ortiz', email: 'ana@treasure-valley.example', phone: '' }],
    },
    locale: 'en',
    ...change,
  };
  return { ...registrationSchema.parse(input), smsWording: '', mail };
}

function apiBody(change: object) {
  const { body } = registerOperation;
  if (!body) throw new Error('Registering takes a body.');
  return body.parse({
    email: 'ana@treasure-valley.example',
    password: 'CorrectHorse12!',
    first_name: 'Ana',
    last_name: 'Ortiz',
    company_name: 'Treasure Valley Roofing LLC',
    phone: '(208) 555-0142',
    subscription_tier: 'team',
    ...change,
  });
}

async function refusal(work: () => Promise<unknown>): Promise<AppError> {
  try {
    await work();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('It was not refused.');
}

const selectCities = (db: Database) =>
  db
    .select({ city: companyCities.city, label: companyCities.label })
    .from(companyCities)
    .orderBy(companyCities.city);

describe('a company in a place outside the catalogue', () => {
  it('keeps its label and its time, and the catalogue’s city beside it keeps none', async () => {
    await rolledBack(async (db) => {
      await registerCompany(
        contextOn(db),
        registration({ operatingCities: ['lewiston-id', 'honolulu-hi', 'boise-id'] }),
      );
      expect(await selectCities(db)).toEqual([
        { city: 'boise-id', label: 'Boise, ID' },
        { city: 'honolulu-hi', label: null },
        { city: 'lewiston-id', label: 'Lewiston, ID' },
      ]);
      // Northern Idaho keeps Pacific time.
      const [company] = await db.select().from(companies);
      expect(company).toMatchObject({ timeZone: 'America/Los_Angeles', permitsConfirmedAt: NOW });
    });
  });

  it('keeps them in the order they were chosen, of which a smaller plan keeps the first', async () => {
    await rolledBack(async (db) => {
      const chosen = ['nampa-id', 'boise-id', 'honolulu-hi'];
      await registerCompany(contextOn(db), registration({ operatingCities: chosen }));
      const kept = await db
        .select({ city: companyCities.city })
        .from(companyCities)
        .orderBy(companyCities.createdAt);
      expect(kept.map(({ city }) => city)).toEqual(chosen);
    });
  });

  it('sees its city by name on the dashboard', async () => {
    await rolledBack(async (db) => {
      const { userId } = await registerCompany(contextOn(db), registration());
      const [member] = await db.select().from(memberships).where(eq(memberships.userId, userId));
      const companyId = asCompanyId(member?.companyId ?? '');
      const ctx = {
        ...contextOn(db),
        actor: { kind: 'user', userId, companyId, role: 'owner', tier: null } as const,
      };
      expect(await listWatchedCities(ctx)).toEqual([{ slug: 'boise-id', label: 'Boise, ID', feed: null }]);
    });
  });

  it('is listed once, however its slug was written', async () => {
    await rolledBack(async (db) => {
      await registerCompany(
        contextOn(db),
        registration({ operatingCities: ['st-marys-ga', 'saint-marys-ga', 'saint-louis-mo'] }),
      );
      const cities = await selectCities(db);
      expect(cities).toHaveLength(2);
      expect(cities).toContainEqual({ city: 'st-louis-mo', label: null });
    });
  });

  it('cannot leave out the confirmation by writing a monitored city another way', async () => {
    await rolledBack(async (db) => {
      for (const city of ['new-york-city-ny', 'new-york-cty-ny']) {
        const error = await refusal(() =>
          registerCompany(contextOn(db), registration({ operatingCities: [city] })),
        );
        expect(error).toMatchObject({ code: 'invalid_input', fields: { permitConfirmed: 'verification' } });
      }
      expect(await db.$count(users)).toBe(0);
    });
  });

  it('counts against the plan like any other', async () => {
    await rolledBack(async (db) => {
      const input = registration({ operatingCities: ['boise-id', 'nampa-id'], subscriptionTier: 'solo' });
      const error = await refusal(() => registerCompany(contextOn(db), input));
      expect(error).toMatchObject({ code: 'plan_required', fields: { operatingCities: 'plan_cities' } });
    });
  });

  it.each(['atlantis-id', 'boise', 'boise-zz', 'springfield', 'id'])('is refused as %s', async (city) => {
    await rolledBack(async (db) => {
      const input = registration({ operatingCities: ['boise-id', city] });
      const error = await refusal(() => registerCompany(contextOn(db), input));
      expect(error).toMatchObject({ code: 'invalid_input', fields: { operatingCities: 'city_unknown' } });
      expect(await db.$count(companies)).toBe(0);
    });
  });
});

describe('the API’s registration', () => {
  it('takes names and slugs of any place', async () => {
    await rolledBack(async (db) => {
      const body = apiBody({ operating_cities: ['Boise, Idaho', 'nampa-id', 'Honolulu'] });
      await registerCompany(contextOn(db), { ...fromApi(body), mail });
      expect((await selectCities(db)).map(({ city }) => city)).toEqual([
        'boise-id',
        'honolulu-hi',
        'nampa-id',
      ]);
    });
  });

  it.each(['Springfield', 'Bosie, ID', 'Paris, France', 'atlantis-tx'])(
    'names the entry that is no one place: %s',
    (city) => {
      expect(() => fromApi(apiBody({ operating_cities: ['Boise, ID', city] }))).toThrow(
        expect.objectContaining({
          code: 'invalid_input',
          fields: { 'operating_cities.1': 'city_unknown' },
        }),
      );
    },
  );
});

describe('a referral code', () => {
  it('is written down with the company, in the same transaction', async () => {
    await rolledBack(async (db) => {
      const referrer = await makeCompany(db);
      await db
        .insert(referralCodes)
        .values({ companyId: referrer.companyId, code: 'FRIEND24', createdAt: NOW });
      await registerCompany(contextOn(db), registration({ referralCode: 'friend24' }));
      expect(await db.select().from(referrals)).toMatchObject([
        { referrerId: referrer.companyId, state: 'signed_up', refusal: null },
      ]);
    });
  });

  it('of nobody changes nothing', async () => {
    await rolledBack(async (db) => {
      const { created } = await registerCompany(contextOn(db), registration({ referralCode: 'NOBODYS' }));
      expect(created).toBe(true);
      expect(await db.$count(referrals)).toBe(0);
    });
  });
});
