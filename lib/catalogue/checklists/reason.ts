import { getQuestion } from '@/content/requirements/questions';
import type { KnownFacts } from './condition';
import type { Judgement } from './judge';
import { stateName } from './places';
import { answerLabel, isQuestionFact } from './questions';
import type { FactId, FactValue, PermitTypeRecord, QuestionFact, StateCode, Text } from './types';
import { STATE_CODES } from './types';

/** A fact that decided a document, in words: "Who applies" – "A licensed contractor". */
export interface DecidingFact {
  readonly fact: FactId;
  readonly given: 'place' | 'permit_type' | 'answer';
  readonly label: Text;
  readonly value: Text;
}

export type Reason =
  | { readonly kind: 'always' }
  | { readonly kind: 'decided'; readonly facts: readonly DecidingFact[] }
  | {
      readonly kind: 'open';
      readonly questions: readonly { readonly fact: QuestionFact; readonly text: Text }[];
    };

/** Why a document has its status: always, by facts, or open until questions are answered. */
export function reasonFor(judgement: Judgement, known: KnownFacts, type: PermitTypeRecord): Reason {
  if (judgement.status === 'ask') {
    return {
      kind: 'open',
      questions: judgement.by.filter(isQuestionFact).map((fact) => ({ fact, text: getQuestion(fact).text })),
    };
  }
  if (judgement.by.length === 0) return { kind: 'always' };
  const facts: DecidingFact[] = [];
  for (const fact of judgement.by) {
    const deciding = decidingFact(fact, known, type);
    // Several facts can rest on the permit type or on the state; each is said once.
    if (!facts.some((other) => other.given === deciding.given && other.label === deciding.label)) {
      facts.push(deciding);
    }
  }
  return { kind: 'decided', facts };
}

function decidingFact(fact: FactId, known: KnownFacts, type: PermitTypeRecord): DecidingFact {
  const value = known.values[fact];
  // Outside Florida no county bears on anything, so it is the state that decided.
  if (!isQuestionFact(fact) || (fact === 'county' && known.values.state !== 'FL')) {
    return { fact: 'state', given: 'place', label: STATE_LABEL, value: stateValue(known.values.state) };
  }
  if (value === undefined) return { fact, given: 'permit_type', label: TYPE_LABEL, value: type.name };
  const given = fact === 'county' ? 'place' : 'answer';
  return { fact, given, label: getQuestion(fact).short, value: answerLabel(fact, value) };
}

const STATE_LABEL: Text = { en: 'State', es: 'Estado' };
const TYPE_LABEL: Text = { en: 'Permit type', es: 'Tipo de permiso' };

function stateValue(value: FactValue | undefined): Text {
  const code = STATE_CODES.find((state: StateCode) => state === value);
  return code ? stateName(code) : { en: String(value), es: String(value) };
}
