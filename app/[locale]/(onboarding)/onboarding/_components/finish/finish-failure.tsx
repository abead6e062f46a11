'use client';

import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { Alert } from '@/components/ui/alert';
import type { FinishState } from './use-finish';

/** Refusals that name a field the reader can go back to. */
const KNOWN_FIELDS = [
  'company_name',
  'cities',
  'phone',
  'phone_invalid',
  'password',
  'verification',
  'plan_cities',
  'plan_recipients',
  'plan_sms',
  'city_unknown',
  'password_common',
] as const;

/** The box that says why the set-up was not finished, and what to do about it. */
export function FinishFailure({ state, email }: { state: FinishState; email: string }) {
  const t = useTranslations('onboarding.failure');
  const errors = useTranslations('errors');
  if (state.kind === 'signed_out') {
    return (
      <Alert tone="warning" title={t('signedOut.title')}>
        {t('signedOut.text')} <SignInLink label={t('signIn')} />
      </Alert>
    );
  }
  if (state.kind !== 'refused') return null;
  const known = KNOWN_FIELDS.filter((field) => state.fields.includes(field));
  return (
    <Alert tone="danger" title={t('title')}>
      {state.code === 'already_exists' ? (
        <p className="wrap-anywhere">
          {t('emailTaken', { email })} <SignInLink label={t('signIn')} />
        </p>
      ) : known.length > 0 ? (
        <ul className="list-disc pl-5">
          {known.map((field) => (
            <li key={field}>{t(`fields.${field}`)}</li>
          ))}
        </ul>
      ) : (
        <p>{errors(state.code)}</p>
      )}
    </Alert>
  );
}

function SignInLink({ label }: { label: string }) {
  return (
    <AppLink to="/login" className="font-semibold text-link underline">
      {label}
    </AppLink>
  );
}
