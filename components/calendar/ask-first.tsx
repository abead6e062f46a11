'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

interface Props {
  what: 'renew' | 'revoke';
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Either cuts off every calendar that reads the address now. */
export function AskFirst({ what, pending, onConfirm, onClose }: Props) {
  const t = useTranslations('calendar.feed');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`${what}Title`)}
      description={t(`${what}Text`)}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant={what === 'revoke' ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
            {t(what)}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    />
  );
}
