'use client';

import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { Spinner } from '@/components/ui/spinner';
import type { EmailAvailability } from './use-email-availability';

/** Says beside the address whether it is free; read out as it changes. */
export function EmailAvailabilityNote({ state }: { state: EmailAvailability }) {
  const t = useTranslations('auth.availability');
  return (
    <div aria-live="polite" className="text-sm empty:hidden">
      {state === 'checking' ? (
        <p className="flex items-center gap-2 text-muted">
          <Spinner />
          {t('checking')}
        </p>
      ) : null}
      {state === 'available' ? (
        <p className="flex items-center gap-2 text-issued">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
          {t('available')}
        </p>
      ) : null}
      {state === 'unavailable' ? (
        <p className="flex items-start gap-2 text-stopped">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            {t('unavailable')}{' '}
            <AppLink to="/login" className="font-semibold text-link underline">
              {t('signIn')}
            </AppLink>
          </span>
        </p>
      ) : null}
      {state === 'error' ? <p className="text-muted">{t('error')}</p> : null}
    </div>
  );
}
