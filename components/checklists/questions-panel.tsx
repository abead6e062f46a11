import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Card } from '@/components/ui/card';
import { Disclosure } from '@/components/ui/disclosure';
import type { LocalisedChecklist, LocalisedQuestion } from '@/lib/catalogue/checklists/localise';
import type { QuestionFact } from '@/lib/catalogue/checklists/types';
import { AnswerButton } from './answer-button';
import { AnswerForm } from './answer-form';
import { answerText } from './answer-text';

import { LATER } from './later';
import { Question, type QuestionContext } from './question';

interface Props {
  checklist: LocalisedChecklist;
  context: QuestionContext;
}

/** The question that decides the most, the others below it, and the answers given, which can be changed. */
export function QuestionsPanel({ checklist, context }: Props) {
  const t = useTranslations('checklists.questions');
  const locale = useAppLocale();
  const { questions, answered } = checklist;
  const setAside = questions.filter(({ question }) => context.later.includes(question.fact));
  const [lead, ...rest] = [...questions.filter((item) => !setAside.includes(item)), ...setAside];
  return (
    <section aria-labelledby="questions" className="flex flex-col gap-4 print:hidden">
      <h2 id="questions" className="sr-only">
        {t('title')}
      </h2>
      {lead ? (
        <Leading key={lead.question.fact} item={lead} context={context} others={rest.length} />
      ) : (
        <AllAnswered />
      )}
      {rest.length > 0 || answered.length > 0 ? (
        <Card flush className="divide-y divide-line">
          {rest.length > 0 ? (
            <Fold
              summary={t('more', { count: rest.length })}
              open={rest.some(({ question }) => context.errors[question.fact])}
            >
              {rest.map((item) => (
                <Row
                  key={item.question.fact}
                  item={item}
                  context={context}
                  detail={t('decides', { count: item.decides.length })}
                />
              ))}
            </Fold>
          ) : null}
          {answered.length > 0 ? (
            <Fold summary={t('answered', { count: answered.length })}>
              {answered.map((item) => (
                <Row
                  key={item.question.fact}
                  item={item}
                  context={context}
                  detail={answerText(item, locale)}
                  strong
                />
              ))}
            </Fold>
          ) : null}
        </Card>
      ) : null}
    </section>
  );
}

function Leading({
  item,
  context,
  others,
}: {
  item: LocalisedQuestion;
  context: QuestionContext;
  others: number;
}) {
  const t = useTranslations('checklists.questions');
  const { fact } = item.question;
  return (
    <Card className="flex flex-col gap-3 sm:p-5">
      <p className="text-sm font-semibold text-action">{t('decides', { count: item.decides.length })}</p>
      <Question item={item} context={context} leading />
      {others > 0 ? <SetAside fact={fact} context={context} /> : null}
    </Card>
  );
}

/** Puts the question behind the others; it stays open, and its documents with it. */
function SetAside({ fact, context }: { fact: QuestionFact; context: QuestionContext }) {
  const t = useTranslations('checklists.questions');
  const { [LATER]: _, ...carry } = context.query;
  // Asked again after being set aside, it goes to the end once more and the round begins anew.
  const later = context.later.includes(fact) ? [fact] : [...context.later, fact];
  return (
    <AnswerForm id={`later-${fact}`} path={context.path} carry={carry}>
      <AnswerButton name={LATER} value={later.join('.')} look="quiet" className="-mb-2 -ml-3">
        {t('later')}
      </AnswerButton>
    </AnswerForm>
  );
}

/** A list of disclosures, folded: apart from `Disclosure`, whose arrow would turn those inside as well. */
function Fold({ summary, open, children }: { summary: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open}>
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 rounded-md px-4 py-2.5 font-semibold hover:text-link [&::-webkit-details-marker]:hidden [[open]>&>svg]:rotate-180">
        {summary}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted transition-transform" />
      </summary>
      <div className="border-t border-line bg-paper/60 px-4">{children}</div>
    </details>
  );
}

interface RowProps {
  item: LocalisedQuestion;
  context: QuestionContext;
  detail: string;
  /** The second line is what counts: the answer. */
  strong?: boolean;
}

function Row({ item, context, detail, strong = false }: RowProps) {
  const { fact, text } = item.question;
  return (
    <Disclosure
      open={context.errors[fact] !== undefined}
      className="last:border-b-0 [&>summary]:font-normal"
      summary={
        <span className="flex flex-col">
          <span className={strong ? 'text-sm text-muted' : 'font-medium'}>{text}</span>
          <span className={strong ? 'font-semibold' : 'text-sm text-muted'}>{detail}</span>
        </span>
      }
    >
      <Question item={item} context={context} />
    </Disclosure>
  );
}

function AllAnswered() {
  const t = useTranslations('checklists.questions');
  return (
    <Card className="flex flex-col gap-1 sm:p-5">
      <p className="font-heading text-lg font-bold">{t('done.title')}</p>
      <p className="text-sm text-muted">{t('done.text')}</p>
    </Card>
  );
}
