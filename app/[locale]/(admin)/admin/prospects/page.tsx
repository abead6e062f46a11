import type { Metadata } from 'next';
import { getFormatter, getTranslations, setRequestLocale } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { Card, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { listObjections } from '@/lib/company/prospects/objections';
import { requireAdmin } from '@/lib/edge/server/session';
import { localDay } from '@/lib/platform/i18n/format';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { ObjectionForm } from './_components/objection-form';
import { RemoveObjection } from './_components/remove-objection';
import { addObjectionAction, removeObjectionAction } from './actions';

/** The back office runs on one clock, whoever looks. */
const TIME_ZONE = 'America/Chicago';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'prospects.admin' });
  return { title: t('title') };
}

export default async function AdminProspectsPage({ params }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx } = await requireAdmin(locale);
  const [objections, t, format] = await Promise.all([
    listObjections(ctx),
    getTranslations('prospects.admin'),
    getFormatter(),
  ]);
  const clock = { now: ctx.now, timeZone: TIME_ZONE };
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <ClientMessages namespaces={['prospects']}>
        <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
          {objections.length === 0 ? (
            <EmptyState title={t('empty')} />
          ) : (
            <ul aria-label={t('list')} className="divide-y divide-line rounded-md border border-line bg-card">
              {objections.map(({ id, kind, given: name, state, note, createdAt }) => (
                <li key={id} className="flex items-start justify-between gap-4 px-4 py-3">
                  <div className="min-w-0">
                    <p className="font-semibold wrap-anywhere">
                      {name}
                      {state ? `, ${state}` : ''}
                    </p>
                    <p className="text-sm text-muted">
                      {t(`kinds.${kind}`)} · {t('since', { date: localDay(format, createdAt, clock) })}
                    </p>
                    {note ? <p className="text-sm wrap-anywhere">{note}</p> : null}
                  </div>
                  <RemoveObjection id={id} remove={removeObjectionAction} />
                </li>
              ))}
            </ul>
          )}
          <Card as="section" beam>
            <CardHeader title={t('add')} />
            <ObjectionForm add={addObjectionAction} />
          </Card>
        </div>
      </ClientMessages>
    </>
  );
}
