import { eq } from 'drizzle-orm';
import { companies } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { saveNotificationSettings } from './mutations';
import { getNotificationSettings } from './queries';
import type { NotificationSettingsInput } from './schema';
import type { NotificationSettings } from './view';

/** API clients cannot give consent, only withdraw it. */
const WITHDRAWAL = 'Texts were switched off by a program, through the API.';

/**
 * Settings that an API client may change. Consent to texts is given by a person on a screen: while it is on
 * record the API may leave texts enabled, and disabling them withdraws it.
 */
export async function saveSettingsOfProgram(
  ctx: Context<UserActor>,
  input: Pick<NotificationSettingsInput, 'methods' | 'urgency' | 'digestHour'>,
): Promise<NotificationSettings> {
  requirePermission(ctx, 'notifications.change');
  return ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db };
    // Locks, so that consent read here is not written again after a concurrent withdrawal.
    await db
      .select({ id: companies.id })
      .from(companies)
      .where(eq(companies.id, ctx.actor.companyId))
      .for('update');
    const { smsConsent } = await getNotificationSettings(inside);
    if (input.methods.includes('sms') && !smsConsent)
      throw new AppError('invalid_input', { fields: { methods: 'sms_consent' } });
    await saveNotificationSettings(
      inside,
      { ...input, smsConsent },
      { wording: WITHDRAWAL, locale: 'en', ipAddress: ctx.request?.address ?? null, source: 'program' },
    );
    return getNotificationSettings(inside);
  });
}
