import { FileText } from 'lucide-react';
import type { Metadata } from 'next';
import { getFormatter, getTranslations, setRequestLocale } from 'next-intl/server';
import { Branded } from '@/components/branding/branded';
import { HowToSubscribe } from '@/components/calendar/how-to';
import { AppLink } from '@/components/layout/app-link';
import { ClientMessages } from '@/components/layout/client-messages';
import { PORTAL_TIME_ZONE } from '@/components/portal/time-zone';
import { buttonClass } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { listPortalCalendars } from '@/lib/company/calendar/queries';
import {
  findCommonLook,
  listPortalContractors,
  listPortalPermits,
} from '@/lib/company/subcontractors/portal';
import { listPortalProjects } from '@/lib/company/subcontractors/portal-projects';
import { listPortalTasks } from '@/lib/company/tasks/portal';
import { requirePermission } from '@/lib/edge/server/session';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { permitFiltersSchema } from '@/lib/tracking/permits/schema';
import { AssignedList } from './_components/assigned-list';
import { Contractors } from './_components/contractors';
import { Jobs } from './_components/jobs';
import { PortalCalendar } from './_components/portal-calendar';
import { PortalSearch } from './_components/portal-search';
import { PortalTasks } from './_components/portal-tasks';
import { toShownTask } from './_components/shown';
import { renewPortalCalendarAction, revokePortalCalendarAction, setTaskDoneAction } from './actions';

type Query = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'portal' });
  return { title: t('title') };
}

export default async function PortalPage({ params, searchParams }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx } = await requirePermission('portal.read', locale);
  const { q, after } = permitFiltersSchema.parse(await searchParams);
  const [contractors, page, calendars, tasks, projects, t, format] = await Promise.all([
    listPortalContractors(ctx),
    listPortalPermits(ctx, { q, after }),
    listPortalCalendars(ctx),
    listPortalTasks(ctx),
    listPortalProjects(ctx),
    getTranslations('portal'),
    getFormatter(),
  ]);
  const look = await findCommonLook(
    ctx,
    contractors.map(({ companyId }) => companyId),
  );
  const total = contractors.reduce((sum, { permits }) => sum + permits, 0);
  const names = [...new Set(contractors.map(({ companyName }) => companyName))];
  const company = format.list(names);
  const words = { t, format, clock: { now: ctx.now, timeZone: PORTAL_TIME_ZONE } };
  return (
    <Branded look={look}>
      <PageHeader
        eyebrow={names.length === 1 ? company : undefined}
        title={t('title')}
        description={t('description')}
      />
      {tasks.length > 0 ? (
        <Card as="section" beam className="mb-6">
          <CardHeader title={t('tasks.title')} />
          <ClientMessages namespaces={['portal']}>
            <PortalTasks tasks={tasks.map((task) => toShownTask(task, words))} setDone={setTaskDoneAction} />
          </ClientMessages>
        </Card>
      ) : null}
      {projects.length > 0 ? <Jobs projects={projects} /> : null}
      {contractors.length > 1 ? <Contractors contractors={contractors} /> : null}
      {total === 0 && (tasks.length > 0 || projects.length > 0) ? null : total === 0 ? (
        <EmptyState icon={<FileText />} title={t('empty.title')}>
          {names.length > 0 ? t('empty.text', { company }) : t('empty.textNone')}
        </EmptyState>
      ) : (
        <>
          <PortalSearch q={q} />
          {page.items.length === 0 ? (
            <EmptyState
              title={t('noMatch.title')}
              action={
                <AppLink to="/subcontractor-portal" className={buttonClass({ variant: 'secondary' })}>
                  {t('reset')}
                </AppLink>
              }
            >
              {t('noMatch.text')}
            </EmptyState>
          ) : (
            <AssignedList permits={page.items} clock={{ now: ctx.now, timeZone: PORTAL_TIME_ZONE }} />
          )}
          <div className="mt-4 flex flex-wrap gap-2">
            {page.next ? (
              <AppLink
                to="/subcontractor-portal"
                query={{ ...(q ? { q } : {}), after: page.next }}
                className={buttonClass({ variant: 'secondary' })}
              >
                {t('more')}
              </AppLink>
            ) : null}
            {after ? (
              <AppLink
                to="/subcontractor-portal"
                query={q ? { q } : {}}
                className={buttonClass({ variant: 'quiet' })}
              >
                {t('first')}
              </AppLink>
            ) : null}
          </div>
          <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
            <ClientMessages namespaces={['calendar.feed']}>
              {calendars.map((calendar) => (
                <PortalCalendar
                  key={calendar.companyId}
                  calendar={calendar}
                  actions={{ renew: renewPortalCalendarAction, revoke: revokePortalCalendarAction }}
                  clock={{ now: ctx.now, timeZone: PORTAL_TIME_ZONE }}
                />
              ))}
            </ClientMessages>
            <HowToSubscribe />
          </div>
        </>
      )}
    </Branded>
  );
}
