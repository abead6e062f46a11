'use client';

import { CircleAlert, FileUp, RotateCw, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { fileSize } from '@/components/data/file-size';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field-frame';
import { ProgressBar } from '@/components/ui/progress';
import type { UploadProblem } from './send-file';
import type { Upload } from './use-uploads';

/** These would be refused again. */
const FINAL: readonly UploadProblem[] = [
  'empty_file',
  'too_large',
  'payload_too_large',
  'unsupported_media_type',
  'not_supported',
  'name_disagrees',
  'already_exists',
  'same_file',
  'too_many_files',
  'check_too_large',
  'forbidden',
  'not_found',
];

interface Props {
  upload: Upload;
  onCancel: () => void;
  onRetry: () => void;
}

/** A file on its way, or one that was not taken. */
export function UploadRow({ upload: { file, state, sent, problem }, onCancel, onRetry }: Props) {
  const t = useTranslations('checks.files');
  const errors = useTranslations('errors');
  const failed = state === 'failed';
  const Icon = failed ? CircleAlert : FileUp;
  const share = file.size > 0 ? Math.floor((sent / file.size) * 100) : 0;
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-3">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="font-medium wrap-anywhere">
          <bdi>{file.name}</bdi> <span className="text-sm font-normal text-muted">{fileSize(file.size)}</span>
        </p>
        {failed ? (
          <div role="alert">
            <FieldError>
              {problem && t.has(`problems.${problem}`)
                ? t(`problems.${problem}`)
                : errors(problem ?? 'internal')}
            </FieldError>
          </div>
        ) : state === 'waiting' ? (
          <p className="text-sm text-muted">{t('queued')}</p>
        ) : (
          <ProgressBar
            value={sent}
            max={file.size}
            label={state === 'sent' || share >= 100 ? t('arriving') : t('sending', { percent: share })}
            className="max-w-sm"
          />
        )}
      </div>
      <div className="-my-1 flex shrink-0 gap-1">
        {failed && problem && !FINAL.includes(problem) ? (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('retryOne', { name: file.name })}
            onClick={onRetry}
          >
            <RotateCw aria-hidden="true" className="size-4" />
            {t('retry')}
          </Button>
        ) : null}
        {state === 'sent' ? null : (
          <Button
            variant="quiet"
            size="sm"
            aria-label={t(failed ? 'dropOne' : 'cancelOne', { name: file.name })}
            onClick={onCancel}
          >
            <X aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">{t(failed ? 'dismiss' : 'cancel')}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
