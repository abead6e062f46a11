import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { companies, companyCities, companyNames } from '@/db/schema';
import type { License } from '@/lib/company/profile/types';
import { asCompanyId, type CompanyId, type Context } from '@/lib/context';
import type { ComparedName } from './score';

/** Companies read at once. */
export const COMPANIES_AT_ONCE = 500;

/** What a company is found by. */
export interface OwnNames {
  companyId: CompanyId;
  /** Its own name and the spellings it confirmed. */
  names: ComparedName[];
  licences: License[];
}

/** The companies that work in a city, after the one of this id. */
export function companiesOf(city: string, after: string): SQL | undefined {
  const there = sql`(select ${companyCities.companyId} from ${companyCities} where ${companyCities.city} = ${city})`;
  return and(gt(companies.id, after), inArray(companies.id, there));
}

/** The names of the first companies of a kind, in the order of their ids. */
export async function readOwnNames(ctx: Context, which: SQL | undefined): Promise<OwnNames[]> {
  const rows = await ctx.db
    .select({
      id: companies.id,
      norm: companies.nameNorm,
      raw: companies.name,
      licences: companies.licenses,
      rejected: sql<boolean>`exists (
        select 1 from ${companyNames} known
        where known.company_id = ${companies.id} and known.name_norm = ${companies.nameNorm}
          and known.state = 'rejected')`,
    })
    .from(companies)
    .where(which)
    .orderBy(asc(companies.id))
    .limit(COMPANIES_AT_ONCE);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const confirmed = await ctx.db
    .select({ companyId: companyNames.companyId, norm: companyNames.nameNorm, raw: companyNames.name })
    .from(companyNames)
    .where(and(eq(companyNames.state, 'confirmed'), inArray(companyNames.companyId, ids)))
    .orderBy(asc(companyNames.nameNorm));
  const byCompany = new Map<string, ComparedName[]>();
  for (const { companyId, ...name } of confirmed)
    byCompany.set(companyId, [...(byCompany.get(companyId) ?? []), name]);
  return rows.map(({ id, norm, raw, licences, rejected }) => ({
    companyId: asCompanyId(id),
    names: [
      // A company that rejected its own name rejected similar ones as well.
      ...(rejected ? [] : [{ norm, raw }]),
      ...(byCompany.get(id) ?? []),
    ],
    licences,
  }));
}
