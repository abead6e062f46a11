import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AppProviders } from '@/components/layout/app-providers';
import { LiveRefresh } from '@/components/permits/live-refresh';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { hrefFor } from '@/lib/i18n/routes';
import { showsSampleData } from '@/lib/permits/queries';
import { endSession } from '@/lib/server/end-session';
import { requireUser } from '@/lib/server/session';
import { Shell } from './_components/shell';

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default async function DashboardLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx, user, company } = await requireUser(locale);

  async function signOut() {
    'use server';
    await endSession();
    redirect(hrefFor('/login', locale));
  }

  return (
    <AppProviders namespaces={['dashboard']}>
      <Shell
        companyName={company.name}
        userName={`${user.firstName} ${user.lastName}`}
        sample={await showsSampleData(ctx)}
        isAdmin={user.isAdmin}
        onSignOut={signOut}
      >
        <LiveRefresh />
        {children}
      </Shell>
    </AppProviders>
  );
}
