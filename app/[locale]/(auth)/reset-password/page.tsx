import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ResetPasswordForm } from '@/components/forms/reset-password-form';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { AuthPage } from '../_components/auth-page';
import { unlisted } from '../_components/metadata';
import { type Query, single } from '../_components/query';
import { requestPasswordReset } from '../login/actions';
import { resetPasswordAction } from './actions';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Query>;
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return unlisted(params, 'reset');
}

export default async function ResetPasswordPage({ params, searchParams }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const token = single((await searchParams).token);
  if (token === '') redirect(hrefFor('/login', locale));
  const t = await getTranslations({ locale, namespace: 'auth.reset' });
  return (
    <AuthPage route="/reset-password" title={t('title')} description={t('description')}>
      <ResetPasswordForm token={token} reset={resetPasswordAction} requestLink={requestPasswordReset} />
    </AuthPage>
  );
}
