import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { memberships, recipients, smsConsents, subscriptions, users } from '@/db/schema';
import { brand } from '@/lib/brand';
import { beginSession } from '@/lib/identity/sessions/mutations';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { Namespace } from '@/lib/platform/i18n/messages';
import { hrefFor } from '@/lib/platform/i18n/routes';
import type { RegistrationInput } from '@/lib/sales/onboarding/schema';
import { SITE_URL, serveApi } from '../support/api';
import { makeFeed, makePermit } from '../support/factories';
import { visitor } from '../support/own-account';
import { demoCard, newcomer, PASSWORD } from '../support/setup-draft';
import { createTexts } from '../support/texts';

// What the set-up asks of the server, through the actions its page hands it: sent twice, from two tabs, or wrongly.

const browser = vi.hoisted(() => ({ sessionId: null as string | null, address: '10.0.0.1' }));

vi.mock('server-only', () => ({}));
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));
vi.mock('next/server', async (original) => ({
  ...(await original<object>()),
  after: (work: () => Promise<void>) => void work(),
  connection: async () => {},
}));
vi.mock('next/headers', () => ({ headers: async () => new Headers({ 'x-forwarded-for': browser.address }) }));
vi.mock('next-auth', () => ({
  getServerSession: async () => browser.sessionId && { sessionId: browser.sessionId },
}));
vi.mock('next-intl/server', async () => {
  const texts = await import('../support/texts');
  return {
    getTranslations: async ({ locale, namespace }: { locale: Locale; namespace: string }) => {
      const [file, ...path] = namespace.split('.');
      return (key: string, values?: Record<string, string>) =>
        texts.createTexts(locale)(file as Namespace, [...path, key].join('.'), values);
    },
  };
});

const { db, close } = await serveApi();
const actions = await import('@/app/[locale]/(onboarding)/onboarding/actions');
afterAll(close);

let visits = 0;
beforeEach(() => {
  browser.sessionId = null;
  visits += 1;
  browser.address = `10.0.1.${visits}`;
});

function registration(change: Partial<RegistrationInput> = {}): RegistrationInput {
  const person = newcomer();
  return {
    ...person,
    password: PASSWORD,
    companyName: 'Reyes Masonry LLC',
    phone: '(512) 555-0142',
    zipCode: '',
    operatingCities: ['austin-tx'],
    permitConfirmed: true,
    confirmedNames: [],
    rejectedNames: [],
    subscriptionTier: 'team',
    notificationSettings: {
      methods: ['email'],
      urgency: 'all_changes',
      smsConsent: false,
      recipients: [{ name: 'Ana Reyes', email: person.email, phone: '' }],
    },
    locale: 'en',
    ...change,
  };
}

async function signIn(email: string): Promise<void> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const ctx = visitor(db, new Date());
  const session = await beginSession(ctx, { userId: user?.id ?? '', kind: 'web', method: 'password' });
  browser.sessionId = session.sessionId;
}

async function madeFor(email: string) {
  const people = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const companies = await db
    .select()
    .from(memberships)
    .where(eq(memberships.userId, people[0]?.id ?? ''));
  const companyId = companies[0]?.companyId ?? '';
  return {
    people: people.length,
    companies: companies.length,
    subscriptions: await db.$count(subscriptions, eq(subscriptions.companyId, companyId)),
    recipients: await db.$count(recipients, eq(recipients.companyId, companyId)),
  };
}

