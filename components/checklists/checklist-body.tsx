import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Alert } from '@/components/ui/alert';
import type { LocalisedChecklist } from '@/lib/catalogue/checklists/localise';
import type { Answers } from '@/lib/catalogue/checklists/types';
import type { FoundIn } from '@/lib/checking/checks/found-documents';
import { calendarDay } from '@/lib/platform/i18n/format';
import { answerText } from './answer-text';
import { CityNotes } from './city-notes';
import { Documents } from './documents';
import { Legend } from './legend';
import { AdoptedCodes, StateNotes } from './place-notes';
import { Rejections } from './rejections';
import { ReviewPoints } from './review-points';
import { Summary } from './summary';

export interface ChecklistBodyProps {
  checklist: LocalisedChecklist;
  /** The questions, beside the documents they decide about. */
  children: ReactNode;
  /** Part of a check: the answers are kept, another part of the page carries it, and what its runs found is ticked. */
  kept?: { found: FoundIn | null } | null;
  /** All that was answered, for the fee; those of consequence for the documents where absent. */
  answers?: Answers | undefined;
}

/** A checklist below its title. */
export function ChecklistBody({ checklist, children, kept = null, answers }: ChecklistBodyProps) {
  const t = useTranslations('checklists');
  const { permitType } = checklist;
  return (
    <div className="flex flex-col gap-6">
      <Summary checklist={checklist} beam={kept === null} />
      <PrintedAnswers checklist={checklist} />
      <div className="grid gap-8 lg:grid-cols-[21rem_minmax(0,1fr)] print:block">
        <div className="self-start lg:sticky lg:top-19 lg:-m-1 lg:max-h-[calc(100dvh-5.5rem)] lg:overflow-y-auto lg:p-1">
          {children}
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          {permitType.oftenExempt ? (
            <Alert tone="info" title={t('exempt.title')}>
              {permitType.oftenExempt} {t('exempt.ask')}
            </Alert>
          ) : null}
          <Documents checklist={checklist} kept={kept} />
          <CityNotes checklist={checklist} answers={answers ?? answersOf(checklist)} />
          <Rejections rejections={checklist.rejections} />
          <ReviewPoints points={checklist.reviewPoints} />
          <StateNotes checklist={checklist} />
          <AdoptedCodes checklist={checklist} />
          <Legend />
          <Foot checklist={checklist} kept={kept !== null} />
        </div>
      </div>
    </div>
  );
}

function answersOf({ answered }: LocalisedChecklist): Answers {
  return Object.fromEntries(answered.map(({ question, answer }) => [question.fact, answer]));
}

/** On paper the answers stand above the list they lead to. */
function PrintedAnswers({ checklist: { answered } }: { checklist: LocalisedChecklist }) {
  const t = useTranslations('checklists.questions');
  const locale = useAppLocale();
  if (answered.length === 0) return null;
  return (
    <p className="hidden print:block">
      <strong>{t('answered', { count: answered.length })}</strong>{' '}
      {answered.map((item) => `${item.question.short}: ${answerText(item, locale)}`).join(' · ')}
    </p>
  );
}

function Foot({
  checklist: { asOf, engineVersion },
  kept,
}: {
  checklist: LocalisedChecklist;
  kept: boolean;
}) {
  const t = useTranslations('checklists');
  const format = useFormatter();
  return (
    <p className="text-sm text-muted">
      {t(kept ? 'footKept' : 'foot', { version: engineVersion, date: calendarDay(format, asOf) })}
    </p>
  );
}
