'use client';

import { useTranslations } from 'next-intl';
import type { FieldErrors } from '@/lib/errors';

const KEYS = [
  'methods',
  'smsPlan',
  'smsConsent',
  'name',
  'email',
  'emailRequired',
  'emailTaken',
  'phone',
  'phoneRequired',
  'limit',
  'hour',
  'timeZone',
  'quietHours',
  'quietHoursSame',
] as const;

/** The text of what is wrong with a field, undefined where nothing is. */
export function useFieldError(errors: FieldErrors) {
  const t = useTranslations('notifications.fieldErrors');
  const general = useTranslations('errors');
  return (field: string): string | undefined => {
    const reason = errors[field];
    if (reason === undefined) return undefined;
    const key = KEYS.find((known) => known === reason);
    return key ? t(key) : general('invalid_input');
  };
}
