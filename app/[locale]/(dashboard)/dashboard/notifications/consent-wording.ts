import { getTranslations } from 'next-intl/server';
import { brand } from '@/lib/brand';
import { ownAddress } from '@/lib/edge/server/own-address';
import type { Locale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';

/** Everything that stands at the box for texts, word for word. */
export async function consentWording(locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'notifications.settings' });
  const privacy = ownAddress(hrefFor('/privacy', locale));
  return `${t('consent', { brand: brand.name })} ${t('smsPrivacy')} ${t('privacyPolicy')}: ${privacy}`;
}
