'use client';

import { Camera, FileText, Upload } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useFormatter, useTranslations } from 'next-intl';
import { type DragEvent, useRef, useState } from 'react';
import { useRun } from '@/components/permits/use-run';
import { classNames } from '@/components/ui/class-names';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Spinner } from '@/components/ui/spinner';
import type { UpdateAttachment } from '@/lib/checking/attachments/schema';
import type { Attachment } from '@/lib/checking/attachments/view';
import { type Clock, localDay } from '@/lib/platform/i18n/format';
import { FileButtons, type FileButtonsProps } from './file-buttons';
import { FileDialog } from './file-dialog';
import type { Run, SubjectOf } from './types';
import { type FileProblem, uploadJobFile } from './upload-file';

interface FilesProps {
  kind: 'document' | 'photo';
  files: readonly Attachment[];
  subject: SubjectOf;
  /** Null where the reader may only read. */
  actions: { update: Run<UpdateAttachment>; remove: Run<{ attachmentId: string }> } | null;
  clock: Clock;
}

const ACCEPT = {
  document: '.pdf,.png,.jpg,.jpeg,.heic,.heif,application/pdf,image/png,image/jpeg,image/heic',
  photo: 'image/png,image/jpeg,image/heic,.heic,.heif',
};

/** The documents or the photos of a job or a permit; dropped files are taken, what cannot be taken is said by name. */
export function Files({ kind, files, subject, actions, clock }: FilesProps) {
  const t = useTranslations('projects.files');
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(0);
  const [failed, setFailed] = useState<{ name: string; problem: FileProblem }[]>([]);
  const [over, setOver] = useState(false);
  const [removing, setRemoving] = useState<Attachment | null>(null);
  const [editing, setEditing] = useState<Attachment | null>(null);
  const { run, pending } = useRun();
  const take = async (list: FileList | null) => {
    const chosen = [...(list ?? [])];
    if (chosen.length === 0) return;
    setFailed([]);
    setSending(chosen.length);
    for (const file of chosen) {
      const problem = await uploadJobFile(subject, { file, kind });
      if (problem) setFailed((all) => [...all, { name: file.name, problem }]);
      setSending((left) => left - 1);
    }
    router.refresh();
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files);
  };
  const title = t(`${kind}s`);
  const buttons = actions ? { onEdit: setEditing, onRemove: setRemoving } : null;
  const Icon = kind === 'photo' ? Camera : Upload;
  return (
    <section
      aria-label={title}
      className="min-w-0"
      onDragOver={
        actions
          ? (event) => {
              event.preventDefault();
              setOver(true);
            }
          : undefined
      }
      onDragLeave={() => setOver(false)}
      onDrop={actions ? onDrop : undefined}
    >
      <div className="mb-1.5 flex min-h-8 items-center gap-2">
        <h2 className="text-sm font-semibold">{title}</h2>
        <span className="text-[13px] text-muted tabular-nums">{files.length}</span>
      </div>
      {kind === 'photo' ? (
        <PhotoGrid files={files} buttons={buttons} />
      ) : (
        <DocumentList files={files} clock={clock} buttons={buttons} />
      )}
      {actions ? (
        <>
          <button
            type="button"
            onClick={() => input.current?.click()}
            className={classNames(
              'flex min-h-11 w-full items-center gap-2.5 rounded-md border border-dashed px-3 text-left text-[13px] text-muted hover:border-control hover:text-ink',
              over ? 'border-link bg-picked' : 'border-line-strong',
            )}
          >
            {sending > 0 ? <Spinner /> : <Icon aria-hidden="true" className="size-4 shrink-0" />}
            <span aria-live="polite">
              {sending > 0 ? t('sending', { count: sending }) : t(`drop.${kind}`)}
            </span>
          </button>
          <input
            ref={input}
            type="file"
            multiple
            hidden
            accept={ACCEPT[kind]}
            onChange={(event) => {
              void take(event.currentTarget.files);
              event.currentTarget.value = '';
            }}
          />
        </>
      ) : null}
      {failed.length > 0 ? (
        <ul role="alert" className="mt-2 flex flex-col gap-1 text-sm text-stopped">
          {failed.map(({ name, problem }) => (
            <li key={name}>{t('failed', { name, why: t(`problems.${problem}`) })}</li>
          ))}
        </ul>
      ) : null}
      {removing && actions ? (
        <ConfirmDialog
          title={t('remove.title')}
          text={t('remove.text', { name: removing.name })}
          verb={t('remove.verb')}
          pending={pending}
          onConfirm={() =>
            run(
              () => actions.remove({ attachmentId: removing.id }),
              () => setRemoving(null),
            )
          }
          onClose={() => setRemoving(null)}
        />
      ) : null}
      {editing && actions ? (
        <FileDialog file={editing} update={actions.update} onClose={() => setEditing(null)} />
      ) : null}
    </section>
  );
}

interface ListProps {
  files: readonly Attachment[];
  /** Null where the reader may only read. */
  buttons: Omit<FileButtonsProps, 'file'> | null;
}

function DocumentList({ files, clock, buttons }: ListProps & { clock: Clock }) {
  const format = useFormatter();
  if (files.length === 0) return null;
  return (
    <ul className="mb-2 rounded-md border border-line">
      {files.map((file) => (
        <li
          key={file.id}
          className="flex min-h-10 items-center gap-2.5 border-t border-line px-3 first:border-t-0 hover:bg-hover"
        >
          <FileText aria-hidden="true" className="size-4 shrink-0 text-muted" />
          <a
            href={`/api/v1/job-files/${file.id}/content`}
            download
            className="inline-flex min-h-6 min-w-0 items-center text-sm font-semibold wrap-anywhere hover:underline pointer-coarse:min-h-11"
          >
            {file.name}
          </a>
          <span className="ml-auto shrink-0 text-[13px] text-muted tabular-nums">
            {localDay(format, file.createdAt, clock)}
          </span>
          {buttons ? <FileButtons file={file} {...buttons} /> : null}
        </li>
      ))}
    </ul>
  );
}

function PhotoGrid({ files, buttons }: ListProps) {
  const t = useTranslations('projects.files');
  if (files.length === 0) return null;
  return (
    <ul className="mb-2 grid grid-cols-3 gap-2">
      {files.map((file) => (
        <li key={file.id} className="relative">
          <a href={`/api/v1/job-files/${file.id}/content`} download className="block">
            {file.type === 'heic' ? (
              <span className="flex aspect-square items-center justify-center rounded-md border border-line bg-sunken p-2 text-center text-xs text-muted wrap-anywhere">
                {t('heic', { name: file.name })}
              </span>
            ) : (
              // biome-ignore lint/performance/noImgElement: a private file that no optimiser may fetch.
              <img
                src={`/api/v1/job-files/${file.id}/content?show=1`}
                alt={file.caption ?? file.name}
                loading="lazy"
                className="aspect-square w-full rounded-md border border-line object-cover"
              />
            )}
          </a>
          {buttons ? (
            <span className="absolute top-1 right-1 rounded-md bg-card/90">
              <FileButtons file={file} {...buttons} />
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
