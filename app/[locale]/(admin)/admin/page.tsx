import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AppLink } from '@/components/layout/app-link';
import { buttonClass } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { PageHeader } from '@/components/ui/page-header';
import { listRuleRecords } from '@/lib/checking/checks/wrong-findings';
import { countOutbox } from '@/lib/company/notifications/outbox';
import { NOTIFICATION_STATES } from '@/lib/company/notifications/types';
import { requireAdmin } from '@/lib/edge/server/session';
import { figure } from '@/lib/platform/i18n/format';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import { FEED_STATES, type FeedState, listFeedStates } from '@/lib/tracking/feeds/overview';
import { countTotals } from '@/lib/tracking/permits/totals';
import { FeedStateBadge } from './_components/feed-state';
import { MessageState } from './_components/message-state';
import { RuleRecords } from './_components/rule-records';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'admin.overview' });
  return { title: t('title') };
}

const TROUBLED: ReadonlySet<FeedState> = new Set(['changed', 'failing', 'late', 'quiet']);

export default async function AdminPage({ params }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx } = await requireAdmin(locale);
  const [feeds, holdings, outbox, rules, t, failures] = await Promise.all([
    listFeedStates(ctx),
    countTotals(ctx),
    countOutbox(ctx),
    listRuleRecords(ctx),
    getTranslations('admin.overview'),
    getTranslations('admin.failures'),
  ]);
  const troubled = feeds.filter((feed) => TROUBLED.has(feed.state) || feed.unknownWords.length > 0);
  return (
    <>
      <PageHeader title={t('title')} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card as="section" beam>
          <CardHeader title={t('attention')} />
          {troubled.length === 0 && outbox.failed === 0 ? <p className="text-muted">{t('calm')}</p> : null}
          <ul className="divide-y divide-line">
            {outbox.failed > 0 ? (
              <li className="py-2.5">
                <AppLink to="/admin/outbox" className="text-link">
                  {t('failedMessages', { count: outbox.failed })}
                </AppLink>
              </li>
            ) : null}
            {troubled.map((feed) => (
              <li
                key={feed.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
              >
                <span className="font-semibold">{cityLabel(feed.record, locale)}</span>
                <span className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
                  {feed.unknownWords.length > 0 ? t('words', { count: feed.unknownWords.length }) : null}
                  {feed.failure ? failures(feed.failure.code) : null}
                  <FeedStateBadge state={feed.state} />
                </span>
              </li>
            ))}
          </ul>
          <AppLink to="/admin/cities" className={`${buttonClass({ variant: 'secondary' })} mt-4`}>
            {t('allCities')}
          </AppLink>
        </Card>
        <div className="flex flex-col gap-6">
          <Card as="section">
            <CardHeader title={t('counts')} />
            <dl className="grid grid-cols-2 gap-4">
              {(['permits', 'companies', 'links', 'events'] as const).map((name) => (
                <div key={name} className="flex flex-col-reverse">
                  <dt className="text-sm text-muted">{t(name)}</dt>
                  <dd className="font-heading text-2xl font-bold tabular-nums">{figure(holdings[name])}</dd>
                </div>
              ))}
            </dl>
          </Card>
          <Card as="section">
            <CardHeader title={t('feeds')} />
            <Rows>
              {FEED_STATES.map((state) => (
                <Row key={state} count={feeds.filter((feed) => feed.state === state).length}>
                  <FeedStateBadge state={state} />
                </Row>
              ))}
            </Rows>
          </Card>
          <Card as="section">
            <CardHeader
              title={t('outbox')}
              actions={
                <AppLink to="/admin/outbox" className="text-link">
                  {t('openOutbox')}
                </AppLink>
              }
            />
            <Rows>
              {NOTIFICATION_STATES.map((state) => (
                <Row key={state} count={outbox[state]}>
                  <MessageState state={state} many />
                </Row>
              ))}
            </Rows>
          </Card>
        </div>
      </div>
      <RuleRecords rules={rules} />
    </>
  );
}

function Rows({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line">{children}</ul>;
}

function Row({ count, children }: { count: number; children: ReactNode }) {
  return (
    <li
      className={classNames(
        'flex items-center justify-between gap-4 py-2',
        // Nothing there: no colour asks for a look.
        count === 0 && 'text-muted [&_*]:text-muted!',
      )}
    >
      {children}
      <span className="font-semibold tabular-nums">{figure(count)}</span>
    </li>
  );
}
