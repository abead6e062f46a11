import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { Alert } from '@/components/ui/alert';

/** Spellings in the company's cities wait for its yes or no. */
export function NamesWaiting({ count, className }: { count: number; className?: string }) {
  const t = useTranslations('names.home');
  return (
    <Alert tone="info" title={t('waiting', { count })} className={className}>
      <AppLink
        to="/dashboard/permits/names"
        className="inline-flex min-h-6 items-center text-link pointer-coarse:min-h-11"
      >
        {t('action', { count })}
      </AppLink>
    </Alert>
  );
}
