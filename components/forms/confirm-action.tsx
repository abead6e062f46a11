'use client';

import { type Answer, useRun } from '@/components/permits/use-run';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';

interface Props {
  title: string;
  /** What will happen. */
  text: string;
  verb: string;
  done: string;
  run: () => Promise<Answer>;
  onClose: () => void;
}

/** Asks before a server action that cannot be taken back, and says when it is done. */
export function ConfirmAction({ done, run: act, onClose, ...words }: Props) {
  const { run, pending } = useRun();
  const confirm = () =>
    run(act, () => {
      onClose();
      toast.success(done);
    });
  return <ConfirmDialog {...words} pending={pending} onConfirm={confirm} onClose={onClose} />;
}
