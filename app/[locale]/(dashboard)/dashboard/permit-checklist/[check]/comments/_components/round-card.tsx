import { FileText } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ProgressBar } from '@/components/ui/progress';
import type { RoundSummary } from '@/lib/checking/checks/round-types';
import { shortDay } from '@/lib/platform/i18n/format';
import { AddComment } from './add-comment';
import { Due } from './due';
import { PasteLetter } from './paste-letter';
import { RoundMenu } from './round-menu';
import type { CommentActions, RoundActions } from './types';

interface Props {
  checkId: string;
  round: RoundSummary;
  today: string;
  now: Date;
  disciplines: readonly string[];
  /** Null for whoever may only read. */
  actions: { rounds: RoundActions; comments: CommentActions } | null;
}

/** A round at a glance: when it came, when the answer is due, how far it is. */
export function RoundCard({ checkId, round, today, now, disciplines, actions }: Props) {
  const t = useTranslations('rounds');
  const format = useFormatter();
  const { number, receivedOn, dueOn, reviewer, counts } = round;
  const done = counts.answered + counts.accepted;
  return (
    <Card as="section" beam aria-labelledby="round" className="flex flex-col gap-4">
      <div className="flex items-start justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-1">
          <h2 id="round" className="text-xl">
            {t('round.title', { number })}
          </h2>
          <p className="text-muted wrap-anywhere">
            {t('round.received', { date: shortDay(format, receivedOn, now) })}
            {reviewer ? ` ${t('round.by', { reviewer })}` : null}
          </p>
          <p>
            <Due dueOn={dueOn} today={today} now={now} />
          </p>
        </div>
        {actions ? <RoundMenu round={round} actions={actions.rounds} /> : null}
      </div>
      {counts.all > 0 ? (
        <ProgressBar
          value={done}
          max={counts.all}
          label={t('round.progress', { done, all: counts.all })}
          className="max-w-xl"
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        {actions ? (
          <>
            <PasteLetter roundId={round.id} add={actions.comments.add} />
            <AddComment roundId={round.id} disciplines={disciplines} add={actions.comments.add} />
          </>
        ) : null}
        {counts.all > 0 ? (
          <AppLink
            to="/dashboard/permit-checklist/[check]/comments"
            params={{ check: checkId }}
            query={{ round: String(number), letter: '1' }}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            <FileText aria-hidden="true" className="size-4" />
            {t('letter.button')}
          </AppLink>
        ) : null}
      </div>
    </Card>
  );
}
