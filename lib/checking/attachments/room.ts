import { and, eq, isNull, sql, sum } from 'drizzle-orm';
import { attachments } from '@/db/schema';
import { MAX_COMPANY_BYTES } from '@/lib/checking/checks/types';
import type { CompanyId, Context } from '@/lib/context';
import { AppError } from '@/lib/errors';

/**
 * Requires room in the company's store for one file more; one at a time counts and takes of it, until the end of the
 * transaction.
 * @throws AppError `payload_too_large`
 */
export async function requireRoomFor(
  ctx: Context,
  { companyId, bytes }: { companyId: CompanyId; bytes: number },
): Promise<void> {
  const key = `room ${companyId}`;
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const [held] = await ctx.db
    .select({ bytes: sum(attachments.bytes).mapWith(Number) })
    .from(attachments)
    .where(and(eq(attachments.companyId, companyId), isNull(attachments.removedAt)));
  if ((held?.bytes ?? 0) + bytes > MAX_COMPANY_BYTES)
    throw new AppError('payload_too_large', { fields: { file: 'company_full' } });
}
