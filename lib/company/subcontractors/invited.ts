import { and, count, eq } from 'drizzle-orm';
import { subcontractors } from '@/db/schema';
import type { CompanyId, Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { newId } from '@/lib/ids';

/** Subcontractors of one company. */
export const MAX_SUBCONTRACTORS = 500;

export interface InvitedSubcontractor {
  email: string;
  contactName: string;
  companyName: string;
  phone: string | null;
  role: string;
}

/**
 * Finds or creates the subcontractor of an invited address and updates their description. Null where the
 * address has accepted already; throws `plan_limit` beyond `MAX_SUBCONTRACTORS`.
 */
export async function saveInvitedSubcontractor(
  ctx: Context,
  { companyId, email, ...described }: InvitedSubcontractor & { companyId: CompanyId },
): Promise<string | null> {
  const ofCompany = eq(subcontractors.companyId, companyId);
  const [known] = await ctx.db
    .select()
    .from(subcontractors)
    .where(and(ofCompany, eq(subcontractors.email, email)))
    .for('update');
  if (known?.userId) return null;
  if (known) {
    await ctx.db
      .update(subcontractors)
      .set({ ...described, acceptedAt: null })
      .where(eq(subcontractors.id, known.id));
    return known.id;
  }
  const [total] = await ctx.db.select({ rows: count() }).from(subcontractors).where(ofCompany);
  if ((total?.rows ?? 0) >= MAX_SUBCONTRACTORS)
    throw new AppError('plan_limit', { detail: 'subcontractors' });
  const id = newId('subcontractor');
  await ctx.db.insert(subcontractors).values({ id, companyId, email, ...described, createdAt: ctx.now });
  return id;
}

/** Opens the portal to the user who accepted; false where the subcontractor is gone. */
export async function openPortalFor(
  ctx: Context,
  { companyId, subcontractorId, userId }: { companyId: string; subcontractorId: string; userId: string },
): Promise<boolean> {
  const opened = await ctx.db
    .update(subcontractors)
    .set({ userId, acceptedAt: ctx.now })
    .where(and(eq(subcontractors.id, subcontractorId), eq(subcontractors.companyId, companyId)))
    .returning({ id: subcontractors.id });
  return opened.length > 0;
}
