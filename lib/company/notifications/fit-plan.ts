import { and, eq, inArray, ne } from 'drizzle-orm';
import { notificationSettings, recipients, users } from '@/db/schema';
import type { CompanyId, Context } from '@/lib/context';

/** Removes recipients beyond a smaller plan's limit. */
export async function removeRecipients(ctx: Context, { ids }: { ids: string[] }): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db.delete(recipients).where(inArray(recipients.id, ids));
}

/** Removes a leaving member from the recipients, except the primary one. */
export async function removeMemberRecipient(
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

/** Disables texts for a company, and enables e-mail if no channel would be left. */
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
