import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { ago, type Clock, figure, localDay, shortDay } from '@/lib/platform/i18n/format';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import type { FeedOverview } from '@/lib/tracking/feeds/overview';
import { PLATFORM_NAMES } from '@/lib/tracking/feeds/platform-names';
import { feedRecord } from '@/lib/tracking/feeds/records';
import type { FeedScore } from '@/lib/tracking/feeds/scoreboard';
import { FeedStateBadge } from '../../_components/feed-state';
import { probeNowAction, readNowAction, setPausedAction } from '../actions';
import { FeedButtons } from './feed-buttons';
import { Held } from './held';
import { Weeks } from './scoreboard';
import { Span } from './span';
import { Unread } from './unread';

interface Props {
  feed: FeedOverview;
  score: FeedScore | undefined;
  clock: Clock;
}

export function Feed({ feed, score, clock }: Props) {
  const t = useTranslations('admin.cities');
  const failures = useTranslations('admin.failures');
  const format = useFormatter();
  const locale = useAppLocale();
  const record = feedRecord(feed.record);
  const when = (at: Date | null) => (at ? ago(format, at, clock) : t('never'));
  const next = (at: Date | null) => (feed.pausedAt || !at ? '–' : ago(format, at, clock));
  const city = cityLabel(feed.record, locale);
  return (
    <li id={feed.id} className="scroll-mt-20 px-4 py-4 sm:px-6">
      <div className="grid gap-x-6 gap-y-3 lg:grid-cols-[minmax(11rem,1fr)_3fr_13rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-0.5">
          <h2 className="text-lg">{city}</h2>
          <FeedStateBadge state={feed.state} />
          <p className="text-sm text-muted">
            {record ? `${PLATFORM_NAMES[record.platform]} · ` : ''}
            {t(`mode.${feed.mode === 'sample' ? 'sample' : 'live'}`)}
          </p>
          <p className="font-mono text-xs text-muted wrap-anywhere">{feed.record}</p>
        </div>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:grid-cols-4">
          <Figure term={t('newest')}>
            {feed.newestOn ? shortDay(format, feed.newestOn, clock.now) : t('unknownDate')}
            {feed.quietSince ? (
              <Note>{t('quietSince', { date: localDay(format, feed.quietSince, clock) })}</Note>
            ) : null}
          </Figure>
          <Figure term={t('lag')}>
            {feed.lagMs === null ? t('never') : <Span ms={feed.lagMs} />}
            {feed.everyMs === null ? null : (
              <Note>{t.rich('every', { span: () => <Span ms={feed.everyMs ?? 0} /> })}</Note>
            )}
          </Figure>
          <Figure term={t('nextTry')}>{feed.verifiedAt ? next(feed.nextPollAt) : '–'}</Figure>
          <Figure term={t('pace')}>
            {feed.pace ? <Span ms={feed.pace.everyMs} /> : t('unmeasured')}
            {feed.pace ? <Note>{t(`paces.${feed.pace.reason}`)}</Note> : null}
          </Figure>
          <Figure term={t('requests')}>{figure(feed.requestsToday)}</Figure>
          <Figure term={t('rows')}>{figure(feed.rowsRead)}</Figure>
          <Figure term={t('source')}>
            {feed.probe ? t(`probe.${feed.probe.state}`) : t('probe.none')}
            {feed.probe?.at ? <Note>{t('probed', { when: when(feed.probe.at) })}</Note> : null}
          </Figure>
          <Figure term={t('nextProbe')}>{next(feed.nextProbeAt)}</Figure>
          <Figure term={t('nextRecheck')}>{next(feed.nextRecheckAt)}</Figure>
          <Figure term={t('lateDays')}>
            {feed.lateDays === null ? t('unmeasured') : <Span ms={feed.lateDays * 86_400_000} />}
          </Figure>
          <Figure term={t('vanished')}>
            {figure(feed.vanished)}
            {feed.doubted > 0 ? <Note>{t('doubted', { count: feed.doubted })}</Note> : null}
          </Figure>
        </dl>
        <FeedButtons
          feedId={feed.id}
          city={city}
          paused={feed.pausedAt !== null}
          verified={feed.verifiedAt !== null}
          readNow={readNowAction}
          probeNow={probeNowAction}
          setPaused={setPausedAction}
        />
      </div>
      {feed.verifiedAt ? null : <p className="mt-3 text-sm text-muted">{t('unverified')}</p>}
      {feed.probe?.detail && feed.probe.state !== 'passed' ? (
        <p className="mt-3 border-l-2 border-action pl-3 text-sm wrap-anywhere">
          <strong className="font-semibold">{t(`probe.${feed.probe.state}`)}:</strong>{' '}
          <span className="text-muted">{feed.probe.detail}</span>
        </p>
      ) : null}
      {feed.hold ? <Held feedId={feed.id} city={city} hold={feed.hold} clock={clock} /> : null}
      {feed.failure && !feed.hold ? (
        <p className="mt-3 border-l-2 border-stopped pl-3 text-sm wrap-anywhere">
          <strong className="font-semibold">
            {t('failure', {
              reason: failures(feed.failure.code),
              times: feed.failure.times,
              when: when(feed.nextPollAt),
            })}
          </strong>{' '}
          <span className="text-muted">{feed.failure.detail}</span>
        </p>
      ) : null}
      <Unread feed={feed} clock={clock} />
      {score ? <Weeks score={score} city={city} now={clock.now} /> : null}
    </li>
  );
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{term}</dt>
      <dd className="text-sm font-medium tabular-nums">{children}</dd>
    </div>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <span className="block text-xs font-normal text-muted">{children}</span>;
}
