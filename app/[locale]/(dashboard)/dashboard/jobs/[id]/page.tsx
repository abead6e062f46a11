import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { cache } from 'react';
import { AppLink } from '@/components/layout/app-link';
import { ClientMessages } from '@/components/layout/client-messages';
import { toListWithout } from '@/components/layout/not-yours';
import { Sheet } from '@/components/layout/sheet';
import { History } from '@/components/projects/history';
import { PrintButton } from '@/components/projects/print-button';
import { projectIdSchema } from '@/lib/company/projects/schema';
import { requireUser, type UserGate } from '@/lib/edge/server/session';
import { AppError } from '@/lib/errors';
import { mayUse } from '@/lib/identity/access/permissions';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { deleteProjectAction, updateProjectAction } from '../actions';
import { Answers } from './_components/answers';
import { ClientLinks } from './_components/client-links';
import { JobActions } from './_components/job-actions';
import { JobBody } from './_components/job-body';
import { JobHead } from './_components/job-head';
import { JobMenu } from './_components/job-menu';
import { JobSide } from './_components/job-side';
import { JobTabs } from './_components/job-tabs';
import { createClientLinkAction, endClientLinkAction } from './client-actions';
import { type JobView, readJob } from './read-job';

type Props = { params: Promise<{ locale: string; id: string }> };

/** Leads from a job that is not the company's to the list, just as from one that does not exist. */
const requireJob = cache(async (locale: Locale, id: string): Promise<UserGate & { view: JobView }> => {
  const gate = await requireUser(locale, 'projects.read');
  const projectId = projectIdSchema.safeParse(id);
  if (!projectId.success) redirect(toListWithout(hrefFor('/dashboard/jobs', locale)));
  try {
    const { timeZone } = gate.company;
    return { ...gate, view: await readJob(gate.ctx, { projectId: projectId.data, timeZone }) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found')
      redirect(toListWithout(hrefFor('/dashboard/jobs', locale)));
    throw error;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id } = await params;
  const { view } = await requireJob(isLocale(locale) ? locale : DEFAULT_LOCALE, id);
  return { title: view.job.address };
}

export default async function JobPage({ params }: Props) {
  const { locale: given, id } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx, company, user, view } = await requireJob(locale, id);
  const t = await getTranslations('projects');
  const { job } = view;
  const changes = mayUse('projects.change', company);
  const clock = { now: ctx.now, timeZone: company.timeZone };
  return (
    <Sheet
      crumb={
        <>
          <AppLink to="/dashboard/jobs" className="hover:text-ink">
            {t('title')}
          </AppLink>
          <span className="mx-1.5">/</span>
        </>
      }
      title={job.address}
      actions={
        <ClientMessages namespaces={['projects.permit']}>
          <PrintButton />
        </ClientMessages>
      }
    >
      <div className="grid min-h-0 flex-1 wide:grid-cols-[minmax(0,1fr)_320px]">
        <div className="flex min-w-0 flex-col gap-7 px-4 pt-5 pb-10 desk:px-8">
          <div className="flex flex-col gap-4">
            <JobHead
              job={job}
              actions={
                changes ? (
                  <ClientMessages namespaces={['projects', 'tasks', 'fees']}>
                    <JobMenu job={job} update={updateProjectAction} remove={deleteProjectAction} />
                  </ClientMessages>
                ) : null
              }
            />
            <JobActions job={job} mayWrite={changes} />
            <JobTabs view={view} />
          </div>
          <Answers
            job={job}
            lead={view.lead}
            waiting={view.waiting}
            yours={view.yours}
            expected={view.expected}
            start={view.start}
            today={view.today}
          />
          <ClientMessages namespaces={['projects', 'tasks', 'fees']}>
            <JobBody view={view} userId={user.id} company={company} clock={clock} locale={locale} />
          </ClientMessages>
        </div>
        <aside className="flex flex-col gap-5 border-line bg-paper px-4 pt-5 pb-8 max-wide:border-t desk:px-5 wide:border-l">
          <ClientMessages namespaces={['projects', 'tasks', 'fees']}>
            <JobSide view={view} changes={changes} locale={locale} />
            <ClientLinks
              projectId={job.id}
              links={view.links}
              clientName={job.clientName}
              clientLocale={job.clientLocale}
              changes={changes}
              clock={clock}
              create={createClientLinkAction}
              end={endClientLinkAction}
            />
          </ClientMessages>
          <section
            id="history"
            aria-label={t('history.title')}
            className="scroll-mt-28 border-t border-line pt-5"
          >
            <h2 className="mb-1.5 text-sm font-semibold">{t('history.title')}</h2>
            <History entries={view.history} clock={clock} withPermit />
          </section>
        </aside>
      </div>
    </Sheet>
  );
}
