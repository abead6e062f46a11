import { brand } from '@/lib/brand';
import type { Locale } from '@/lib/i18n/locales';
import { hrefFor } from '@/lib/i18n/routes';
import { mailTranslator } from '@/lib/i18n/translator';
import type { EventKind, StatusBucket } from '@/lib/permits/types';
import { escapeHtml, type Html, html } from './html';

/** One change as a recipient reads it. */
export interface ChangeNotice {
  permitId: number;
  permitNumber: string;
  permitType: string | null;
  address: string | null;
  cityLabel: string;
  kind: EventKind;
  fromWord: string | null;
  toBucket: StatusBucket;
  toWord: string | null;
  occurredOn: string | null;
  /** From the built-in sample feeds, which the mail says. */
  sample: boolean;
}

export interface ChangeMailInput {
  locale: Locale;
  timeZone: string;
  siteUrl: string;
  recipientName: string;
  companyName: string;
  changes: ChangeNotice[];
}

export interface Mail {
  subject: string;
  html: string;
  text: string;
}

/** The mail that tells one recipient what moved, each change with what it means and what to do. */
export async function renderChangeMail(input: ChangeMailInput): Promise<Mail> {
  const t = await mailTranslator(input.locale, input.timeZone);
  const day = new Intl.DateTimeFormat(input.locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const blocks = input.changes.map((change) => {
    const url = new URL(
      hrefFor('/dashboard/permits/[id]', input.locale, { id: String(change.permitId) }),
      input.siteUrl,
    ).href;
    const word = change.toWord ?? t(`status.${change.toBucket}`);
    const headline =
      change.kind === 'status_changed'
        ? t('mail.change.status', { from: change.fromWord ?? t('mail.change.noStatus'), to: word })
        : t(`mail.change.${change.kind}`, { status: word });
    return {
      url,
      headline,
      title: [change.permitNumber, change.permitType].filter(Boolean).join(' · '),
      place: [change.address, change.cityLabel].filter(Boolean).join(', '),
      meaning: t(`meaning.${change.toBucket}.means`),
      next: t(`meaning.${change.toBucket}.next`),
      date:
        change.occurredOn === null
          ? null
          : t('mail.change.cityDate', { date: day.format(new Date(change.occurredOn)) }),
      sample: change.sample ? t('mail.sample') : null,
    };
  });
  const [first] = input.changes;
  const subject =
    input.changes.length === 1 && first
      ? t('mail.subject.one', {
          number: first.permitNumber,
          status: first.toWord ?? t(`status.${first.toBucket}`),
          city: first.cityLabel,
        })
      : t('mail.subject.many', { count: input.changes.length });
  const settingsUrl = new URL(hrefFor('/dashboard/notifications', input.locale), input.siteUrl).href;
  const greeting = t('mail.greeting', { name: input.recipientName });
  const reason = t('mail.footer.reason', { company: input.companyName, brand: brand.name });
  return {
    // A header holds one line, whatever a feed wrote into a number or a status.
    subject: subject.replace(/\s+/g, ' ').slice(0, 200),
    text: [
      greeting,
      '',
      ...blocks.flatMap((block) => [
        block.title,
        block.place,
        block.headline,
        ...(block.date ? [block.date] : []),
        block.meaning,
        block.next,
        ...(block.sample ? [block.sample] : []),
        block.url,
        '',
      ]),
      reason,
      `${t('mail.footer.settings')}: ${settingsUrl}`,
    ].join('\n'),
    html: page(
      input.locale,
      subject,
      html`<p style="margin:0 0 16px">${greeting}</p>
${blocks.map(
  (
    block,
  ) => html`<div style="border:1px solid #D9D6CF;border-top:3px solid #B93C0A;border-radius:6px;padding:16px;margin:0 0 16px">
<p style="margin:0;font-weight:700">${block.title}</p>
<p style="margin:0 0 12px;color:#54606C">${block.place}</p>
<p style="margin:0 0 8px;font-weight:700">${block.headline}</p>
${block.date ? html`<p style="margin:0 0 8px;color:#54606C">${block.date}</p>` : ''}
<p style="margin:0 0 8px">${block.meaning}</p>
<p style="margin:0 0 16px">${block.next}</p>
${block.sample ? html`<p style="margin:0 0 16px;color:#54606C">${block.sample}</p>` : ''}
<a href="${block.url}" style="display:inline-block;background:#B93C0A;color:#FFFFFF;padding:12px 20px;border-radius:6px;text-decoration:none;font-weight:700">${t('mail.open')}</a>
</div>`,
)}
<p style="margin:24px 0 0;color:#54606C;font-size:14px">${reason} <a href="${settingsUrl}" style="color:#12467A">${t('mail.footer.settings')}</a></p>`,
    ),
  };
}

/** A text of the same changes, short enough to be read at a glance. */
export async function renderChangeText(input: ChangeMailInput): Promise<string> {
  const t = await mailTranslator(input.locale, input.timeZone);
  const [first] = input.changes;
  const url = new URL(hrefFor('/dashboard', input.locale), input.siteUrl).href;
  const text =
    input.changes.length === 1 && first
      ? t('mail.sms.one', {
          brand: brand.name,
          number: first.permitNumber,
          city: first.cityLabel,
          status: first.toWord ?? t(`status.${first.toBucket}`),
          url,
        })
      : t('mail.sms.many', { brand: brand.name, count: input.changes.length, url });
  return text.slice(0, 600);
}

function page(locale: Locale, title: string, body: Html): string {
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head><body style="margin:0;background:#FBFAF7;color:#16202B;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif"><div style="max-width:560px;margin:0 auto;padding:24px 16px">${body.markup}</div></body></html>`;
}
