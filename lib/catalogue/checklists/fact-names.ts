import { QUESTION_FACTS, type QuestionFact } from './types';

/** A fact as the API names it: `workType` is `work_type`. */
export function factName<F extends string>(fact: F): string {
  return fact.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export const FACT_NAMES = QUESTION_FACTS.map(factName);

const FACT_BY_NAME = new Map(QUESTION_FACTS.map((fact): [string, QuestionFact] => [factName(fact), fact]));

/** Null for a name that is no question's. */
export function factOfName(name: string): QuestionFact | null {
  return FACT_BY_NAME.get(name) ?? null;
}
