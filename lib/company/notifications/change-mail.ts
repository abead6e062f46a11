import { brand } from '@/lib/brand';
import type { Locale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { mailTranslator } from '@/lib/platform/i18n/translator';
import { type Mail, renderMail } from '@/lib/providers/mail/render';
import type { ChangeNotice, ChangeNoticeProps } from '@/lib/providers/mail/templates/change-notice';
import { line } from '@/lib/providers/mail/untrusted';
import { fitted } from '@/lib/providers/sms/segments';
import { byImportance } from './critical';
import { unsubscribePath } from './unsubscribe-links';

export interface ChangeMailInput extends Omit<ChangeNoticeProps, 'unsubscribePath'> {
  locale: Locale;
  timeZone: string;
  siteUrl: string;
  /** The recipient's. */
  unsubscribeToken: string;
}

/** Renders the mail about changes for one recipient, the most important first. */
export function renderChangeMail(input: ChangeMailInput): Promise<Mail> {
  const { locale, timeZone, siteUrl, unsubscribeToken, changes, ...props } = input;
  return renderMail(
    'changeNotice',
    { ...props, changes: byImportance(changes), unsubscribePath: unsubscribePath(unsubscribeToken, locale) },
    { locale, timeZone, siteUrl },
  );
}

const WORD_MAX = 200;
const NUMBER_MAX = 60;
/** Each segment is charged. */
const MAX_SEGMENTS = 3;

/**
 * Renders a text message about the same changes; its link and opt-out instruction are never cut. The link
 * contains the message's reference, so that no two texts are equal and the carrier can be queried for a
 * specific one.
 */
export async function renderChangeText(
  input: Pick<ChangeMailInput, 'locale' | 'timeZone' | 'siteUrl' | 'changes'> & { reference: string },
): Promise<string> {
  const t = await mailTranslator(input.locale, input.timeZone);
  const [first] = byImportance(input.changes);
  const address = new URL(hrefFor('/dashboard', input.locale), input.siteUrl);
  address.searchParams.set('m', input.reference);
  const url = address.href;
  const text =
    input.changes.length === 1 && first
      ? t('mail.sms.one', {
          brand: brand.name,
          number: line(first.permitNumber, NUMBER_MAX),
          city: first.cityLabel,
          status: describeChange(first, t),
          url,
        })
      : t('mail.sms.many', { brand: brand.name, count: input.changes.length, url });
  const tailAt = text.lastIndexOf(url);
  return fitted(text.slice(0, tailAt).trimEnd(), MAX_SEGMENTS, text.slice(tailAt));
}

function describeChange(change: ChangeNotice, t: Awaited<ReturnType<typeof mailTranslator>>): string {
  const { kind, toWord, toBucket } = change;
  if (kind === 'status_changed' || kind === 'discovered')
    return line(toWord ?? t(`status.${toBucket}`), WORD_MAX);
  return t(`mail.change.subject.kinds.${kind}`);
}
