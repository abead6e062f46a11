import { ChecklistBody } from '@/components/checklists/checklist-body';
import { checklistQuery, laterFacts, typedAnswers } from '@/components/checklists/checklist-query';
import { LATER } from '@/components/checklists/later';
import { QuestionsPanel } from '@/components/checklists/questions-panel';
import { RESULT_ID } from '@/components/checklists/summary';
import { localiseChecklist } from '@/lib/catalogue/checklists/localise';
import { parseAnswers } from '@/lib/catalogue/checklists/schema';
import type { FoundIn } from '@/lib/checking/checks/found-documents';
import { buildJobChecklist } from '@/lib/checking/checks/judged-by';
import type { CheckDetail } from '@/lib/checking/checks/queries';
import type { Locale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { updateCheckAction } from '../../actions';
import { AnswersInCheck } from './answers-in-check';

interface Props {
  check: CheckDetail;
  /** What the newest run found; null before the first. */
  found: FoundIn | null;
  /** Of the address: questions set aside, and what was typed and not taken. */
  params: Readonly<Record<string, string | string[] | undefined>>;
  locale: Locale;
  mayChange: boolean;
}

/** What the permit asks for here, with its questions to be answered in place. */
export function ChecklistPart({ check, found, params, locale, mayChange }: Props) {
  const checklist = localiseChecklist(buildJobChecklist(check), locale);
  const path = hrefFor('/dashboard/permit-checklist/[check]', locale, { check: check.id });
  const { errors } = parseAnswers(check.permitType, params);
  const typed = typedAnswers(params);
  const refused = Object.fromEntries(Object.keys(errors).map((fact) => [fact, typed[fact] ?? '']));
  const later = laterFacts(params);
  const { [LATER]: setAside, ...rest } = checklistQuery({
    type: '',
    place: '',
    answers: check.answers,
    refused,
    later,
  });
  const { type: _, place: __, ...answers } = rest;
  const query = { ...answers, ...(setAside ? { [LATER]: setAside } : {}) };
  return (
    <ChecklistBody checklist={checklist} kept={{ found }}>
      {mayChange ? (
        <AnswersInCheck
          checkId={check.id}
          path={path}
          query={query}
          resultId={RESULT_ID}
          save={updateCheckAction}
        >
          <QuestionsPanel checklist={checklist} context={{ path, query, errors, later }} />
        </AnswersInCheck>
      ) : null}
    </ChecklistBody>
  );
}
