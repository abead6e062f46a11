'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';

export type OpenMailbox = (input: { permitId: number }) => Promise<Answer<{ address: string }>>;

/** The permit's own mail address, made when somebody asks for it. */
export function PermitAddress({ permitId, open }: { permitId: number; open: OpenMailbox }) {
  const t = useTranslations('cityMail');
  const [address, setAddress] = useState<string | null>(null);
  const { run, pending } = useRun();
  return (
    <>
      <p className="text-sm text-muted">{t('permit.text')}</p>
      {address === null ? (
        <div>
          <Button
            variant="secondary"
            size="sm"
            pending={pending}
            onClick={() =>
              run(
                () => open({ permitId }),
                (mailbox) => setAddress(mailbox.address),
              )
            }
          >
            {t('permit.show')}
          </Button>
        </div>
      ) : (
        <CopyField
          label={t('permit.label')}
          value={address}
          words={{ copy: t('address.copy'), copied: t('address.copied'), selected: t('address.selected') }}
        />
      )}
    </>
  );
}
