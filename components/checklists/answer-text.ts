import type { LocalisedQuestion } from '@/lib/checklists/localise';
import { answerLabel } from '@/lib/checklists/questions';
import type { ChecklistLocale } from '@/lib/checklists/types';

/** The answer given, in words; empty while there is none. */
export function answerText({ question, answer }: LocalisedQuestion, locale: ChecklistLocale): string {
  return answer === null ? '' : answerLabel(question.fact, answer)[locale];
}
