'use client';

import { Pencil, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Attachment } from '@/lib/checking/attachments/view';

export interface FileButtonsProps {
  file: Attachment;
  onEdit: (file: Attachment) => void;
  onRemove: (file: Attachment) => void;
}

const BUTTON =
  'inline-flex size-7 shrink-0 items-center justify-center rounded-md text-muted hover:bg-hover hover:text-ink pointer-coarse:size-11';

/** Beside a file: how it is called, and how it goes. */
export function FileButtons({ file, onEdit, onRemove }: FileButtonsProps) {
  const t = useTranslations('projects.files');
  return (
    <span className="flex shrink-0">
      <button
        type="button"
        aria-label={t('editOne', { name: file.name })}
        onClick={() => onEdit(file)}
        className={BUTTON}
      >
        <Pencil aria-hidden="true" className="size-3.5" />
      </button>
      <button
        type="button"
        aria-label={t('removeOne', { name: file.name })}
        onClick={() => onRemove(file)}
        className={BUTTON}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </span>
  );
}
