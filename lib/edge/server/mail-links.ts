import 'server-only';
import type { Context } from '@/lib/context';
import { handleMailLinkRequests, requestMailLink } from '@/lib/identity/accounts/mail-link-requests';
import type { MailLinkPurpose } from '@/lib/identity/accounts/types';
import type { Locale } from '@/lib/platform/i18n/locales';
import { later } from './later';
import { mailSettings } from './mail';

/**
 * Accepts a request for a mailed link and processes it after the response, in the same way for known and
 * unknown addresses.
 */
export async function askForMailLink(
  ctx: Context,
  input: { purpose: MailLinkPurpose; email: string; locale: Locale },
): Promise<void> {
  await requestMailLink(ctx, input);
  later(() => handleMailLinkRequests(ctx, { mail: mailSettings() }));
}
