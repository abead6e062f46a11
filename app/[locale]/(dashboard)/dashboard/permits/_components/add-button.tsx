'use client';

import { useTranslations } from 'next-intl';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { FoundPermit } from '@/lib/tracking/permits/view';
import { ADD_PANEL_ID } from './add-panel-id';

interface Props {
  permit: Pick<FoundPermit, 'id' | 'permitNumber' | 'foundBy'>;
  add: (input: { permitId: number; source: FoundPermit['foundBy'] }) => Promise<Answer>;
  remove: (input: { permitId: number }) => Promise<Answer>;
}

export function AddButton({ permit, add, remove }: Props) {
  const t = useTranslations('permits');
  const { run, pending } = useRun();
  const number = permit.permitNumber;
  const undo = () =>
    run(
      () => remove({ permitId: permit.id }),
      () => toast(t('detail.removed', { number })),
    );
  const press = () =>
    run(
      () => add({ permitId: permit.id, source: permit.foundBy }),
      () => {
        document.getElementById(ADD_PANEL_ID)?.focus({ preventScroll: true });
        toast.success(t('add.added', { number }), { action: { label: t('detail.undo'), onClick: undo } });
      },
    );
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={pending}
      onClick={press}
      aria-label={t('add.addNumber', { number })}
    >
      {t('add.add')}
    </Button>
  );
}
