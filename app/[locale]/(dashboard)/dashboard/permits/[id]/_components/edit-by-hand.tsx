'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCommands } from '@/components/commands/use-commands';
import type { Run } from '@/components/projects/types';
import { Button } from '@/components/ui/button';
import { ByHandDialog, type HandFields } from '../../_components/by-hand-dialog';

interface EditByHandProps {
  permitId: number;
  version: number;
  given: HandFields;
  states: readonly string[];
  change: Run<HandFields & { permitId: number; version: number }, { version: number }>;
}

/** Changes what the company wrote down of a permit. */
export function EditByHand({ permitId, version, given, states, change }: EditByHandProps) {
  const t = useTranslations('permits.byHand');
  const [open, setOpen] = useState(false);
  useCommands(
    [{ id: 'permit.edit', title: t('edit'), group: 'open', keys: 'e', run: () => setOpen(true) }],
    given.permitNumber,
  );
  return (
    <>
      <Button variant="secondary" size="sm" className="self-start" onClick={() => setOpen(true)}>
        {t('edit')}
      </Button>
      {open ? (
        <ByHandDialog
          title={t('editTitle')}
          verb={t('save')}
          given={given}
          states={states}
          save={(fields) => change({ ...fields, permitId, version })}
          onSaved={() => setOpen(false)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
