import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { cache } from 'react';
import { AppLink } from '@/components/layout/app-link';
import { BackLink } from '@/components/layout/back-link';
import { ClientMessages } from '@/components/layout/client-messages';
import { Inspections } from '@/components/permits/inspections';
import { PermitSubtitle, permitTitle } from '@/components/permits/permit-page-head';
import { StatusCard } from '@/components/permits/status-card';
import { Timeline } from '@/components/permits/timeline';
import { Card, CardHeader } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { listChecksAt } from '@/lib/checking/checks/address';
import { requireUser, type UserGate } from '@/lib/edge/server/session';
import { AppError } from '@/lib/errors';
import { mayUse } from '@/lib/identity/access/permissions';
import { dayIn } from '@/lib/platform/clock/zones';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import { feedRecord } from '@/lib/tracking/feeds/records';
import { listReviewComments, listReviewSteps } from '@/lib/tracking/feeds/side/queries';
import { listInspections } from '@/lib/tracking/permits/inspections';
import { getPermit, listPermitEvents } from '@/lib/tracking/permits/queries';
import { permitIdSchema } from '@/lib/tracking/permits/schema';
import { buildTimeline } from '@/lib/tracking/permits/timeline';
import type { PermitDetail } from '@/lib/tracking/permits/view';
import { waitingOn } from '@/lib/tracking/permits/waiting';
import { removePermitAction, restorePermitAction } from '../actions';
import { Facts } from './_components/facts';
import { RemovePermit } from './_components/remove-permit';
import { ReviewComments, ReviewSteps } from './_components/review';
import { Source } from './_components/source';
import { WaitingOn } from './_components/waiting-on';

type Props = { params: Promise<{ locale: string; id: string }> };

/** Sends away from a permit that is not the company's just as from one that does not exist: an address tells nothing. */
const requireOwnPermit = cache(
  async (locale: Locale, id: string): Promise<UserGate & { permit: PermitDetail }> => {
    const gate = await requireUser(locale);
    const permitId = permitIdSchema.safeParse(id);
    if (!permitId.success) redirect(hrefFor('/dashboard/permits', locale));
    try {
      return { ...gate, permit: await getPermit(gate.ctx, permitId.data) };
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found')
        redirect(hrefFor('/dashboard/permits', locale));
      throw error;
    }
  },
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id } = await params;
  const { permit } = await requireOwnPermit(isLocale(locale) ? locale : DEFAULT_LOCALE, id);
  return { title: permitTitle(permit) };
}

export default async function PermitPage({ params }: Props) {
  const { locale: given, id } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx, company, permit } = await requireOwnPermit(locale, id);
  const [checks, events, inspections, steps, comments, t, inspected] = await Promise.all([
    mayUse('checks.read', company) ? listChecksAt(ctx, permit) : [],
    listPermitEvents(ctx, permit.id),
    listInspections(ctx, permit.id),
    listReviewSteps(ctx, permit),
    listReviewComments(ctx, permit.id),
    getTranslations('permits.detail'),
    getTranslations('permits.inspections'),
  ]);
  const clock = { now: ctx.now, timeZone: company.timeZone };
  const { record } = permit.feed;
  const today = dayIn(feedRecord(record)?.timeZone ?? company.timeZone, ctx.now);
  const waiting = waitingOn({ permit, steps, inspections, today });
  return (
    <>
      <PageHeader
        eyebrow={<BackLink to="/dashboard/permits">{t('back')}</BackLink>}
        title={permitTitle(permit)}
        description={<PermitSubtitle permit={{ ...permit, mode: permit.feed.mode }} />}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <WaitingOn waiting={waiting} today={today} city={cityLabel(record, locale)} />
          <StatusCard permit={permit} clock={clock} />
          {inspections.length > 0 ? (
            <Card as="section">
              <CardHeader title={inspected('title')} />
              <Inspections inspections={inspections} />
            </Card>
          ) : null}
          <ReviewSteps steps={steps} />
          <ReviewComments comments={comments} />
          <Card as="section">
            <CardHeader title={t('timeline')} />
            <Timeline entries={buildTimeline({ permit, events, ...clock })} clock={clock} />
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Card as="section">
            <CardHeader title={t('facts')} />
            <Facts permit={permit} />
          </Card>
          {checks.length > 0 ? (
            <Card as="section">
              <CardHeader title={t('checks')} />
              <ul className="divide-y divide-line">
                {checks.map((check) => (
                  <li key={check.id} className="py-2">
                    <AppLink
                      to="/dashboard/permit-checklist/[check]"
                      params={{ check: check.id }}
                      className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
                    >
                      <bdi>{check.name}</bdi>
                    </AppLink>
                  </li>
                ))}
              </ul>
            </Card>
          ) : null}
          <Card as="section">
            <CardHeader title={t('source')} />
            <Source permit={permit} clock={clock} />
          </Card>
          {mayUse('permits.change', company) ? (
            <ClientMessages namespaces={['permits']}>
              <RemovePermit
                permit={{ id: permit.id, permitNumber: permit.permitNumber }}
                remove={removePermitAction}
                restore={restorePermitAction}
              />
            </ClientMessages>
          ) : null}
        </div>
      </div>
    </>
  );
}
