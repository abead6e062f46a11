'use client';

import { RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { useResultContext } from './result-context';
import type { Stretch } from './result-types';
import { useCorrections } from './use-corrections';

/** What pages were taken for, as a choice: another one says what they are. */
export function TakenFor({ stretch }: { stretch: Stretch }) {
  const t = useTranslations('checks.taken');
  const { actions, choices } = useResultContext();
  const { correct, undo, pending } = useCorrections();
  const { documentId, also, isSure, correctionId, fileName, firstPage, lastPage } = stretch;
  const label = (id: string) => choices.find((one) => one.id === id)?.label ?? t('unclear');
  const isTold = documentId !== null && documentId !== 'unclear';
  const name = documentId === null || documentId === 'unclear' ? t('unclear') : label(documentId);
  const pages = t('pages', { first: firstPage, last: lastPage, count: lastPage - firstPage + 1 });
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      {actions ? (
        <select
          aria-label={t('choose', { file: fileName, pages })}
          aria-busy={pending}
          disabled={pending}
          value={isTold ? documentId : ''}
          onChange={(event) => correct(stretch, event.currentTarget.value, 'is')}
          className="min-h-9 max-w-full min-w-0 truncate rounded-md border border-control bg-card px-2 text-sm font-semibold pointer-coarse:min-h-11 pointer-coarse:text-base"
        >
          {isTold ? null : (
            <option value="" disabled>
              {t('unclear')}
            </option>
          )}
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <span className="font-semibold">{name}</span>
      )}
      {also.length > 0 ? (
        <span className="text-sm text-muted">{t('also', { documents: also.map(label).join(', ') })}</span>
      ) : null}
      {pending ? (
        <Spinner />
      ) : correctionId !== null ? (
        <>
          <span className="text-sm text-muted">{t('yours')}</span>
          {actions ? (
            <Button variant="quiet" size="sm" className="px-2" onClick={() => undo([correctionId])}>
              <RotateCcw aria-hidden="true" className="size-4" />
              {t('takeBack')}
            </Button>
          ) : null}
        </>
      ) : (
        <span className="text-sm text-muted">{t(isSure ? 'sure' : isTold ? 'unsure' : 'untold')}</span>
      )}
    </span>
  );
}
