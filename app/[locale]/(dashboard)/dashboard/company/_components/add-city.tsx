'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { usePlaceSearch } from '@/components/cities/use-place-search';
import type { ActionAnswer } from '@/components/forms/action-answer';
import { useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { FieldFrame, fieldIds } from '@/components/ui/field-frame';
import { toast } from '@/components/ui/toast';
import type { WorkCityInput } from '@/lib/company/profile/schema';
import { useProblem } from './use-problem';

interface Props {
  add: (input: WorkCityInput) => Promise<ActionAnswer<{ asked: number }>>;
}

/** One more city by its name; places of the country that begin so are offered. */
export function AddCity({ add }: Props) {
  const t = useTranslations('company.cities');
  const id = useId();
  const [text, setText] = useState('');
  const [empty, setEmpty] = useState(false);
  const { run, pending, fieldErrors, setFieldErrors } = useRun();
  const problem = useProblem(fieldErrors);
  const places = usePlaceSearch(text);
  const error = empty ? t('empty') : problem('city');
  const hint = t('hint');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const city = text.trim();
    setEmpty(city === '');
    setFieldErrors({});
    if (city === '' || pending) return;
    run(
      () => add({ city }),
      ({ asked }) => {
        setText('');
        toast.success(asked > 0 ? t('addedAsked', { city, count: asked }) : t('added', { city }));
      },
    );
  }

  return (
    <form method="post" noValidate onSubmit={submit}>
      <FieldFrame id={id} label={t('label')} hint={hint} error={error}>
        <div className="flex gap-2">
          <input
            {...fieldIds(id, { hint, error }).control}
            type="text"
            name="city"
            list={`${id}-places`}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            maxLength={80}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="field-control min-w-0 flex-1"
          />
          <Button type="submit" variant="secondary" pending={pending} className="shrink-0">
            {t('add')}
          </Button>
        </div>
      </FieldFrame>
      <datalist id={`${id}-places`}>
        {places.map(({ name, state }) => (
          <option key={`${name}, ${state}`} value={`${name}, ${state}`} />
        ))}
      </datalist>
    </form>
  );
}
