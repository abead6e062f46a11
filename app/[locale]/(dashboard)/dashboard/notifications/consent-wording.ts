import { getTranslations } from 'next-intl/server';
import { brand } from '@/lib/brand';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { hrefFor } from '@/lib/i18n/routes';

/** Everything that stands at the box for texts, word for word. */
export async function consentWording(locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'notifications.settings' });
  const privacy = new URL(hrefFor('/privacy', locale), env().SITE_URL).href;
  return `${t('consent', { brand: brand.name })} ${t('smsPrivacy')} ${t('privacyPolicy')}: ${privacy}`;
}
