'use client';

import { useTranslations } from 'next-intl';
import type { ErrorCode, FieldErrors } from '@/lib/errors';

/** A failure in the words of the screen: what was tried, then why it failed. */
export function useFailureText() {
  const t = useTranslations('invitation');
  const errors = useTranslations('errors');
  const special: Partial<Record<ErrorCode, string>> = {
    internal: t('unknownError'),
    conflict: t('accountByNow'),
    link_invalid: t('invalid.text'),
    invalid_credentials: t('invalidCredentials'),
  };
  const getErrorText = (code: ErrorCode) => special[code] ?? errors(code);
  return {
    setup: (code: ErrorCode, fieldErrors: FieldErrors) =>
      `${t('setupFailed')} ${fieldErrors.password === 'password_common' ? t('passwordCommon') : getErrorText(code)}`,
    login: (code: ErrorCode) => `${t('loginFailed')} ${getErrorText(code)}`,
    accept: (code: ErrorCode) => `${t('acceptFailed')} ${getErrorText(code)}`,
  };
}
