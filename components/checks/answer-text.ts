import type { LocalisedQuestion } from '@/lib/checks/localise';
import { answerLabel } from '@/lib/checks/questions';
import type { ChecklistLocale } from '@/lib/checks/types';

/** The answer given, in words; empty while there is none. */
export function answerText({ question, answer }: LocalisedQuestion, locale: ChecklistLocale): string {
  return answer === null ? '' : answerLabel(question.fact, answer)[locale];
}
