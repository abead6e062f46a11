'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { startTransition } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

export default function PortalError({ reset }: { error: Error; reset: () => void }) {
  const router = useRouter();
  const t = useTranslations('portal.error');
  // The failure was on the server: showing the page again without asking it again would show the failure again.
  const retry = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return (
    <EmptyState title={t('title')} action={<Button onClick={retry}>{t('retry')}</Button>}>
      {t('text')}
    </EmptyState>
  );
}
