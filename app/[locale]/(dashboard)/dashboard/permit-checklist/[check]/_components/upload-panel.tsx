'use client';

import { Camera, FileUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { Answer } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { MAX_FILES } from '@/lib/checking/checks/types';
import { useCheckContext } from './check-provider';
import { FileRow } from './file-row';
import { SpokenProgress } from './spoken-progress';
import { UploadRow } from './upload-row';

const ACCEPT = '.pdf,.png,.jpg,.jpeg,.heic,.heif,application/pdf,image/png,image/jpeg,image/heic,image/heif';

export interface FileActions {
  remove: (input: { checkId: string; fileId: string }) => Promise<Answer>;
  retry: (input: { checkId: string; fileId: string }) => Promise<Answer>;
}

/** The files of a check: how they come, how far each is, and what became of it. Whoever may only look has no actions. */
export function UploadPanel({ actions }: { actions: FileActions | null }) {
  const t = useTranslations('checks.files');
  const { files, uploads } = useCheckContext();
  const hasAny = files.length > 0 || uploads.list.length > 0;
  return (
    <div className="flex flex-col gap-4">
      {actions && files.length < MAX_FILES ? <DropZone onFiles={uploads.add} compact={hasAny} /> : null}
      {hasAny ? (
        <ul aria-label={t('list')} className="divide-y divide-line border-y border-line">
          {files.map((file) => (
            <FileRow key={file.id} file={file} actions={actions} />
          ))}
          {uploads.list.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onCancel={() => uploads.cancel(upload.id)}
              onRetry={() => uploads.retry(upload.id)}
            />
          ))}
        </ul>
      ) : actions ? null : (
        <p className="text-muted">{t('none')}</p>
      )}
      <SpokenProgress files={files} />
    </div>
  );
}

/** Takes files that are dragged here, chosen, or photographed. */
function DropZone({ onFiles, compact }: { onFiles: (files: Iterable<File>) => void; compact: boolean }) {
  const t = useTranslations('checks.files');
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement) => {
    onFiles(input.files ?? []);
    // The same file can be chosen again.
    input.value = '';
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is one way of several; the buttons are the others
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles(event.dataTransfer.files);
      }}
      className={classNames(
        'flex flex-col items-start gap-3 rounded-md border border-dashed px-4 sm:items-center sm:text-center',
        compact ? 'py-4' : 'py-6 sm:py-10',
        isOver ? 'border-accent bg-sunken' : 'border-control',
      )}
    >
      <p className="font-semibold max-sm:hidden">{t(isOver ? 'dropNow' : 'drop')}</p>
      <div className="flex flex-wrap gap-2 sm:justify-center">
        <Button variant={compact ? 'secondary' : 'primary'} onClick={() => chooser.current?.click()}>
          <FileUp aria-hidden="true" className="size-5" />
          {t('choose')}
        </Button>
        <Button variant="secondary" className="pointer-fine:hidden" onClick={() => camera.current?.click()}>
          <Camera aria-hidden="true" className="size-5" />
          {t('photo')}
        </Button>
      </div>
      <p className="max-w-[60ch] text-sm text-muted">{t('limits')}</p>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={ACCEPT}
        aria-label={t('choose')}
        data-testid="files"
        onChange={(event) => take(event.currentTarget)}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={t('photo')}
        onChange={(event) => take(event.currentTarget)}
      />
    </div>
  );
}
