import { useTranslations } from 'next-intl';

/** Says of one permit that the company wrote it down itself. */
export function ByHandTag() {
  const t = useTranslations('permits.byHand');
  return (
    <span className="inline-block rounded-sm border border-dashed border-control px-1.5 text-xs font-medium whitespace-nowrap text-muted">
      {t('tag')}
    </span>
  );
}
