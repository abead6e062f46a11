import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PublicShell } from '@/components/layout/public-shell';
import { PageHeader } from '@/components/ui/page-header';
import { listPermitTypes } from '@/lib/catalogue/checklists/permit-types';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { monitoring } from '@/lib/tracking/cities/monitoring';
import { Onboarding } from './_components/onboarding';
import { register, showDemo, subscribe, verify } from './actions';

interface OnboardingProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: OnboardingProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    namespace: 'onboarding',
  });
  return { title: t('title'), description: t('description'), robots: { index: false, follow: false } };
}

export default async function OnboardingPage({ params }: OnboardingProps) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'onboarding' });
  return (
    <PublicShell route="/onboarding">
      <ClientMessages namespaces={['onboarding', 'auth', 'billing.card']}>
        <div className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6 sm:py-12">
          <PageHeader title={t('title')} description={t('description')} />
          <Onboarding
            monitoring={monitoring()}
            permitTypes={listPermitTypes(locale)}
            actions={{ verify, showDemo, register, subscribe }}
          />
        </div>
      </ClientMessages>
    </PublicShell>
  );
}
