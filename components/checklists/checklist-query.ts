import {
  answersToParams,
  type ParamsInput,
  type ParsedChecklistParams,
} from '@/lib/catalogue/checklists/schema';
import { type Answers, QUESTION_FACTS, type QuestionFact } from '@/lib/catalogue/checklists/types';
import { LATER } from './later';

/** The address parameters of a checklist's screen. */
export type ChecklistQuery = Readonly<Record<string, string>>;

/** Shows the start form again, with what was chosen. */
export const EDIT = 'edit';

/** What a person typed for a fact, as it stood in the address. */
export function typedText(params: ParamsInput, name: string): string {
  const value = params instanceof URLSearchParams ? params.get(name) : params[name];
  return (typeof value === 'string' ? value : (value?.[0] ?? '')).slice(0, 400);
}

/** The questions set aside, each once, in the order they were. */
export function laterFacts(params: ParamsInput): QuestionFact[] {
  const names = new Set(typedText(params, LATER).split('.'));
  return QUESTION_FACTS.filter((fact) => names.has(fact));
}

/** The answers as they stand in the address, checked or not. */
export function typedAnswers(params: ParamsInput): ChecklistQuery {
  const entries = QUESTION_FACTS.map((fact) => [fact, typedText(params, fact)] as const);
  return Object.fromEntries(entries.filter(([, text]) => text !== ''));
}

interface QueryParts {
  type: string;
  place: string;
  answers: Answers;
  /** Answers that were not taken stay in the address, so that their fields can show them again. */
  refused: Readonly<Record<string, string>>;
  later: readonly QuestionFact[];
}

export function checklistQuery({ type, place, answers, refused, later }: QueryParts): ChecklistQuery {
  return {
    type,
    place,
    ...Object.fromEntries(answersToParams(answers)),
    ...refused,
    ...(later.length > 0 ? { [LATER]: later.join('.') } : {}),
  };
}

/** The parameters a checklist was read from, in their fixed order and without what does not belong to it. */
export function queryOfParams(
  params: ParamsInput,
  { input, errors }: Extract<ParsedChecklistParams, { ok: true }>,
): ChecklistQuery {
  return checklistQuery({
    type: input.permitType,
    place: typedText(params, 'place'),
    answers: input.answers,
    refused: Object.fromEntries(Object.keys(errors).map((fact) => [fact, typedText(params, fact)])),
    later: laterFacts(params),
  });
}
