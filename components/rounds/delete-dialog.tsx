'use client';

import { useTranslations } from 'next-intl';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';

interface Props {
  title: string;
  text: string;
  done: string;
  remove: () => Promise<Answer>;
  onClose: () => void;
}

/** Asks before what cannot be taken back. */
export function DeleteDialog({ title, text, done, remove, onClose }: Props) {
  const t = useTranslations('rounds');
  const { run, pending } = useRun();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={text}
      closeLabel={t('close')}
      footer={
        <>
          <Button
            variant="danger"
            pending={pending}
            onClick={() =>
              run(remove, () => {
                onClose();
                toast.success(done);
              })
            }
          >
            {t('remove.confirm')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    />
  );
}
