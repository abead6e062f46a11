'use client';

import { useTranslations } from 'next-intl';
import { type CheckFileState, isFileUnderWay } from '@/components/checks/check-state';

/** Says how far the reading is, file by file and not page by page: what a screen reader is told. */
export function SpokenProgress({ files }: { files: readonly CheckFileState[] }) {
  const t = useTranslations('checks.files');
  const read = files.filter(({ state }) => state === 'read').length;
  const failed = files.filter(({ state }) => state === 'failed').length;
  const isReading = files.some((file) => isFileUnderWay(file) && file.state !== 'read');
  return (
    <p role="status" className="sr-only">
      {files.length === 0
        ? ''
        : t(isReading ? 'spokenReading' : 'spokenDone', { read, failed, total: files.length })}
    </p>
  );
}
