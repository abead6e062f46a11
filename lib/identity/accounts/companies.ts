import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { companies, companyCities } from '@/db/schema';
import { asCompanyId, type CompanyId, type Context } from '@/lib/context';
import { newId } from '@/lib/ids';

export type NewCompany = Omit<typeof companies.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>;

/** A company without people, cities or a plan. */
export async function createCompany(ctx: Context, company: NewCompany): Promise<CompanyId> {
  const companyId = asCompanyId(newId('company'));
  await ctx.db
    .insert(companies)
    .values({ id: companyId, ...company, createdAt: ctx.now, updatedAt: ctx.now });
  return companyId;
}

/** Adds a company's cities in order: a smaller plan keeps the first ones. */
export async function addCompanyCities(
  ctx: Context,
  { companyId, cities }: { companyId: CompanyId; cities: readonly { slug: string; label: string | null }[] },
): Promise<void> {
  await ctx.db.insert(companyCities).values(
    cities.map(({ slug, label }, index) => ({
      companyId,
      city: slug,
      label,
      // Timestamps one millisecond apart preserve the order.
      createdAt: new Date(ctx.now.getTime() + index),
    })),
  );
}

export async function removeCompanyCities(
  ctx: Context,
  { companyId, slugs }: { companyId: CompanyId; slugs: string[] },
): Promise<void> {
  if (slugs.length === 0) return;
  await ctx.db
    .delete(companyCities)
    .where(and(eq(companyCities.companyId, companyId), inArray(companyCities.city, slugs)));
}

/** Notes that the company has looked at which permits are its own; the first time counts. */
export async function notePermitsConfirmed(
  ctx: Context,
  { companyId }: { companyId: CompanyId },
): Promise<void> {
  const now = sql`${ctx.now.toISOString()}::timestamptz`;
  await ctx.db
    .update(companies)
    .set({ permitsConfirmedAt: sql`coalesce(${companies.permitsConfirmedAt}, ${now})` })
    .where(eq(companies.id, companyId));
}

/** The form of a company's name that contractor names are compared with. */
export async function setCompanyNameNorm(
  ctx: Context,
  { companyId, nameNorm }: { companyId: string; nameNorm: string },
): Promise<void> {
  await ctx.db.update(companies).set({ nameNorm }).where(eq(companies.id, companyId));
}

/** The places a company works in, the first one first. */
export async function listCompanyCities(
  ctx: Context,
  { companyId }: { companyId: CompanyId },
): Promise<{ slug: string; label: string | null }[]> {
  return ctx.db
    .select({ slug: companyCities.city, label: companyCities.label })
    .from(companyCities)
    .where(eq(companyCities.companyId, companyId))
    .orderBy(asc(companyCities.createdAt), asc(companyCities.city));
}

type CompanyRecord = Pick<
  typeof companies.$inferInsert,
  'name' | 'nameNorm' | 'phone' | 'zip' | 'trade' | 'addresses' | 'licenses'
>;

/** What is undefined stays as it is. */
export type CompanyRecordChange = { [Field in keyof CompanyRecord]?: CompanyRecord[Field] | undefined };

export async function updateCompany(
  ctx: Context,
  { companyId, change }: { companyId: CompanyId; change: CompanyRecordChange },
): Promise<void> {
  await ctx.db
    .update(companies)
    .set({ ...change, updatedAt: ctx.now })
    .where(eq(companies.id, companyId));
}
