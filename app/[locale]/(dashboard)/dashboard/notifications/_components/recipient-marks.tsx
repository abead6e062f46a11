'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { Recipient } from '@/lib/company/notifications/view';
import { type Clock, localDay } from '@/lib/platform/i18n/format';
import { useHourLabels } from './hour-labels';

/** What is different for this recipient, and what they have stopped themselves. */
export function RecipientMarks({ recipient, clock }: { recipient: Recipient; clock: Clock }) {
  const t = useTranslations('notifications.recipients.marks');
  const format = useFormatter();
  const hours = useHourLabels();
  const { unsubscribedAt, quietFrom, quietUntil } = recipient;
  const stopped: string[] = [];
  if (unsubscribedAt) stopped.push(t('unsubscribed', { date: localDay(format, unsubscribedAt, clock) }));
  else if (recipient.bounced) stopped.push(t('bounced'));
  else if (!recipient.emailOn) stopped.push(t('emailOff'));
  if (recipient.smsStopped) stopped.push(t('smsStopped'));
  else if (!recipient.smsOn) stopped.push(t('smsOff'));
  const own: string[] = [];
  if (recipient.urgency === 'critical_only') own.push(t('critical'));
  if (quietFrom !== null && quietUntil !== null)
    own.push(t('quiet', { from: hours[quietFrom] ?? '', until: hours[quietUntil] ?? '' }));
  return (
    <>
      {stopped.length > 0 ? <p className="text-sm text-action">{stopped.join(' · ')}</p> : null}
      {own.length > 0 ? <p className="text-sm text-muted">{own.join(' · ')}</p> : null}
    </>
  );
}
