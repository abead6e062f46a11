import { Link2Off } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';

/** Unknown and ended read the same: an address tells nothing about what was there. */
export function Ended() {
  const t = useTranslations('clientPage.ended');
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      <EmptyState icon={<Link2Off />} title={t('title')}>
        {t('text')}
      </EmptyState>
    </>
  );
}
