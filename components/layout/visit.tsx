import { ReferralCapture } from '@/components/marketing/referral-capture';
import { VisitBanners } from '@/components/measurement/visit-banners';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import type { PublicPage } from './site-header';
import { useAppLocale } from './use-app-locale';

/** What every public page does in the browser once it is there; nothing of it is needed to read the page. */
export function Visit({ route = '/', params }: PublicPage) {
  const locale = useAppLocale();
  const other = LOCALES.find((candidate) => candidate !== locale) ?? locale;
  return (
    <>
      <ReferralCapture login={hrefFor('/login', locale)} />
      <VisitBanners
        locale={locale}
        cookies={hrefFor('/cookies', locale)}
        twin={hrefFor(route, other, params)}
      />
    </>
  );
}
