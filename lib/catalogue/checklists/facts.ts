import { getQuestion } from '@/content/requirements/questions';
import type { KnownFacts } from './condition';
import { findCounty } from './places';
import { isValidAnswer } from './questions';
import {
  type Answers,
  type ChecklistPlace,
  type FactId,
  type FactValue,
  type PermitTypeRecord,
  QUESTION_FACTS,
} from './types';

/** Which of the answers count: those that answer a question validly for this permit type. */
export function validAnswers(type: PermitTypeRecord, answers: Answers): Answers {
  return Object.fromEntries(
    QUESTION_FACTS.flatMap((fact) => {
      const value = answers[fact];
      if (value === undefined || !isValidAnswer(getQuestion(fact), type, value)) return [];
      return [[fact, value]];
    }),
  );
}

/** Everything known before a condition is read: the place, the answers, and what the permit type itself says. */
export function resolveFacts(type: PermitTypeRecord, place: ChecklistPlace, answers: Answers): KnownFacts {
  const values: Partial<Record<FactId, FactValue>> = {
    ...validAnswers(type, answers),
    state: place.state,
  };
  // Only Florida's rules look at the county, so elsewhere it never has to be asked.
  const county = findCounty(place) ?? (place.state === 'FL' ? undefined : 'other');
  if (county !== undefined) values.county = county;
  return { values, domains: type.domains };
}
