'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type ActionAnswer, callAction } from '@/components/forms/action-answer';
import { useFirstError } from '@/components/forms/use-first-error';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { SelectField, type SelectOption } from '@/components/ui/select-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import { InquirySent, type SentWords } from './inquiry-sent';
import { createTicketHolder } from './inquiry-ticket';

/** What can be wrong with a field, as the server names it. */
export type FieldProblem = 'missing' | 'invalid' | 'too_long';

export interface InquiryField {
  name: string;
  kind: 'text' | 'email' | 'tel' | 'select' | 'textarea';
  label: string;
  hint?: string;
  required: boolean;
  maxLength?: number;
  autoComplete?: string;
  /** Beside its neighbour on a wide screen. */
  half: boolean;
  /** The first is shown until one is chosen. */
  options?: readonly SelectOption[];
  problems: Record<FieldProblem, string>;
}

type Failure = 'forbidden' | 'rate_limited' | 'unavailable';

export interface InquiryWords {
  optional: string;
  submit: string;
  sending: string;
  leaveEmpty: string;
  failures: Record<Failure, { title: string; text: ReactNode }>;
  sent: SentWords;
}

export interface InquiryFormProps {
  label: string;
  locale: string;
  fields: readonly InquiryField[];
  words: InquiryWords;
  send: (input: unknown) => Promise<ActionAnswer<{ reference: string }>>;
}

/** A ticket can be refused for its age or because it was used; a fresh one is tried this often. */
const TICKETS = 3;

const subscribe = () => () => {};

/** False until the page's script runs: without it the form could send nothing. */
function useRunning(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** A form of the public site. What was typed stays in the fields until the server says that it has it. */
export function InquiryForm({ label, locale, fields, words, send }: InquiryFormProps) {
  const running = useRunning();
  const [tickets] = useState(createTicketHolder);
  const underWay = useRef(false);
  const [pending, setPending] = useState(false);
  const [problems, setProblems] = useState<Record<string, FieldProblem>>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sent, setSent] = useState<{ reference: string; values: Record<string, string> } | null>(null);
  const { ref, show } = useFirstError<HTMLFormElement>();
  const top = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (sent) top.current?.querySelector('h2')?.focus();
  }, [sent]);

  async function sendWithTicket(
    values: Record<string, string>,
  ): Promise<ActionAnswer<{ reference: string }>> {
    for (let left = TICKETS; ; left -= 1) {
      const ticket = await tickets.take();
      const answer = await callAction(send({ ...values, locale, ticket }));
      if (answer.ok || answer.fieldErrors.ticket === undefined || left === 1) return answer;
      tickets.discard();
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    const found = problemsIn(event.currentTarget, fields);
    setProblems(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return show();
    const values = getValues(event.currentTarget);
    underWay.current = true;
    setPending(true);
    try {
      const answer = await sendWithTicket(values);
      if (answer.ok) return setSent({ reference: answer.data.reference, values });
      const marked = problemsAmong(answer.fieldErrors);
      setProblems(marked);
      if (Object.keys(marked).length === 0) setFailure(toFailure(answer.code));
    } catch {
      // No ticket: the connection is gone.
      setFailure('unavailable');
    } finally {
      underWay.current = false;
      setPending(false);
    }
    show();
  }

  function forget(name: string) {
    if (problems[name] === undefined) return;
    setProblems(({ [name]: _, ...others }) => others);
  }

  if (sent) {
    const copy = fields.map(({ name, label: term, options }) => {
      const value = sent.values[name] ?? '';
      return { term, detail: options?.find((option) => option.value === value)?.label ?? value };
    });
    return (
      <div ref={top}>
        <InquirySent
          words={words.sent}
          reference={sent.reference}
          copy={copy.filter(({ detail }) => detail !== '')}
        />
      </div>
    );
  }

  return (
    <form
      ref={ref}
      method="post"
      noValidate
      aria-label={label}
      onSubmit={submit}
      onFocus={tickets.prepare}
      className="grid gap-5 sm:grid-cols-2"
    >
      {failure ? (
        <Alert tone="danger" title={words.failures[failure].title} className="sm:col-span-2">
          {words.failures[failure].text}
        </Alert>
      ) : null}
      {fields.map((field) => {
        const problem = problems[field.name];
        return (
          <Field
            key={field.name}
            field={field}
            optional={words.optional}
            error={problem ? field.problems[problem] : undefined}
            onInput={() => forget(field.name)}
          />
        );
      })}
      <div aria-hidden="true" className="sr-only">
        <label>
          {words.leaveEmpty}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="flex flex-col items-start gap-2 sm:col-span-2">
        <Button type="submit" pending={pending} disabled={!running} className="w-full sm:w-auto">
          {words.submit}
        </Button>
        <p role="status" className="sr-only">
          {pending ? words.sending : ''}
        </p>
      </div>
    </form>
  );
}

interface FieldProps {
  field: InquiryField;
  optional: string;
  error: string | undefined;
  onInput: () => void;
}

function Field({ field, optional, error, onInput }: FieldProps) {
  const { name, kind, label, hint, required, maxLength, autoComplete, half, options = [] } = field;
  const shared = {
    name,
    label,
    hint,
    required,
    error,
    onInput,
    autoComplete,
    optionalLabel: required ? undefined : optional,
    className: half ? undefined : 'sm:col-span-2',
  };
  if (kind === 'select') return <SelectField {...shared} options={options} defaultValue="" />;
  if (kind === 'textarea') return <TextAreaField {...shared} maxLength={maxLength} />;
  return <TextField {...shared} type={kind} maxLength={maxLength} />;
}

function getValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}

/** What the browser itself can tell; the server looks again. */
function problemsIn(form: HTMLFormElement, fields: readonly InquiryField[]): Record<string, FieldProblem> {
  const found: Record<string, FieldProblem> = {};
  for (const { name, required } of fields) {
    const control = form.elements.namedItem(name);
    if (
      !(
        control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement
      )
    )
      continue;
    if (required && control.value.trim() === '') found[name] = 'missing';
    else if (!control.validity.valid) found[name] = 'invalid';
  }
  return found;
}

function problemsAmong(fieldErrors: Record<string, string>): Record<string, FieldProblem> {
  const marked: Record<string, FieldProblem> = {};
  for (const [name, problem] of Object.entries(fieldErrors))
    if (problem === 'missing' || problem === 'invalid' || problem === 'too_long') marked[name] = problem;
  return marked;
}

function toFailure(code: string): Failure {
  return code === 'forbidden' || code === 'rate_limited' ? code : 'unavailable';
}
