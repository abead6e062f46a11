'use client';

import { PenLine } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useGo } from '@/components/commands/use-go';
import type { Run } from '@/components/projects/types';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { ByHandDialog, type HandFields } from './by-hand-dialog';

interface WriteDownProps {
  states: readonly string[];
  given: Partial<HandFields>;
  isOpen: boolean;
  add: Run<
    HandFields & { reminder: { on: string; title: string } | null },
    { id: number; isPublished: boolean }
  >;
}

/** A button that writes down a permit of any place. */
export function WriteDown({ states, given, isOpen, add }: WriteDownProps) {
  const t = useTranslations('permits.byHand');
  const [open, setOpen] = useState(isOpen);
  const go = useGo();
  return (
    <>
      <Button variant="secondary" size="sm" className="self-start" onClick={() => setOpen(true)}>
        <PenLine aria-hidden="true" className="size-4" />
        {t('button')}
      </Button>
      {open ? (
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
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
