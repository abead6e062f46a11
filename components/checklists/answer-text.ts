import type { LocalisedQuestion } from '@/lib/catalogue/checklists/localise';
import { answerLabel } from '@/lib/catalogue/checklists/questions';
import type { ChecklistLocale } from '@/lib/catalogue/checklists/types';

/** The answer given, in words; empty while there is none. */
export function answerText({ question, answer }: LocalisedQuestion, locale: ChecklistLocale): string {
  return answer === null ? '' : answerLabel(question.fact, answer)[locale];
}
