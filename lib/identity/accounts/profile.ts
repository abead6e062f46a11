import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '@/db/schema';
import type { AccountActor, Context } from '@/lib/context';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { personNameSchema } from './schema';

export const profileSchema = z.object({
  firstName: personNameSchema,
  lastName: personNameSchema,
  /** The language of mail to this user. */
  locale: z.enum(LOCALES),
});
export type Profile = z.infer<typeof profileSchema>;

export async function saveProfile(ctx: Context<AccountActor>, profile: Profile): Promise<void> {
  const { firstName, lastName, locale } = profile;
  await ctx.db.update(users).set({ firstName, lastName, locale }).where(eq(users.id, ctx.actor.userId));
}
