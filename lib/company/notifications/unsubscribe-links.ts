import type { Locale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';

/** The URL for one-click unsubscription by mail clients (RFC 8058). */
export function oneClickPath(token: string): string {
  return `/api/unsubscribe/${token}`;
}

/** The unsubscribe page of the link in the mail; it asks before changing anything. */
export function unsubscribePath(token: string, locale: Locale): string {
  return hrefFor('/unsubscribe/[token]', locale, { token });
}

/** Whether a message has unsubscribe headers, which all notices have and nothing else. */
export function isUnsubscribable(headers: Record<string, string>): boolean {
  return 'List-Unsubscribe' in headers;
}

export function unsubscribeHeaders(siteUrl: string, token: string): Record<string, string> {
  return {
    // Suppresses automatic replies (RFC 3834).
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': `<${new URL(oneClickPath(token), siteUrl).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
