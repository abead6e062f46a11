import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { VerifyEmail } from '@/components/forms/verify-email';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { AuthPage } from '../_components/auth-page';
import { unlisted } from '../_components/metadata';
import { type Query, single } from '../_components/query';
import { verifyEmailAction } from './actions';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Query>;
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return unlisted(params, 'verify');
}

/** Opening it changes nothing: mail scanners open links. The page itself sends the token. */
export default async function VerifyEmailPage({ params, searchParams }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'auth.verify' });
  return (
    <AuthPage route="/verify-email" title={t('title')} description={t('description')}>
      <VerifyEmail token={single((await searchParams).token)} verify={verifyEmailAction} />
    </AuthPage>
  );
}
