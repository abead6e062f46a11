import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AppProviders } from '@/components/layout/app-providers';
import { LiveRefresh } from '@/components/permits/live-refresh';
import { env } from '@/lib/env';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { hrefFor } from '@/lib/i18n/routes';
import { endSession } from '@/lib/server/end-session';
import { requireAdmin } from '@/lib/server/session';
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
  const { user } = await requireAdmin(locale);

  async function signOut() {
    'use server';
    await endSession();
    redirect(hrefFor('/login', locale));
  }

  return (
    <AppProviders namespaces={['admin']}>
      <Shell
        userName={`${user.firstName} ${user.lastName}`}
        sample={env().FEEDS === 'sample'}
        onSignOut={signOut}
      >
        <LiveRefresh />
        {children}
      </Shell>
    </AppProviders>
  );
}
