import { brand } from '@/lib/brand';
import { hrefFor } from '@/lib/i18n/routes';
import { mailTranslator } from '@/lib/i18n/translator';
import type { Reply } from './inbound';
import { plain } from './segments';

/** The words of an answer. What confirms a stop says that and nothing else. */
export async function renderReply({ kind, locale }: Reply, siteUrl: string): Promise<string> {
  // No answer dates anything.
  const t = await mailTranslator(locale, 'UTC');
  const url = new URL(hrefFor('/dashboard/notifications', locale), siteUrl).href;
  return plain(t(`mail.sms.replies.${kind}`, { brand: brand.name, email: brand.supportEmail, url }));
}

/** The answer as Twilio reads it: one text back to who wrote, or none. */
export function twiml(reply: string | null): string {
  const message = reply === null ? '' : `<Message>${escaped(reply)}</Message>`;
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
