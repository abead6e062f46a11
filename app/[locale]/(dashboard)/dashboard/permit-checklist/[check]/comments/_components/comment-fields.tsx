'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';

interface Props {
  given?: { comment: string; discipline: string | null; sheet: string | null };
  disciplines: readonly string[];
  getError: (field: string) => string | undefined;
  /** Where the fields stand in what is sent: `comments.0.`. */
  prefix?: string;
}

/** What the city said, about what, and on which sheet. */
export function CommentFields({ given, disciplines, getError: errorOf, prefix = '' }: Props) {
  const t = useTranslations('rounds.add');
  const optional = useTranslations('rounds.new')('optional');
  const list = useId();
  return (
    <>
      <TextAreaField
        name="comment"
        label={t('comment')}
        hint={t('commentHint')}
        defaultValue={given?.comment}
        error={errorOf(`${prefix}comment`)}
        maxLength={4_000}
        rows={4}
        required
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="discipline"
          label={t('discipline')}
          hint={t('disciplineHint')}
          optionalLabel={optional}
          defaultValue={given?.discipline ?? ''}
          error={errorOf(`${prefix}discipline`)}
          maxLength={80}
          list={list}
          autoComplete="off"
        />
        <datalist id={list}>
          {disciplines.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField
          name="sheet"
          label={t('sheet')}
          optionalLabel={optional}
          defaultValue={given?.sheet ?? ''}
          error={errorOf(`${prefix}sheet`)}
          maxLength={80}
          autoComplete="off"
        />
      </div>
    </>
  );
}

export function readComment(data: FormData) {
  const value = (name: string) => String(data.get(name) ?? '');
  return { comment: value('comment'), discipline: value('discipline'), sheet: value('sheet') };
}
