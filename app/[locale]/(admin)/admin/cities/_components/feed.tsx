import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Disclosure } from '@/components/ui/disclosure';
import { cityLabel } from '@/lib/cities/catalogue';
import { PLATFORM_NAMES } from '@/lib/feeds/platform-names';
import type { FeedOverview } from '@/lib/feeds/queries';
import { feedRecord } from '@/lib/feeds/records/all';
import { SET_ASIDE_REASONS } from '@/lib/feeds/types';
import { ago, type Clock, figure } from '@/lib/i18n/format';
import { FeedStateBadge } from '../../../_components/feed-state';
import { readNowAction, setPausedAction } from '../actions';
import { FeedButtons } from './feed-buttons';

interface Props {
  feed: FeedOverview;
  words: { word: string; rows: number }[];
  clock: Clock;
}

export function Feed({ feed, words, clock }: Props) {
  const t = useTranslations('admin.cities');
  const failures = useTranslations('admin.failures');
  const format = useFormatter();
  const locale = useAppLocale();
  const record = feedRecord(feed.record);
  const when = (at: Date | null) => (at ? ago(format, at, clock) : t('never'));
  const aside = Object.values(feed.setAside).reduce((sum, rows) => sum + rows, 0);
  return (
    <li className="px-4 py-4 sm:px-6">
      <div className="grid gap-x-6 gap-y-3 lg:grid-cols-[minmax(11rem,1.2fr)_repeat(4,minmax(0,1fr))_15rem] lg:items-center">
        <div className="flex flex-col gap-0.5">
          <h2 className="text-lg">{cityLabel(feed.record, locale)}</h2>
          <FeedStateBadge state={feed.state} />
          <p className="text-sm text-muted">
            {record ? `${PLATFORM_NAMES[record.platform]} · ` : ''}
            {t(`mode.${feed.mode}`)}
          </p>
        </div>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:grid-cols-4 lg:contents">
          <Figure term={t('lastRead')}>{when(feed.lastSuccessAt)}</Figure>
          <Figure term={t('nextTry')}>{feed.state === 'paused' ? '–' : when(feed.nextPollAt)}</Figure>
          <Figure term={t('rows')}>{figure(feed.rowsRead)}</Figure>
          <Figure term={t('setAside')}>{figure(aside)}</Figure>
        </dl>
        <FeedButtons
          feedId={feed.id}
          city={cityLabel(feed.record, locale)}
          paused={feed.state === 'paused'}
          readNow={readNowAction}
          setPaused={setPausedAction}
        />
      </div>
      {feed.failure ? (
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
      {aside > 0 || words.length > 0 ? <Unread setAside={feed.setAside} words={words} /> : null}
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

/** The rows kept aside by reason, and the status words no bucket has. */
function Unread({ setAside, words }: { setAside: FeedOverview['setAside']; words: Props['words'] }) {
  const t = useTranslations('admin.cities');
  const reasons = useTranslations('admin.reasons');
  return (
    <Disclosure summary={<span className="text-sm">{t('details')}</span>} className="mt-2 border-b-0">
      <div className="grid gap-6 text-sm sm:grid-cols-2">
        <List title={t('setAside')}>
          {SET_ASIDE_REASONS.map((reason) =>
            setAside[reason] ? (
              <li key={reason} className="flex justify-between gap-4 py-1">
                {reasons(reason)}{' '}
                <span className="text-muted">{t('rowsSetAside', { count: setAside[reason] })}</span>
              </li>
            ) : null,
          )}
        </List>
        {words.length > 0 ? (
          <List title={t('words')}>
            {words.map(({ word, rows }) => (
              <li key={word} className="flex justify-between gap-4 py-1">
                <span className="font-mono wrap-anywhere">{word}</span>
                <span className="shrink-0 text-muted">{t('rowsSetAside', { count: rows })}</span>
              </li>
            ))}
          </List>
        ) : null}
      </div>
    </Disclosure>
  );
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-1 text-sm">{title}</h3>
      <ul className="divide-y divide-line">{children}</ul>
    </div>
  );
}
