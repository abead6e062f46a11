'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { Mentionable, Note } from '@/lib/company/notes/view';
import { toKept, toTyped } from './mention-text';
import { NoteBody } from './note-body';
import { NoteField } from './note-field';

interface NoteEditorProps {
  /** What is being edited; null for a new note. */
  note: Note | null;
  /** As the server has it by now. */
  latest: Note | null;
  people: readonly Mentionable[];
  send: (body: string, shared: boolean) => Promise<Answer>;
  /** Goes on from what the server has, with what was typed kept. */
  onConflict?: () => void;
  onDone: () => void;
}

/** Writes a note or changes one. Where it was changed elsewhere meanwhile, both are shown and nothing is lost. */
export function NoteEditor({ note, latest, people, send, onConflict, onDone }: NoteEditorProps) {
  const t = useTranslations('projects.notes');
  const problem = useTranslations('tasks.problems');
  const { run, pending, fieldErrors, setFieldErrors } = useRun();
  const [text, setText] = useState(note ? toTyped(note.body, note.mentions) : '');
  const [chosen, setChosen] = useState<{ id: string; name: string }[]>(note?.mentions ?? []);
  const [shared, setShared] = useState(note?.shared ?? false);
  const wrong = fieldErrors.body;
  const conflict = fieldErrors.version !== undefined;
  const save = () => {
    if (text.trim() === '') return;
    run(
      () => send(toKept(text, chosen), shared),
      () => {
        if (!note) setText('');
        onDone();
      },
    );
  };
  return (
    <div className="flex flex-col gap-2">
      {conflict && latest ? (
        <Alert tone="warning" title={t('conflict.title')}>
          <p className="mb-2">{t('conflict.text')}</p>
          <div className="mb-2 border-l-2 border-control pl-3">
            <NoteBody body={latest.body} mentions={latest.mentions} unknown={t('gone')} />
          </div>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              setFieldErrors({});
              onConflict?.();
            }}
          >
            {t('conflict.keep')}
          </Button>
        </Alert>
      ) : null}
      <NoteField
        label={t(note ? 'editLabel' : 'label')}
        text={text}
        onText={setText}
        people={people}
        onChosen={(person) => setChosen((all) => [...all, person])}
        onSend={save}
        invalid={wrong !== undefined}
      />
      {wrong ? <p className="text-sm text-stopped">{problem(problem.has(wrong) ? wrong : 'other')}</p> : null}
      <div className="flex flex-wrap items-center gap-2">
        <label className="inline-flex min-h-8 items-center gap-2 text-[13px] text-muted pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={shared}
            onChange={(event) => setShared(event.currentTarget.checked)}
            className="size-4 accent-(--link)"
          />
          {t('share')}
        </label>
        <span className="ml-auto flex gap-2">
          {note ? (
            <Button size="sm" variant="quiet" onClick={onDone}>
              {t('cancel')}
            </Button>
          ) : null}
          <Button
            size="sm"
            variant="secondary"
            pending={pending}
            disabled={text.trim() === ''}
            onClick={save}
          >
            {t('save')}
          </Button>
        </span>
      </div>
    </div>
  );
}
