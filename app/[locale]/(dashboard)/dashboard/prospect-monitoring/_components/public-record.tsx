import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';

/** Where leads come from, and how somebody ends being one. */
export function PublicRecord() {
  const t = useTranslations('prospects');
  return (
    <p className="mt-8 max-w-[68ch] text-sm text-muted">
      {t('public')}{' '}
      <AppLink to="/privacy-requests" className="underline hover:text-link">
        {t('objection')}
      </AppLink>
    </p>
  );
}
