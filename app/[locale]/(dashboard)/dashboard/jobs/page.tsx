import { Hammer } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AppLink } from '@/components/layout/app-link';
import { ClientMessages } from '@/components/layout/client-messages';
import { NotYours } from '@/components/layout/not-yours';
import { Sheet } from '@/components/layout/sheet';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { STATE_CODES } from '@/lib/catalogue/checklists/types';
import { listProposals } from '@/lib/company/projects/proposals';
import { countProjects, listProjects } from '@/lib/company/projects/queries';
import { projectFiltersSchema } from '@/lib/company/projects/schema';
import { requireUser, type UserGate } from '@/lib/edge/server/session';
import { mayUse } from '@/lib/identity/access/permissions';
import { dayIn, knownZone } from '@/lib/platform/clock/zones';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { JobFilters } from './_components/job-filters';
import { JobList } from './_components/job-list';
import { NewJob } from './_components/new-job';
import { Proposals } from './_components/proposals';
import { addPermitsAction, createProjectAction, declineProposalAction } from './actions';

type Query = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'projects' });
  return { title: t('title') };
}

/** Every job of the company, and those its permits propose. */
export default async function JobsPage({ params, searchParams }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const gate = await requireUser(locale, 'projects.read');
  return <Jobs gate={gate} query={await searchParams} />;
}

async function Jobs({ gate: { ctx, company }, query }: { gate: UserGate; query: Query }) {
  const filters = projectFiltersSchema.parse(query);
  const clock = { now: ctx.now, timeZone: company.timeZone };
  const [page, open, proposals, t] = await Promise.all([
    listProjects(ctx, filters, { today: dayIn(knownZone(company.timeZone), ctx.now) }),
    countProjects(ctx),
    listProposals(ctx, { limit: 6 }),
    getTranslations('projects'),
  ]);
  const changes = mayUse('projects.change', company);
  const states = [...new Set([...page.items.map(({ state }) => state), ...STATE_CODES])];
  const add = changes ? (
    <ClientMessages namespaces={['projects.new', 'projects.fields', 'tasks']}>
      <NewJob states={states} create={createProjectAction} />
    </ClientMessages>
  ) : null;
  const isFiltered = filters.q !== '' || filters.standing !== null || filters.mine;
  return (
    <Sheet title={t('title')} meta={t('open', { count: open })} actions={add}>
      <NotYours query={query} text={t('notYours')} />
      <JobFilters filters={filters} />
      {changes && !isFiltered && filters.after === '' ? (
        <ClientMessages namespaces={['projects.proposals']}>
          <Proposals
            proposals={proposals}
            create={createProjectAction}
            addTo={addPermitsAction}
            decline={declineProposalAction}
          />
        </ClientMessages>
      ) : null}
      {page.items.length > 0 ? (
        <JobList jobs={page.items} clock={clock} />
      ) : (
        <div className="p-4 desk:p-6">
          <EmptyState
            icon={<Hammer />}
            title={t(isFiltered ? 'noMatch.title' : 'empty.title')}
            action={
              isFiltered ? (
                <AppLink to="/dashboard/jobs" className={buttonClass({ variant: 'secondary' })}>
                  {t('noMatch.action')}
                </AppLink>
              ) : (
                add
              )
            }
          >
            {t(isFiltered ? 'noMatch.text' : 'empty.text')}
          </EmptyState>
        </div>
      )}
      {page.next || filters.after ? (
        <nav aria-label={t('pages')} className="flex flex-wrap gap-2 px-4 py-3 desk:px-6">
          {filters.after ? (
            <AppLink to="/dashboard/jobs" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
              {t('first')}
            </AppLink>
          ) : null}
          {page.next ? (
            <AppLink
              to="/dashboard/jobs"
              query={{ ...(filters.q ? { q: filters.q } : {}), after: page.next }}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              {t('next')}
            </AppLink>
          ) : null}
        </nav>
      ) : null}
    </Sheet>
  );
}
