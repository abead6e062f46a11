import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import {
  addCompanyCities,
  type CompanyRecordChange,
  listCompanyCities,
  removeCompanyCities,
  updateCompany,
} from '@/lib/identity/accounts/companies';
import { lockCompany } from '@/lib/identity/accounts/lock-company';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { PLANS, smallestPlanFor } from '@/lib/providers/billing/plans';
import type { Tier } from '@/lib/providers/billing/types';
import { readWorkCity } from '@/lib/tracking/cities/work-city';
import { startFirstDiscovery } from '@/lib/tracking/feeds/first-discovery';
import { countSuggestedNames } from '@/lib/tracking/matching/names';
import { suggestNames } from '@/lib/tracking/matching/suggestions';
import { normaliseContractorName } from '@/lib/tracking/permits/normalise-name';
import type { CompanyChange, WorkCityInput } from './schema';

type UserContext = Context<UserActor>;

/**
 * Changes what is given. Under a new name, spellings like it are suggested; those confirmed under the old one
 * stay. With a new license, names that stand beside it are.
 */
export async function changeCompany(ctx: UserContext, change: CompanyChange): Promise<void> {
  requirePermission(ctx, 'company.manage');
  const fields = Object.keys(change).sort();
  if (fields.length === 0) return;
  const { companyId } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await lockCompany(within, companyId);
    await updateCompany(within, { companyId, change: toRecord(change) });
    if (change.name !== undefined || change.licenses !== undefined) await suggestNames(within, { companyId });
    await recordAudit(within, {
      action: 'company.changed',
      subject: companyId,
      details: { fields: fields.join(' ') },
    });
  });
}

function toRecord({ name, zip, ...others }: CompanyChange): CompanyRecordChange {
  return {
    ...others,
    ...(name === undefined ? {} : { name, nameNorm: normaliseContractorName(name) ?? name.toLowerCase() }),
    ...(zip === undefined ? {} : { zip: zip === '' ? null : zip }),
  };
}

/**
 * Adds a city within the plan's limit: names like the company's are suggested, those it confirmed elsewhere too,
 * because a namesake may work there; and a feed that was never read is read soon. Returns how many names are asked about.
 */
export async function addCity(
  ctx: UserContext,
  { city: given }: WorkCityInput,
): Promise<{ slug: string; asked: number }> {
  requirePermission(ctx, 'company.manage');
  const city = readWorkCity(given);
  if (!city) throw new AppError('invalid_input', { fields: { city: 'city_unknown' }, detail: given });
  const { companyId, tier } = ctx.actor;
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await lockCompany(within, companyId);
    const held = await listCompanyCities(within, { companyId });
    if (held.some(({ slug }) => slug === city.slug))
      throw new AppError('already_exists', { fields: { city: 'city_twice' } });
    requireRoom(tier, held.length + 1);
    const before = await countSuggestedNames(within);
    await addCompanyCities(within, { companyId, cities: [city] });
    await suggestNames(within, { companyId });
    const asked = (await countSuggestedNames(within)) - before;
    await startFirstDiscovery(within, { companyId });
    await recordAudit(within, { action: 'company.city_added', subject: city.slug });
    return { slug: city.slug, asked };
  });
}

function requireRoom(tier: Tier | null, cities: number): void {
  if (tier === null) throw new AppError('plan_required', { tier: 'solo' });
  if (cities <= PLANS[tier].cities) return;
  const larger = smallestPlanFor('cities', cities);
  throw new AppError('plan_limit', {
    fields: { city: 'plan_cities' },
    ...(larger ? { tier: larger } : {}),
    detail: `${cities} cities on ${tier}`,
  });
}

/**
 * Removes a city, never the last one. Its permits that are watched stay watched; new ones there are not found any
 * more.
 */
export async function removeCity(ctx: UserContext, { city: slug }: WorkCityInput): Promise<void> {
  requirePermission(ctx, 'company.manage');
  const { companyId } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await lockCompany(within, companyId);
    const held = await listCompanyCities(within, { companyId });
    if (!held.some((city) => city.slug === slug)) throw new AppError('not_found', { detail: slug });
    if (held.length === 1) throw new AppError('conflict', { detail: 'the last city' });
    await removeCompanyCities(within, { companyId, slugs: [slug] });
    await recordAudit(within, { action: 'company.city_removed', subject: slug });
  });
}
