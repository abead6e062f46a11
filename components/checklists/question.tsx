import { useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { classNames } from '@/components/ui/class-names';
import { FieldError, fieldIds } from '@/components/ui/field-frame';
import { UNIT_LABELS } from '@/content/requirements/questions';
import type { LocalisedQuestion } from '@/lib/catalogue/checklists/localise';
import { type AnswerError, toParam } from '@/lib/catalogue/checklists/schema';
import type { QuestionFact } from '@/lib/catalogue/checklists/types';
import { figure } from '@/lib/platform/i18n/format';
import { AnswerButton } from './answer-button';
import { AnswerForm } from './answer-form';
import type { ChecklistQuery } from './checklist-query';

export interface QuestionContext {
  path: string;
  query: ChecklistQuery;
  errors: { readonly [F in QuestionFact]?: AnswerError };
  later: readonly QuestionFact[];
}

interface QuestionProps {
  item: LocalisedQuestion;
  context: QuestionContext;
  /** The one question that stands above the others. */
  leading?: boolean;
}

/** A question with its answers as buttons, or with a field for a number. */
export function Question({ item, context, leading = false }: QuestionProps) {
  const t = useTranslations('checklists.questions');
  const { question, answer } = item;
  const { fact } = question;
  const id = `q-${fact}`;
  const open = answer === null;
  const { [fact]: _, ...carry } = context.query;
  return (
    <>
      <AnswerForm id={id} path={context.path} carry={carry} open={open}>
        <fieldset tabIndex={-1} className="flex min-w-0 flex-col gap-3 rounded-md outline-offset-4">
          <legend
            className={classNames(leading ? 'mb-3 font-heading text-xl font-bold tracking-tight' : 'sr-only')}
          >
            {question.text}
          </legend>
          {question.help ? <p className="text-sm text-muted">{question.help}</p> : null}
          {question.kind === 'number' ? (
            <NumberAnswer item={item} form={id} context={context} />
          ) : (
            <Choices item={item} refused={context.errors[fact] !== undefined} />
          )}
        </fieldset>
      </AnswerForm>
      {open ? null : (
        <AnswerForm id={`back-${fact}`} path={context.path} carry={carry} question={id}>
          <AnswerButton name={fact} value="" look="quiet" className="mt-2 -ml-3">
            {t('takeBack')}
          </AnswerButton>
        </AnswerForm>
      )}
    </>
  );
}

function Choices({
  item: { question, options, answer },
  refused,
}: {
  item: LocalisedQuestion;
  refused: boolean;
}) {
  const t = useTranslations('checklists.questions');
  return (
    <>
      <div className={classNames('grid gap-2', question.kind === 'boolean' && 'grid-cols-2')}>
        {options.map((option) => (
          <AnswerButton
            key={toParam(option.value)}
            name={question.fact}
            value={toParam(option.value)}
            chosen={answer === null ? undefined : option.value === answer}
          >
            {option.label}
          </AnswerButton>
        ))}
      </div>
      {refused ? <FieldError>{t('errors.not_a_choice')}</FieldError> : null}
    </>
  );
}

function NumberAnswer({
  item: { question, answer },
  form,
  context,
}: {
  item: LocalisedQuestion;
  form: string;
  context: QuestionContext;
}) {
  const t = useTranslations('checklists.questions');
  const locale = useAppLocale();
  if (question.kind !== 'number') return null;
  const code = context.errors[question.fact];
  const number = (value: number) => (question.unit === 'year' ? String(value) : figure(value));
  const error = code
    ? t(`errors.${code}`, { min: number(question.min), max: number(question.max) })
    : undefined;
  const id = `${form}-value`;
  const { errorId, control } = fieldIds(id, { error });
  const unit = UNIT_LABELS[question.unit][locale];
  const value = context.query[question.fact] ?? (answer === null ? '' : toParam(answer));
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {question.short}
        {unit ? <span className="font-normal text-muted"> ({unit})</span> : null}
      </label>
      <div className="flex gap-2">
        <input
          {...control}
          key={value}
          type="text"
          inputMode={question.unit === 'year' ? 'numeric' : 'decimal'}
          name={question.fact}
          defaultValue={value}
          autoComplete="off"
          className="field-control min-w-0 flex-1 tabular-nums"
        />
        <AnswerButton name="" value="use" look="strong" className="shrink-0">
          {t('use')}
        </AnswerButton>
      </div>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
}
