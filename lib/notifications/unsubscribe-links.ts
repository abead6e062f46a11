import type { Locale } from '@/lib/i18n/locales';
import { hrefFor } from '@/lib/i18n/routes';

/** Where a mailbox posts to when its owner presses its own "Unsubscribe" (RFC 8058). */
export function oneClickPath(token: string): string {
  return `/api/unsubscribe/${token}`;
}

/** The page behind the link in the mail itself: it asks before it changes anything. */
export function unsubscribePath(token: string, locale: Locale): string {
  return hrefFor('/unsubscribe/[token]', locale, { token });
}

/** True for mail with such headers, which is every notice and nothing else. */
export function isUnsubscribable(headers: Record<string, string>): boolean {
  return 'List-Unsubscribe' in headers;
}

export function unsubscribeHeaders(siteUrl: string, token: string): Record<string, string> {
  return {
    // Nobody's absence notice answers a mail that nobody wrote by hand (RFC 3834).
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': `<${new URL(oneClickPath(token), siteUrl).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
