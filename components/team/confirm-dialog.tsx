'use client';

import { useTranslations } from 'next-intl';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';

interface Props {
  title: string;
  /** What will happen. */
  text: string;
  confirm: string;
  done: string;
  run: () => Promise<Answer>;
  onClose: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ title, text, confirm, done, run: act, onClose }: Props) {
  const t = useTranslations('team');
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
              run(act, () => {
                onClose();
                toast.success(done);
              })
            }
          >
            {confirm}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    />
  );
}
