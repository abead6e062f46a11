'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { useFirstError } from './use-first-error';

const DIGITS = 6;
const RECOVERY_MAX = 40;

export interface SecondFactorStepProps {
  pending: boolean;
  /** The last code was not the right one. */
  wrong: boolean;
  onCode: (code: string) => void;
  onBack: () => void;
}

/** The second step of signing in: the code of an authenticator app, or a recovery code in its place. */
export function SecondFactorStep({ pending, wrong, onCode, onBack }: SecondFactorStepProps) {
  const t = useTranslations('auth');
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { ref, show } = useFirstError<HTMLFormElement>();

  // The field is what the reader was sent here for; after a wrong code it is empty again.
  useEffect(() => {
    if (pending) return;
    setCode('');
    ref.current?.querySelector<HTMLInputElement>(`[name="${kind}"]`)?.focus();
  }, [kind, pending, ref]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    const complete = kind === 'app' ? code.length === DIGITS : code.trim() !== '';
    setProblem(complete ? null : `code_${kind}`);
    if (!complete) return show();
    onCode(code.trim());
  }

  const shown = problem ?? (wrong && code === '' ? `code_${kind}_wrong` : null);
  return (
    <form
      method="post"
      ref={ref}
      noValidate
      onSubmit={submit}
      aria-label={t('secondFactor.title')}
      className="flex flex-col gap-4"
    >
      <h2 className="text-xl">{t('secondFactor.title')}</h2>
      <TextField
        key={kind}
        name={kind}
        label={t(`secondFactor.${kind}.label`)}
        hint={t(`secondFactor.${kind}.hint`)}
        {...(kind === 'app'
          ? { inputMode: 'numeric', autoComplete: 'one-time-code', placeholder: '000000' }
          : { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: RECOVERY_MAX })}
        required
        value={code}
        onChange={({ target }) => {
          // Pasted with a space in the middle, or copied with more around it, it is the same code.
          setCode(kind === 'app' ? target.value.replace(/\D/g, '').slice(0, DIGITS) : target.value);
          setProblem(null);
        }}
        error={shown ? t(`problems.${shown}`) : undefined}
      />
      <Button type="submit" pending={pending}>
        {t('signIn.submit')}
      </Button>
      <div className="flex flex-col gap-2 sm:flex-row sm:justify-between">
        <Button
          variant="quiet"
          disabled={pending}
          onClick={() => {
            setKind(kind === 'app' ? 'recovery' : 'app');
            setProblem(null);
          }}
        >
          {t(kind === 'app' ? 'secondFactor.useRecovery' : 'secondFactor.useApp')}
        </Button>
        <Button variant="quiet" disabled={pending} onClick={onBack}>
          {t('secondFactor.back')}
        </Button>
      </div>
    </form>
  );
}
