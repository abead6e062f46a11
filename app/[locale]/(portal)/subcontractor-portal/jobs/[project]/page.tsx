import { Navigation, Phone } from 'lucide-react';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getFormatter, getTranslations, setRequestLocale } from 'next-intl/server';
import { cache } from 'react';
import { Branded } from '@/components/branding/branded';
import { AppLink } from '@/components/layout/app-link';
import { BackLink } from '@/components/layout/back-link';
import { ClientMessages } from '@/components/layout/client-messages';
import { PORTAL_TIME_ZONE } from '@/components/portal/time-zone';
import { buttonClass } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { listPortalAttachments } from '@/lib/checking/attachments/queries';
import { listPortalNotes } from '@/lib/company/notes/portal';
import { projectIdSchema } from '@/lib/company/projects/schema';
import { findCommonLook, listPermitsOfProject } from '@/lib/company/subcontractors/portal';
import { getPortalProject } from '@/lib/company/subcontractors/portal-projects';
import { listPortalTasks } from '@/lib/company/tasks/portal';
import { requirePermission } from '@/lib/edge/server/session';
import { AppError } from '@/lib/errors';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { streetCase } from '@/lib/tracking/permits/plain-case';
import { AssignedList } from '../../_components/assigned-list';
import { PortalTasks } from '../../_components/portal-tasks';
import { PortalWork } from '../../_components/portal-work';
import { toShownTask } from '../../_components/shown';
import { addCommentAction, setTaskDoneAction } from '../../actions';

type Props = { params: Promise<{ locale: string; project: string }> };

/** Sends away from a job of others just as from one that does not exist: an address tells nothing. */
const requireJob = cache(async (locale: Locale, id: string) => {
  const { ctx } = await requirePermission('portal.read', locale);
  const projectId = projectIdSchema.safeParse(id);
  if (!projectId.success) redirect(hrefFor('/subcontractor-portal', locale));
  try {
    return { ctx, project: await getPortalProject(ctx, { projectId: projectId.data }) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found')
      redirect(hrefFor('/subcontractor-portal', locale));
    throw error;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, project } = await params;
  const job = await requireJob(isLocale(locale) ? locale : DEFAULT_LOCALE, project);
  return { title: streetCase(job.project.address) };
}

export default async function PortalJobPage({ params }: Props) {
  const { locale: given, project: id } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx, project } = await requireJob(locale, id);
  const subject = { projectId: project.id };
  const [tasks, notes, papers, permits, look, t, format] = await Promise.all([
    listPortalTasks(ctx),
    listPortalNotes(ctx, subject),
    listPortalAttachments(ctx, subject),
    listPermitsOfProject(ctx, project.permitIds),
    findCommonLook(ctx, [project.companyId]),
    getTranslations('portal'),
    getFormatter(),
  ]);
  const words = { t, format, clock: { now: ctx.now, timeZone: PORTAL_TIME_ZONE } };
  const own = tasks.filter((task) => task.project?.id === project.id);
  const place = [project.city, `${project.state} ${project.zip ?? ''}`.trim()].join(', ');
  const map = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${project.address}, ${place}`)}`;
  return (
    <Branded look={look}>
      <PageHeader
        eyebrow={<BackLink to="/subcontractor-portal">{t('detail.back')}</BackLink>}
        title={streetCase(project.address)}
        description={[place, project.name, t('assignedBy', { company: project.companyName })]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <>
            <a href={map} rel="noreferrer" target="_blank" className={buttonClass({ variant: 'secondary' })}>
              <Navigation aria-hidden="true" className="size-4" />
              {t('directions')}
            </a>
            <a
              href={`tel:${project.companyPhone.replace(/[^+\d]/g, '')}`}
              className={buttonClass({ variant: 'secondary' })}
            >
              <Phone aria-hidden="true" className="size-4" />
              {t('call')}
            </a>
          </>
        }
      />
      <ClientMessages namespaces={['portal']}>
        <div className="flex max-w-3xl flex-col gap-6">
          {own.length > 0 ? (
            <Card as="section" beam>
              <CardHeader title={t('tasks.title')} />
              <PortalTasks tasks={own.map((task) => toShownTask(task, words))} setDone={setTaskDoneAction} />
            </Card>
          ) : null}
          {permits.length > 0 ? (
            <section aria-label={t('title')}>
              <AssignedList permits={permits} clock={words.clock} />
            </section>
          ) : null}
          <PortalWork notes={notes} papers={papers} subject={subject} add={addCommentAction} words={words} />
          <AppLink to="/subcontractor-portal" className="self-start text-sm underline">
            {t('detail.back')}
          </AppLink>
        </div>
      </ClientMessages>
    </Branded>
  );
}
