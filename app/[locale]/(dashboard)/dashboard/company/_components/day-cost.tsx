'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { MAX_DAY_COST_CENTS } from '@/lib/company/today/types';

/** Dollars as people type them, in cents: `1,150.50`. Null where it is none. */
export function parseDollars(text: string): number | null {
  const plain = text.replace(/[$\s]/g, '');
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(plain)) return null;
  const cents = Math.round(Number(plain.replaceAll(',', '')) * 100);
  return cents > 0 && cents <= MAX_DAY_COST_CENTS ? cents : null;
}

interface Props {
  cents: number | null;
  save: (input: { cents: number | null }) => Promise<Answer>;
}

/** What a day of standing still costs the company, by its own word. */
export function DayCost({ cents, save }: Props) {
  const t = useTranslations('today.dayCost');
  const { run, pending } = useRun();
  const [error, setError] = useState<string | undefined>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('amount') ?? '').trim();
    const amount = text === '' ? null : parseDollars(text);
    if (text !== '' && amount === null) {
      setError(t('invalid'));
      return;
    }
    setError(undefined);
    run(
      () => save({ cents: amount }),
      () => toast.success(t('saved')),
    );
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col items-start gap-4">
      <TextField
        name="amount"
        label={t('label')}
        hint={t('hint')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        defaultValue={cents === null ? '' : String(cents / 100)}
        error={error}
      />
      <Button type="submit" variant="secondary" pending={pending}>
        {t('save')}
      </Button>
    </form>
  );
}
