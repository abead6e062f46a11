import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { RequestLinkForm } from '@/components/forms/request-link-form';
import { AppLink } from '@/components/layout/app-link';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { AuthPage } from '../_components/auth-page';
import { unlisted } from '../_components/metadata';
import { type Query, single } from '../_components/query';
import { requestVerification } from './actions';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Query>;
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return unlisted(params, 'requestVerification');
}

export default async function RequestVerificationPage({ params, searchParams }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const email = single((await searchParams).email);
  const t = await getTranslations({ locale, namespace: 'auth' });
  return (
    <AuthPage
      route="/request-verification"
      title={t('requestVerification.title')}
      description={t('requestVerification.description')}
    >
      <RequestLinkForm texts="requestVerification" email={email} request={requestVerification} />
      <p>
        <AppLink to="/login" className="font-semibold text-link underline">
          {t('backToSignIn')}
        </AppLink>
      </p>
    </AuthPage>
  );
}
