import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getFormatter, getTranslations, setRequestLocale } from 'next-intl/server';
import { cache } from 'react';
import { Branded } from '@/components/branding/branded';
import { BackLink } from '@/components/layout/back-link';
import { ClientMessages } from '@/components/layout/client-messages';
import { Inspections } from '@/components/permits/inspections';
import { PermitSubtitle, permitTitle } from '@/components/permits/permit-page-head';
import { Timeline } from '@/components/permits/timeline';
import { PORTAL_TIME_ZONE } from '@/components/portal/time-zone';
import { Card, CardHeader } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { listPortalAttachments } from '@/lib/checking/attachments/queries';
import { listPortalNotes } from '@/lib/company/notes/portal';
import { getPortalPermit } from '@/lib/company/subcontractors/portal';
import type { PortalPermit } from '@/lib/company/subcontractors/view';
import { listPortalTasks } from '@/lib/company/tasks/portal';
import type { Context, PortalActor } from '@/lib/context';
import { requirePermission } from '@/lib/edge/server/session';
import { AppError } from '@/lib/errors';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { feedRecord } from '@/lib/tracking/feeds/records';
import { permitIdSchema } from '@/lib/tracking/permits/schema';
import { buildTimeline } from '@/lib/tracking/permits/timeline';
import { PortalTasks } from '../../_components/portal-tasks';
import { PortalWork } from '../../_components/portal-work';
import { toShownTask } from '../../_components/shown';
import { addCommentAction, setTaskDoneAction } from '../../actions';
import { AssignedFacts } from './_components/assigned-facts';
import { StatusCard } from './_components/status-card';

type Props = { params: Promise<{ locale: string; id: string }> };

/** Sends away from a permit that is not assigned just as from one that does not exist: an address tells nothing. */
const requireAssigned = cache(
  async (locale: Locale, id: string): Promise<{ ctx: Context<PortalActor>; permit: PortalPermit }> => {
    const { ctx } = await requirePermission('portal.read', locale);
    const permitId = permitIdSchema.safeParse(id);
    if (!permitId.success) redirect(hrefFor('/subcontractor-portal', locale));
    try {
      return { ctx, permit: await getPortalPermit(ctx, permitId.data) };
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found')
        redirect(hrefFor('/subcontractor-portal', locale));
      throw error;
    }
  },
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id } = await params;
  const { permit } = await requireAssigned(isLocale(locale) ? locale : DEFAULT_LOCALE, id);
  return { title: permitTitle(permit) };
}

export default async function PortalPermitPage({ params }: Props) {
  const { locale: given, id } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx, permit } = await requireAssigned(locale, id);
  const subject = { permitId: permit.id };
  const [t, inspected, format, tasks, notes, papers] = await Promise.all([
    getTranslations('portal'),
    getTranslations('permits.inspections'),
    getFormatter(),
    listPortalTasks(ctx),
    listPortalNotes(ctx, subject),
    listPortalAttachments(ctx, subject),
  ]);
  const clock = { now: ctx.now, timeZone: feedRecord(permit.feed.record)?.timeZone ?? PORTAL_TIME_ZONE };
  const company = permit.parentCompanyName;
  const words = { t, format, clock };
  const own = tasks.filter((task) => task.permit?.id === permit.id);
  return (
    <Branded look={permit.look}>
      <PageHeader
        eyebrow={<BackLink to="/subcontractor-portal">{t('detail.back')}</BackLink>}
        title={permitTitle(permit)}
        description={
          <>
            <PermitSubtitle permit={permit} />
            <span className="block">{t('assignedBy', { company })}</span>
          </>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <StatusCard
            permit={{ ...permit, feed: { record: permit.feed.record, mode: permit.mode } }}
            waiting={permit.waiting}
            clock={clock}
          />
          {own.length > 0 ? (
            <Card as="section">
              <CardHeader title={t('tasks.title')} />
              <ClientMessages namespaces={['portal']}>
                <PortalTasks
                  tasks={own.map((task) => toShownTask(task, words))}
                  setDone={setTaskDoneAction}
                />
              </ClientMessages>
            </Card>
          ) : null}
          {permit.inspections.length > 0 ? (
            <Card as="section">
              <CardHeader title={inspected('title')} />
              <Inspections inspections={permit.inspections} />
            </Card>
          ) : null}
          <Card as="section">
            <CardHeader title={t('detail.timeline')} />
            <Timeline entries={buildTimeline({ permit, events: permit.events, ...clock })} clock={clock} />
          </Card>
          <ClientMessages namespaces={['portal']}>
            <PortalWork
              notes={notes}
              papers={papers}
              subject={subject}
              add={addCommentAction}
              words={words}
            />
          </ClientMessages>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Card as="section">
            <CardHeader title={t('detail.facts')} />
            <AssignedFacts permit={permit} clock={clock} />
          </Card>
          <p className="text-sm text-muted">{t('detail.question', { company })}</p>
        </div>
      </div>
    </Branded>
  );
}
