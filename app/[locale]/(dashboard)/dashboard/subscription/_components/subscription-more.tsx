import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { buttonClass } from '@/components/ui/button';

/** What else has to do with the plan, on pages of its own. */
export function SubscriptionMore() {
  const t = useTranslations('billing.subscription.more');
  const look = buttonClass({ variant: 'secondary', size: 'sm' });
  return (
    <>
      <AppLink to="/dashboard/purchase-checks" className={look}>
        {t('checks')}
      </AppLink>
      <AppLink to="/dashboard/referrals" className={look}>
        {t('referrals')}
      </AppLink>
    </>
  );
}
