import { useTranslations } from 'next-intl';
import type { JobView } from '../read-job';

/** The parts of the page with what is in each; they are all on it, and each has an address. */
export function JobTabs({ view }: { view: JobView }) {
  const t = useTranslations('projects.tabs');
  const { job, checks, documents, photos, tasks, notes, fees } = view;
  const parts = [
    { id: 'permits', count: job.permits.length },
    { id: 'tasks', count: tasks.filter(({ doneAt }) => doneAt === null).length },
    { id: 'checks', count: checks.length },
    { id: 'documents', count: documents.length },
    { id: 'photos', count: photos.length },
    { id: 'notes', count: notes.length },
    { id: 'fees', count: fees.length },
    { id: 'history', count: null },
  ] as const;
  return (
    <nav aria-label={t('label')} className="overflow-x-auto border-b border-line print:hidden">
      <ul className="flex gap-0.5">
        {parts.map(({ id, count }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex h-11 items-center gap-1.5 px-2.5 text-sm font-medium whitespace-nowrap text-muted hover:text-ink"
            >
              {t(id)}
              {count === null ? null : <span className="text-[13px] tabular-nums">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
