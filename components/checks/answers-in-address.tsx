'use client';

import { useRouter } from 'next/navigation';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState, useTransition } from 'react';

interface Sent {
  /** The question, by the id of the element it stands in. */
  form: string;
  value: string;
}

interface Navigation {
  send: (form: HTMLFormElement, submitter: HTMLElement | null) => void;
  sent: Sent | null;
}

const NavigationContext = createContext<Navigation | null>(null);

export interface AnswersInAddressProps {
  path: string;
  query: Readonly<Record<string, string>>;
  /** The element to go to when no question is left. */
  resultId: string;
  children: ReactNode;
}

/**
 * Keeps the answers in the address without loading the page again. What was just sent is remembered until the
 * page shows it, so that two quick answers do not undo each other.
 */
export function AnswersInAddress({ path, query, resultId, children }: AnswersInAddressProps) {
  const router = useRouter();
  const [pending, start] = useTransition();
  const [sent, setSent] = useState<Sent | null>(null);
  const latest = useRef(query);
  const goOn = useRef<(() => void) | null>(null);

  useEffect(() => {
    if (pending) return;
    latest.current = query;
    goOn.current?.();
    goOn.current = null;
  }, [pending, query]);

  function send(form: HTMLFormElement, submitter: HTMLElement | null) {
    const own = ownEntries(form, submitter);
    const next = Object.fromEntries(
      Object.entries({ ...latest.current, ...own }).filter(([, value]) => value !== ''),
    );
    latest.current = next;
    goOn.current = whereToGoOn(form, resultId);
    setSent({ form: form.id, value: submitter instanceof HTMLButtonElement ? submitter.value : '' });
    start(() => router.replace(`${path}?${new URLSearchParams(next)}`, { scroll: false }));
  }

  return <NavigationContext value={{ send, sent: pending ? sent : null }}>{children}</NavigationContext>;
}

/** What this form itself says; the hidden fields that carry the rest are for a browser without script. */
function ownEntries(form: HTMLFormElement, submitter: HTMLElement | null): Record<string, string> {
  const entries: Record<string, string> = {};
  for (const input of form.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')) {
    entries[input.name] = input.value.trim();
  }
  if (submitter instanceof HTMLButtonElement && submitter.name !== '')
    entries[submitter.name] = submitter.value;
  return entries;
}

/** Remembers the place in the list, so that the reader continues with what stands there afterwards. */
function whereToGoOn(form: HTMLFormElement, resultId: string): () => void {
  const index = openQuestions().indexOf(form);
  return () => {
    const same = document.getElementById(form.dataset.question ?? form.id);
    const refused = same?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (refused) {
      refused.focus();
      return;
    }
    const row = same?.closest('details');
    if (index < 0 && same && row) {
      row.open = false;
      goTo(same);
      return;
    }
    const questions = openQuestions();
    goTo(questions[Math.min(Math.max(index, 0), questions.length - 1)] ?? document.getElementById(resultId));
  };
}

function openQuestions(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('form[data-open-question]')];
}

/** Goes to a question, or to the outermost fold that hides it. */
function goTo(target: HTMLElement | null) {
  if (!target) return;
  let into: HTMLElement = target.querySelector('fieldset') ?? target;
  for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    if (!fold.open) into = fold.querySelector('summary') ?? into;
  }
  into.focus({ preventScroll: true });
  into.scrollIntoView({ block: 'nearest' });
}

export interface AnswerFormProps {
  id: string;
  path: string;
  /** Everything else in the address. */
  carry: Readonly<Record<string, string>>;
  /** Whether its question waits for an answer. */
  open?: boolean;
  /** The form of the question this one is about, where it is not its own. */
  question?: string;
  children: ReactNode;
}

/** One question. Sent by its own buttons to the same address: it works before, and without, any script. */
export function AnswerForm({ id, path, carry, open = false, question, children }: AnswerFormProps) {
  const navigation = useContext(NavigationContext);
  return (
    <form
      id={id}
      action={path}
      data-open-question={open || undefined}
      data-question={question}
      onSubmit={(event) => {
        if (!navigation) return;
        event.preventDefault();
        const { submitter } =
          event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null };
        navigation.send(event.currentTarget, submitter);
      }}
    >
      {Object.entries(carry).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

/** Whether this button of this form has just been pressed. */
export function useIsSent(form: string, value: string): boolean {
  const sent = useContext(NavigationContext)?.sent;
  return sent?.form === form && sent.value === value;
}
