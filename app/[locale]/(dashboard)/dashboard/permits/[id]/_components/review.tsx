import { useFormatter, useTranslations } from 'next-intl';
import { Card, CardHeader } from '@/components/ui/card';
import { calendarDay } from '@/lib/platform/i18n/format';
import { sentenceCase } from '@/lib/tracking/permits/plain-case';
import { deskName } from '@/lib/tracking/permits/step-event';
import type { ReviewComment, ReviewStep } from '@/lib/tracking/permits/view';

/** The desks the plans lie at or have been at, the latest first. */
export function ReviewSteps({ steps }: { steps: readonly ReviewStep[] }) {
  const t = useTranslations('permits.review');
  const format = useFormatter();
  if (steps.length === 0) return null;
  return (
    <Card as="section">
      <CardHeader title={t('title')} />
      <ul className="divide-y divide-line border-y border-line">
        {steps.map((step) => (
          <li key={step.sourceKey} className="flex min-w-0 flex-col gap-0.5 py-3 wrap-anywhere">
            <p className="flex flex-wrap items-baseline gap-x-2 font-semibold">
              <span title={step.desk}>{deskName(step.desk)}</span>
              {step.cycle === null || step.cycle === 0 ? null : (
                <span className="text-sm font-normal text-muted">{t('cycle', { cycle: step.cycle })}</span>
              )}
            </p>
            <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
              <span className="font-semibold">{t(`outcomes.${step.outcome}`)}</span>
              {step.resultWord === null ? null : (
                <span className="text-muted" title={step.resultWord}>
                  {t('cityWord', { word: sentenceCase(step.resultWord) })}
                </span>
              )}
            </p>
            <p className="flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
              {(['arrived', 'finished', 'due'] as const).map((what) => {
                const day = step[`${what}On`];
                return day === null ? null : (
                  <time key={what} dateTime={day}>
                    {t(what, { date: calendarDay(format, day) })}
                  </time>
                );
              })}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What reviewers wrote, in their own words. */
export function ReviewComments({ comments }: { comments: readonly ReviewComment[] }) {
  const t = useTranslations('permits.review');
  const format = useFormatter();
  if (comments.length === 0) return null;
  return (
    <Card as="section">
      <CardHeader title={t('comments')} />
      <ul className="divide-y divide-line border-y border-line">
        {comments.map(({ sourceKey, desk, cycle, writtenOn, subject, body, link }) => (
          <li key={sourceKey} className="flex min-w-0 flex-col gap-1 py-3 wrap-anywhere">
            <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
              <span>{desk === null ? t('reviewer') : deskName(desk)}</span>
              {cycle === null || cycle === 0 ? null : <span>{t('cycle', { cycle })}</span>}
              {writtenOn === null ? null : (
                <time dateTime={writtenOn} className="tabular-nums">
                  {calendarDay(format, writtenOn)}
                </time>
              )}
            </p>
            {subject === null ? null : <p className="font-semibold">{subject}</p>}
            <p className="whitespace-pre-line" dir="auto">
              {body}
            </p>
            {link === null ? null : (
              <a
                href={link}
                rel="noopener noreferrer"
                target="_blank"
                className="text-link inline-flex min-h-6 items-center self-start text-sm pointer-coarse:min-h-11"
              >
                {t('letter')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
