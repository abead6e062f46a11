import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getFormatter, getTranslations, setRequestLocale } from 'next-intl/server';
import { BackLink } from '@/components/layout/back-link';
import { ClientMessages } from '@/components/layout/client-messages';
import { Card, CardHeader } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { requireAdmin } from '@/lib/edge/server/session';
import { AppError } from '@/lib/errors';
import { utcDay } from '@/lib/platform/clock/days';
import { calendarDay } from '@/lib/platform/i18n/format';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { getCase } from '@/lib/site/privacy/cases';
import { listHoldings } from '@/lib/site/privacy/holdings';
import { caseIdSchema } from '@/lib/site/privacy/schema';
import { DutyLine } from '../_components/duty-line';
import { CaseSteps } from './_components/case-steps';
import { Holdings } from './_components/holdings';

type Props = { params: Promise<{ locale: string; caseId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'admin.privacy' });
  return { title: t('title') };
}

export default async function CasePage({ params }: Props) {
  const { locale: given, caseId } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx } = await requireAdmin(locale);
  if (!caseIdSchema.safeParse(caseId).success) notFound();
  const one = await getCase(ctx, { caseId }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  });
  const [holdings, t, format] = await Promise.all([
    listHoldings(ctx, { email: one.email }),
    getTranslations('admin.privacy'),
    getFormatter(),
  ]);
  const day = (at: Date | null) => (at ? calendarDay(format, utcDay(at)) : t('notYet'));
  const facts: [string, string][] = [
    [t('facts.email'), one.email],
    [t('facts.state'), one.state ?? ''],
    [t('facts.received'), day(one.receivedAt)],
    [t('facts.confirmBy'), `${calendarDay(format, one.clock.confirmBy)} · ${day(one.confirmedAt)}`],
    [t('facts.answerBy'), calendarDay(format, one.clock.answerBy)],
    ...(one.extensionReason ? [[t('facts.extension'), one.extensionReason] as [string, string]] : []),
    ...(one.note ? [[t('facts.note'), one.note] as [string, string]] : []),
  ];
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageHeader
        className="mb-0"
        eyebrow={<BackLink to="/admin/privacy">{t('title')}</BackLink>}
        title={`${t(`kinds.${one.kind}`)}: ${one.name}`}
        description={<span className="font-mono">{one.id}</span>}
        actions={<DutyLine one={one} now={ctx.now} />}
      />
      <Card as="section" beam>
        <dl className="divide-y divide-line">
          {facts.map(([name, value]) => (
            <div key={name} className="grid gap-x-4 py-2 sm:grid-cols-[12rem_1fr]">
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 whitespace-pre-wrap border-l-2 border-line pl-4 wrap-anywhere">{one.message}</p>
      </Card>
      <ClientMessages namespaces={['admin']}>
        <Card as="section">
          <CardHeader
            title={t('holdings.title')}
            description={t(one.hasAccount ? 'holdings.account' : 'holdings.text')}
          />
          <Holdings caseId={one.id} holdings={holdings} mayErase={!one.hasAccount && one.closedAt === null} />
        </Card>
        {one.closedAt ? null : (
          <Card as="section">
            <CardHeader title={t('steps.title')} description={t('steps.text')} />
            <CaseSteps
              caseId={one.id}
              confirmed={one.confirmedAt !== null}
              extended={one.extendedAt !== null}
            />
          </Card>
        )}
      </ClientMessages>
    </div>
  );
}
