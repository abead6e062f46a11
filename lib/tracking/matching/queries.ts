import type { Context } from '@/lib/context';
import { feedRecord } from '@/lib/tracking/feeds/records';
import { coarseStatus } from '@/lib/tracking/permits/coarse-status';
import { normaliseContractorName } from '@/lib/tracking/permits/normalise-name';
import { findLikeNames, type LikeName } from './candidates';
import {
  countPermitsByName,
  feedsOfCities,
  type NameCount,
  newestUnder,
  readPreviews,
} from './permit-counts';
import type { FoundCompany, PermitPreview, VerificationResult } from './types';

const MAX_COMPANIES = 10;
const PREVIEW_PERMITS = 5;

export interface CompanyInCities {
  companyName: string;
  /** City slugs. */
  cities: string[];
}

/** Finds a company's name and similar ones among the stored permits of its cities. */
export async function verifyCompany(ctx: Context, input: CompanyInCities): Promise<VerificationResult> {
  const watched = await feedsOfCities(ctx, input.cities);
  const cities = [...new Set(watched.map((feed) => feed.record))];
  const citiesWithoutContractor = cities.filter((city) => feedRecord(city)?.hasContractor === false);
  const norm = normaliseContractorName(input.companyName);
  const feedIds = watched.map((feed) => feed.id);
  const like =
    norm === null || feedIds.length === 0 ? [] : await findLikeNames(ctx, [{ norm, raw: input.companyName }]);
  const counts = await countPermitsByName(ctx, { norms: like.map((name) => name.norm), feedIds });
  const companies = foundCompanies(like, counts);
  const shown = counts.filter((row) => companies.some((company) => company.norm === row.norm));
  const withData = new Set(
    shown.map((row) => watched.find((feed) => feed.id === row.feedId)?.record).filter((city) => city),
  );
  return {
    success: companies.length > 0,
    businessName: input.companyName,
    permitsFound: companies.reduce((sum, company) => sum + company.permits, 0),
    multipleCompanies: companies.length > 1,
    companies,
    previewPermits: await previewPermits(ctx, shown),
    citiesWithData: cities.filter((city) => withData.has(city)),
    citiesNoData: cities.filter((city) => !withData.has(city) && !citiesWithoutContractor.includes(city)),
    citiesWithoutContractor,
  };
}

/** One entry per spelling with permits, best first, counted over all its cities. */
function foundCompanies(like: readonly LikeName[], nameCounts: readonly NameCount[]): FoundCompany[] {
  const counts = new Map<string, number>();
  for (const row of nameCounts) counts.set(row.norm, (counts.get(row.norm) ?? 0) + row.permits);
  return like
    .flatMap(({ norm, name, score }): FoundCompany[] => {
      const permits = counts.get(norm);
      return permits === undefined ? [] : [{ name, norm, permits, score }];
    })
    .sort((a, b) => b.score - a.score || b.permits - a.permits)
    .slice(0, MAX_COMPANIES);
}

async function previewPermits(ctx: Context, nameCounts: readonly NameCount[]): Promise<PermitPreview[]> {
  const newest = await newestUnder(ctx, { counts: nameCounts, limit: PREVIEW_PERMITS });
  const rows = await readPreviews(
    ctx,
    newest.slice(0, PREVIEW_PERMITS).map(({ id }) => id),
  );
  return rows.map(({ contractorNorm: _, ...row }) => ({ ...row, status: coarseStatus(row.bucket) }));
}
