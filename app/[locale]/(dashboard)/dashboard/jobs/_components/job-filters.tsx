import { useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Button } from '@/components/ui/button';
import { LiveForm } from '@/components/ui/live-form';
import type { ProjectFilters } from '@/lib/company/projects/schema';
import { PROJECT_STATES } from '@/lib/company/projects/types';
import { hrefFor } from '@/lib/platform/i18n/routes';

/** What is typed or chosen acts at once and stands in the address. */
export function JobFilters({ filters }: { filters: ProjectFilters }) {
  const t = useTranslations('projects.filters');
  const standing = useTranslations('projects.standing');
  const locale = useAppLocale();
  const select =
    'h-9 rounded-md border border-line-strong bg-card px-2 text-sm pointer-coarse:h-11 pointer-coarse:text-base';
  return (
    <LiveForm
      role="search"
      action={hrefFor('/dashboard/jobs', locale)}
      values={{ q: filters.q, standing: filters.standing ?? '', mine: filters.mine ? '1' : '' }}
      className="flex min-h-13 flex-wrap items-center gap-2 border-b border-line px-4 py-2 desk:px-6"
    >
      <input
        type="search"
        name="q"
        aria-label={t('search')}
        placeholder={t('search')}
        defaultValue={filters.q}
        maxLength={200}
        className="h-9 min-w-0 flex-1 basis-48 rounded-md border border-control bg-card px-2.5 text-sm pointer-coarse:h-11 pointer-coarse:text-base"
      />
      <select
        name="standing"
        aria-label={t('standing')}
        defaultValue={filters.standing ?? ''}
        className={select}
      >
        <option value="">{t('all')}</option>
        {PROJECT_STATES.map((value) => (
          <option key={value} value={value}>
            {standing(value)}
          </option>
        ))}
      </select>
      <select name="mine" aria-label={t('whose')} defaultValue={filters.mine ? '1' : ''} className={select}>
        <option value="">{t('everyone')}</option>
        <option value="1">{t('mine')}</option>
      </select>
      <noscript>
        <Button type="submit" size="sm" variant="secondary">
          {t('apply')}
        </Button>
      </noscript>
    </LiveForm>
  );
}
