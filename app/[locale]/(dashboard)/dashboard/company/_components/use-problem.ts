'use client';

import { useTranslations } from 'next-intl';
import { useKnownProblem } from '@/components/forms/use-known-problem';
import type { FieldErrors } from '@/lib/errors';

const PROBLEMS = [
  'company_name',
  'phone',
  'phone_invalid',
  'zip_too_long',
  'too_long',
  'too_many',
  'street',
  'address_city',
  'state',
  'zip',
  'license_number',
  'license_twice',
  'city_unknown',
  'city_twice',
  'plan_cities',
] as const;

/** The text of what is wrong with a field, undefined where nothing is. */
export function useProblem(errors: FieldErrors): (field: string) => string | undefined {
  const t = useTranslations('company.problems');
  return useKnownProblem(errors, PROBLEMS, (problem) => t(problem));
}
