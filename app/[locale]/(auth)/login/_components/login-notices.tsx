import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { Alert } from '@/components/ui/alert';
import type { Query } from '../../_components/query';

export interface LoginNoticesProps {
  query: Query;
  /** Somebody is signed in, but to nothing. */
  belongsNowhere: boolean;
}

/** What brought the reader here, as far as the address says. */
export function LoginNotices({ query, belongsNowhere }: LoginNoticesProps) {
  const t = useTranslations('auth');
  return (
    <>
      {belongsNowhere ? (
        <Alert tone="warning" title={t('nowhere.title')}>
          {t('nowhere.text')}
        </Alert>
      ) : null}
      {query.signed_out === 'true' ? <Alert tone="info" title={t('signedOut')} /> : null}
      {query.verified === 'true' ? (
        <Alert tone="success" title={t('verified.title')}>
          {t('verified.text')}
        </Alert>
      ) : null}
      {query.resend === 'true' ? (
        <Alert tone="info" title={t('resend.title')}>
          {t('resend.text')}{' '}
          <AppLink to="/request-verification" prefetch={false} className="font-semibold text-link underline">
            {t('resend.action')}
          </AppLink>
        </Alert>
      ) : null}
    </>
  );
}
