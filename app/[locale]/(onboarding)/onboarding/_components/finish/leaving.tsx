'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';

/** The account stands and the next page is on its way; a link is there for who comes back to this one. */
export function Leaving({ href }: { href: string }) {
  const t = useTranslations('onboarding');
  return (
    <Alert tone="success" title={t('confirm.leaving')}>
      <a href={href} className="text-link underline">
        {t('finishedElsewhere.action')}
      </a>
    </Alert>
  );
}
