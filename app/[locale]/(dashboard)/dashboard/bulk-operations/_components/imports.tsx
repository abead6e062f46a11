'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { AppLink } from '@/components/layout/app-link';
import { useRun } from '@/components/permits/use-run';
import type { Run } from '@/components/projects/types';
import { Button, buttonClass } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { ImportSummary } from '@/lib/company/imports/queries';
import { figure, localDay } from '@/lib/platform/i18n/format';

type Shown = Omit<ImportSummary, 'createdAt'> & { at: string };
type Moved = Omit<ImportSummary, 'createdAt' | 'by'>;
type Own = { importId: string };

interface ImportsProps {
  imports: readonly Shown[];
  clock: { now: string; timeZone: string };
  actions: { read: Run<Own, Moved>; stop: Run<Own, Moved>; undo: Run<Own, Moved> };
}

const LOOK_EVERY_MS = 1_500;

/** The lists that were brought in, the latest first: how far each is, what came of it, and the way back. */
export function Imports({ imports, clock, actions }: ImportsProps) {
  const t = useTranslations('bulk.imports');
  return (
    <Card as="section" aria-label={t('title')}>
      <CardHeader title={t('title')} />
      {imports.length === 0 ? (
        <p className="text-muted">{t('none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {imports.map((one) => (
            <OneImport key={`${one.id} ${one.state}`} given={one} clock={clock} actions={actions} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function OneImport({ given, clock, actions }: { given: Shown } & Pick<ImportsProps, 'clock' | 'actions'>) {
  const t = useTranslations('bulk.imports');
  const kind = useTranslations('bulk.kinds');
  const format = useFormatter();
  const { run, pending } = useRun();
  const [now, setNow] = useState<Moved>(given);
  const [asking, setAsking] = useState(false);
  const { id: importId, state } = now;
  const moves = state === 'running' || state === 'undoing';
  const { read } = actions;
  useEffect(() => {
    if (!moves) return;
    const timer = setInterval(async () => {
      const answer = await read({ importId }).catch(() => null);
      if (answer?.ok) setNow(answer.data);
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [moves, importId, read]);
  const counts = {
    added: figure(now.added),
    known: figure(now.known),
    rejected: figure(now.rejected),
    kept: figure(now.kept),
  };
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 font-semibold wrap-anywhere">{given.fileName}</p>
        <p className="text-sm text-muted">
          {[
            kind(given.kind),
            localDay(format, new Date(given.at), { now: new Date(clock.now), timeZone: clock.timeZone }),
            given.by,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <p className="text-sm" role="status">
        {state === 'draft'
          ? t('states.draft', { count: now.total })
          : state === 'undone'
            ? t('undone', { kept: now.kept })
            : `${t(`states.${state}`, { count: now.total })} ${t('counts', counts)}`}
      </p>
      {moves ? (
        <div>
          <progress
            aria-label={t(`states.${state}`, { count: now.total })}
            max={Math.max(1, now.total)}
            value={now.done}
            className="h-1 w-full overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-link [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-link"
          />
          <p className="text-sm text-muted tabular-nums">
            {t('doneOf', { done: figure(now.done), total: figure(now.total) })} {t('leave')}
          </p>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {state === 'draft' ? (
          <AppLink
            to="/dashboard/bulk-operations"
            query={{ import: importId }}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {t('goOn')}
          </AppLink>
        ) : null}
        {now.rejected > 0 && state !== 'draft' ? (
          <a
            href={`/api/v1/import-files/${importId}`}
            download
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {t('rejectedFile')}
          </a>
        ) : null}
        {state === 'running' ? (
          <Button
            variant="secondary"
            size="sm"
            pending={pending}
            onClick={() => run(() => actions.stop({ importId }), setNow)}
          >
            {t('stop')}
          </Button>
        ) : null}
        {now.added > 0 && ['done', 'stopped', 'failed'].includes(state) ? (
          <Button variant="quiet" size="sm" pending={pending} onClick={() => setAsking(true)}>
            {t('undo')}
          </Button>
        ) : null}
      </div>
      {asking ? (
        <ConfirmDialog
          title={t('undoTitle')}
          text={t('undoText', counts)}
          verb={t('undo')}
          pending={pending}
          onConfirm={() => {
            setAsking(false);
            run(() => actions.undo({ importId }), setNow);
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </li>
  );
}
