'use client';

import { FilePlus2, Files, Mail } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { MatrixRow } from '@/lib/company/compliance/queries';
import { HeldDialog, heldBy } from './held-dialog';
import { HoldingDialog } from './holding-dialog';
import type { ComplianceActions } from './types';

interface Props {
  row: MatrixRow;
  actions: ComplianceActions;
  /** In one line of a table: all but the first are their pictures. */
  isTight?: boolean;
}

/** Asks somebody for what is missing, enters it by hand, or changes what is entered. */
export function RowActions({ row, actions, isTight = false }: Props) {
  const t = useTranslations('compliance');
  const [open, setOpen] = useState<'add' | 'held' | null>(null);
  const close = () => setOpen(null);
  const { run, pending } = useRun();
  const { subcontractorId, name } = row;
  return (
    <div className={isTight ? 'flex items-center justify-end gap-1' : 'flex flex-wrap gap-2'}>
      {subcontractorId === null ? null : (
        <Button
          variant="secondary"
          size="sm"
          pending={pending}
          aria-label={t('askOf', { name })}
          onClick={() =>
            run(
              () => actions.ask({ subcontractorId }),
              () => toast.success(t('asked', { name })),
            )
          }
        >
          <Mail aria-hidden="true" className="size-4" />
          {t('ask')}
        </Button>
      )}
      <Button
        variant="quiet"
        size="sm"
        aria-label={t('enterOf', { name })}
        title={isTight ? t('enter') : undefined}
        onClick={() => setOpen('add')}
      >
        <FilePlus2 aria-hidden="true" className="size-4" />
        {isTight ? null : t('enter')}
      </Button>
      {heldBy(row).length > 0 ? (
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('held.title', { name })}
          title={isTight ? t('held.button') : undefined}
          onClick={() => setOpen('held')}
        >
          <Files aria-hidden="true" className="size-4" />
          {isTight ? null : t('held.button')}
        </Button>
      ) : null}
      {open === 'add' ? <HoldingDialog row={row} actions={actions} onClose={close} /> : null}
      {open === 'held' ? <HeldDialog row={row} actions={actions} onClose={close} /> : null}
    </div>
  );
}
