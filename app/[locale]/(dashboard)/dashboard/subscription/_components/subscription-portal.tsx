'use client';

import { useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { SubscriptionActions } from './subscription-actions';

/** The way to the provider's own page for cards and invoices. */
export function SubscriptionPortal({ portal }: Pick<SubscriptionActions, 'portal'>) {
  const t = useTranslations('billing.subscription.portal');
  const locale = useAppLocale();
  const { run, pending } = useRun();
  const open = () =>
    run(
      () => portal({ locale }),
      ({ url }) => {
        if (url === null) toast.error(t('none'));
        else window.location.assign(url);
      },
    );
  return (
    <Button variant="secondary" pending={pending} onClick={open}>
      {t('open')}
    </Button>
  );
}
