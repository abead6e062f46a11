import { eq } from 'drizzle-orm';
import { companies } from '@/db/schema';
import type { CompanyId, Context } from '@/lib/context';

/**
 * Locks the company's row until the transaction ends, serialising changes of its members. Taken before any
 * member rows, which prevents deadlocks; the lock mode allows inserting rows that refer to the company.
 */
export async function lockCompany(ctx: Context, companyId: CompanyId): Promise<void> {
  await ctx.db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update');
}
