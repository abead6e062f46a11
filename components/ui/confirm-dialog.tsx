'use client';

import { useTranslations } from 'next-intl';
import { Button } from './button';
import { Dialog } from './dialog';

interface Props {
  title: string;
  /** What will happen. */
  text: string;
  verb: string;
  danger?: boolean;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what a change will mean before it is made. */
export function ConfirmDialog({ title, text, verb, danger = true, pending, onConfirm, onClose }: Props) {
  const t = useTranslations('common.dialog');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={text}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant={danger ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
            {verb}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    />
  );
}
