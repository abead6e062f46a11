import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { type Clock, localDay, shortDay } from '@/lib/platform/i18n/format';
import type { FeedOverview } from '@/lib/tracking/feeds/overview';
import { SET_ASIDE_REASONS, type SetAsideReason } from '@/lib/tracking/feeds/types';

interface Props {
  feed: Pick<FeedOverview, 'setAside' | 'unknownWords' | 'counted'>;
  clock: Clock;
}

/** The rows kept aside by reason, the status words no bucket of the record has, and what of it is new by day. */
export function Unread({ feed: { setAside, unknownWords, counted }, clock }: Props) {
  const t = useTranslations('admin.cities');
  const reasons = useTranslations('admin.reasons');
  const format = useFormatter();
  const told = SET_ASIDE_REASONS.filter((reason) => setAside[reason]);
  if (told.length === 0 && unknownWords.length === 0 && counted.length === 0) return null;
  return (
    <Disclosure summary={<span className="text-sm">{t('details')}</span>} className="mt-2 border-b-0">
      <div className="grid gap-6 text-sm sm:grid-cols-2">
        {told.length > 0 ? (
          <List title={t('setAside')}>
            {told.map((reason) => (
              <li key={reason} className="flex justify-between gap-4 py-1">
                {reasons(reason)}{' '}
                <span className="text-muted">{t('rowsSetAside', { count: setAside[reason] ?? 0 })}</span>
              </li>
            ))}
          </List>
        ) : null}
        {unknownWords.length > 0 ? (
          <List title={t('words')}>
            {unknownWords.map(({ word, rows, firstSeenAt }) => (
              <li key={word} className="flex justify-between gap-4 py-1">
                <span className="font-mono wrap-anywhere">{word}</span>
                <span className="shrink-0 text-right text-muted">
                  {t('rowsSetAside', { count: rows })} ·{' '}
                  {t('seenFirst', { date: localDay(format, firstSeenAt, clock) })}
                </span>
              </li>
            ))}
          </List>
        ) : null}
        {counted.length > 0 ? (
          <List title={t('countedTitle')}>
            {counted.map(({ day, kind, detail, rows }) => (
              <li key={`${day} ${kind} ${detail}`} className="flex justify-between gap-4 py-1">
                <span className="min-w-0 wrap-anywhere">
                  {kind === 'set_aside' && isReason(detail) ? reasons(detail) : <Code>{detail}</Code>}{' '}
                  <span className="text-muted">({t(`kinds.${kind}`)})</span>
                </span>
                <span className="shrink-0 text-right text-muted">
                  {t('rowsSetAside', { count: rows })} · {shortDay(format, day, clock.now)}
                </span>
              </li>
            ))}
          </List>
        ) : null}
      </div>
    </Disclosure>
  );
}

function isReason(text: string): text is SetAsideReason {
  return SET_ASIDE_REASONS.some((reason) => reason === text);
}

function Code({ children }: { children: ReactNode }) {
  return <span className="font-mono">{children}</span>;
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-1 text-sm">{title}</h3>
      <ul className="divide-y divide-line">{children}</ul>
    </div>
  );
}
