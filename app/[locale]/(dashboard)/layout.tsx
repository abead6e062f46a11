import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { DashboardBell, PortalBell } from '@/components/bell/header-bell';
import { AppProviders } from '@/components/layout/app-providers';
import { ConfirmAddress } from '@/components/layout/confirm-address';
import { LiveRefresh } from '@/components/permits/live-refresh';
import { countBell } from '@/lib/company/bell/queries';
import {
  markBellSeenAction,
  markPortalBellSeenAction,
  readBellAction,
  readPortalBellAction,
} from '@/lib/edge/server/bell';
import { requirePermission, requireUser } from '@/lib/edge/server/session';
import { signOutAction } from '@/lib/edge/server/sign-out';
import { env } from '@/lib/env';
import { fullName } from '@/lib/identity/accounts/full-name';
import { listOwnCompanies } from '@/lib/identity/accounts/queries';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { findBillingBanner } from '@/lib/sales/subscriptions/banner';
import { followsPermits, showsSampleData } from '@/lib/tracking/permits/queries';
import { DunningBanner } from './_components/dunning-banner';
import { AdminFrame, PortalFrame, Shell } from './_components/shell';
import { switchCompanyAction } from './actions';
import { sendVerificationAction } from './dashboard/settings/actions';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/**
 * The frame of whoever reads: who belongs to no company has one page here, the settings of their own account, and
 * finds it in the frame they know. Every page has its own gate.
 */
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
  const { account } = await requirePermission('account.own', locale);
  const { user, company, hasPortal } = account;
  const userName = fullName(user);
  if (!company) {
    if (!user.isAdmin && !hasPortal) redirect(hrefFor('/login', locale));
    const frame = { userName, onSignOut: signOutAction };
    const portal = hasPortal && !user.isAdmin ? await requirePermission('portal.read', locale) : null;
    return (
      <AppProviders namespaces={['dashboard', 'commands', 'offline']}>
        {user.isAdmin ? (
          <AdminFrame {...frame} sample={env().FEEDS === 'sample'}>
            {children}
          </AdminFrame>
        ) : (
          <PortalFrame
            {...frame}
            bell={
              portal ? (
                <PortalBell
                  unread={(await countBell(portal.ctx)).all}
                  actions={{ read: readPortalBellAction, markSeen: markPortalBellSeenAction }}
                />
              ) : null
            }
          >
            {children}
          </PortalFrame>
        )}
      </AppProviders>
    );
  }
  const { ctx } = await requireUser(locale);
  const [sample, banner, companies, news, follows, bell] = await Promise.all([
    showsSampleData(ctx),
    findBillingBanner(ctx),
    listOwnCompanies(ctx, { userId: user.id }),
    countBell(ctx),
    followsPermits(ctx),
    getTranslations('bell'),
  ]);
  return (
    <AppProviders namespaces={['dashboard', 'commands', 'offline']}>
      <Shell
        companyName={company.name}
        companyId={company.id}
        userId={user.id}
        counts={{
          '/dashboard': { count: news.changes, label: bell('label', { count: news.changes }), hot: true },
        }}
        role={company.role}
        userName={userName}
        sample={sample}
        isAdmin={user.isAdmin}
        hasPortal={hasPortal}
        companies={companies.map(({ id, name }) => ({ id, name, isCurrent: id === company.id }))}
        onSwitchCompany={switchCompanyAction}
        onSignOut={signOutAction}
        bell={
          <DashboardBell
            unread={news.all}
            actions={{ read: readBellAction, markSeen: markBellSeenAction }}
            timeZone={company.timeZone}
            follows={follows}
          />
        }
        notice={
          <>
            {banner ? (
              <DunningBanner banner={banner} clock={{ now: ctx.now, timeZone: company.timeZone }} />
            ) : null}
            {user.emailVerifiedAt === null ? (
              <ConfirmAddress email={user.email} send={sendVerificationAction} />
            ) : null}
          </>
        }
      >
        <LiveRefresh />
        {children}
      </Shell>
    </AppProviders>
  );
}
