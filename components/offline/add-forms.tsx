'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';

const MAX_NOTE = 4_000;

function textOf(event: FormEvent<HTMLFormElement>, name: string): string {
  event.preventDefault();
  return String(new FormData(event.currentTarget).get(name) ?? '').trim();
}

export function NoteForm({ onSave }: { onSave: (body: string) => void }) {
  const t = useTranslations('offline.add');
  return (
    <form
      method="post"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        const body = textOf(event, 'body');
        if (body !== '') onSave(body);
      }}
    >
      <TextAreaField
        name="body"
        label={t('note')}
        hint={t('noteText')}
        rows={5}
        maxLength={MAX_NOTE}
        required
      />
      <Button type="submit">{t('save')}</Button>
    </form>
  );
}

export function TaskForm({ onSave }: { onSave: (title: string, dueOn: string | null) => void }) {
  const t = useTranslations('offline.add');
  return (
    <form
      method="post"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        const dueOn = textOf(event, 'dueOn');
        const title = textOf(event, 'title');
        if (title !== '') onSave(title, dueOn === '' ? null : dueOn);
      }}
    >
      <TextField name="title" label={t('taskTitle')} maxLength={200} required />
      <TextField name="dueOn" type="date" label={t('taskDue')} optionalLabel={t('optional')} />
      <Button type="submit">{t('save')}</Button>
    </form>
  );
}
