import { useTranslations } from 'next-intl';

/** Stands beside what the reader has not marked as read. */
export function NewMark() {
  const t = useTranslations('bell');
  return <span className="rounded-sm bg-accent px-1.5 text-xs font-semibold text-on-accent">{t('new')}</span>;
}