describe('the end of the set-up', () => {
  it('pressed twice is one account with one subscription', async () => {
    const input = registration();
    const done = { ok: true, data: { email: input.email } };
    expect(await Promise.all([actions.register(input), actions.register(input)])).toEqual([done, done]);
    await signIn(input.email);
    const card = { paymentMethodId: demoCard() };
    expect(await Promise.all([actions.subscribe(card), actions.subscribe(card)])).toEqual([
      { ok: true, data: { action: null } },
      { ok: true, data: { action: null } },
    ]);
    expect(await madeFor(input.email)).toEqual({ people: 1, companies: 1, subscriptions: 1, recipients: 1 });
  });

  it('sent from two tabs, each with a card of its own, is one too', async () => {
    const input = registration();
    await Promise.all([actions.register(input), actions.register({ ...input, companyName: 'Reyes LLC' })]);
    await signIn(input.email);
    const answers = await Promise.all(
      [demoCard(), demoCard()].map((paymentMethodId) => actions.subscribe({ paymentMethodId })),
    );
    expect(answers.some(({ ok }) => ok)).toBe(true);
    expect(await madeFor(input.email)).toEqual({ people: 1, companies: 1, subscriptions: 1, recipients: 1 });
  });

  it.each<[string, Partial<RegistrationInput>, string, Record<string, string>]>([
    [
      'without the permits confirmed',
      { permitConfirmed: false },
      'invalid_input',
      { permitConfirmed: 'verification' },
    ],
    [
      'with a password that everybody tries',
      { password: 'Password1234!' },
      'invalid_input',
      { password: 'password_common' },
    ],
    ['without a phone', { phone: ' ' }, 'invalid_input', { phone: 'phone' }],
    ['without a company', { companyName: '' }, 'invalid_input', { companyName: 'company_name' }],
    ['without a city', { operatingCities: [] }, 'invalid_input', { operatingCities: 'cities' }],
    [
      'with more cities than the plan covers',
      { subscriptionTier: 'solo', operatingCities: ['austin-tx', 'denver-co'] },
      'plan_required',
      { operatingCities: 'plan_cities' },
    ],
  ])('is refused %s, in words the set-up knows', async (_, change, code, fieldErrors) => {
    const input = registration(change);
    expect(await actions.register(input)).toEqual({ ok: false, code, fieldErrors });
    expect((await madeFor(input.email)).people).toBe(0);
  });

  it('is refused to an address that has an account with another password', async () => {
    const input = registration();
    await actions.register(input);
    expect(await actions.register({ ...input, password: `${PASSWORD} another` })).toEqual({
      ok: false,
      code: 'already_exists',
      fieldErrors: { email: 'email_taken' },
    });
  });

  it.each(['en', 'es'] as const)('keeps the words of the consent that were shown in %s', async (locale) => {
    const input = registration({ locale });
    input.notificationSettings = {
      ...input.notificationSettings,
      methods: ['email', 'sms'],
      smsConsent: true,
      recipients: [{ name: 'Ana Reyes', email: input.email, phone: '(512) 555-0142' }],
    };
    expect(await actions.register(input)).toMatchObject({ ok: true });
    const [row] = await db
      .select({ wording: smsConsents.wording, locale: smsConsents.locale })
      .from(smsConsents)
      .innerJoin(memberships, eq(memberships.companyId, smsConsents.companyId))
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(eq(users.email, input.email));
    const t = createTexts(locale);
    expect(row).toEqual({
      locale,
      wording: [
        t('onboarding', 'notifications.smsConsent', { brand: brand.name }),
        t('onboarding', 'notifications.smsPrivacy'),
        `${t('onboarding', 'notifications.privacyPolicy')}: ${SITE_URL}${hrefFor('/privacy', locale)}`,
      ].join(' '),
    });
  });
});

describe('on the way there', () => {
  it('permits are looked up under a name, and whose records they are is said', async () => {
    const feedId = await makeFeed(db);
    await makePermit(db, feedId, {
      contractorName: 'QUOINWORKS MASONRY LLC',
      contractorNorm: 'quoinworks masonry',
    });
    expect(
      await actions.verify({ companyName: 'Quoinworks Masonry', cities: ['austin-tx', 'boise-id'] }),
    ).toMatchObject({
      ok: true,
      data: {
        sample: false,
        success: true,
        businessName: 'Quoinworks Masonry',
        companies: [{ name: 'QUOINWORKS MASONRY LLC', permits: 1, score: 1 }],
        previewPermits: [{ contractorName: 'QUOINWORKS MASONRY LLC' }],
        citiesWithData: ['austin-tx'],
      },
    });
    expect(await actions.verify({ companyName: ' ', cities: ['austin-tx'] })).toMatchObject({
      ok: false,
      code: 'invalid_input',
      fieldErrors: { companyName: 'company_name' },
    });
  });

  it('not endlessly', async () => {
    const ask = () => actions.verify({ companyName: 'Quoinworks Masonry', cities: ['boise-id'] });
    for (let asked = 0; asked < THROTTLES.verifyPermits.attempts; asked += 1)
      expect(await ask()).toMatchObject({ ok: true });
    expect(await ask()).toMatchObject({ ok: false, code: 'rate_limited' });
  });

  it('an example of a list is made for a town, and for no place nobody knows', async () => {
    const example = { permitType: 'roofing', locale: 'es' } as const;
    expect(await actions.showDemo({ ...example, city: 'boise-id' })).toMatchObject({
      ok: true,
      data: { place: 'Boise, ID' },
    });
    expect(await actions.showDemo({ ...example, city: 'atlantis-tx' })).toEqual({
      ok: false,
      code: 'invalid_input',
      fieldErrors: { city: 'city_unknown' },
    });
  });
});
