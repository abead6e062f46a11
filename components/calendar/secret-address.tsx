'use client';

import { CalendarPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';

/** The address, the one time it is shown: to copy, or to hand to the device's own calendar. */
export function SecretAddress({ address }: { address: string }) {
  const t = useTranslations('calendar.feed');
  return (
    <div className="flex flex-col gap-3">
      <Alert tone="info">{t('once')}</Alert>
      <CopyField
        label={t('address')}
        value={address}
        words={{ copy: t('copy'), copied: t('copied'), selected: t('selected') }}
      />
      <div>
        <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClass({ variant: 'secondary' })}>
          <CalendarPlus aria-hidden="true" className="size-4" />
          {t('open')}
        </a>
      </div>
    </div>
  );
}
