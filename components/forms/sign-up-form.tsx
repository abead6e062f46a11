'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ChangeEvent, type FormEvent, useEffect, useState } from 'react';
import { AppLink } from '@/components/layout/app-link';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { isReferralCode } from '@/components/marketing/referral';
import { rememberRegistration, useRegistration } from '@/components/onboarding/registration-memory';
import { Button } from '@/components/ui/button';
import { PasswordField } from '@/components/ui/password-field';
import { TextField } from '@/components/ui/text-field';
import { emailSchema } from '@/lib/identity/accounts/schema';
import { type SignUpInput, type SignUpProblems, signUpProblems } from '@/lib/identity/accounts/sign-up';
import { hrefFor } from '@/lib/platform/i18n/routes';
import type { Tier } from '@/lib/providers/billing/types';
import type { Arrival } from '@/lib/sales/onboarding/arrival';
import { EmailAvailabilityNote } from './email-availability-note';
import { PasswordMeter } from './password-meter';
import { recallReferral, rememberReferral } from './referral-memory';
import { ReferralNote } from './referral-note';
import { type CheckEmail, useEmailAvailability } from './use-email-availability';
import { useFirstError } from './use-first-error';
import { type CheckPassword, usePasswordCheck } from './use-password-check';
import { type CheckReferral, useReferralCheck } from './use-referral-check';

const EMPTY: SignUpInput = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmation: '',
  referralCode: '',
};

export interface SignUpFormProps {
  /** The code in the address. */
  referralCode: string;
  /** The plan chosen on the page they come from. */
  chosenTier?: Tier | undefined;
  /** The city and the job they were looking at. */
  arrival?: Arrival | undefined;
  checkEmail: CheckEmail;
  checkReferral: CheckReferral;
  checkPassword: CheckPassword;
}

/** Step 1 of 3: nothing is kept, only questions are asked of what is typed; the account is made at the end. */
export function SignUpForm({
  referralCode: given,
  chosenTier,
  arrival,
  checkEmail,
  checkReferral,
  checkPassword,
}: SignUpFormProps) {
  // What an address carries and is no code must keep nobody from going on.
  const referralCode = isReferralCode(given.trim()) ? given.trim() : '';
  const t = useTranslations('auth');
  const router = useRouter();
  const locale = useAppLocale();
  const [input, setInput] = useState<SignUpInput>({ ...EMPTY, referralCode });
  const [problems, setProblems] = useState<SignUpProblems>({});
  const [leaving, setLeaving] = useState(false);
  const { ref, show } = useFirstError<HTMLFormElement>();
  const registration = useRegistration();
  const availability = useEmailAvailability(input.email, checkEmail);
  const referral = useReferralCheck(input.referralCode, checkReferral);
  const guess = usePasswordCheck(
    { password: input.password, email: input.email, names: [input.firstName, input.lastName] },
    checkPassword,
  );

  useEffect(() => {
    if (referralCode !== '') rememberReferral(referralCode, Date.now());
    else
      setInput((before) =>
        before.referralCode === '' ? { ...before, referralCode: recallReferral(Date.now()) } : before,
      );
  }, [referralCode]);

  // Who comes back from the set-up finds what was typed; the password is kept nowhere.
  useEffect(() => {
    if (!registration) return;
    const { chosenTier: _, arrival: __, ...typed } = registration;
    setInput((before) =>
      before.email === ''
        ? {
            ...before,
            ...typed,
            // The code one comes with now is newer.
            referralCode: before.referralCode || typed.referralCode,
          }
        : before,
    );
  }, [registration]);

  const field = (name: keyof SignUpInput) => ({
    name,
    label: t(`fields.${name}`),
    value: input[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setInput({ ...input, [name]: event.target.value });
      setProblems({ ...problems, [name]: undefined });
    },
    error: problems[name] ? t(`problems.${problems[name]}`) : undefined,
  });
  const passwordLabels = { showLabel: t('fields.showPassword'), hideLabel: t('fields.hidePassword') };

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = signUpProblems(input);
    if (availability === 'unavailable') found.email = 'email_taken';
    setProblems(found);
    if (Object.keys(found).length > 0) return show();
    setLeaving(true);
    if (await guess.settle()) {
      setLeaving(false);
      setProblems({ password: 'password_common' });
      return show();
    }
    const referralCode = await referral.settle();
    rememberRegistration(
      {
        firstName: input.firstName.trim(),
        lastName: input.lastName.trim(),
        email: emailSchema.parse(input.email),
        referralCode,
        chosenTier: chosenTier ?? registration?.chosenTier,
        arrival: arrival?.city || arrival?.job ? arrival : registration?.arrival,
      },
      input.password,
    );
    router.push(hrefFor('/onboarding', locale));
  }

  return (
    <form
      method="post"
      ref={ref}
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-4"
      aria-label={t('signUp.title')}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('firstName')} autoComplete="given-name" required maxLength={100} />
        <TextField {...field('lastName')} autoComplete="family-name" required maxLength={100} />
      </div>
      <div className="flex flex-col gap-1.5">
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={254}
        />
        <EmailAvailabilityNote state={problems.email ? 'idle' : availability} />
      </div>
      <div className="flex flex-col gap-2">
        <PasswordField
          {...field('password')}
          {...passwordLabels}
          hint={t('signUp.passwordHint')}
          autoComplete="new-password"
          required
          maxLength={256}
        />
        <PasswordMeter password={input.password} isCommon={guess.isCommon} />
      </div>
      <PasswordField
        {...field('confirmation')}
        {...passwordLabels}
        autoComplete="new-password"
        required
        maxLength={256}
      />
      <div className="flex flex-col gap-1.5">
        <TextField
          {...field('referralCode')}
          optionalLabel={t('fields.optional')}
          hint={t('signUp.referralHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
        />
        <ReferralNote state={problems.referralCode ? 'idle' : referral.state} />
      </div>
      <Button type="submit" pending={leaving}>
        {t('signUp.submit')}
      </Button>
      <p className="text-muted">
        {t('signUp.haveAccount')}{' '}
        <AppLink to="/login" className="font-semibold text-link underline">
          {t('signIn.title')}
        </AppLink>
      </p>
    </form>
  );
}
