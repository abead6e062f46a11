import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ChecklistBody } from '@/components/checklists/checklist-body';
import { type ChecklistQuery, EDIT } from '@/components/checklists/checklist-query';
import { QuestionsPanel } from '@/components/checklists/questions-panel';
import { RESULT_ID } from '@/components/checklists/summary';
import { AppLink } from '@/components/layout/app-link';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { buttonClass } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import type { LocalisedChecklist } from '@/lib/catalogue/checklists/localise';
import type { AnswerError } from '@/lib/catalogue/checklists/schema';
import type { QuestionFact } from '@/lib/catalogue/checklists/types';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { AnswersInAddress } from './answers-in-address';
import { PrintButton } from './print-button';
import '@/components/checklists/print.css';

export interface ChecklistResultProps {
  checklist: LocalisedChecklist;
  /** "Austin, TX". */
  place: string;
  query: ChecklistQuery;
  errors: { readonly [F in QuestionFact]?: AnswerError };
  later: readonly QuestionFact[];
  /** Goes on to a check of one's own documents, for whoever may. */
  check?: ReactNode;
}

export function ChecklistResult({ checklist, place, query, errors, later, check }: ChecklistResultProps) {
  const t = useTranslations('checklists');
  const locale = useAppLocale();
  const path = hrefFor('/dashboard/permit-checklist', locale);
  const { permitType } = checklist;
  return (
    <div data-checklist>
      <PageHeader
        eyebrow={t('title')}
        title={permitType.name}
        description={
          <span className="flex flex-wrap items-center gap-x-3">
            <span className="text-lg font-semibold text-ink">{place}</span>
            <AppLink
              to="/dashboard/permit-checklist"
              query={{ ...query, [EDIT]: '1' }}
              className="text-link inline-flex items-center text-sm pointer-coarse:min-h-11 print:hidden"
            >
              {t('change')}
              <span className="sr-only"> {t('changeWhat')}</span>
            </AppLink>
          </span>
        }
        actions={
          <div className="flex flex-wrap items-center gap-2 print:hidden">
            {check}
            <PrintButton label={t('print')} />
            <AppLink
              to="/dashboard/permit-checklist"
              className={buttonClass({ variant: 'quiet', size: 'sm' })}
            >
              {t('startOver')}
            </AppLink>
          </div>
        }
      />
      <ChecklistBody checklist={checklist}>
        <AnswersInAddress path={path} query={query} resultId={RESULT_ID}>
          <QuestionsPanel checklist={checklist} context={{ path, query, errors, later }} />
        </AnswersInAddress>
      </ChecklistBody>
    </div>
  );
}
