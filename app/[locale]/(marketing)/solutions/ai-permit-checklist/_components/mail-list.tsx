'use client';

import { type FormEvent, useId, useState } from 'react';
import type { ActionAnswer } from '@/components/forms/action-answer';
import { Button } from '@/components/ui/button';
import type { ListWords } from './try-types';

export type SendMail = (email: string) => Promise<ActionAnswer<object>>;

type State = 'open' | 'pending' | 'sent' | 'invalid' | 'failed' | 'limited';

/** Sends the list to an address, without an account; folded until it is wanted. */
export function MailList({ words, mail }: { words: ListWords['mail']; mail: SendMail }) {
  const [state, setState] = useState<State>('open');
  const id = useId();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The list's own forms are its answers.
    event.stopPropagation();
    if (state === 'pending') return;
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    if (!/^\S+@\S+\.\S+$/.test(email)) return setState('invalid');
    setState('pending');
    const answer = await mail(email);
    if (answer.ok) return setState('sent');
    setState(
      answer.code === 'rate_limited' ? 'limited' : answer.code === 'invalid_input' ? 'invalid' : 'failed',
    );
  }

  const said = state === 'open' || state === 'pending' ? words.note : words[state];
  return (
    <details className="w-full print:hidden">
      <summary className="text-link inline-flex min-h-11 items-center font-semibold">{words.open}</summary>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-2 sm:max-w-xl">
        <label htmlFor={id} className="text-sm font-semibold">
          {words.label}
        </label>
        <div className="flex flex-col gap-2 sm:flex-row">
          <input
            id={id}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            aria-invalid={state === 'invalid' || undefined}
            aria-describedby={`${id}-said`}
            className="field-control sm:flex-1"
          />
          <Button type="submit" variant="secondary" pending={state === 'pending'}>
            {words.submit}
          </Button>
        </div>
        <p
          id={`${id}-said`}
          role="status"
          className={`text-sm ${state === 'invalid' || state === 'failed' || state === 'limited' ? 'font-medium text-stopped' : 'text-muted'}`}
        >
          {said}
        </p>
      </form>
    </details>
  );
}
