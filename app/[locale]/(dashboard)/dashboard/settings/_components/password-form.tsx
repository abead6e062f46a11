'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { PasswordMeter } from '@/components/forms/password-meter';
import { useFirstError } from '@/components/forms/use-first-error';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { PasswordField } from '@/components/ui/password-field';
import { toast } from '@/components/ui/toast';
import type { FieldErrors } from '@/lib/errors';
import { passwordProblem } from '@/lib/identity/accounts/password-rules';
import { changePasswordAction } from '../actions';
import { useAct } from './use-act';
import { useProblem } from './use-problem';

const EMPTY = { current: '', next: '', confirmation: '' };

function validatePasswords({ current, next, confirmation }: typeof EMPTY): FieldErrors {
  const problems: FieldErrors = {};
  if (current === '') problems.current = 'password_required';
  const problem = next === '' ? 'next_required' : passwordProblem(next);
  if (problem) problems.next = problem;
  if (confirmation === '') problems.confirmation = 'confirmation_required';
  else if (confirmation !== next) problems.confirmation = 'confirmation_differs';
  return problems;
}

export function PasswordForm({ email }: { email: string }) {
  const t = useTranslations('settings.password');
  const { act, pending, fieldErrors, setFieldErrors } = useAct();
  const problem = useProblem(fieldErrors);
  const { ref, show } = useFirstError<HTMLFormElement>();
  const [typed, setTyped] = useState(EMPTY);
  const [endOthers, setEndOthers] = useState(true);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const problems = validatePasswords(typed);
    setFieldErrors(problems);
    if (Object.keys(problems).length > 0) return show();
    const { current, next } = typed;
    const done = await act(
      () => changePasswordAction({ current, next, endOthers }),
      () => {
        setTyped(EMPTY);
        toast.success(endOthers ? t('changedEverywhere') : t('changed'));
      },
    );
    if (!done) show();
  }

  const field = (name: keyof typeof EMPTY) => ({
    name,
    label: t(name),
    maxLength: 256,
    required: true,
    showLabel: t('show'),
    hideLabel: t('hide'),
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
    error: problem(name),
  });

  return (
    <form method="post" ref={ref} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {/* So that a password manager saves it under the right name. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...field('current')} autoComplete="current-password" />
      <PasswordField {...field('next')} autoComplete="new-password" />
      <PasswordMeter password={typed.next} />
      <PasswordField {...field('confirmation')} autoComplete="new-password" />
      <CheckboxField
        name="endOthers"
        label={t('endOthers')}
        hint={t('endOthersHint')}
        checked={endOthers}
        onChange={(event) => setEndOthers(event.currentTarget.checked)}
      />
      <Button type="submit" pending={pending} className="self-start max-sm:w-full">
        {t('submit')}
      </Button>
    </form>
  );
}
