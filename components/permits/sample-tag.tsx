import { useTranslations } from 'next-intl';

/** Says of one permit that no city issued it. */
export function SampleTag() {
  const t = useTranslations('permits.detail');
  return (
    <span className="inline-block rounded-sm border border-dashed border-control px-1.5 text-xs font-medium whitespace-nowrap text-muted">
      {t('sample')}
    </span>
  );
}
