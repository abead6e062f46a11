import type { Locale } from '@/lib/i18n/locales';
import { hrefFor } from '@/lib/i18n/routes';
import { mailTranslator } from '@/lib/i18n/translator';
import type { MailEnv } from './types';

export interface MailOptions {
  locale: Locale;
  /** The reader's, where it is known; moments name their zone either way. */
  timeZone?: string;
  siteUrl: string;
}

export async function mailEnv({ locale, timeZone = 'UTC', siteUrl }: MailOptions): Promise<MailEnv> {
  const t = await mailTranslator(locale, timeZone);
  const moments = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    // In the US, Spanish too reads the clock by twelve. `hour12` would leave it to the machine whether midnight is 0 or 12.
    hourCycle: 'h12',
    timeZone,
    timeZoneName: 'short',
  });
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
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
    moment: (at) => moments.format(at),
    date: (at) => dates.format(at),
    day: (day) => days.format(new Date(day)),
  };
}
