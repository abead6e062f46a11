import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { companyPermits, mutedPermits, notificationSettings, recipients } from '@/db/schema';
import { entitledTier } from '@/lib/providers/billing/entitled';
import { PLANS } from '@/lib/providers/billing/plans';
import { TIERS } from '@/lib/providers/billing/types';
import { hasConsented } from '@/lib/providers/sms/consents';
import { hasStopped } from '@/lib/providers/sms/numbers';

/** Why somebody is not notified of a permit's change; the history says each in words. */
export const OBSTACLES = [
  'permit_removed',
  'permit_muted',
  'plan_ended',
  'plan_without_texts',
  'channel_off',
  'no_address',
  'unsubscribed',
  'mail_off',
  'texts_off',
  'consent_withdrawn',
  'number_stopped',
  'address_changed',
  'recipient_removed',
] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** The obstacles that are the recipient's own opt-out. */
export const OPT_OUTS: readonly Obstacle[] = ['unsubscribed', 'mail_off', 'texts_off', 'number_stopped'];

/**
 * Whether mail of the company may go to somebody who may be one of its recipients: not to one who stopped it or has it
 * off. For queries that left join `recipients`.
 */
export function isRecipientReachable(): SQL<boolean> {
  return sql<boolean>`(${recipients.id} is null or (${recipients.unsubscribedAt} is null and ${recipients.emailOn}))`;
}

const tiersWithTexts = sql.raw(
  TIERS.filter((tier) => PLANS[tier].sms)
    .map((tier) => `'${tier}'`)
    .join(', '),
);

/**
 * THE rule whether a recipient may be notified by a channel: what stands in the way now, null where nothing does. The
 * recipient's own word goes before the company's. For queries that join, left or inner, `recipients`, and of their
 * company `company_permits` (the link to the permit), `subscriptions` and `notification_settings`.
 *
 * `phone` is where a text would go, if not to the recipient's present number.
 */
export function obstacleTo(channel: SQLWrapper, phone: SQLWrapper = recipients.phone): SQL<Obstacle | null> {
  const byMail = sql`${channel} = 'email'`;
  const byText = sql`${channel} = 'sms'`;
  return sql<Obstacle | null>`case
    when ${companyPermits.state} is distinct from 'confirmed' then 'permit_removed'
    when exists (select 1 from ${mutedPermits} muted where muted.company_id = ${companyPermits.companyId}
      and muted.permit_id = ${companyPermits.permitId}) then 'permit_muted'
    when ${byMail} and ${recipients.unsubscribedAt} is not null then 'unsubscribed'
    when ${byMail} and not ${recipients.emailOn} then 'mail_off'
    when ${byText} and ${hasStopped(phone)} then 'number_stopped'
    when ${byText} and not ${recipients.smsOn} then 'texts_off'
    when case when ${byMail} then ${recipients.email} else ${recipients.phone} end is null then 'no_address'
    when ${byText} and not ${hasConsented(recipients.companyId)} then 'consent_withdrawn'
    when ${byText} and ${entitledTier} not in (${tiersWithTexts}) then 'plan_without_texts'
    when ${entitledTier} is null then 'plan_ended'
    when ${channel} = any(${notificationSettings.methods}) then null
    else 'channel_off'
  end`;
}
