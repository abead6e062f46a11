import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SignInForm } from '@/components/forms/sign-in-form';
import { SignUpForm } from '@/components/forms/sign-up-form';
import { AppLink } from '@/components/layout/app-link';
import { ClientMessages } from '@/components/layout/client-messages';
import { PublicShell } from '@/components/layout/public-shell';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { hrefFor } from '@/lib/i18n/routes';
import { findSessionAccount } from '@/lib/server/session';
import { checkEmail, findHome } from './actions';

interface LoginProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

type Mode = 'signIn' | 'signUp';

export async function generateMetadata({ params, searchParams }: LoginProps): Promise<Metadata> {
  const { locale } = await params;
  const mode = modeOf(await searchParams);
  const t = await getTranslations({ locale: isLocale(locale) ? locale : DEFAULT_LOCALE, namespace: 'auth' });
  return { title: t(`${mode}.title`), description: t(`${mode}.description`) };
}

export default async function LoginPage({ params, searchParams }: LoginProps) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const query = await searchParams;
  const account = await findSessionAccount();
  // An account without a company has no dashboard: that one stays here.
  if (account?.user.isAdmin) redirect(hrefFor('/admin', locale));
  if (account?.company) redirect(hrefFor('/dashboard', locale));
  const t = await getTranslations({ locale, namespace: 'auth' });
  const mode = modeOf(query);
  return (
    <PublicShell route="/login">
      <ClientMessages namespaces={['auth']}>
        <div className="mx-auto w-full max-w-xl px-4 py-8 sm:px-6 sm:py-12">
          <PageHeader
            eyebrow={mode === 'signUp' ? t('signUp.step') : undefined}
            title={t(`${mode}.title`)}
            description={t(`${mode}.description`)}
          />
          <Card beam className="flex flex-col gap-5">
            {query.verified === 'true' ? (
              <Alert tone="success" title={t('verified.title')}>
                {t('verified.text')}
              </Alert>
            ) : null}
            {query.resend === 'true' ? (
              <Alert tone="info" title={t('resend.title')}>
                {t('resend.text')}
              </Alert>
            ) : null}
            {mode === 'signUp' ? (
              <SignUpForm referralCode={single(query.ref)} checkEmail={checkEmail} />
            ) : (
              <>
                <SignInForm callbackUrl={single(query.callbackUrl) || null} findHome={findHome} />
                <p className="text-muted">
                  {t('signIn.noAccount')}{' '}
                  <AppLink
                    to="/login"
                    query={{ signup: 'true' }}
                    className="font-semibold text-link underline"
                  >
                    {t('signIn.startTrial')}
                  </AppLink>
                </p>
              </>
            )}
          </Card>
        </div>
      </ClientMessages>
    </PublicShell>
  );
}

function modeOf(query: Awaited<LoginProps['searchParams']>): Mode {
  return query.signup === 'true' ? 'signUp' : 'signIn';
}

/** A parameter's one value; nothing where it was left out or given several times. */
function single(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : '';
}
