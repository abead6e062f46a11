import { factName, factOfName } from './fact-names';
import { parseAnswers, toParam } from './schema';
import type { Answers, FactValue, PermitTypeId } from './types';

/** Answers as the API gives them, by the facts' names there; `errors` by the same names. */
export function answersFromApi(
  permitType: PermitTypeId,
  given: Readonly<Record<string, FactValue | undefined>>,
): { answers: Answers; errors: Record<string, string> } {
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    const fact = factOfName(name);
    if (fact && value !== undefined) params[fact] = toParam(value);
  }
  const { answers, errors } = parseAnswers(permitType, params);
  return {
    answers,
    errors: Object.fromEntries(Object.entries(errors).map(([fact, error]) => [factName(fact), error])),
  };
}
