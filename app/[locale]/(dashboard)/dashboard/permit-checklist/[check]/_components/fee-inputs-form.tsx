'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { FeeInput } from '@/lib/catalogue/fees/types';
import { type FeeField, workWith } from './fee-work';

interface Props {
  checkId: string;
  work: FeeInput;
  fields: readonly FeeField[];
  save: (input: { checkId: string; work: FeeInput }) => Promise<Answer>;
}

/** Asks for what the city's schedule still needs to come to a figure. */
export function FeeInputsForm({ checkId, work, fields, save }: Props) {
  const t = useTranslations('checks.fee');
  const { run, pending } = useRun();
  const [refused, setRefused] = useState<FeeField['name'][]>([]);
  return (
    <form
      method="post"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const texts = Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]));
        const read = workWith(work, fields, texts);
        setRefused(read.refused);
        if (read.refused.length > 0) {
          event.currentTarget.querySelector<HTMLElement>(`[name="${read.refused[0]}"]`)?.focus();
          return;
        }
        run(() => save({ checkId, work: read.work }));
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map(({ name, label, value, options }) =>
          options ? (
            <SelectField
              key={name}
              name={name}
              label={label}
              defaultValue={value}
              options={[{ value: '', label: t('choose') }, ...options]}
            />
          ) : (
            <TextField
              key={name}
              name={name}
              label={label}
              defaultValue={value}
              inputMode="numeric"
              maxLength={12}
              autoComplete="off"
              error={refused.includes(name) ? t('notANumber') : undefined}
            />
          ),
        )}
      </div>
      <Button type="submit" variant="secondary" pending={pending} className="self-start">
        {t('compute')}
      </Button>
    </form>
  );
}
