import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AppProviders } from '@/components/layout/app-providers';
import { LiveRefresh } from '@/components/permits/live-refresh';
import { requirePermission } from '@/lib/edge/server/session';
import { signOutAction } from '@/lib/edge/server/sign-out';
import { env } from '@/lib/env';
import { fullName } from '@/lib/identity/accounts/full-name';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { Shell } from './_components/shell';

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default async function AdminLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { account } = await requirePermission('admin', locale);
  const { user, company } = account;
  return (
    <AppProviders namespaces={['admin']}>
      <Shell
        userName={fullName(user)}
        sample={env().FEEDS === 'sample'}
        hasCompany={company !== null}
        onSignOut={signOutAction}
      >
        <LiveRefresh />
        {children}
      </Shell>
    </AppProviders>
  );
}
