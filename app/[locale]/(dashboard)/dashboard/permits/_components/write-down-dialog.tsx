'use client';

import { useTranslations } from 'next-intl';
import { useGo } from '@/components/commands/use-go';
import type { Run } from '@/components/projects/types';
import { toast } from '@/components/ui/toast';
import { ByHandDialog, type HandFields } from './by-hand-dialog';

export interface WriteDownDialogProps {
  states: readonly string[];
  given: Partial<HandFields>;
  add: Run<
    HandFields & { reminder: { on: string; title: string } | null },
    { id: number; isPublished: boolean }
  >;
  onClose: () => void;
}

/** Writes down a permit of any place, and leads to it. */
export function WriteDownDialog({ states, given, add, onClose }: WriteDownDialogProps) {
  const t = useTranslations('permits.byHand');
  const go = useGo();
  return (
    <ByHandDialog
      title={t('title')}
      text={t('text')}
      verb={t('submit')}
      given={given}
      states={states}
      withReminder
      save={(fields, remindOn) =>
        add({
          ...fields,
          reminder:
            remindOn === null
              ? null
              : { on: remindOn, title: t('reminderTask', { number: fields.permitNumber }) },
        })
      }
      onSaved={({ id, isPublished }) => {
        toast.success(t(isPublished ? 'published' : 'written'));
        go({ to: '/dashboard/permits/[id]', params: { id: String(id) } });
      }}
      onClose={onClose}
    />
  );
}
