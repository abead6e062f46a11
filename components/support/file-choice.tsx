'use client';

import { Paperclip, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { fileSize } from '@/components/data/file-size';
import { MAX_FILES, MAX_TICKET_FILE_BYTES } from '@/lib/site/support/types';

interface Props {
  files: readonly File[];
  onChange: (files: File[]) => void;
}

const ACCEPTED = '.pdf,.png,.jpg,.jpeg,.heic,.heif';

/** Files for a message, chosen before it is sent. */
export function FileChoice({ files, onChange }: Props) {
  const t = useTranslations('support.files');
  const id = useId();
  const tooLarge = files.some(({ size }) => size > MAX_TICKET_FILE_BYTES);
  return (
    <div className="flex flex-col gap-2">
      <label
        htmlFor={id}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 self-start rounded-md border border-control px-3 text-sm font-semibold focus-within:outline-2 focus-within:outline-offset-2 hover:bg-sunken"
      >
        <Paperclip aria-hidden="true" className="size-4" />
        {t('add')}
        <input
          id={id}
          type="file"
          multiple
          accept={ACCEPTED}
          className="sr-only"
          onChange={(event) => {
            onChange([...files, ...(event.currentTarget.files ?? [])].slice(0, MAX_FILES));
            event.currentTarget.value = '';
          }}
        />
      </label>
      <p className="text-sm text-muted">
        {t('hint', { count: MAX_FILES, size: fileSize(MAX_TICKET_FILE_BYTES) })}
      </p>
      {tooLarge ? (
        <p role="alert" className="text-sm font-medium text-stopped">
          {t('tooLarge', { size: fileSize(MAX_TICKET_FILE_BYTES) })}
        </p>
      ) : null}
      {files.length > 0 ? (
        <ul aria-label={t('chosen')} className="flex flex-col gap-1">
          {files.map((file, at) => (
            <li
              key={`${file.name} ${file.size} ${file.lastModified}`}
              className="flex items-center gap-2 text-sm"
            >
              <span className="min-w-0 wrap-anywhere">
                {file.name} <span className="text-muted">{fileSize(file.size)}</span>
              </span>
              <button
                type="button"
                aria-label={t('remove', { name: file.name })}
                className="flex size-8 items-center justify-center rounded-md text-muted hover:text-ink"
                onClick={() => onChange(files.filter((_, index) => index !== at))}
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
