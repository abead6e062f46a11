import { brand } from '@/lib/brand';
import type { Locale } from '@/lib/i18n/locales';
import { hrefFor } from '@/lib/i18n/routes';
import { mailTranslator } from '@/lib/i18n/translator';
import { type Mail, renderMail } from '@/lib/mail/render';
import type { ChangeNoticeProps } from '@/lib/mail/templates/change-notice';
import { line } from '@/lib/mail/untrusted';

export interface ChangeMailInput extends ChangeNoticeProps {
  locale: Locale;
  timeZone: string;
  siteUrl: string;
}

/** The mail that tells one recipient what moved, each change with what it means and what to do. */
export function renderChangeMail({ locale, timeZone, siteUrl, ...props }: ChangeMailInput): Promise<Mail> {
  return renderMail('changeNotice', props, { locale, timeZone, siteUrl });
}

const WORD_MAX = 200;

/** A text of the same changes, short enough to be read at a glance. */
export async function renderChangeText(input: ChangeMailInput): Promise<string> {
  const t = await mailTranslator(input.locale, input.timeZone);
  const [first] = input.changes;
  const url = new URL(hrefFor('/dashboard', input.locale), input.siteUrl).href;
  const text =
    input.changes.length === 1 && first
      ? t('mail.sms.one', {
          brand: brand.name,
          number: line(first.permitNumber, WORD_MAX),
          city: first.cityLabel,
          status: line(first.toWord ?? t(`status.${first.toBucket}`), WORD_MAX),
          url,
        })
      : t('mail.sms.many', { brand: brand.name, count: input.changes.length, url });
  return text.slice(0, 600);
}
