import { ReferralCapture } from '@/components/marketing/referral-capture';
import { hrefFor } from '@/lib/i18n/routes';
import type { PublicPage } from './site-header';
import { useAppLocale } from './use-app-locale';

/** What every public page does in the browser once it is there; nothing of it is needed to read the page. */
export function Visit(_page: PublicPage) {
  const locale = useAppLocale();
  return <ReferralCapture login={hrefFor('/login', locale)} />;
}
