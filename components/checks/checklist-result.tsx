import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import type { LocalisedChecklist } from '@/lib/checks/localise';
import type { AnswerError } from '@/lib/checks/schema';
import type { QuestionFact } from '@/lib/checks/types';
import { calendarDay } from '@/lib/i18n/format';
import { hrefFor } from '@/lib/i18n/routes';
import { answerText } from './answer-text';
import { AnswersInAddress } from './answers-in-address';
import { type ChecklistQuery, EDIT } from './checklist-query';
import { Documents } from './documents';
import { Legend } from './legend';
import { AdoptedCodes, StateNotes } from './place-notes';
import { PrintButton } from './print-button';
import { QuestionsPanel } from './questions-panel';
import { Rejections } from './rejections';
import { RESULT_ID, Summary } from './summary';
import './print.css';

export interface ChecklistResultProps {
  checklist: LocalisedChecklist;
  /** "Austin, TX". */
  place: string;
  query: ChecklistQuery;
  errors: { readonly [F in QuestionFact]?: AnswerError };
  later: readonly QuestionFact[];
}

export function ChecklistResult({ checklist, place, query, errors, later }: ChecklistResultProps) {
  const t = useTranslations('checks');
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
          <div className="flex flex-wrap gap-2 print:hidden">
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
      <div className="flex flex-col gap-6">
        <Summary checklist={checklist} />
        <PrintedAnswers checklist={checklist} />
        <div className="grid gap-8 lg:grid-cols-[21rem_minmax(0,1fr)] print:block">
          <div className="self-start lg:sticky lg:top-19 lg:-m-1 lg:max-h-[calc(100dvh-5.5rem)] lg:overflow-y-auto lg:p-1">
            <AnswersInAddress path={path} query={query} resultId={RESULT_ID}>
              <QuestionsPanel checklist={checklist} context={{ path, query, errors, later }} />
            </AnswersInAddress>
          </div>
          <div className="flex min-w-0 flex-col gap-8">
            {permitType.oftenExempt ? (
              <Alert tone="info" title={t('exempt.title')}>
                {permitType.oftenExempt} {t('exempt.ask')}
              </Alert>
            ) : null}
            <Documents checklist={checklist} />
            <Rejections rejections={checklist.rejections} />
            <StateNotes checklist={checklist} />
            <AdoptedCodes checklist={checklist} />
            <Legend />
            <Foot checklist={checklist} />
          </div>
        </div>
      </div>
    </div>
  );
}

/** On paper the answers stand above the list they lead to. */
function PrintedAnswers({ checklist: { answered } }: { checklist: LocalisedChecklist }) {
  const t = useTranslations('checks.questions');
  const locale = useAppLocale();
  if (answered.length === 0) return null;
  return (
    <p className="hidden print:block">
      <strong>{t('answered', { count: answered.length })}</strong>{' '}
      {answered.map((item) => `${item.question.short}: ${answerText(item, locale)}`).join(' · ')}
    </p>
  );
}

function Foot({ checklist: { asOf, engineVersion } }: { checklist: LocalisedChecklist }) {
  const t = useTranslations('checks');
  const format = useFormatter();
  return (
    <p className="text-sm text-muted">
      {t('foot', { version: engineVersion, date: calendarDay(format, asOf) })}
    </p>
  );
}
