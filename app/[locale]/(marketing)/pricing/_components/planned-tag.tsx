import { useTranslations } from 'next-intl';

/** Beside what a plan promises and nobody has built yet. */
export function PlannedTag() {
  const t = useTranslations('pricing.compare');
  return (
    <span className="inline-block rounded-sm border border-line bg-sunken px-1.5 py-0.5 text-xs font-semibold whitespace-nowrap text-muted">
      {t('planned')}
    </span>
  );
}
