'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { useRegistration } from '@/components/onboarding/registration-memory';
import { Skeleton } from '@/components/ui/skeleton';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { Wizard } from './wizard';
import type { WizardProps } from './wizard-types';

/** The set-up, for who has just signed up; anyone else is sent to sign up first. */
export function Onboarding(props: WizardProps) {
  const t = useTranslations('onboarding');
  const router = useRouter();
  const locale = useAppLocale();
  const registration = useRegistration();
  useEffect(() => {
    if (registration === null) router.replace(`${hrefFor('/login', locale)}?signup=true`);
  }, [registration, router, locale]);
  if (!registration) {
    return (
      <div role="status" className="flex flex-col gap-6">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-96 w-full" />
      </div>
    );
  }
  return <Wizard key={registration.email} registration={registration} {...props} />;
}
