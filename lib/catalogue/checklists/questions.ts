import { getQuestion, NO, QUESTIONS, UNIT_LABELS, YES } from '@/content/requirements/questions';
import {
  type FactId,
  type FactValue,
  type PermitTypeRecord,
  QUESTION_FACTS,
  type QuestionFact,
  type QuestionOption,
  type QuestionRecord,
  type Text,
} from './types';

const questionFacts: ReadonlySet<string> = new Set(QUESTION_FACTS);

export function isQuestionFact(fact: FactId): fact is QuestionFact {
  return questionFacts.has(fact);
}

/** What can be answered to a question for this permit type; empty for a number. */
export function optionsFor(question: QuestionRecord, type: PermitTypeRecord): readonly QuestionOption[] {
  if (question.kind === 'number') return [];
  const options = question.kind === 'boolean' ? YES_NO : question.options;
  const domain = type.domains[question.fact];
  return domain ? options.filter((option) => domain.includes(option.value)) : options;
}

const YES_NO: readonly QuestionOption[] = [
  { value: true, label: YES },
  { value: false, label: NO },
];

/** Whether a value can be an answer at all; anything else is treated as not answered. */
export function isValidAnswer(question: QuestionRecord, type: PermitTypeRecord, value: FactValue): boolean {
  if (question.kind !== 'number') {
    return optionsFor(question, type).some((option) => option.value === value);
  }
  return (
    typeof value === 'number' && Number.isFinite(value) && value >= question.min && value <= question.max
  );
}

/** An answer in words: "A licensed contractor", "$50,000", "400 A". */
export function answerLabel(fact: QuestionFact, value: FactValue): Text {
  const question = getQuestion(fact);
  if (question.kind === 'number') return numberLabel(value, question.unit);
  const options = question.kind === 'boolean' ? YES_NO : question.options;
  const given = String(value);
  return options.find((option) => option.value === value)?.label ?? { en: given, es: given };
}

function numberLabel(value: FactValue, unit: keyof typeof UNIT_LABELS): Text {
  // US number format in both languages: that is how permits and contracts here are written.
  const text =
    typeof value === 'number' && unit !== 'year'
      ? new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format(value)
      : String(value);
  if (unit === 'USD') return { en: `$${text}`, es: `$${text}` };
  const label = UNIT_LABELS[unit];
  return { en: `${text} ${label.en}`.trim(), es: `${text} ${label.es}`.trim() };
}

/** The place of a question in the order a counter would ask. */
export function questionOrder(fact: QuestionFact): number {
  return QUESTIONS.findIndex((question) => question.fact === fact);
}
