import { eq } from 'drizzle-orm';
import { companies } from '@/db/schema';
import type { CompanyId, Context } from '@/lib/context';

/**
 * Holds the company until the transaction ends: whoever else changes who belongs to it waits. Taken before any of
 * its people's rows, so that no two wait for each other; rows that merely refer to the company are written meanwhile.
 */
export async function lockCompany(ctx: Context, companyId: CompanyId): Promise<void> {
  await ctx.db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update');
}
