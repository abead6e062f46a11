'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { emailProblem } from '@/lib/identity/accounts/sign-up';
import type { Locale } from '@/lib/platform/i18n/locales';
import { type ActionAnswer, callAction } from './action-answer';
import { useFirstError } from './use-first-error';
import { useKeptFocus } from './use-kept-focus';

export type RequestLink = (input: { email: string; locale: Locale }) => Promise<ActionAnswer<void>>;

export interface RequestLinkFormProps {
  texts: 'forgot' | 'requestVerification';
  /** Filled in already, as far as it is known. */
  email: string;
  request: RequestLink;
}

type State = 'idle' | 'sending' | 'sent' | 'rate_limited' | 'failed';

/** Asks for a mail with a link. What it says after is the same for every address. */
export function RequestLinkForm({ texts, email: given, request }: RequestLinkFormProps) {
  const t = useTranslations('auth');
  const locale = useAppLocale();
  const [email, setEmail] = useState(given.slice(0, 254));
  const [problem, setProblem] = useState<string | null>(null);
  const [state, setState] = useState<State>('idle');
  const { ref, show } = useFirstError<HTMLFormElement>();
  const sent = useKeptFocus<HTMLDivElement>(state === 'sent');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (state === 'sending') return;
    const found = emailProblem(email);
    setProblem(found);
    if (found) {
      setState('idle');
      return show();
    }
    setState('sending');
    const answer = await callAction(request({ email, locale }));
    if (answer.ok) return setState('sent');
    setState(answer.code === 'rate_limited' ? 'rate_limited' : 'failed');
    show();
  }

  if (state === 'sent') {
    return (
      <div ref={sent} className="outline-none">
        <Alert tone="success" title={t(`${texts}.sent.title`)}>
          {t(`${texts}.sent.text`)}
        </Alert>
      </div>
    );
  }
  return (
    <form
      method="post"
      ref={ref}
      noValidate
      onSubmit={submit}
      aria-label={t(`${texts}.title`)}
      className="flex flex-col gap-4"
    >
      {state === 'rate_limited' || state === 'failed' ? (
        <Alert tone="danger" title={t(`requestFailures.${state}.title`)}>
          {t(`requestFailures.${state}.text`)}
        </Alert>
      ) : null}
      <TextField
        label={t('fields.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={254}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          setProblem(null);
        }}
        error={problem ? t(`problems.${problem}`) : undefined}
      />
      <Button type="submit" pending={state === 'sending'}>
        {t(`${texts}.submit`)}
      </Button>
    </form>
  );
}
