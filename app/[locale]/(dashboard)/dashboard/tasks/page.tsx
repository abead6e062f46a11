import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AppLink } from '@/components/layout/app-link';
import { ClientMessages } from '@/components/layout/client-messages';
import { Sheet } from '@/components/layout/sheet';
import { TaskList } from '@/components/projects/task-list';
import { buttonClass } from '@/components/ui/button';
import { listAssignees } from '@/lib/checking/checks/round-queries';
import { listSubcontractorNames } from '@/lib/company/projects/subcontractor-names';
import { countTasks, listTasks } from '@/lib/company/tasks/queries';
import { type TaskFilters, taskFiltersSchema } from '@/lib/company/tasks/schema';
import { TASK_SCOPES, TASK_TIMES } from '@/lib/company/tasks/types';
import { requireUser, type UserGate } from '@/lib/edge/server/session';
import { mayUse } from '@/lib/identity/access/permissions';
import { dayIn, knownZone } from '@/lib/platform/clock/zones';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { addTaskAction, removeTaskAction, setTaskDoneAction, updateTaskAction } from '../jobs/actions';

type Query = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'tasks' });
  return { title: t('title') };
}

/** Tasks over all jobs: the reader's, everyone's, or nobody's yet. */
export default async function TasksPage({ params, searchParams }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const gate = await requireUser(locale, 'projects.read');
  return <Tasks gate={gate} filters={taskFiltersSchema.parse(await searchParams)} />;
}

async function Tasks({ gate: { ctx, company }, filters }: { gate: UserGate; filters: TaskFilters }) {
  const today = dayIn(knownZone(company.timeZone), ctx.now);
  const [page, counts, members, subs, t] = await Promise.all([
    listTasks(ctx, filters, { today }),
    countTasks(ctx, { today }),
    listAssignees(ctx),
    listSubcontractorNames(ctx),
    getTranslations('tasks'),
  ]);
  const people = [
    ...members.map((one) => ({ ...one, kind: 'member' as const })),
    ...subs.map((one) => ({ ...one, kind: 'subcontractor' as const })),
  ];
  return (
    <Sheet title={t('title')} meta={counts.due > 0 ? t('dueMeta', { count: counts.due }) : t('noneDue')}>
      <Filters filters={filters} counts={counts} />
      <div className="px-4 py-4 desk:px-6">
        <ClientMessages namespaces={['tasks']}>
          <TaskList
            title={t(`scopes.${filters.scope}`)}
            tasks={page.items}
            subject={null}
            people={people}
            today={today}
            withPlace
            actions={
              mayUse('projects.change', company)
                ? {
                    add: addTaskAction,
                    update: updateTaskAction,
                    setDone: setTaskDoneAction,
                    remove: removeTaskAction,
                  }
                : null
            }
          />
        </ClientMessages>
        {page.next ? (
          <AppLink
            to="/dashboard/tasks"
            query={{ scope: filters.scope, time: filters.time, after: page.next }}
            className={`${buttonClass({ variant: 'secondary', size: 'sm' })} mt-3`}
          >
            {t('next')}
          </AppLink>
        ) : null}
      </div>
    </Sheet>
  );
}

interface FiltersProps {
  filters: TaskFilters;
  counts: { mine: number; all: number; unassigned: number };
}

function Filters({ filters, counts }: FiltersProps) {
  const t = useTranslations('tasks');
  const link =
    'inline-flex h-11 items-center gap-1.5 border-b-2 border-transparent px-2.5 text-sm font-medium whitespace-nowrap text-muted hover:text-ink aria-current:border-ink aria-current:font-semibold aria-current:text-ink';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line px-2 desk:px-4">
      <nav aria-label={t('whose')} className="overflow-x-auto">
        <ul className="flex gap-0.5">
          {TASK_SCOPES.map((scope) => (
            <li key={scope}>
              <AppLink
                to="/dashboard/tasks"
                query={{ scope, time: filters.time }}
                aria-current={scope === filters.scope ? 'true' : undefined}
                className={link}
              >
                {t(`scopes.${scope}`)}
                <span className="text-[13px] tabular-nums">{counts[scope]}</span>
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t('when')} className="overflow-x-auto">
        <ul className="flex gap-0.5">
          {TASK_TIMES.map((time) => (
            <li key={time}>
              <AppLink
                to="/dashboard/tasks"
                query={{ scope: filters.scope, time }}
                aria-current={time === filters.time ? 'true' : undefined}
                className={link}
              >
                {t(`times.${time}`)}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
