'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { StatedFacts } from '@/lib/checking/review/types';
import {
  fieldText,
  isTextField,
  MAX_LENGTHS,
  readStated,
  STATED_FIELDS,
  type StatedErrors,
  type StatedField,
} from './stated-fields';

export interface StatedFormProps {
  checkId: string;
  stated: StatedFacts;
  asksForValue: boolean;
  /** Null for whoever may only look. */
  save: ((input: { checkId: string; stated: Partial<StatedFacts> }) => Promise<Answer>) | null;
}

const INPUT_MODES: Partial<Record<StatedField, 'decimal'>> = {
  valuationCents: 'decimal',
  areaSqft: 'decimal',
  feeCents: 'decimal',
};

/** What will stand in the city's form: kept as each field is left, so that a run never misses what was just typed. */
export function StatedForm({ checkId, stated, asksForValue, save }: StatedFormProps) {
  const t = useTranslations('checks.stated');
  const { run, pending, fieldErrors } = useRun();
  const [errors, setErrors] = useState<StatedErrors>({});
  const [note, setNote] = useState<'' | 'saved' | 'unsaved'>('');
  const form = useRef<HTMLFormElement>(null);
  const kept = useRef('');
  // What was typed since the fields were last read: an answer that comes late says nothing of it.
  const touched = useRef(false);
  const fields = STATED_FIELDS.filter((field) => field !== 'valuationCents' || asksForValue);

  const keep = (isAsked: boolean) => {
    if (!form.current || !save) return;
    touched.current = false;
    const data = new FormData(form.current);
    const texts = Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? '')]));
    const read = readStated(texts);
    setErrors(read.errors);
    const [refused] = Object.keys(read.errors);
    if (refused !== undefined && isAsked)
      form.current.querySelector<HTMLElement>(`[name="${refused}"]`)?.focus();
    const text = JSON.stringify(read.stated);
    if (text === kept.current && !isAsked) return;
    run(
      () => save({ checkId, stated: read.stated }),
      () => {
        kept.current = text;
        if (!touched.current) setNote('saved');
      },
    );
  };
  const getError = (field: StatedField) => {
    const local = errors[field];
    if (local) return t(`errors.${local}`);
    return fieldErrors[`stated.${field}`] ? t('errors.too_long') : undefined;
  };
  return (
    <form
      method="post"
      ref={form}
      className="flex flex-col gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        keep(true);
      }}
      onInput={() => {
        touched.current = true;
        setNote('unsaved');
      }}
      onBlur={() => {
        if (touched.current) keep(false);
      }}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {fields.map((field) => (
          <TextField
            key={field}
            name={field}
            label={t(`fields.${field}`)}
            hint={t.has(`hints.${field}`) ? t(`hints.${field}`) : undefined}
            error={getError(field)}
            defaultValue={fieldText(field, stated)}
            inputMode={INPUT_MODES[field]}
            maxLength={isTextField(field) ? MAX_LENGTHS[field] : 24}
            autoComplete="off"
            readOnly={save === null}
            className={field === 'address' ? 'sm:col-span-2' : undefined}
          />
        ))}
      </div>
      {save ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="secondary" pending={pending}>
            {t('save')}
          </Button>
          <p role="status" className="text-sm text-muted">
            {note === 'saved' && !pending ? t('saved') : ''}
          </p>
        </div>
      ) : null}
    </form>
  );
}
