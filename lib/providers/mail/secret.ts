import type { Locale } from '@/lib/platform/i18n/locales';
import { mailTranslator } from '@/lib/platform/i18n/translator';
import type { TemplateName } from './templates';

/** Marks a stored message whose content contains a login link. Never sent to a mail server. */
export const SECRET_HEADER = 'X-Lintel-Secret';

const WITH_SECRET_LINK: ReadonlySet<TemplateName> = new Set<TemplateName>([
  'verifyEmail',
  'resetPassword',
  'teamInvitation',
  'subcontractorInvitation',
  'subcontractorInvitationKnown',
  'replyAddress',
]);

export function containsSecret(template: TemplateName): boolean {
  return WITH_SECRET_LINK.has(template);
}

/** Replacement content for a message whose secret link has been removed. */
export async function removedContent(locale: Locale): Promise<{ html: string; text: string }> {
  const t = await mailTranslator(locale, 'UTC');
  const text = t('mail.removed');
  return { text, html: `<!doctype html><html lang="${locale}"><body><p>${text}</p></body></html>` };
}
