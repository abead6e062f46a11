'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCommands } from '@/components/commands/use-commands';
import { useRun } from '@/components/permits/use-run';
import { Avatar } from '@/components/ui/avatar';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { Mentionable, Note } from '@/lib/company/notes/view';
import { type Clock, moment } from '@/lib/platform/i18n/format';
import { NoteBody } from './note-body';
import { NoteEditor } from './note-editor';
import type { Run, SubjectOf } from './types';

export interface NoteActions {
  add: Run<SubjectOf & { body: string; shared: boolean }>;
  update: Run<{ noteId: string; version: number; body: string; shared: boolean }, { version: number }>;
  remove: Run<{ noteId: string }>;
}

interface NotesProps {
  notes: readonly Note[];
  people: readonly Mentionable[];
  subject: SubjectOf;
  /** Who reads; they alone change their notes. */
  userId: string;
  /** Null where the reader may only read. */
  actions: NoteActions | null;
  clock: Clock;
}

const FIELD_ID = 'write-a-note';

/** What was written down about a job or a permit, the newest last, and the place to write the next. */
export function Notes({ notes, people, subject, userId, actions, clock }: NotesProps) {
  const t = useTranslations('projects.notes');
  const [editing, setEditing] = useState<Note | null>(null);
  const [removing, setRemoving] = useState<Note | null>(null);
  const { run, pending } = useRun();
  useCommands(
    actions
      ? [
          {
            id: 'note.write',
            title: t('write'),
            group: 'open',
            keys: 'n',
            run: () => document.getElementById(FIELD_ID)?.querySelector('textarea')?.focus(),
          },
        ]
      : [],
  );
  return (
    <section aria-label={t('title')} className="min-w-0">
      <div className="mb-1.5 flex min-h-8 items-center gap-2">
        <h2 className="text-sm font-semibold">{t('title')}</h2>
        <span className="text-[13px] text-muted tabular-nums">{notes.length}</span>
      </div>
      <ul className="flex flex-col gap-3 pb-3">
        {notes.map((note) =>
          editing?.id === note.id && actions ? (
            <li key={note.id}>
              <NoteEditor
                note={editing}
                latest={note}
                people={people}
                send={(body, shared) =>
                  actions.update({ noteId: note.id, version: editing.version, body, shared })
                }
                onConflict={() => setEditing({ ...note, body: editing.body })}
                onDone={() => setEditing(null)}
              />
            </li>
          ) : (
            <NoteItem
              key={note.id}
              note={note}
              clock={clock}
              onEdit={actions && note.author?.id === userId ? () => setEditing(note) : null}
              onRemove={actions && note.author?.id === userId ? () => setRemoving(note) : null}
            />
          ),
        )}
      </ul>
      {actions ? (
        <div id={FIELD_ID}>
          <NoteEditor
            note={null}
            latest={null}
            people={people}
            send={(body, shared) => actions.add({ ...subject, body, shared })}
            onDone={() => {}}
          />
        </div>
      ) : null}
      {removing && actions ? (
        <ConfirmDialog
          title={t('remove.title')}
          text={t('remove.text')}
          verb={t('remove.verb')}
          pending={pending}
          onConfirm={() =>
            run(
              () => actions.remove({ noteId: removing.id }),
              () => setRemoving(null),
            )
          }
          onClose={() => setRemoving(null)}
        />
      ) : null}
    </section>
  );
}

interface NoteItemProps {
  note: Note;
  clock: Clock;
  onEdit: (() => void) | null;
  onRemove: (() => void) | null;
}

function NoteItem({ note, clock, onEdit, onRemove }: NoteItemProps) {
  const t = useTranslations('projects.notes');
  const format = useFormatter();
  const name = note.author?.name ?? t('gone');
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-2.5">
      <Avatar name={name} className="mt-0.5" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2 text-[13px] text-muted">
          <span className="text-sm font-semibold text-ink">{name}</span>
          <time dateTime={note.createdAt.toISOString()}>{moment(format, note.createdAt, clock)}</time>
          {note.editedAt ? <span>{t('edited')}</span> : null}
          {note.permit ? <span className="font-mono text-xs">{note.permit.number}</span> : null}
          {note.shared ? <span>{t('isShared')}</span> : null}
          {onEdit ? (
            <button
              type="button"
              onClick={onEdit}
              className="min-h-6 hover:text-ink hover:underline pointer-coarse:min-h-11"
            >
              {t('edit')}
            </button>
          ) : null}
          {onRemove ? (
            <button
              type="button"
              onClick={onRemove}
              className="min-h-6 hover:text-ink hover:underline pointer-coarse:min-h-11"
            >
              {t('removeOne')}
            </button>
          ) : null}
        </p>
        <NoteBody body={note.body} mentions={note.mentions} unknown={t('gone')} />
      </div>
    </li>
  );
}
