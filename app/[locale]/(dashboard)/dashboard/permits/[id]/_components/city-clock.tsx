import { FileText } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { buttonClass } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { ConfidenceMark } from '@/components/ui/confidence-mark';
import { lateReading } from '@/lib/company/city-clock/late';
import type { CityClock as Clock } from '@/lib/company/city-clock/queries';
import { calendarDay, figure } from '@/lib/platform/i18n/format';
import { shownConfidence } from '@/lib/tracking/cities/fact-trust';
import type { CitySource } from '@/lib/tracking/cities/types';
import type { ClockReading, ReviewTime } from '@/lib/tracking/review-times/types';

interface CityClockProps {
  permitId: number;
  clock: Clock;
  /** Whether the city names target days for the desks of this very permit. */
  hasTargets: boolean;
  /** The form for the day of the complete application. */
  children: React.ReactNode;
}

/** The times the city has to answer in, where each stands, what may be claimed, and a letter once one is past. */
export function CityClock({ permitId, clock, hasTargets, children }: CityClockProps) {
  const t = useTranslations('cityClock');
  const { readings, uncounted, usual, isOpen } = clock;
  const isNone = readings.length + uncounted.length === 0;
  const countsFromComplete = [...readings.map(({ time }) => time), ...uncounted].some(
    ({ starts }) => starts === 'complete',
  );
  return (
    <Card as="section">
      <CardHeader title={t('title')} />
      <div className="flex flex-col gap-4">
        {isNone ? <p>{t('none')}</p> : null}
        {hasTargets ? <p>{t('targets')}</p> : null}
        {isNone ? null : (
          <ul className="flex flex-col divide-y divide-line">
            {readings.map((reading) => (
              <li key={reading.time.id} className="flex min-w-0 flex-col gap-1 py-3 first:pt-0">
                <Standing reading={reading} />
                <Grounds time={reading.time} reading={reading} />
              </li>
            ))}
            {uncounted.map((time) => (
              <li key={time.id} className="flex min-w-0 flex-col gap-1 py-3 first:pt-0">
                <Term time={time} />
                <p className="text-sm text-muted">{t('uncounted')}</p>
                <Grounds time={time} reading={null} />
              </li>
            ))}
          </ul>
        )}
        {countsFromComplete ? children : null}
        {isOpen ? (
          <p className="text-sm text-muted">
            {usual
              ? t('usual', { median: usual.median, most: usual.most, count: figure(usual.count) })
              : t('noUsual')}
          </p>
        ) : null}
        {lateReading(clock) ? <LetterOffer permitId={permitId} /> : null}
      </div>
    </Card>
  );
}

function Term({ time }: { time: ReviewTime }) {
  const t = useTranslations('cityClock');
  return (
    <p className="text-sm">
      <span className="font-semibold">{t(`wanted.${time.ends}`)}</span>{' '}
      {t(`within.${time.counts}`, { days: time.days })} {t(`from.${time.starts}`)}
      <span className="text-muted"> · {t(`basis.${time.basis}`)}</span>
    </p>
  );
}

function Standing({ reading }: { reading: ClockReading }) {
  const t = useTranslations('cityClock');
  const format = useFormatter();
  const { time, state, day, dueOn, lateBy, endedOn, startsOn, isStartKnown } = reading;
  const isPast = state === 'late' || state === 'missed';
  const start = isStartKnown ? time.starts : ('filedInstead' as const);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
        <span className="text-lg font-semibold">{t('day', { day, of: time.days })}</span>
        {dueOn ? <time dateTime={dueOn}>{t('due', { date: calendarDay(format, dueOn) })}</time> : null}
        <span className={classNames('text-sm font-semibold', isPast ? 'text-action' : 'text-muted')}>
          {t(`state.${state}`, {
            count: lateBy,
            date: endedOn === null ? '' : calendarDay(format, endedOn),
          })}
        </span>
      </p>
      <Term time={time} />
      <p className="text-sm text-muted">
        {t(`countedFrom.${start}`, { date: calendarDay(format, startsOn) })} {t(`notCounted.${time.counts}`)}
      </p>
    </>
  );
}

function Grounds({ time, reading }: { time: ReviewTime; reading: ClockReading | null }) {
  const t = useTranslations('cityClock');
  const locale = useAppLocale();
  const { provided, claims, sources } = time;
  const isLate = reading?.state === 'late';
  return (
    <>
      {provided ? (
        <p className="text-sm">
          <span className="font-semibold">{t('provided')}:</span> {provided[locale]}
        </p>
      ) : null}
      {isLate && claims.length === 0 ? <p className="text-sm">{t('noClaims')}</p> : null}
      {isLate && claims.length > 0 ? (
        <div className="text-sm">
          <p className="font-semibold">{t('claims')}</p>
          {claims.map((claim) => (
            <p key={claim.text.en}>
              {claim.text[locale]} <Sources sources={claim.sources} confidence={claim.confidence} />
            </p>
          ))}
        </div>
      ) : null}
      <p className="text-sm">
        <Sources sources={sources} confidence={time.confidence} />
      </p>
    </>
  );
}

function Sources({
  sources,
  confidence,
}: {
  sources: readonly CitySource[];
  confidence: ReviewTime['confidence'];
}) {
  const t = useTranslations('cityClock');
  const format = useFormatter();
  return (
    <span className="text-muted wrap-anywhere">
      {sources.map(({ title, url, readOn, isCopy }, index) => (
        <span key={url}>
          {index > 0 ? '; ' : ''}
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="text-link underline underline-offset-4"
          >
            {t('source', { title, date: calendarDay(format, readOn) })}
          </a>
          {isCopy ? ` (${t('copy')})` : ''}
        </span>
      ))}{' '}
      <ConfidenceMark confidence={shownConfidence({ confidence, sources })} />
    </span>
  );
}

function LetterOffer({ permitId }: { permitId: number }) {
  const t = useTranslations('cityClock.letter');
  return (
    <div className="flex flex-col items-start gap-2 border-t border-line pt-4">
      <h3 className="text-sm font-semibold">{t('title')}</h3>
      <p className="text-sm">{t('text')}</p>
      <a
        href={`/api/v1/city-clock-letters/${permitId}`}
        className={buttonClass({ variant: 'secondary', size: 'sm' })}
      >
        <FileText aria-hidden="true" className="size-3.5 shrink-0" />
        {t('download')}
      </a>
      <p className="text-sm text-muted">{t('advice')}</p>
    </div>
  );
}
