import {
  Building2,
  Gauge,
  Handshake,
  House,
  Inbox,
  LifeBuoy,
  Settings,
  ShieldQuestion,
  UserX,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { RouteKey, RouteParams } from '@/lib/platform/i18n/routes';
import type { SignOut } from './account-menu';
import { AppFrame, type NavItem } from './app-frame';
import { AppLink } from './app-link';
import { MENU_ROW } from './menu-row';

export interface AdminShellProps {
  children: ReactNode;
  userName: string;
  current: RouteKey;
  params?: RouteParams | undefined;
  sample: boolean;
  /** Has a dashboard as well. */
  hasCompany: boolean;
  onSignOut: SignOut;
}

export function AdminShell({ hasCompany, ...frame }: AdminShellProps) {
  const t = useTranslations('common.shell');
  const items: NavItem[] = [
    { to: '/admin', label: t('overview'), short: t('overview'), icon: Gauge },
    { to: '/admin/cities', label: t('cities'), short: t('cities'), icon: Building2 },
    { to: '/admin/prospects', label: t('prospects'), short: t('prospects'), icon: UserX },
    { to: '/admin/support', label: t('support'), short: t('support'), icon: LifeBuoy },
    { to: '/admin/outbox', label: t('outbox'), short: t('outbox'), icon: Inbox },
  ];
  const more: NavItem[] = [
    { to: '/admin/privacy', label: t('privacyRequests'), short: t('privacyRequests'), icon: ShieldQuestion },
    { to: '/admin/partner-applications', label: t('partners'), short: t('partners'), icon: Handshake },
    { to: '/dashboard/settings', label: t('settings'), short: t('settings'), icon: Settings },
  ];
  const back = hasCompany ? (
    <AppLink to="/dashboard" className={MENU_ROW}>
      <House aria-hidden="true" className="size-5 shrink-0 text-muted" />
      {t('dashboard')}
    </AppLink>
  ) : null;
  return <AppFrame {...frame} items={items} more={more} owner={t('admin')} accountLinks={back} />;
}
