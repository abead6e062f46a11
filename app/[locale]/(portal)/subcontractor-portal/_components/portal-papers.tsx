'use client';

import { Camera, FileText, Paperclip } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { PortalSubject } from './work-types';

export interface ShownPaper {
  id: string;
  name: string;
  /** Size, who and when, in words. */
  about: string;
}

const PAPERS = '.pdf,.png,.jpg,.jpeg,.heic,.heif';

/** Papers and photos of what was given, and the two ways to add one: from the camera, or a file. */
export function PortalPapers({ papers, subject }: { papers: readonly ShownPaper[]; subject: PortalSubject }) {
  const t = useTranslations('portal.papers');
  const router = useRouter();
  const [sending, setSending] = useState(false);

  async function send(files: readonly File[], kind: 'document' | 'photo') {
    setSending(true);
    const refused: string[] = [];
    for (const file of files) if (!(await sendOne(file, kind, subject))) refused.push(file.name);
    setSending(false);
    if (refused.length > 0) toast.error(t('refused', { names: refused.join(', ') }));
    else toast.success(t('sent', { count: files.length }));
    router.refresh();
  }

  return (
    <>
      {papers.length === 0 ? (
        <p className="mb-4 text-muted">{t('empty')}</p>
      ) : (
        <ul className="mb-4 divide-y divide-line border-y border-line">
          {papers.map((paper) => (
            <li key={paper.id} className="py-2.5">
              <a
                href={`/api/v1/portal-files/${paper.id}`}
                download
                className="inline-flex min-h-8 items-center gap-2 font-medium text-(--link) underline wrap-anywhere"
              >
                <FileText aria-hidden="true" className="size-4 shrink-0" />
                {paper.name}
              </a>
              <p className="text-sm text-muted">{paper.about}</p>
            </li>
          ))}
        </ul>
      )}
      <p aria-live="polite" className="sr-only">
        {sending ? t('sending') : ''}
      </p>
      <div className="flex flex-wrap gap-2">
        <Pick
          label={t('photo')}
          disabled={sending}
          accept="image/*"
          camera
          onPick={(files) => send(files, 'photo')}
        >
          <Camera aria-hidden="true" className="size-4" />
        </Pick>
        <Pick
          label={t('file')}
          disabled={sending}
          accept={PAPERS}
          onPick={(files) => send(files, 'document')}
        >
          <Paperclip aria-hidden="true" className="size-4" />
        </Pick>
      </div>
    </>
  );
}

interface PickProps {
  label: string;
  accept: string;
  camera?: boolean;
  disabled: boolean;
  onPick: (files: File[]) => void;
  children: ReactNode;
}

function Pick({ label, accept, camera = false, disabled, onPick, children }: PickProps) {
  return (
    <label
      className={`${buttonClass({ variant: 'secondary' })} cursor-pointer focus-within:outline-2 focus-within:outline-offset-2`}
    >
      {children}
      {label}
      <input
        type="file"
        multiple={!camera}
        accept={accept}
        disabled={disabled}
        {...(camera ? { capture: 'environment' as const } : {})}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) onPick(files);
        }}
      />
    </label>
  );
}

/** The same request sent again after a lost answer adds no second file: its key is made here, once. */
async function sendOne(file: File, kind: 'document' | 'photo', subject: PortalSubject): Promise<boolean> {
  const query = new URLSearchParams({ kind, name: file.name, requestKey: crypto.randomUUID() });
  for (const [name, value] of Object.entries(subject)) query.set(name, String(value));
  for (let tries = 0; tries < 2; tries += 1) {
    try {
      const answer = await fetch(`/api/v1/portal-files?${query}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream' },
        body: file,
      });
      return answer.ok;
    } catch {
      // The connection broke: once more.
    }
  }
  return false;
}
