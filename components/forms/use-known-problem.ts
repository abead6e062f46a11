'use client';

import { useTranslations } from 'next-intl';
import type { FieldErrors } from '@/lib/errors';

/** The text of what is wrong with a field: of a known problem its own, else a general one; undefined where nothing is. */
export function useKnownProblem<Problem extends string>(
  errors: FieldErrors,
  known: readonly Problem[],
  textOf: (problem: Problem) => string,
): (field: string) => string | undefined {
  const general = useTranslations('errors');
  return (field) => {
    const reason = errors[field];
    if (reason === undefined) return undefined;
    const problem = known.find((one) => one === reason);
    return problem ? textOf(problem) : general('invalid_input');
  };
}
