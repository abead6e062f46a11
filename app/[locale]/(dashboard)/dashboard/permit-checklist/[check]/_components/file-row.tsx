'use client';

import { FileText, Image as Picture, RotateCw, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { CheckFileState } from '@/components/checks/check-state';
import { fileSize } from '@/components/data/file-size';
import { useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field-frame';
import { ProgressBar } from '@/components/ui/progress';
import { toast } from '@/components/ui/toast';
import type { ReadFailure } from '@/lib/checking/reading/types';
import { useCheckContext } from './check-provider';
import type { FileActions } from './upload-panel';

/** Another try may go better; the others need another file. */
const WORTH_A_TRY: readonly ReadFailure[] = [
  'address_unconfirmed',
  'took_too_long',
  'needed_too_much',
  'reader_failed',
];

interface Props {
  file: CheckFileState;
  actions: FileActions | null;
}

export function FileRow({ file, actions }: Props) {
  const t = useTranslations('checks.files');
  const { run, pending } = useRun();
  const { checkId, refresh: ask } = useCheckContext();
  const own = { checkId, fileId: file.id };
  const Icon = file.type === 'pdf' ? FileText : Picture;
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-3">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="font-medium wrap-anywhere">
          <bdi>{file.name}</bdi>{' '}
          <span className="text-sm font-normal text-muted">{fileSize(file.bytes)}</span>
        </p>
        <Reading file={file} />
      </div>
      {actions ? (
        <div className="-my-1 flex shrink-0 gap-1">
          {file.failure && WORTH_A_TRY.includes(file.failure) ? (
            <Button
              variant="secondary"
              size="sm"
              pending={pending}
              aria-label={t('retryOne', { name: file.name })}
              onClick={() =>
                run(
                  () => actions.retry(own),
                  () => void ask(),
                )
              }
            >
              <RotateCw aria-hidden="true" className="size-4" />
              {t('retry')}
            </Button>
          ) : null}
          <Button
            variant="quiet"
            size="sm"
            pending={pending}
            aria-label={t('removeOne', { name: file.name })}
            onClick={() =>
              run(
                () => actions.remove(own),
                () => {
                  toast(t('removed', { name: file.name }));
                  void ask();
                },
              )
            }
          >
            <Trash2 aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">{t('remove')}</span>
          </Button>
        </div>
      ) : null}
    </li>
  );
}

function Reading({ file }: { file: CheckFileState }) {
  const t = useTranslations('checks.files');
  const failures = useTranslations('findings.failures');
  const { state, failure, pages, pagesRead, pagesDrawn } = file;
  if (state === 'failed')
    return (
      <div role="alert">
        <FieldError>{failures(failure ?? 'reader_failed')}</FieldError>
      </div>
    );
  if (state === 'waiting' || pages === null) return <p className="text-sm text-muted">{t('waiting')}</p>;
  if (state === 'reading')
    return (
      <ProgressBar
        value={pagesRead}
        max={pages}
        label={t('reading', { page: Math.min(pagesRead + 1, pages), pages })}
        className="max-w-sm"
      />
    );
  return (
    <p className="text-sm text-muted">
      {t('read', { pages })}
      {pagesDrawn < pages ? ` · ${t('drawing', { drawn: pagesDrawn, pages })}` : null}
    </p>
  );
}
