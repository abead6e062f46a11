import { Receipt } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DueFees } from '@/components/fees/due-fees';
import { AppLink } from '@/components/layout/app-link';
import { ClientMessages } from '@/components/layout/client-messages';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { type FeeGroup, groupByJob, totalsOf } from '@/lib/checking/fees-due/groups';
import { countMailsWaiting, listFees, listPaperFees, ofStanding } from '@/lib/checking/fees-due/queries';
import { FEE_STANDINGS, feeFiltersSchema } from '@/lib/checking/fees-due/schema';
import { requireUser } from '@/lib/edge/server/session';
import { mayUse } from '@/lib/identity/access/permissions';
import { dayIn, knownZone } from '@/lib/platform/clock/zones';
import { dollarsAndCents } from '@/lib/platform/i18n/format';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { PaperFees } from './_components/paper-fees';
import { markFeeAction, takePaperFeesAction } from './actions';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'fees' });
  return { title: t('title') };
}

/** Everything the company owes its cities, whoever says so, by job. */
export default async function FeesPage({ params, searchParams }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx, company } = await requireUser(locale, 'fees.read');
  const { standing } = feeFiltersSchema.parse(await searchParams);
  const listed = listFees(ctx, { standing: 'all' });
  const [all, papers, mails, t] = await Promise.all([
    listed,
    listPaperFees(ctx, listed),
    countMailsWaiting(ctx),
    getTranslations('fees'),
  ]);
  const fees = ofStanding(all, standing);
  const today = dayIn(knownZone(company.timeZone), ctx.now);
  const mark = mayUse('fees.change', company) ? markFeeAction : null;
  const totals = totalsOf(fees, today);
  return (
    <>
      <PageHeader
        eyebrow={company.name}
        title={t('title')}
        description={t('description')}
        actions={
          <a
            href={`/api/v1/fee-export?standing=${standing}&lang=${locale}`}
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('export')}
          </a>
        }
      />
      <nav aria-label={t('filter')} className="mb-5 flex flex-wrap gap-x-5 gap-y-2">
        {FEE_STANDINGS.map((one) => (
          <AppLink
            key={one}
            to="/dashboard/fees"
            query={one === 'unpaid' ? {} : { standing: one }}
            aria-current={one === standing ? 'page' : undefined}
            className={
              one === standing
                ? 'min-h-6 font-semibold underline underline-offset-8'
                : 'min-h-6 text-muted hover:text-ink'
            }
          >
            {t(`standings.${one}`)}
          </AppLink>
        ))}
      </nav>
      <ClientMessages namespaces={['fees', 'tasks.dialog', 'tasks.problems']}>
        {mails > 0 ? (
          <p className="mb-5">
            <AppLink to="/dashboard/mail" className="text-link underline underline-offset-4">
              {t('mailsWaiting', { count: mails })}
            </AppLink>
          </p>
        ) : null}
        <PaperFees papers={papers} take={mark ? takePaperFeesAction : null} />
        {fees.length === 0 ? (
          <EmptyState icon={<Receipt />} title={t(`empty.${standing}`)}>
            {t('empty.text')}
          </EmptyState>
        ) : (
          <>
            <p className="mb-4 text-lg">
              <span className="font-semibold tabular-nums">
                {t('total', { amount: dollarsAndCents(totals.cents) })}
              </span>
              {totals.overdueCents > 0 ? (
                <span className="text-action">
                  {' · '}
                  {t('overdue', { amount: dollarsAndCents(totals.overdueCents) })}
                </span>
              ) : null}
              {totals.withoutAmount > 0 ? (
                <span className="text-muted">
                  {' · '}
                  {t('withoutAmount', { count: totals.withoutAmount })}
                </span>
              ) : null}
            </p>
            <div className="flex flex-col gap-5">
              {groupByJob(fees).map((group) => (
                <Card key={group.project?.id ?? ''} as="section" className="flex flex-col gap-2">
                  <GroupHead group={group} title={t('noJob')} />
                  <DueFees fees={group.fees} today={today} mark={mark} />
                </Card>
              ))}
            </div>
          </>
        )}
      </ClientMessages>
    </>
  );
}

function GroupHead({ group: { project, totalCents }, title }: { group: FeeGroup; title: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h2 className="min-w-0 text-lg font-semibold wrap-anywhere">
        {project ? (
          <AppLink to="/dashboard/jobs/[id]" params={{ id: project.id }} className="hover:underline">
            {project.address}
          </AppLink>
        ) : (
          title
        )}
        {project?.number ? <span className="text-sm font-normal text-muted"> · {project.number}</span> : null}
      </h2>
      <span className="font-semibold tabular-nums">{dollarsAndCents(totalCents)}</span>
    </div>
  );
}
