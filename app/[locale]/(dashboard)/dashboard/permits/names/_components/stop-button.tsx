'use client';

import { useTranslations } from 'next-intl';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { WATCHED_ID } from './watched-id';

interface Props {
  name: { norm: string; name: string };
  reject: (input: { norm: string }) => Promise<Answer<{ unlinked: number }>>;
  confirm: (input: { norm: string }) => Promise<Answer<{ linked: number }>>;
}

/** Stops watching a spelling; the message that says so takes it back. */
export function StopButton({ name: { norm, name }, reject, confirm }: Props) {
  const t = useTranslations('names');
  const { run, pending } = useRun();
  const takeBack = () =>
    run(
      () => confirm({ norm }),
      ({ linked }) => toast.success(t('told.confirmed', { name, count: linked })),
    );
  const press = () =>
    run(
      () => reject({ norm }),
      ({ unlinked }) => {
        document.getElementById(WATCHED_ID)?.focus({ preventScroll: true });
        toast(t('told.rejected', { name, count: unlinked }), {
          duration: 10_000,
          action: { label: t('told.undo'), onClick: takeBack },
        });
      },
    );
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={pending}
      onClick={press}
      aria-label={t('watched.rejectName', { name })}
    >
      {t('watched.reject')}
    </Button>
  );
}
