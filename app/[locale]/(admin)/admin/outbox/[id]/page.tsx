import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getFormatter, getTranslations, setRequestLocale } from 'next-intl/server';
import { BackLink } from '@/components/layout/back-link';
import { ClientMessages } from '@/components/layout/client-messages';
import { Card, CardHeader } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { PageHeader } from '@/components/ui/page-header';
import { getOutboxMessage } from '@/lib/company/notifications/outbox';
import type { OutboxMessage } from '@/lib/company/notifications/view';
import type { AdminActor, Context } from '@/lib/context';
import { requireAdmin } from '@/lib/edge/server/session';
import { AppError } from '@/lib/errors';
import { figure, moment } from '@/lib/platform/i18n/format';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { MessageState } from '../../_components/message-state';
import { FailureWords } from '../_components/failure-words';
import { retryMessageAction } from '../actions';
import { Retry } from './_components/retry';

type Props = { params: Promise<{ locale: string; id: string }> };

const TIME_ZONE = 'America/Chicago';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'admin.message' });
  return { title: t('facts') };
}

function formatDelivery(
  { delivery, deliveryDetail }: OutboxMessage,
  t: Awaited<ReturnType<typeof getTranslations<'admin.message'>>>,
): string {
  const words = delivery ? t(`deliveries.${delivery}`) : '';
  return [words, deliveryDetail].filter(Boolean).join(' · ');
}

async function findMessage(ctx: Context<AdminActor>, id: string): Promise<OutboxMessage | null> {
  try {
    return await getOutboxMessage(ctx, id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

export default async function MessagePage({ params }: Props) {
  const { locale: given, id } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx } = await requireAdmin(locale);
  const message = await findMessage(ctx, id);
  if (!message) redirect(hrefFor('/admin/outbox', locale));
  const [t, outbox, format] = await Promise.all([
    getTranslations('admin.message'),
    getTranslations('admin.outbox'),
    getFormatter(),
  ]);
  const when = (at: Date) => moment(format, at, { now: ctx.now, timeZone: TIME_ZONE });
  const facts = [
    { term: outbox('to'), detail: message.recipient },
    { term: outbox('company'), detail: message.companyName ?? outbox('noCompany') },
    { term: outbox('state'), detail: <MessageState state={message.state} /> },
    { term: t('channel'), detail: t(`channels.${message.channel}`) },
    { term: t('language'), detail: t(`languages.${message.locale}`) },
    { term: outbox('created'), detail: when(message.createdAt) },
    ...(message.sentAt ? [{ term: outbox('sent'), detail: when(message.sentAt) }] : []),
    { term: t('attempts'), detail: figure(message.attempts) },
    ...(message.failure ? [{ term: t('failure'), detail: <FailureWords failure={message.failure} /> }] : []),
    ...(message.segments === null ? [] : [{ term: t('segments'), detail: figure(message.segments) }]),
    ...(message.providerId ? [{ term: t('providerId'), detail: message.providerId }] : []),
    ...(message.delivery ? [{ term: t('delivery'), detail: formatDelivery(message, t) }] : []),
    ...(message.nextAttemptAt ? [{ term: t('nextAttempt'), detail: when(message.nextAttemptAt) }] : []),
  ];
  const headers = Object.entries(message.headers).map(([term, detail]) => ({
    term,
    detail: <span className="font-mono text-sm">{detail}</span>,
  }));
  return (
    <>
      <PageHeader
        eyebrow={<BackLink to="/admin/outbox">{t('back')}</BackLink>}
        title={message.subject || message.recipient}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {message.html ? (
            <Card as="section" beam flush>
              <CardHeader className="mb-0! px-4 py-4 sm:px-6" title={t('html')} />
              {/* No scripts, no forms, no origin: what a message carries can do nothing here. */}
              <iframe
                title={t('html')}
                sandbox=""
                srcDoc={message.html}
                className="h-[36rem] w-full rounded-b-md border-t border-line bg-white"
              />
            </Card>
          ) : null}
          <Card as="section">
            <CardHeader title={t('text')} />
            <pre className="font-mono text-sm whitespace-pre-wrap wrap-anywhere">{message.text}</pre>
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Card as="section">
            <CardHeader title={t('facts')} />
            <DescriptionList items={facts} className="lg:[&>div]:grid-cols-[7.5rem_1fr]" />
          </Card>
          {message.retry ? (
            <Card as="section" className="flex flex-col gap-3">
              <p>{t(`retry.${message.retry}`)}</p>
              {message.retry === 'possible' ? (
                <ClientMessages namespaces={['admin']}>
                  <Retry messageId={message.id} retry={retryMessageAction} />
                </ClientMessages>
              ) : null}
            </Card>
          ) : null}
          <Card as="section">
            <CardHeader title={t('headers')} />
            {headers.length > 0 ? (
              <DescriptionList items={headers} className="lg:[&>div]:grid-cols-1" />
            ) : (
              <p className="text-muted">{t('noHeaders')}</p>
            )}
          </Card>
        </div>
      </div>
    </>
  );
}
