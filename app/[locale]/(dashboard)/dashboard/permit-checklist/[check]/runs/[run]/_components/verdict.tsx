import { CircleCheck, CircleDashed, CircleX, Hand, Sparkles } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import type { RunDetail } from '@/lib/checking/checks/queries';
import { getVerdict } from '@/lib/checking/checks/readiness';
import { calendarDay, dollarsAndCents } from '@/lib/platform/i18n/format';
import { JudgingAgain } from './judging-again';
import type { FindingKind } from './result-types';
import { getKind } from './result-view';
import { isSettled } from './settled';

interface Props {
  run: RunDetail;
  /** Checks the company has now. */
  balance: number;
  children: ReactNode;
}

function getVerdictAppearance(state: RunDetail['state'], missing: number) {
  if (state === 'cancelled') return { icon: CircleDashed, colour: 'text-unknown' };
  if (state !== 'done') return { icon: CircleX, colour: 'text-stopped' };
  return missing === 0 ? { icon: CircleCheck, colour: 'text-issued' } : { icon: Hand, colour: 'text-action' };
}

/** What the run says in a line, what that means, and what can be done with it. It never says more than it knows. */
export function Verdict({ run, balance, children }: Props) {
  const t = useTranslations('checks.verdict');
  const outcome = useTranslations('checks.outcome');
  const verdict = getVerdict(run.readiness);
  const count = verdict.count;
  const isDone = run.state === 'done';
  const { icon: Icon, colour } = getVerdictAppearance(run.state, count);
  return (
    <Card beam className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <Icon aria-hidden="true" className={`mt-0.5 size-8 shrink-0 ${colour}`} />
        <h2 id="verdict" tabIndex={-1} className="rounded-md text-3xl">
          {isDone ? outcome('done', { ...verdict }) : outcome(run.state)}
        </h2>
      </div>
      <p className="max-w-[68ch]">
        {isDone
          ? t(count === 0 ? 'ready' : 'notReady')
          : t(run.state === 'cancelled' ? 'cancelled' : `failed.${run.failure ?? 'broke_off'}`)}
      </p>
      {run.failure === 'nothing_readable' ? <Unreadable files={run.files} /> : null}
      {isDone ? <Tally run={run} /> : null}
      <p className="text-sm text-muted print:hidden">
        {t(isDone && run.charged ? 'used' : 'free')} {t('left', { count: balance })}
        {isDone ? ` ${t('again')}` : null}
      </p>
      <JudgingAgain />
      {run.explanation?.summary ? (
        <div className="flex items-start gap-3 border-l-2 border-line pl-3">
          <Sparkles aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
          <div>
            <p className="text-sm font-semibold">{t('explained', { name: run.model?.name ?? '' })}</p>
            <p lang={run.locale} className="max-w-[68ch] whitespace-pre-line">
              {run.explanation.summary}
            </p>
          </div>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2 print:hidden">{children}</div>
    </Card>
  );
}

const TALLIED = ['missing', 'confirm', 'incorrect', 'ask', 'decide', 'fine'] as const;

/** What a finding is counted under. */
const TALLIED_AS = {
  missing: 'missing',
  contradicts: 'incorrect',
  correct: 'incorrect',
  confirm: 'confirm',
  doubt: 'confirm',
  ask: 'ask',
} as const satisfies Record<Exclude<FindingKind, 'remark'>, (typeof TALLIED)[number]>;

/** Five do not fit beside each other on a phone: what is to be corrected and what is asked are one there. */
const WHERE: Partial<Record<(typeof TALLIED)[number], string>> = {
  incorrect: 'max-sm:hidden',
  ask: 'max-sm:hidden',
  decide: 'sm:hidden',
};

/** What there is to do, by how firmly it is told, and how much is fine. */
function Tally({ run }: { run: RunDetail }) {
  const t = useTranslations('checks.tally');
  const counts = { missing: 0, confirm: 0, incorrect: 0, ask: 0, decide: 0, fine: 0 };
  const asked = new Set<string>();
  for (const finding of run.findings) {
    if (isSettled(finding)) continue;
    const kind = getKind(finding);
    // A question that decides several papers is asked once.
    const question = kind === 'ask' ? String(finding.values.questions ?? finding.key) : finding.key;
    if (kind === 'remark' || asked.has(question)) continue;
    asked.add(question);
    counts[TALLIED_AS[kind]] += 1;
  }
  counts.decide = counts.incorrect + counts.ask;
  const fee = getFeeDifference(run);
  counts.fine = run.review?.standings.filter(({ standing }) => standing === 'found').length ?? 0;
  return (
    <dl className="-mx-4 flex border-y border-line sm:mx-0 sm:border-x">
      {TALLIED.map((name) => (
        <div
          key={name}
          className={classNames(
            'flex min-w-0 flex-1 flex-col-reverse justify-end gap-0.5 border-line px-3 py-2 not-last:border-r sm:px-4',
            WHERE[name],
          )}
        >
          <dt className="text-sm text-muted">{t(name, { count: counts[name] })}</dt>
          <dd className="font-heading text-xl font-bold tabular-nums">{counts[name]}</dd>
        </div>
      ))}
      {fee === null ? null : (
        <div className="flex min-w-0 flex-[1.8] flex-col-reverse justify-end gap-0.5 px-4 py-2 max-sm:hidden">
          <dt className="text-sm text-muted">{t('fee')}</dt>
          <dd className="font-heading text-xl font-bold text-action tabular-nums">
            {t(fee < 0 ? 'short' : 'over', { amount: dollarsAndCents(Math.abs(fee)) })}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** What the stated fee is over the schedule's; null where the two are the same, or one of them is not known. */
function getFeeDifference({ review }: RunDetail): number | null {
  if (review?.fee.verdict !== 'differs') return null;
  const { statedCents, computedCents } = review.fee;
  return statedCents === null || computedCents === null ? null : statedCents - computedCents;
}

/** Each file with the reason it could not be read. */
function Unreadable({ files }: Pick<RunDetail, 'files'>) {
  const t = useTranslations('findings.failures');
  return (
    <ul className="flex flex-col gap-2">
      {files.map(({ id, name, failure }) => (
        <li key={id} className="max-w-[68ch] border-l-2 border-line pl-3">
          <p className="font-medium wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          <p className="text-sm text-muted">{t(failure ?? 'reader_failed')}</p>
        </li>
      ))}
    </ul>
  );
}

/** Which rules judged it, of which day, and what a language model had to do with it. */
export function RunFoot({ run: { engineVersion, rulesAsOf, model } }: { run: RunDetail }) {
  const t = useTranslations('checks.foot');
  const format = useFormatter();
  return (
    <div className="flex flex-col gap-1 text-sm text-muted">
      <p>{t('rules', { version: engineVersion, date: calendarDay(format, rulesAsOf) })}</p>
      {model === null ? (
        <p>{t('rulesAlone')}</p>
      ) : (
        <p>
          {model.failure === null
            ? t('model', { name: model.name })
            : t(`modelFailed.${model.failure}`, { name: model.name })}
          {model.dropped > 0 ? ` ${t('dropped', { count: model.dropped })}` : null}
        </p>
      )}
      <p>{t('decides')}</p>
    </div>
  );
}
