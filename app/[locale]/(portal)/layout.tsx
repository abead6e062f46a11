import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PortalBell } from '@/components/bell/header-bell';
import { AppProviders } from '@/components/layout/app-providers';
import { LiveRefresh } from '@/components/permits/live-refresh';
import { countBell } from '@/lib/company/bell/queries';
import { markPortalBellSeenAction, readPortalBellAction } from '@/lib/edge/server/bell';
import { requirePermission } from '@/lib/edge/server/session';
import { signOutAction } from '@/lib/edge/server/sign-out';
import { env } from '@/lib/env';
import { fullName } from '@/lib/identity/accounts/full-name';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { Shell } from './_components/shell';

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default async function PortalLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx, account } = await requirePermission('portal.read', locale);
  const { user, company } = account;
  return (
    <AppProviders namespaces={['portal']}>
      <Shell
        userName={fullName(user)}
        ownCompany={company?.name ?? null}
        sample={env().FEEDS === 'sample'}
        onSignOut={signOutAction}
        bell={
          <PortalBell
            unread={(await countBell(ctx)).all}
            actions={{ read: readPortalBellAction, markSeen: markPortalBellSeenAction }}
          />
        }
      >
        <LiveRefresh />
        {children}
      </Shell>
    </AppProviders>
  );
}
