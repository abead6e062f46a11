'use client';

import {
  type ComponentType,
  type FormEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
  useTransition,
} from 'react';
import { callAction } from '@/components/forms/action-answer';
import { useFirstError } from '@/components/forms/use-first-error';
import type { FieldErrors } from '@/lib/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { Arrival, OpenChecklistProps } from './open-checklist';
import { asksForList, queryOfAddress, queryOfForm, type TryQuery } from './try-query';
import type { ListWords, MailListAction, OpenList, OpenListAction } from './try-types';

type FieldName = 'type' | 'place';
type Failure = 'rate_limited' | 'unavailable';

export interface TryWords extends ListWords {
  form: string;
  type: string;
  choose: string;
  place: string;
  placeHint: string;
  placeExample: string;
  submit: string;
  pending: string;
  /** What is wrong with a field, by the code the server gives. */
  problems: Record<FieldName, Record<string, string>>;
  failures: Record<Failure, string>;
}

export interface TryChecklistProps {
  locale: Locale;
  /** The page's own address, which a form sent without its script opens with what was chosen. */
  address: string;
  words: TryWords;
  groups: readonly { id: string; title: string; types: readonly { id: string; name: string }[] }[];
  /** The list of places to offer, by its id. */
  placesId: string;
  resultId: string;
  /** Drawn on the server, so that no icon comes with this script. */
  marks: { error: ReactNode; chevron: ReactNode; spinner: ReactNode };
  buttonLook: string;
  openList: OpenListAction;
  mailList: MailListAction;
  /** Stands where the list will be until one is asked for. */
  children: ReactNode;
}

interface Shown {
  list: OpenList;
  View: ComponentType<OpenChecklistProps>;
}

