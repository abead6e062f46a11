'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { startTransition } from 'react';
import { AppLink } from '@/components/layout/app-link';
import { Button, buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

export default function DashboardError({ reset }: { error: Error; reset: () => void }) {
  const router = useRouter();
  // The failure was on the server: showing the page again without asking it again would show the failure again.
  const retry = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  const t = useTranslations('dashboard.error');
  return (
    <EmptyState
      title={t('title')}
      action={
        <div className="flex flex-wrap gap-2">
          <Button onClick={retry}>{t('retry')}</Button>
          <AppLink to="/dashboard" className={buttonClass({ variant: 'quiet' })}>
            {t('home')}
          </AppLink>
        </div>
      }
    >
      {t('text')}
    </EmptyState>
  );
}
