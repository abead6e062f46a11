'use client';

import { CalendarDays, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmAction } from '@/components/forms/confirm-action';
import { RowMenu } from '@/components/team/row-menu';
import { toast } from '@/components/ui/toast';
import type { RoundSummary } from '@/lib/checking/checks/round-types';
import { RoundDialog } from './round-dialog';
import type { RoundActions } from './types';

interface Props {
  round: RoundSummary;
  actions: Pick<RoundActions, 'update' | 'remove'>;
}

/** What is done seldom with a round: its dates, and its end. */
export function RoundMenu({ round, actions }: Props) {
  const t = useTranslations('rounds');
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const { id, number, receivedOn, dueOn, reviewer } = round;
  return (
    <div className="print:hidden">
      <RowMenu
        label={t('round.more', { number })}
        actions={[
          { text: t('round.edit'), icon: CalendarDays, onSelect: () => setOpen('edit') },
          { text: t('round.remove'), icon: Trash2, danger: true, onSelect: () => setOpen('remove') },
        ]}
      />
      {open === 'edit' ? (
        <RoundDialog
          title={t('edit.title', { number })}
          verb={t('edit.submit')}
          given={{ receivedOn, dueOn: dueOn ?? '', reviewer: reviewer ?? '' }}
          save={(dates) => actions.update({ ...dates, roundId: id })}
          onSaved={() => toast.success(t('edit.done'))}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'remove' ? (
        <ConfirmAction
          title={t('remove.roundTitle', { number })}
          text={t('remove.roundText')}
          verb={t('remove.confirm')}
          done={t('remove.roundDone')}
          run={() => actions.remove({ roundId: id })}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </div>
  );
}
