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

/** Asks somebody for what is missing, enters it by hand, or changes what is entered. */
export function RowActions({ row, actions }: { row: MatrixRow; actions: ComplianceActions }) {
  const t = useTranslations('compliance');
  const [open, setOpen] = useState<'add' | 'held' | null>(null);
  const close = () => setOpen(null);
  const { run, pending } = useRun();
  const { subcontractorId, name } = row;
  return (
    <div className="flex flex-wrap gap-2">
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
      <Button variant="quiet" size="sm" aria-label={t('enterOf', { name })} onClick={() => setOpen('add')}>
        <FilePlus2 aria-hidden="true" className="size-4" />
        {t('enter')}
      </Button>
      {heldBy(row).length > 0 ? (
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('held.title', { name })}
          onClick={() => setOpen('held')}
        >
          <Files aria-hidden="true" className="size-4" />
          {t('held.button')}
        </Button>
      ) : null}
      {open === 'add' ? <HoldingDialog row={row} actions={actions} onClose={close} /> : null}
      {open === 'held' ? <HeldDialog row={row} actions={actions} onClose={close} /> : null}
    </div>
  );
}
