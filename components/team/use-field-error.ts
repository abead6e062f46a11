'use client';

import { useTranslations } from 'next-intl';
import type { FieldErrors } from '@/lib/errors';

const PROBLEMS = ['invitation_open', 'already_member'] as const;
const FIELDS = ['name', 'contactName', 'email', 'companyName', 'phone', 'role'] as const;

/** The text of what is wrong with a field, undefined where nothing is. */
export function useFieldError(errors: FieldErrors) {
  const t = useTranslations('team.fieldErrors');
  const general = useTranslations('errors');
  return (field: (typeof FIELDS)[number]): string | undefined => {
    const reason = errors[field];
    if (reason === undefined) return undefined;
    const problem = PROBLEMS.find((known) => known === reason);
    if (problem) return t(problem);
    if (field === 'contactName') return t('name');
    return FIELDS.includes(field) ? t(field) : general('invalid_input');
  };
}
