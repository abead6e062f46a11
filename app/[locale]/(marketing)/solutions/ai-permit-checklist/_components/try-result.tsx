import { setRequestLocale } from 'next-intl/server';
import { ChecklistBody } from '@/components/checklists/checklist-body';
import type { ChecklistQuery } from '@/components/checklists/checklist-query';
import { QuestionsPanel } from '@/components/checklists/questions-panel';
import type { LocalisedChecklist } from '@/lib/catalogue/checklists/localise';
import type { AnswerErrors } from '@/lib/catalogue/checklists/schema';
import type { Answers, QuestionFact } from '@/lib/catalogue/checklists/types';
import type { Locale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { NextSteps } from './next-steps';

export interface TryResultProps {
  locale: Locale;
  checklist: LocalisedChecklist;
  query: ChecklistQuery;
  errors: AnswerErrors;
  later: readonly QuestionFact[];
  answers: Answers;
}

/** The list below its title, as the action answers it. It stands alone: no layout has said which language this is. */
export function TryResult({ locale, checklist, query, errors, later, answers }: TryResultProps) {
  setRequestLocale(locale);
  const path = hrefFor('/solutions/ai-permit-checklist', locale);
  return (
    <>
      <ChecklistBody checklist={checklist} answers={answers}>
        <QuestionsPanel checklist={checklist} context={{ path, query, errors, later }} />
      </ChecklistBody>
      <NextSteps place={checklist.place} query={query} />
    </>
  );
}
