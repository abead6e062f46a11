'use client';

import { useTranslations } from 'next-intl';
import { MAX_COMMENTS, MAX_ROUNDS } from '@/lib/checking/checks/round-types';
import type { FieldErrors } from '@/lib/errors';

const BY_REASON = ['before_received', 'too_long', 'too_many', 'too_many_rounds'] as const;
const BY_FIELD = ['receivedOn', 'dueOn', 'comment', 'answer'] as const;

/** The text of what is wrong with a field, undefined where nothing is. */
export function useRoundErrors(errors: FieldErrors) {
  const t = useTranslations('rounds.fieldErrors');
  return (field: string): string | undefined => {
    const reason = errors[field];
    if (reason === undefined) return undefined;
    // `comments.0.comment`: which of several it is in says the field it stands at.
    const name = field.split('.').at(-1);
    const known = BY_REASON.find((one) => one === reason) ?? BY_FIELD.find((one) => one === name) ?? 'other';
    return t(known, { max: known === 'too_many_rounds' ? MAX_ROUNDS : MAX_COMMENTS });
  };
}
