import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SignInForm } from '@/components/forms/sign-in-form';
import { SignUpForm } from '@/components/forms/sign-up-form';
import { StoredSession } from '@/components/forms/stored-session';
import { AppLink } from '@/components/layout/app-link';
import { getHomePage } from '@/lib/edge/server/home-page';
import { findSessionAccount } from '@/lib/edge/server/session';
import { parseOauthRequest } from '@/lib/identity/accounts/oauth-request';
import { isSignInFailure } from '@/lib/identity/accounts/sign-in-failures';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { TIERS } from '@/lib/providers/billing/types';
import { readArrival } from '@/lib/sales/onboarding/arrival';
import { AuthPage } from '../_components/auth-page';
import { type Query, single } from '../_components/query';
import { LoginNotices } from './_components/login-notices';
import {
  beginPasskey,
  checkEmail,
  checkPassword,
  checkReferral,
  findHome,
  requestPasswordReset,
  signInAction,
} from './actions';

interface LoginProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Query>;
}

type Mode = 'signIn' | 'signUp';

export async function generateMetadata({ params, searchParams }: LoginProps): Promise<Metadata> {
  const { locale } = await params;
  const mode = getMode(await searchParams);
  const t = await getTranslations({ locale: isLocale(locale) ? locale : DEFAULT_LOCALE, namespace: 'auth' });
  return { title: t(`${mode}.title`), description: t(`${mode}.description`) };
}

export default async function LoginPage({ params, searchParams }: LoginProps) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const query = await searchParams;
  const account = await findSessionAccount();
  const oauthRequest = parseOauthRequest(query);
  if (account && oauthRequest !== null) redirect(oauthRequest);
  const home = account && getHomePage(account);
  if (home) redirect(hrefFor(home, locale));
  const t = await getTranslations({ locale, namespace: 'auth' });
  const mode = getMode(query);
  const failed = single(query.failed);
  const signIn = { callbackUrl: (oauthRequest ?? single(query.callbackUrl)) || null, findHome };
  return (
    <AuthPage
      route="/login"
      eyebrow={mode === 'signUp' ? t('signUp.step') : undefined}
      title={t(`${mode}.title`)}
      description={t(`${mode}.description`)}
    >
      <LoginNotices query={query} belongsNowhere={account !== null} />
      {mode === 'signUp' ? (
        <SignUpForm
          referralCode={single(query.ref)}
          chosenTier={TIERS.find((tier) => tier === query.plan)}
          arrival={readArrival(query)}
          checkEmail={checkEmail}
          checkReferral={checkReferral}
          checkPassword={checkPassword}
        />
      ) : (
        <StoredSession {...signIn} signedOut={query.signed_out === 'true'}>
          <SignInForm
            {...signIn}
            beginPasskey={beginPasskey}
            requestLink={requestPasswordReset}
            noScript={{ signInAction, failed: isSignInFailure(failed) ? failed : null }}
          />
          <p className="text-muted">
            {t('signIn.noAccount')}{' '}
            <AppLink to="/login" query={{ signup: 'true' }} className="font-semibold text-link underline">
              {t('signIn.startTrial')}
            </AppLink>
          </p>
        </StoredSession>
      )}
    </AuthPage>
  );
}

function getMode(query: Query): Mode {
  return query.signup === 'true' ? 'signUp' : 'signIn';
}
