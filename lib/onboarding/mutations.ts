import {
  companies,
  companyCities,
  memberships,
  notificationSettings,
  recipients,
  smsConsents,
} from '@/db/schema';
import { createUser } from '@/lib/accounts/mutations';
import { hashPassword } from '@/lib/accounts/passwords';
import { startTrial } from '@/lib/billing/mutations';
import { findCity } from '@/lib/cities/catalogue';
import { isMonitored } from '@/lib/cities/monitoring';
import type { City } from '@/lib/cities/types';
import { asCompanyId, type CompanyId, type Context } from '@/lib/context';
import { AppError, type FieldErrors } from '@/lib/errors';
import { newId } from '@/lib/ids';
import { linkCompanyPermits } from '@/lib/matching/mutations';
import { normaliseContractorName } from '@/lib/permits/normalise-name';
import { planExcesses } from './plan-limits';
import type { Registration } from './schema';

export interface RegisterCompany extends Registration {
  /** The words the contractor agreed to, as they were shown. */
  smsWording: string;
  ipAddress: string | null;
}

/**
 * The end of the set-up: user, company and everything that belongs to it, in one transaction or not at all.
 * Sent again with the same address and password it answers as the first time and changes nothing.
 */
export async function registerCompany(
  ctx: Context,
  input: RegisterCompany,
): Promise<{ userId: string; created: boolean }> {
  const cities = requireCities(input);
  requirePlan(input);
  const passwordHash = await hashPassword(input.password);
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const { email, password, firstName, lastName, locale } = input;
    const user = await createUser(within, { email, password, passwordHash, firstName, lastName, locale });
    if (!user.created) return user;
    const companyId = await insertCompany(within, input, cities);
    await tx
      .insert(memberships)
      .values({ companyId, userId: user.userId, role: 'owner', createdAt: ctx.now });
    await insertNotificationSettings(within, companyId, input);
    await startTrial(within, {
      companyId,
      tier: input.subscriptionTier,
      provider: 'demo',
      paymentMethodId: input.paymentMethodId,
      referred: input.referralCode !== '',
    });
    await linkCompanyPermits(within, { companyId, names: watchedNames(input) });
    return user;
  });
}

/** The catalogue's entries of the chosen cities, in their order; refuses unknown ones and unconfirmed permits. */
function requireCities(input: RegisterCompany): [City, ...City[]] {
  const cities = [...new Set(input.operatingCities)].map((slug) => {
    const city = findCity(slug);
    if (!city)
      throw new AppError('invalid_input', { fields: { operatingCities: 'city_unknown' }, detail: slug });
    return city;
  });
  const [first, ...others] = cities;
  if (!first) throw new AppError('invalid_input', { fields: { operatingCities: 'cities' } });
  if (!input.permitConfirmed && cities.some((city) => isMonitored(city.slug))) {
    throw new AppError('invalid_input', { fields: { permitConfirmed: 'verification' } });
  }
  return [first, ...others];
}

const EXCESS_FIELDS = {
  cities: { operatingCities: 'plan_cities' },
  recipients: { 'notificationSettings.recipients': 'plan_recipients' },
  sms: { 'notificationSettings.methods': 'plan_sms' },
} as const;

function requirePlan(input: RegisterCompany): void {
  const excesses = planExcesses(input);
  if (excesses.length === 0) return;
  const fields: FieldErrors = Object.assign({}, ...excesses.map((excess) => EXCESS_FIELDS[excess]));
  throw new AppError('plan_required', { fields });
}

/** What the company said is theirs, and its own name unless it said that this one is another's. */
function watchedNames(input: RegisterCompany): string[] {
  const own = normaliseContractorName(input.companyName);
  const names = new Set(input.confirmedNames);
  if (own !== null && !input.rejectedNames.includes(own)) names.add(own);
  return [...names];
}

async function insertCompany(
  ctx: Context,
  input: RegisterCompany,
  cities: [City, ...City[]],
): Promise<CompanyId> {
  const companyId = asCompanyId(newId('company'));
  await ctx.db.insert(companies).values({
    id: companyId,
    name: input.companyName,
    nameNorm: normaliseContractorName(input.companyName) ?? input.companyName.toLowerCase(),
    phone: input.phone,
    zip: input.zipCode === '' ? null : input.zipCode,
    locale: input.locale,
    timeZone: cities[0].timeZone,
    permitsConfirmedAt: ctx.now,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await ctx.db
    .insert(companyCities)
    .values(cities.map((city) => ({ companyId, city: city.slug, createdAt: ctx.now })));
  return companyId;
}

async function insertNotificationSettings(
  ctx: Context,
  companyId: CompanyId,
  input: RegisterCompany,
): Promise<void> {
  const { methods, urgency, smsConsent, recipients: people } = input.notificationSettings;
  // Without consent no text may ever be sent, so the method is not kept either.
  const texts = methods.includes('sms') && smsConsent;
  await ctx.db.insert(notificationSettings).values({
    companyId,
    methods: methods.filter((method) => method !== 'sms' || texts),
    urgency,
    updatedAt: ctx.now,
  });
  await ctx.db.insert(recipients).values(
    people.map((person, position) => ({
      id: newId('recipient'),
      companyId,
      name: person.name,
      email: person.email === '' ? null : person.email,
      phone: person.phone === '' ? null : person.phone,
      position,
      createdAt: ctx.now,
    })),
  );
  if (!texts) return;
  await ctx.db.insert(smsConsents).values({
    companyId,
    given: true,
    wording: input.smsWording,
    locale: input.locale,
    ipAddress: input.ipAddress,
    createdAt: ctx.now,
  });
}
