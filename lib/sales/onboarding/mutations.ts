import { createNotificationSettings } from '@/lib/company/notifications/set-up';
import type { CompanyId, Context } from '@/lib/context';
import { AppError, type FieldErrors } from '@/lib/errors';
import { addCompanyCities, createCompany } from '@/lib/identity/accounts/companies';
import { sendVerification } from '@/lib/identity/accounts/mail-links';
import { addMembership } from '@/lib/identity/accounts/memberships';
import { createUser, findRegistered } from '@/lib/identity/accounts/mutations';
import { requireStrongPassword } from '@/lib/identity/accounts/password-list';
import { hashPassword } from '@/lib/identity/accounts/passwords';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { postMail } from '@/lib/providers/mail/post';
import type { MailSettings } from '@/lib/providers/mail/types';
import { recordConsents } from '@/lib/providers/sms/consents';
import { recordReferral } from '@/lib/sales/referrals/mutations';
import { isMonitored } from '@/lib/tracking/cities/monitoring';
import { findWorkCity, type WorkCity } from '@/lib/tracking/cities/work-city';
import { startFirstDiscovery } from '@/lib/tracking/feeds/first-discovery';
import { linkCompanyPermits, noteRejectedNames } from '@/lib/tracking/matching/mutations';
import { suggestNames } from '@/lib/tracking/matching/suggestions';
import { normaliseContractorName } from '@/lib/tracking/permits/normalise-name';
import { planExcesses } from './plan-limits';
import type { Registration } from './schema';

export interface RegisterCompany extends Registration {
  /** The words the contractor agreed to, as they were shown. */
  smsWording: string;
  mail: MailSettings;
  /** Where the permits are confirmed later, none are watched until then. */
  confirmsLater?: boolean;
}

/**
 * Completes the set-up: creates user, company and everything that belongs to it in one transaction. The
 * subscription follows as a separate step. A repetition with the same address and password returns the same
 * answer and changes nothing.
 */
export async function registerCompany(
  ctx: Context,
  given: RegisterCompany,
): Promise<{ userId: string; created: boolean }> {
  const cities = requireCities(given);
  const input = { ...given, operatingCities: cities.map(({ slug }) => slug) };
  requireConfirmation(input);
  requirePlan(input);
  requireStrongPassword(input.password, {
    email: input.email,
    names: [input.firstName, input.lastName],
    company: input.companyName,
  });
  const known = await findRegistered(ctx, input);
  if (known) return known;
  const passwordHash = await hashPassword(input.password);
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const { email, password, firstName, lastName, locale } = input;
    const user = await createUser(within, { email, password, passwordHash, firstName, lastName, locale });
    if (!user.created) return user;
    const companyId = await insertCompany(within, input, cities);
    await addMembership(within, { companyId, userId: user.userId, role: 'owner' });
    await recordReferral(within, { ...toReferral(input), companyId });
    await insertNotificationSettings(within, companyId, input);
    await linkCompanyPermits(within, { companyId, names: watchedNames(input) });
    await noteRejectedNames(within, { companyId, names: input.rejectedNames });
    await suggestNames(within, { companyId });
    await startFirstDiscovery(within, { companyId });
    await recordAudit(within, { action: 'account.registered', actorId: user.userId, companyId });
    await sendVerification(within, { userId: user.userId, mail: input.mail });
    await postMail(within, {
      to: email,
      locale,
      template: 'welcome',
      props: {
        name: firstName,
        company: input.companyName,
        isMonitored: cities.some(({ slug }) => isMonitored(slug)),
      },
      ...input.mail,
    });
    return user;
  });
}

/** The places behind the chosen slugs, each once, in their order; refuses unknown ones. */
function requireCities({ operatingCities }: RegisterCompany): [WorkCity, ...WorkCity[]] {
  const cities = new Map<string, WorkCity>();
  for (const slug of operatingCities) {
    const city = findWorkCity(slug);
    if (!city)
      throw new AppError('invalid_input', { fields: { operatingCities: 'city_unknown' }, detail: slug });
    if (!cities.has(city.slug)) cities.set(city.slug, city);
  }
  const [first, ...others] = cities.values();
  if (!first) throw new AppError('invalid_input', { fields: { operatingCities: 'cities' } });
  return [first, ...others];
}

function requireConfirmation(input: RegisterCompany): void {
  if (isConfirmed(input) || input.confirmsLater) return;
  throw new AppError('invalid_input', { fields: { permitConfirmed: 'verification' } });
}

/** Where no city is monitored there is nothing to look at first. */
function isConfirmed({ permitConfirmed, operatingCities }: RegisterCompany): boolean {
  return permitConfirmed || !operatingCities.some(isMonitored);
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
  if (!isConfirmed(input)) return [];
  const own = normaliseContractorName(input.companyName);
  const names = new Set(input.confirmedNames);
  if (own !== null && !input.rejectedNames.includes(own)) names.add(own);
  return [...names];
}

function toReferral(input: RegisterCompany) {
  const { referralCode: code, email, phone } = input;
  return { code, email, phone, nameNorm: normaliseCompanyName(input) };
}

function normaliseCompanyName({ companyName }: RegisterCompany): string {
  return normaliseContractorName(companyName) ?? companyName.toLowerCase();
}

async function insertCompany(
  ctx: Context,
  input: RegisterCompany,
  cities: [WorkCity, ...WorkCity[]],
): Promise<CompanyId> {
  const companyId = await createCompany(ctx, {
    name: input.companyName,
    nameNorm: normaliseCompanyName(input),
    phone: input.phone,
    zip: input.zipCode === '' ? null : input.zipCode,
    locale: input.locale,
    timeZone: cities[0].timeZone,
    permitsConfirmedAt: isConfirmed(input) ? ctx.now : null,
    chosenTier: input.subscriptionTier,
    referralCode: input.referralCode === '' ? null : input.referralCode,
  });
  await addCompanyCities(ctx, { companyId, cities });
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
  await createNotificationSettings(ctx, {
    companyId,
    methods: methods.filter((method) => method !== 'sms' || texts),
    urgency,
    people: people.map(({ name, email, phone }) => ({
      name,
      email: email === '' ? null : email,
      phone: phone === '' ? null : phone,
    })),
  });
  if (!texts) return;
  await recordConsents(ctx, [
    {
      companyId,
      given: true,
      wording: input.smsWording,
      locale: input.locale,
      ipAddress: ctx.request?.address ?? null,
      source: 'setup',
    },
  ]);
}
