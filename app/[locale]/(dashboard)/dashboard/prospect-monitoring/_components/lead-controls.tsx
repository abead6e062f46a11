'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId } from 'react';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { LeadChange } from '@/lib/company/prospects/schema';
import { LEAD_STAGES, type LeadStage, MAX_NOTE } from '@/lib/company/prospects/types';
import type { Lead } from '@/lib/company/prospects/view';

export interface LeadActions {
  change: (change: LeadChange) => Promise<Answer<{ version: number }>>;
  watch: (input: { permitId: number }) => Promise<Answer>;
}

interface Props {
  lead: Pick<Lead, 'permitId' | 'stage' | 'note' | 'version' | 'watched'> & { address: string };
  actions: LeadActions | null;
}

/** Where the company stands with a lead, what it noted, and the way on once it is won. */
export function LeadControls({ lead, actions }: Props) {
  const t = useTranslations('prospects');
  const { run, pending } = useRun();
  const id = useId();
  const { permitId, address, stage, note, version, watched } = lead;
  if (!actions) return <p className="text-sm text-muted">{t(`stages.${stage}`)}</p>;
  const move = (to: LeadStage, seen: number, from: LeadStage) =>
    run(
      () => actions.change({ permitId, stage: to, version: seen }),
      ({ version: next }) =>
        toast(t('moved', { stage: t(`stages.${to}`) }), {
          action: { label: t('undo'), onClick: () => move(from, next, to) },
        }),
    );
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get('note') ?? '');
    run(
      () => actions.change({ permitId, note: given, version }),
      () => toast.success(t('noteSaved')),
    );
  };
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <select
        aria-label={t('stageFor', { address })}
        value={stage}
        disabled={pending}
        onChange={({ target }) => move(target.value as LeadStage, version, stage)}
        className="field-control min-h-9 text-sm"
      >
        {LEAD_STAGES.map((one) => (
          <option key={one} value={one}>
            {t(`stages.${one}`)}
          </option>
        ))}
      </select>
      <details>
        <summary className="cursor-pointer text-sm text-link">
          {note === '' ? t('noteOpen') : <span className="line-clamp-2 inline text-ink">{note}</span>}
        </summary>
        <form method="post" onSubmit={save} className="mt-2 flex flex-col gap-2">
          <label htmlFor={id} className="sr-only">
            {t('noteFor', { address })}
          </label>
          <textarea
            id={id}
            key={version}
            name="note"
            defaultValue={note}
            maxLength={MAX_NOTE}
            rows={3}
            className="field-control text-sm"
          />
          <Button type="submit" size="sm" variant="secondary" pending={pending}>
            {t('noteSave')}
          </Button>
        </form>
      </details>
      {watched ? (
        <p className="text-sm text-muted">{t('watched')}</p>
      ) : stage === 'won' ? (
        <Button
          size="sm"
          variant="secondary"
          pending={pending}
          onClick={() =>
            run(
              () => actions.watch({ permitId }),
              () => toast.success(t('watchDone')),
            )
          }
        >
          {t('watch')}
        </Button>
      ) : null}
    </div>
  );
}
