import { getFacts } from '@/lib/catalogue/checklists/condition';
import {
  type Condition,
  FACT_IDS,
  type FactId,
  type FactValue,
  type QuestionRecord,
  STATE_CODES,
} from '@/lib/catalogue/checklists/types';

const KNOWN_FACTS: ReadonlySet<string> = new Set(FACT_IDS);

/** What is wrong with a condition: a fact nobody knows or asks for, or a value that can never be given. */
export function* conditionFaults(
  condition: Condition,
  where: string,
  questions: readonly QuestionRecord[],
): Generator<string> {
  for (const fact of getFacts(condition)) {
    if (!KNOWN_FACTS.has(fact))
      yield `A condition of ${where} names the field "${fact}", which is not known.`;
    else if (fact !== 'state' && !questions.some((question) => question.fact === fact)) {
      yield `A condition of ${where} names the field "${fact}", which no question asks for.`;
    }
  }
  for (const [fact, value] of comparisons(condition)) {
    if (KNOWN_FACTS.has(fact) && !isPossible(fact, value, questions)) {
      yield `A condition of ${where} compares "${fact}" with ${JSON.stringify(value)}, which it can never be.`;
    }
  }
}

function comparisons(condition: Condition): [FactId, FactValue][] {
  if ('always' in condition) return [];
  if ('all' in condition) return condition.all.flatMap(comparisons);
  if ('any' in condition) return condition.any.flatMap(comparisons);
  const { fact } = condition;
  if (condition.op === 'in') return condition.values.map((value) => [fact, value]);
  return [[fact, condition.value]];
}

export function isPossible(fact: FactId, value: FactValue, questions: readonly QuestionRecord[]): boolean {
  if (fact === 'state') return STATE_CODES.some((state) => state === value);
  const question = questions.find((one) => one.fact === fact);
  // Said above.
  if (!question) return true;
  if (question.kind === 'boolean') return typeof value === 'boolean';
  if (question.kind === 'choice') return question.options.some((option) => option.value === value);
  return typeof value === 'number' && value >= question.min && value <= question.max;
}
