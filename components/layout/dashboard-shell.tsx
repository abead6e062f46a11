import { Bell, ClipboardCheck, FileText, House, ShieldCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { RouteKey, RouteParams } from '@/lib/i18n/routes';
import type { SignOut } from './account-menu';
import { AppFrame, type NavItem } from './app-frame';
import { AppLink } from './app-link';
import { MENU_ROW } from './menu-row';

export interface DashboardShellProps {
  children: ReactNode;
  companyName: string;
  userName: string;
  /** The page shown, for the navigation and the language switch. */
  current: RouteKey;
  params?: RouteParams;
  /** Whether the permits come from the built-in sample feed. */
  sample: boolean;
  isAdmin: boolean;
  onSignOut: SignOut;
}

export function DashboardShell({ companyName, isAdmin, ...frame }: DashboardShellProps) {
  const t = useTranslations('common.shell');
  const items: NavItem[] = [
    { to: '/dashboard', label: t('home'), short: t('home'), icon: House },
    { to: '/dashboard/permits', label: t('permits'), short: t('permits'), icon: FileText },
    {
      to: '/dashboard/permit-checklist',
      label: t('checklist'),
      short: t('checklistShort'),
      icon: ClipboardCheck,
    },
    { to: '/dashboard/notifications', label: t('notifications'), short: t('notificationsShort'), icon: Bell },
  ];
  const admin = isAdmin ? (
    <AppLink to="/admin" className={MENU_ROW}>
      <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-muted" />
      {t('admin')}
    </AppLink>
  ) : null;
  return <AppFrame {...frame} items={items} owner={companyName} accountLinks={admin} />;
}
