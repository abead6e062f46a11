import { useTranslations } from 'next-intl';

const KNOWN = [
  'interrupted',
  'no_text_service',
  'number_stopped',
  'unsubscribed',
  'mail_off',
  'texts_off',
  'permit_removed',
  'permit_muted',
  'plan_ended',
  'plan_without_texts',
  'channel_off',
  'no_address',
  'consent_withdrawn',
  'address_changed',
  'recipient_removed',
] as const;

/** Why a message was not sent: in our words where we stopped it, else as the other side said it. */
export function FailureWords({ failure }: { failure: string }) {
  const t = useTranslations('admin.message.failures');
  const known = KNOWN.find((reason) => reason === failure);
  return known ? t(known) : t('said', { words: failure });
}
