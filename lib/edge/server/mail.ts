import 'server-only';
import { env } from '@/lib/env';
import type { MailSettings } from '@/lib/providers/mail/types';

/** What mail needs to know of this installation. */
export function mailSettings(): MailSettings {
  const { SITE_URL, SMTP_URL } = env();
  return { siteUrl: SITE_URL, sendsMail: SMTP_URL !== undefined };
}
