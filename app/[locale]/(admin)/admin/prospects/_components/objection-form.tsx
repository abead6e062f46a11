'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { STATE_CODES } from '@/lib/catalogue/checklists/types';
import type { NewObjection } from '@/lib/company/prospects/schema';
import { OBJECTION_KINDS } from '@/lib/company/prospects/types';

export function ObjectionForm({ add }: { add: (input: NewObjection) => Promise<Answer> }) {
  const t = useTranslations('prospects.admin');
  const { run, pending, fieldErrors } = useRun();
  const form = useRef<HTMLFormElement>(null);
  const problem = (field: string) => {
    const code = fieldErrors[field];
    return code === undefined ? undefined : t(code === 'too_long' ? 'problems.too_long' : 'problems.given');
  };
  const send = (data: FormData) => {
    const text = (name: string) => String(data.get(name) ?? '');
    const input = { kind: text('kind'), given: text('given'), state: text('state'), note: text('note') };
    run(
      () => add(input as NewObjection),
      () => {
        form.current?.reset();
        toast.success(t('added'));
      },
    );
  };
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send(new FormData(event.currentTarget));
      }}
    >
      <SelectField
        name="kind"
        label={t('kind')}
        options={OBJECTION_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <TextField
        name="given"
        label={t('given')}
        hint={t('givenHint')}
        maxLength={200}
        error={problem('given')}
      />
      <SelectField
        name="state"
        label={t('state')}
        options={[
          { value: '', label: t('anyState') },
          ...STATE_CODES.map((value) => ({ value, label: value })),
        ]}
      />
      <TextAreaField name="note" label={t('note')} rows={3} maxLength={1000} error={problem('note')} />
      <Button type="submit" pending={pending}>
        {t('add')}
      </Button>
    </form>
  );
}
