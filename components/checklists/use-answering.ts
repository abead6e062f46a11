import { type FormEvent, useEffect, useRef } from 'react';

type Query = Readonly<Record<string, string>>;

export interface AnsweringOptions {
  /** What the page shows now. */
  query: Query;
  /** Whether an answer is under way. */
  pending: boolean;
  /** The element to go to when no question is left. */
  resultId: string;
  /** Brings the page to this query. */
  go: (query: Query) => void;
}

/**
 * Intercepts the answer forms below an element and returns their submit handler. Just-sent answers are kept
 * until the page shows them, so that two quick answers do not undo each other; then focus moves to the next
 * question.
 */
export function useAnswering({ query, pending, resultId, go }: AnsweringOptions) {
  const latest = useRef(query);
  const goOn = useRef<(() => void) | null>(null);
  const pressed = useRef<HTMLElement | null>(null);

  function markAsPressed(element: HTMLElement | null) {
    pressed.current?.removeAttribute('aria-busy');
    element?.setAttribute('aria-busy', 'true');
    pressed.current = element;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only touches refs
  useEffect(() => {
    if (pending) return;
    latest.current = query;
    markAsPressed(null);
    goOn.current?.();
    goOn.current = null;
  }, [pending, query]);

  return (event: FormEvent<HTMLElement>) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.answers === undefined) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null };
    const next = Object.fromEntries(
      Object.entries({ ...latest.current, ...ownEntries(form, submitter) }).filter(
        ([, value]) => value !== '',
      ),
    );
    latest.current = next;
    goOn.current = whereToGoOn(form, resultId);
    markAsPressed(submitter);
    go(next);
  };
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