/** The checklist to try: a small form. What shows a list is loaded when the first one is asked for. */
export function TryChecklist({
  locale,
  address,
  words,
  groups,
  placesId,
  resultId,
  marks,
  buttonLook,
  openList,
  mailList,
  children,
}: TryChecklistProps) {
  const [pending, start] = useTransition();
  const [problems, setProblems] = useState<{ [F in FieldName]?: string | undefined }>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [arrival, setArrival] = useState<Arrival>({ by: 'form' });
  const { ref: form, show: showProblem } = useFirstError<HTMLFormElement>();
  const turn = useRef(0);

  function ask(query: TryQuery, by: Arrival['by'] | 'answer') {
    turn.current += 1;
    const mine = turn.current;
    setFailure(null);
    start(async () => {
      const [view, answer] = await Promise.all([
        import('./open-checklist').catch(() => null),
        callAction(openList({ locale, query })),
      ]);
      // A later answer is on its way and holds this one too.
      if (mine !== turn.current) return;
      startTransition(() => {
        if (view && answer.ok) {
          setProblems({});
          setShown({ list: answer.data, View: view.OpenChecklist });
          if (by !== 'answer') setArrival({ by });
          return;
        }
        const { type, place }: FieldErrors = answer.ok ? {} : answer.fieldErrors;
        setProblems({ type, place });
        if (!type && !place)
          setFailure(!answer.ok && answer.code === 'rate_limited' ? 'rate_limited' : 'unavailable');
        if (by !== 'answer') showProblem();
      });
    });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const data = new FormData(event.currentTarget);
    const query = queryOfForm(shown?.list.query ?? null, {
      type: String(data.get('type') ?? ''),
      place: String(data.get('place') ?? ''),
    });
    const missing = {
      type: query.type === '' ? 'required' : undefined,
      place: query.place === '' ? 'empty' : undefined,
    };
    setProblems(missing);
    if (missing.type || missing.place) return showProblem();
    ask(query, 'form');
  }

  // The address says what is shown: a reload or a copied link brings the same list.
  useEffect(() => {
    if (!shown) return;
    const { query } = shown.list;
    window.history.replaceState(null, '', `${window.location.pathname}?${new URLSearchParams(query)}`);
  }, [shown]);

  const opened = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address the page was opened with is read once
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    const query = queryOfAddress(window.location.search);
    for (const name of ['type', 'place']) {
      const field = form.current?.elements.namedItem(name);
      const value = query[name];
      if (value && (field instanceof HTMLInputElement || field instanceof HTMLSelectElement))
        field.value = value;
    }
    if (asksForList(query)) ask(query, 'address');
  }, []);

  const marked = (name: FieldName) => {
    const code = problems[name];
    const text = code === undefined ? undefined : (words.problems[name][code] ?? words.failures.unavailable);
    return {
      error: text ? (
        <p id={`try-${name}-error`} className="flex items-start gap-1.5 text-sm font-medium text-stopped">
          {marks.error}
          <span>{text}</span>
        </p>
      ) : null,
      control: {
        id: `try-${name}`,
        name,
        'aria-invalid': text ? (true as const) : undefined,
        'aria-describedby':
          [text && `try-${name}-error`, name === 'place' && 'try-place-hint'].filter(Boolean).join(' ') ||
          undefined,
      },
    };
  };
  const type = marked('type');
  const place = marked('place');

  return (
    <div className="flex flex-col gap-10">
      <form
        method="get"
        action={address}
        ref={form}
        aria-label={words.form}
        noValidate
        onSubmit={submit}
        className={`grid gap-5 border border-line bg-card p-4 sm:p-6 lg:grid-cols-[1fr_1fr_auto] lg:items-start print:hidden ${
          // The beam lies over what carries the page: the form, and then the list.
          shown ? 'rounded-md' : 'rounded-b-md border-t-[3px] border-t-accent'
        }`}
      >
        <div className="flex min-w-0 flex-col gap-1.5">
          <label htmlFor="try-type" className="text-sm font-semibold">
            {words.type}
          </label>
          <div className="relative">
            <select
              {...type.control}
              defaultValue=""
              className="field-control appearance-none truncate pr-10"
            >
              <option value="">{words.choose}</option>
              {groups.map((group) => (
                <optgroup key={group.id} label={group.title}>
                  {group.types.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
            {marks.chevron}
          </div>
          {type.error}
        </div>
        <div className="flex min-w-0 flex-col gap-1.5">
          <label htmlFor="try-place" className="text-sm font-semibold">
            {words.place}
          </label>
          <input
            {...place.control}
            type="text"
            list={placesId}
            maxLength={400}
            autoComplete="off"
            autoCapitalize="words"
            placeholder={words.placeExample}
            className="field-control"
          />
          <p id="try-place-hint" className="text-sm text-muted">
            {words.placeHint}
          </p>
          {place.error}
        </div>
        <button
          type="submit"
          disabled={pending}
          aria-busy={pending || undefined}
          className={`${buttonLook} relative lg:mt-6.5`}
        >
          <span className={pending ? 'opacity-0' : undefined}>{words.submit}</span>
          {pending ? (
            <span className="absolute inset-0 flex items-center justify-center">{marks.spinner}</span>
          ) : null}
        </button>
        <p role="status" className="sr-only">
          {pending ? words.pending : ''}
        </p>
        {failure ? (
          // Who answers a question is far from the form.
          <p
            role="alert"
            className={`flex items-start gap-2 rounded-md border border-l-4 border-line border-l-stopped bg-card px-4 py-3 font-medium ${
              shown ? 'fixed inset-x-4 bottom-4 z-20' : 'lg:col-span-3'
            }`}
          >
            {marks.error}
            <span>{words.failures[failure]}</span>
          </p>
        ) : null}
      </form>
      {shown ? (
        <shown.View
          list={shown.list}
          arrival={arrival}
          pending={pending}
          resultId={resultId}
          words={words}
          failed={words.failures.unavailable}
          mail={(email) => callAction(mailList({ locale, query: shown.list.query, email }))}
          go={(query) => ask(query, 'answer')}
        />
      ) : (
        children
      )}
    </div>
  );
}
