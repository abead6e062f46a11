import type { MailBrand } from '@/lib/company/branding/types';
import { mailDates } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { mailTranslator } from '@/lib/platform/i18n/translator';
import type { MailEnv } from './types';

export interface MailOptions {
  locale: Locale;
  /** The reader's, where it is known; moments name their zone either way. */
  timeZone?: string;
  siteUrl: string;
  /** Of the company it is sent for, where its reader is a subcontractor or client of it; else ours. */
  brand?: MailBrand | null;
}

export async function mailEnv({ locale, timeZone = 'UTC', siteUrl }: MailOptions): Promise<MailEnv> {
  const t = await mailTranslator(locale, timeZone);
  const dates = mailDates(locale, timeZone);
  const link = (path: string) => {
    const { href, origin } = new URL(path, siteUrl);
    if (origin !== new URL(siteUrl).origin) throw new Error('A mail links to pages of its own site only.');
    return href;
  };
  return {
    locale,
    t,
    link,
    page: (key, params) => link(hrefFor(key, locale, params)),
    ...dates,
  };
}
