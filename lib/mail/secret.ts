import type { Locale } from '@/lib/i18n/locales';
import { mailTranslator } from '@/lib/i18n/translator';
import type { TemplateName } from './templates';

/** Marks a stored message whose content lets its reader in. Stays in the database: no mail server sees it. */
export const SECRET_HEADER = 'X-Lintel-Secret';

const HOLD_A_LINK: ReadonlySet<TemplateName> = new Set<TemplateName>([
  'verifyEmail',
  'resetPassword',
  'teamInvitation',
  'subcontractorInvitation',
  'subcontractorInvitationKnown',
]);

export function holdsSecret(template: TemplateName): boolean {
  return HOLD_A_LINK.has(template);
}

/** What stands in a message in place of a link that has gone where it belongs, or nowhere. */
export async function removedContent(locale: Locale): Promise<{ html: string; text: string }> {
  const t = await mailTranslator(locale, 'UTC');
  const text = t('mail.removed');
  return { text, html: `<!doctype html><html lang="${locale}"><body><p>${text}</p></body></html>` };
}
