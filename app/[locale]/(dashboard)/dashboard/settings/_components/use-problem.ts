'use client';

import { useTranslations } from 'next-intl';
import { useKnownProblem } from '@/components/forms/use-known-problem';
import type { FieldErrors } from '@/lib/errors';

const PROBLEMS = [
  'first_name',
  'last_name',
  'password_required',
  'next_required',
  'password_wrong',
  'password_length',
  'password_too_long',
  'password_lowercase',
  'password_uppercase',
  'password_digit',
  'password_common',
  'password_same',
  'confirmation_required',
  'confirmation_differs',
  'code_required',
  'code_wrong',
  'name',
  'passkey_refused',
  'passkey_limit',
  'passkey_known',
] as const;

/** The text of what is wrong with a field, undefined where nothing is. */
export function useProblem(errors: FieldErrors): (field: string) => string | undefined {
  const t = useTranslations('settings.problems');
  return useKnownProblem(errors, PROBLEMS, (problem) => t(problem));
}
