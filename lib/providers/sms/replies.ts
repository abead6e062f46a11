import { brand } from '@/lib/brand';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { mailTranslator } from '@/lib/platform/i18n/translator';
import type { Reply } from './inbound';
import { plain } from './segments';

/** Renders a reply. The confirmation of a stop contains nothing else (CTIA). */
export async function renderReply({ kind, locale }: Reply, siteUrl: string): Promise<string> {
  // No answer dates anything.
  const t = await mailTranslator(locale, 'UTC');
  const url = new URL(hrefFor('/dashboard/notifications', locale), siteUrl).href;
  return plain(t(`mail.sms.replies.${kind}`, { brand: brand.name, email: brand.supportEmail, url }));
}

/** TwiML with one reply text, or an empty response. */
export function twiml(reply: string | null): string {
  const message = reply === null ? '' : `<Message>${escaped(reply)}</Message>`;
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
