import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { companies, notificationSettings, recipients } from '@/db/schema';
import type { Context } from '@/lib/context';
import type { Locale } from '@/lib/platform/i18n/locales';

/** A recipient's choice: all mail, critical only, or none. */
export const MAIL_CHOICES = ['keep', 'critical', 'stop'] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

/** As it stands in our links; what is none is looked up nowhere. */
export const unsubscribeTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{20,80}$/);

export interface MailSubscription {
  name: string;
  email: string | null;
  companyName: string;
  /** The reader's language. */
  locale: Locale;
  choice: MailChoice;
  /** The company sends them mail at all; it can switch that off without them. */
  isOn: boolean;
}

/** The recipient of an unsubscribe link; null for an unknown token. Read-only. */
export async function findMailSubscription(ctx: Context, token: string): Promise<MailSubscription | null> {
  if (!unsubscribeTokenSchema.safeParse(token).success) return null;
  const [row] = await ctx.db
    .select({
      name: recipients.name,
      email: recipients.email,
      companyName: companies.name,
      locale: sql<Locale>`coalesce(${recipients.locale}, ${companies.locale})`,
      urgency: sql<string | null>`coalesce(${recipients.urgency}, ${notificationSettings.urgency})`,
      emailOn: recipients.emailOn,
      unsubscribedAt: recipients.unsubscribedAt,
    })
    .from(recipients)
    .innerJoin(companies, eq(companies.id, recipients.companyId))
    .leftJoin(notificationSettings, eq(notificationSettings.companyId, recipients.companyId))
    .where(eq(recipients.unsubscribeToken, token))
    .limit(1);
  if (!row) return null;
  const { urgency, emailOn, unsubscribedAt, ...rest } = row;
  return { ...rest, isOn: emailOn && row.email !== null, choice: toMailChoice(urgency, unsubscribedAt) };
}

function toMailChoice(urgency: string | null, unsubscribedAt: Date | null): MailChoice {
  if (unsubscribedAt !== null) return 'stop';
  return urgency === 'critical_only' ? 'critical' : 'keep';
}

/**
 * Applies a recipient's choice. Idempotent; a link is valid as long as the recipient exists. False for an
 * unknown token. Account mail is not affected.
 */
export async function chooseMail(
  ctx: Context,
  input: { token: string; choice: MailChoice },
): Promise<boolean> {
  if (!unsubscribeTokenSchema.safeParse(input.token).success) return false;
  const { urgency, unsubscribedAt, unsubscribeToken } = recipients;
  const now = sql`${ctx.now.toISOString()}::timestamptz`;
  const set = {
    stop: { unsubscribedAt: sql`coalesce(${unsubscribedAt}, ${now})` },
    critical: { unsubscribedAt: null, urgency: 'critical_only' as const },
    keep: {
      unsubscribedAt: null,
      // Removes the override to critical changes; where the company's default is critical, sets the override
      // to all.
      urgency: sql`case when coalesce(${urgency}, (select n.urgency from notification_settings n
        where n.company_id = recipients.company_id)) = 'critical_only' then 'all_changes' else ${urgency} end`,
    },
  }[input.choice];
  const changed = await ctx.db
    .update(recipients)
    .set(set)
    .where(eq(unsubscribeToken, input.token))
    .returning({ id: recipients.id });
  return changed.length > 0;
}
