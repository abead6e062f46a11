'use client';

import { useTranslations } from 'next-intl';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { SUGGESTED_ID } from './suggested-id';

interface Named {
  norm: string;
  name: string;
}

interface Decision {
  norm: string;
  city?: string | undefined;
}

interface Props {
  name: Named;
  /** Where a confirmed name is asked about in a city added later. */
  city: string | undefined;
  confirm: (input: Decision) => Promise<Answer<{ linked: number }>>;
  reject: (input: Decision) => Promise<Answer>;
  undo: (input: Decision) => Promise<Answer>;
}

/** Each answer takes effect at once, and can be taken back from the message that says so. */
export function DecideButtons({ name: { norm, name }, city, confirm, reject, undo }: Props) {
  const t = useTranslations('names');
  const { run, pending } = useRun();
  const decision = city === undefined ? { norm } : { norm, city };
  const takeBack = () =>
    run(
      () => undo(decision),
      () => toast(t('told.undone', { name })),
    );
  const say = (text: string) => {
    document.getElementById(SUGGESTED_ID)?.focus({ preventScroll: true });
    toast.success(text, { duration: 10_000, action: { label: t('told.undo'), onClick: takeBack } });
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        pending={pending}
        aria-label={t('suggested.confirmName', { name })}
        onClick={() =>
          run(
            () => confirm(decision),
            ({ linked }) => say(t('told.confirmed', { name, count: linked })),
          )
        }
      >
        {t('suggested.confirm')}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        pending={pending}
        aria-label={t('suggested.rejectName', { name })}
        onClick={() =>
          run(
            () => reject(decision),
            () => say(t('told.rejected', { name, count: 0 })),
          )
        }
      >
        {t('suggested.reject')}
      </Button>
    </div>
  );
}
