import { notificationSettings, recipients } from '@/db/schema';
import type { CompanyId, Context } from '@/lib/context';
import { newId } from '@/lib/ids';
import type { Channel, Urgency } from './types';

export interface FirstRecipient {
  name: string;
  email: string | null;
  phone: string | null;
}

/** The first notification settings of a new company, and whom it tells, in this order. */
export async function createNotificationSettings(
  ctx: Context,
  input: { companyId: CompanyId; methods: Channel[]; urgency: Urgency; people: FirstRecipient[] },
): Promise<void> {
  const { companyId, methods, urgency, people } = input;
  await ctx.db.insert(notificationSettings).values({ companyId, methods, urgency, updatedAt: ctx.now });
  await ctx.db.insert(recipients).values(
    people.map((person, position) => ({
      id: newId('recipient'),
      companyId,
      ...person,
      position,
      createdAt: ctx.now,
    })),
  );
}
