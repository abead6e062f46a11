import { setRequestLocale } from 'next-intl/server';
import { ChecklistBody } from '@/components/checks/checklist-body';
import type { ChecklistQuery } from '@/components/checks/checklist-query';
import { QuestionsPanel } from '@/components/checks/questions-panel';
import type { LocalisedChecklist } from '@/lib/checks/localise';
import type { AnswerErrors } from '@/lib/checks/schema';
import type { QuestionFact } from '@/lib/checks/types';
import type { Locale } from '@/lib/i18n/locales';
import { hrefFor } from '@/lib/i18n/routes';
import { NextSteps } from './next-steps';

export interface TryResultProps {
  locale: Locale;
  checklist: LocalisedChecklist;
  query: ChecklistQuery;
  errors: AnswerErrors;
  later: readonly QuestionFact[];
}

/** The list below its title, as the action answers it. It stands alone: no layout has said which language this is. */
export function TryResult({ locale, checklist, query, errors, later }: TryResultProps) {
  setRequestLocale(locale);
  const path = hrefFor('/solutions/ai-permit-checklist', locale);
  return (
    <>
      <ChecklistBody checklist={checklist}>
        <QuestionsPanel checklist={checklist} context={{ path, query, errors, later }} />
      </ChecklistBody>
      <NextSteps place={checklist.place} query={query} />
    </>
  );
}
