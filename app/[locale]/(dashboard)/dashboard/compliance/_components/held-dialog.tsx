'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import type { MatrixRow } from '@/lib/company/compliance/queries';
import type { Holding } from '@/lib/company/compliance/standing';
import { calendarDay } from '@/lib/platform/i18n/format';
import type { ComplianceActions } from './types';

type Actions = Pick<ComplianceActions, 'end' | 'remove'>;

interface Props {
  row: MatrixRow;
  actions: Actions;
  onClose: () => void;
}

export const heldBy = (row: MatrixRow) => row.standing.cells.flatMap(({ holding }) => holding ?? []);

/** What counts for somebody, to look at, to end early or to take out. */
export function HeldDialog({ row, actions, onClose }: Props) {
  const t = useTranslations('compliance');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('held.title', { name: row.name })}
      closeLabel={t('held.close')}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('held.close')}
        </Button>
      }
    >
      {heldBy(row).length === 0 ? <p className="text-muted">{t('held.none')}</p> : null}
      <ul className="divide-y divide-line">
        {heldBy(row).map((holding) => (
          <Held key={holding.id} holding={holding} actions={actions} />
        ))}
      </ul>
    </Dialog>
  );
}

function Held({ holding, actions }: { holding: Holding; actions: Actions }) {
  const t = useTranslations('compliance');
  const format = useFormatter();
  const { run, pending } = useRun();
  const [asking, setAsking] = useState<'end' | 'remove' | null>(null);
  const [endsOn, setEndsOn] = useState('');
  const { id: holdingId, line, issuer, number, expires, paperId } = holding;
  const paper = t(`lines.${line}`);
  const end = (day: string | null) =>
    run(
      () => actions.end({ holdingId, endsOn: day }),
      () => {
        setAsking(null);
        toast.success(t(day === null ? 'held.restored' : 'held.ended', { paper }));
      },
    );
  return (
    <li className="flex flex-col gap-2 py-3 first:pt-0">
      <div>
        <p className="font-semibold">{paper}</p>
        <p className="text-sm text-muted wrap-anywhere">{[issuer, number].filter(Boolean).join(' · ')}</p>
        {expires ? <p className="text-sm">{t('held.until', { day: calendarDay(format, expires) })}</p> : null}
        {holding.endsOn ? (
          <p className="text-sm font-semibold text-stopped">
            {t('held.endedOn', { day: calendarDay(format, holding.endsOn) })}
          </p>
        ) : null}
      </div>
      {asking === 'end' ? (
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            name={`end-${holdingId}`}
            type="date"
            label={t('held.from')}
            value={endsOn}
            onChange={(event) => setEndsOn(event.target.value)}
          />
          <Button pending={pending} disabled={endsOn === ''} onClick={() => end(endsOn)}>
            {t('save')}
          </Button>
        </div>
      ) : null}
      {asking === 'remove' ? (
        <div className="flex flex-wrap items-center gap-2">
          <p className="text-sm">{t('held.removeText')}</p>
          <Button
            variant="danger"
            size="sm"
            pending={pending}
            onClick={() =>
              run(
                () => actions.remove({ holdingId }),
                () => toast.success(t('held.removed', { paper })),
              )
            }
          >
            {t('held.removeOf', { paper })}
          </Button>
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        {paperId ? (
          <a
            href={`/api/v1/compliance-papers/${paperId}/pages/1`}
            target="_blank"
            rel="noreferrer"
            className="text-sm underline underline-offset-2"
          >
            {t('held.see', { paper })}
          </a>
        ) : null}
        {holding.endsOn ? (
          <Button variant="secondary" size="sm" pending={pending} onClick={() => end(null)}>
            {t('held.restore')}
          </Button>
        ) : (
          <Button
            variant="secondary"
            size="sm"
            aria-expanded={asking === 'end'}
            onClick={() => setAsking(asking === 'end' ? null : 'end')}
          >
            {t('held.end')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('held.removeOf', { paper })}
          aria-expanded={asking === 'remove'}
          onClick={() => setAsking(asking === 'remove' ? null : 'remove')}
        >
          {t('held.remove')}
        </Button>
      </div>
    </li>
  );
}
