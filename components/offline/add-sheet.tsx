'use client';

import { Camera, ListChecks, NotebookPen, Image as Picture } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { allCommands } from '@/components/commands/registry';
import { useRegistry } from '@/components/commands/use-commands';
import { useGo } from '@/components/commands/use-go';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { NoteForm, TaskForm } from './add-forms';
import { PaperScanner } from './paper-scanner';
import { enqueueWork } from './queue';
import type { QueuedPlace, QueuedWork } from './types';

export interface AddSheetProps {
  person: string;
  /** Where it goes, the likeliest first: what is open, then the last places. */
  places: readonly QueuedPlace[];
  onClose: () => void;
}

type Part = 'list' | 'note' | 'task' | 'papers';

const ROW = 'flex min-h-16 w-full items-center gap-4 border-t border-line px-1 text-left active:bg-hover';

/** The camera's sheet: what is added, and to which place. Everything on it works without a signal. */
export function AddSheet({ person, places, onClose }: AddSheetProps) {
  const t = useTranslations('offline.add');
  const registry = useRegistry();
  const go = useGo();
  const [at, setAt] = useState(0);
  const [part, setPart] = useState<Part>('list');
  const place = places[at] ?? null;

  const keep = async (work: QueuedWork) => {
    onClose();
    try {
      await enqueueWork(person, { place, work });
      toast.success(navigator.onLine ? t('added') : t('kept'));
    } catch {
      toast.error(t('full'));
    }
  };

  const row = (icon: ReactNode, title: string, text: string, press: () => void) => (
    <button type="button" onClick={press} className={ROW}>
      {icon}
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-muted">{text}</span>
      </span>
    </button>
  );
  const others = allCommands(registry).filter(({ group, to }) => group === 'add' && to);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={place ? t('to', { place: place.title }) : t('title')}
      closeLabel={t('close')}
    >
      {places.length > 1 ? (
        <label className="mb-3 flex items-center gap-3 text-sm">
          <span className="shrink-0 text-muted">{t('place')}</span>
          <select
            value={at}
            onChange={({ target }) => setAt(Number(target.value))}
            className="field-control min-w-0"
          >
            {places.map((one, index) => (
              <option key={`${one.projectId ?? one.permitId}`} value={index}>
                {one.title}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {part === 'list' ? (
        <>
          {place ? (
            <>
              <button
                type="button"
                onClick={() => setPart('papers')}
                className="mb-2 flex w-full items-center gap-4 rounded-md bg-accent px-4 py-4 text-left text-on-accent active:bg-accent-strong"
              >
                <Camera aria-hidden="true" className="size-7 shrink-0" />
                <span>
                  <span className="block font-semibold">{t('papers')}</span>
                  <span className="block text-sm">{t('papersText')}</span>
                </span>
              </button>
              <label className={`${ROW} cursor-pointer`}>
                <Picture aria-hidden="true" className="size-6 shrink-0" />
                <span>
                  <span className="block font-semibold">{t('photo')}</span>
                  <span className="block text-sm text-muted">{t('photoText')}</span>
                </span>
                <input
                  type="file"
                  accept="image/*"
                  capture="environment"
                  className="sr-only"
                  onChange={({ target }) => {
                    const file = target.files?.[0];
                    if (file) void keep({ kind: 'photo', name: file.name || 'photo.jpg', file });
                  }}
                />
              </label>
              {row(
                <NotebookPen aria-hidden="true" className="size-6 shrink-0" />,
                t('note'),
                t('noteText'),
                () => setPart('note'),
              )}
              {row(
                <ListChecks aria-hidden="true" className="size-6 shrink-0" />,
                t('task'),
                t('taskText'),
                () => setPart('task'),
              )}
            </>
          ) : (
            <p className="mb-3 text-muted">{t('noPlace')}</p>
          )}
          {others.map(({ id, title, text, icon: Icon, to }) => (
            <button
              key={id}
              type="button"
              className={ROW}
              onClick={() => {
                onClose();
                if (to) go(to);
              }}
            >
              {Icon ? <Icon aria-hidden="true" className="size-6 shrink-0" /> : null}
              <span>
                <span className="block font-semibold">{title}</span>
                {text ? <span className="block text-sm text-muted">{text}</span> : null}
              </span>
            </button>
          ))}
        </>
      ) : null}
      {part === 'note' ? <NoteForm onSave={(body) => void keep({ kind: 'note', body })} /> : null}
      {part === 'task' ? (
        <TaskForm onSave={(title, dueOn) => void keep({ kind: 'task', title, dueOn })} />
      ) : null}
      {part === 'papers' ? (
        <PaperScanner onSave={(file, name) => void keep({ kind: 'paper', name, file })} />
      ) : null}
    </Dialog>
  );
}
