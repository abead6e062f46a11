import { and, eq, inArray, ne } from 'drizzle-orm';
import { notificationSettings, recipients, users } from '@/db/schema';
import type { CompanyId, Context } from '@/lib/context';

/** Stops telling people for whom a smaller plan has no room. */
export async function removeRecipients(ctx: Context, { ids }: { ids: string[] }): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db.delete(recipients).where(inArray(recipients.id, ids));
}

/** Stops telling a member who leaves. The primary recipient is the company's own affair and cannot be removed. */
export async function removeRecipientOf(
  ctx: Context,
  { companyId, userId }: { companyId: CompanyId; userId: string },
): Promise<void> {
  const theirs = ctx.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  await ctx.db
    .delete(recipients)
    .where(
      and(eq(recipients.companyId, companyId), ne(recipients.position, 0), inArray(recipients.email, theirs)),
    );
}

/** Turns texts off for a company. E-mail comes on where nothing is left: else nobody would hear anything. */
export async function turnOffTexts(ctx: Context, { companyId }: { companyId: CompanyId }): Promise<void> {
  const ofCompany = eq(notificationSettings.companyId, companyId);
  const [settings] = await ctx.db
    .select({ methods: notificationSettings.methods })
    .from(notificationSettings)
    .where(ofCompany)
    .for('update');
  const left = (settings?.methods ?? []).filter((method) => method !== 'sms');
  await ctx.db
    .update(notificationSettings)
    .set({ methods: left.length > 0 ? left : ['email'], updatedAt: ctx.now })
    .where(ofCompany);
}
