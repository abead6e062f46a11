import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import type { PortalProject } from '@/lib/company/subcontractors/view';
import { streetCase } from '@/lib/tracking/permits/plain-case';

/** The jobs the reader was put on, by their address. */
export function Jobs({ projects }: { projects: readonly PortalProject[] }) {
  const t = useTranslations('portal.jobs');
  return (
    <section aria-labelledby="jobs" className="mb-6">
      <h2 id="jobs" className="mb-2 text-xl">
        {t('title')}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {projects.map((project) => (
          <li key={project.id} className="relative px-1 py-3 hover:bg-sunken/60">
            <AppLink
              to="/subcontractor-portal/jobs/[project]"
              params={{ project: project.id }}
              className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:underline"
            >
              {streetCase(project.address)}
            </AppLink>
            <p className="text-sm text-muted">
              {[`${project.city}, ${project.state}`, project.name, project.companyName]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
