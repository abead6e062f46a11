'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { CopyField } from '@/components/ui/copy-field';

/** The address of a link, the one time it is shown. */
export function ShareAddress({ address, until }: { address: string; until: string }) {
  const t = useTranslations('report.share');
  return (
    <div className="flex flex-col gap-3">
      <Alert tone="info">
        {t('once')} {until}
      </Alert>
      <CopyField
        label={t('address')}
        value={address}
        words={{ copy: t('copy'), copied: t('copied'), selected: t('selected') }}
      />
    </div>
  );
}
