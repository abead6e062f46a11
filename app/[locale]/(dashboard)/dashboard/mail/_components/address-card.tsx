'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRun } from '@/components/permits/use-run';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { CopyField } from '@/components/ui/copy-field';
import { toast } from '@/components/ui/toast';
import type { MailActions } from './types';

interface Props {
  /** Null until somebody has it made. */
  address: string | null;
  /** Whether mail can arrive at all. */
  takesMail: boolean;
  actions: Pick<MailActions, 'open' | 'renew'> | null;
}

/** The address to forward to. */
export function AddressCard({ address, takesMail, actions }: Props) {
  const t = useTranslations('cityMail.address');
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div>
        <h2 className="text-xl">{t('title')}</h2>
        <p className="mt-1 text-muted">{t('text')}</p>
      </div>
      {takesMail ? null : <Alert tone="info" title={t('notSet')} />}
      {address === null ? (
        <NoAddress open={actions?.open ?? null} />
      ) : (
        <CopyField
          label={t('label')}
          value={address}
          words={{ copy: t('copy'), copied: t('copied'), selected: t('selected') }}
        />
      )}
      {address !== null && actions ? <NewAddress renew={actions.renew} /> : null}
    </Card>
  );
}

function NoAddress({ open }: { open: MailActions['open'] | null }) {
  const t = useTranslations('cityMail.address');
  const { run, pending } = useRun();
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{t('none')}</p>
      {open ? (
        <Button pending={pending} onClick={() => run(() => open({}))}>
          {t('open')}
        </Button>
      ) : null}
    </div>
  );
}

function NewAddress({ renew }: { renew: MailActions['renew'] }) {
  const t = useTranslations('cityMail.address');
  const [asking, setAsking] = useState(false);
  const { run, pending } = useRun();
  return (
    <>
      <div>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {t('renew')}
        </Button>
      </div>
      {asking ? (
        <ConfirmDialog
          title={t('renewTitle')}
          text={t('renewText')}
          verb={t('renew')}
          pending={pending}
          onConfirm={() =>
            run(
              () => renew({}),
              () => {
                setAsking(false);
                toast.success(t('renewed'));
              },
            )
          }
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
