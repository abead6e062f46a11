import { useTranslations } from 'next-intl';

/** Stands on every screen whose permits are not a city's. */
export function SampleRibbon() {
  const t = useTranslations('common.sample');
  return (
    <aside aria-label={t('title')} className="bg-ink px-4 py-1 text-xs text-paper lg:px-6">
      <strong className="font-semibold">{t('title')}</strong> {t('text')}
    </aside>
  );
}
