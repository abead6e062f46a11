import type { Metadata } from 'next';
import { getFormatter, getTranslations, setRequestLocale } from 'next-intl/server';
import { AppLink } from '@/components/layout/app-link';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { requireAdmin } from '@/lib/edge/server/session';
import { utcDay } from '@/lib/platform/clock/days';
import { shortDay } from '@/lib/platform/i18n/format';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { listCases } from '@/lib/site/privacy/cases';
import { DutyLine } from './_components/duty-line';

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'admin.privacy' });
  return { title: t('title') };
}

export default async function CasesPage({ params, searchParams }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx } = await requireAdmin(locale);
  const closed = (await searchParams).closed === '1';
  const [cases, t, format] = await Promise.all([
    listCases(ctx, { closed }),
    getTranslations('admin.privacy'),
    getFormatter(),
  ]);
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <nav aria-label={t('filter')} className="mb-4 flex gap-2">
        {[false, true].map((choice) => (
          <AppLink
            key={String(choice)}
            to="/admin/privacy"
            query={choice ? { closed: '1' } : {}}
            aria-current={choice === closed ? 'true' : undefined}
            className={buttonClass({ variant: choice === closed ? 'secondary' : 'quiet', size: 'sm' })}
          >
            {t(choice ? 'closed' : 'open')}
          </AppLink>
        ))}
      </nav>
      {cases.length === 0 ? (
        <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
      ) : (
        <ul aria-label={t('title')} className="divide-y divide-line rounded-md border border-line bg-card">
          {cases.map((one) => (
            <li
              key={one.id}
              className="relative grid gap-x-6 gap-y-1 px-4 py-3 hover:bg-sunken/60 sm:px-6 md:grid-cols-[1fr_auto]"
            >
              <div className="min-w-0">
                <AppLink
                  to="/admin/privacy/[caseId]"
                  params={{ caseId: one.id }}
                  className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:underline"
                >
                  {t(`kinds.${one.kind}`)}: {one.name}
                </AppLink>
                <p className="text-sm text-muted wrap-anywhere">
                  <span className="font-mono">{one.id}</span> · {one.state} ·{' '}
                  {t('received', {
                    day: shortDay(format, utcDay(one.receivedAt), ctx.now),
                  })}
                </p>
              </div>
              <DutyLine one={one} now={ctx.now} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
