'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { FindingView, QuestionView } from './result-types';
import { useCorrections } from './use-corrections';

/** What only the applicant can answer, asked where it matters. */
export function QuestionAnswer({ finding, onDone }: { finding: FindingView; onDone?: () => void }) {
  const t = useTranslations('checks.ask');
  const { answer, pending } = useCorrections();
  return (
    <div className="flex flex-col gap-4">
      {finding.decides.length > 0 ? (
        <p className="max-w-[68ch] text-sm text-muted">
          {t('decides', { count: finding.decides.length, papers: finding.decides.join('; ') })}
        </p>
      ) : null}
      {finding.questions.map((question) => (
        <Question
          key={question.fact}
          question={question}
          isTitle={finding.questions.length === 1}
          pending={pending}
          onAnswer={(value) => answer({ [question.fact]: value }, onDone)}
        />
      ))}
    </div>
  );
}

/** The key that gives an answer. */
const YES_OR_NO: Readonly<Record<string, 'y' | 'n'>> = { yes: 'y', true: 'y', no: 'n', false: 'n' };

interface Props {
  question: QuestionView;
  /** Whether it stands above as the title already. */
  isTitle: boolean;
  pending: boolean;
  onAnswer: (value: string) => void;
}

function Question({ question: { text, help, options, unit }, isTitle, pending, onAnswer }: Props) {
  const t = useTranslations('checks.ask');
  const id = useId();
  if (options.length === 0)
    return (
      <form
        method="post"
        className="flex max-w-md flex-col gap-1.5"
        onSubmit={(event) => {
          event.preventDefault();
          const value = String(new FormData(event.currentTarget).get('value') ?? '').trim();
          if (value !== '') onAnswer(value);
        }}
      >
        <label htmlFor={id} className="font-semibold">
          <span className={classNames(isTitle && 'sr-only')}>{text}</span>
          {unit ? <span className="font-normal text-muted"> ({unit})</span> : null}
        </label>
        {help ? <p className="text-sm text-muted">{help}</p> : null}
        <div className="flex gap-2">
          <input
            id={id}
            name="value"
            inputMode="decimal"
            autoComplete="off"
            className="field-control min-w-0 flex-1 tabular-nums"
          />
          <Button type="submit" variant="secondary" pending={pending}>
            {t('use')}
          </Button>
        </div>
      </form>
    );
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className={classNames(isTitle ? 'sr-only' : 'mb-2 font-semibold')}>{text}</legend>
      {help ? <p className="text-sm text-muted">{help}</p> : null}
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <Button
            key={value}
            variant="secondary"
            size="sm"
            pending={pending}
            data-answer={YES_OR_NO[value]}
            onClick={() => onAnswer(value)}
            className="text-left"
          >
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
