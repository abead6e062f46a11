import {
  Bell,
  Building2,
  CalendarDays,
  ClipboardCheck,
  CreditCard,
  FileText,
  Gift,
  HardHat,
  History,
  House,
  Mail,
  Settings,
  ShieldCheck,
  Truck,
  Users,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RULES } from '@/lib/identity/access/permissions';
import type { Role } from '@/lib/identity/access/types';
import type { RouteKey, RouteParams } from '@/lib/platform/i18n/routes';
import { type Route, routes } from '@/lib/platform/i18n/routes';
import type { SignOut } from './account-menu';
import { AppFrame, type NavItem } from './app-frame';
import { AppLink } from './app-link';
import { type CompanyChoice, CompanySwitch, type SwitchCompany } from './company-switch';
import { MENU_ROW } from './menu-row';

export interface DashboardShellProps {
  children: ReactNode;
  companyName: string;
  /** The reader's role determines which pages are offered. */
  role: Role;
  userName: string;
  /** The page shown, for the navigation and the language switch. */
  current: RouteKey;
  params?: RouteParams | undefined;
  /** Whether the permits come from the built-in sample feed. */
  sample: boolean;
  isAdmin: boolean;
  /** Is a subcontractor of somebody as well. */
  hasPortal: boolean;
  /** The companies the reader belongs to; a choice is offered from two on. */
  companies: readonly CompanyChoice[];
  onSwitchCompany: SwitchCompany;
  onSignOut: SignOut;
  bell?: ReactNode;
  /** What the plan asks of the reader. */
  notice?: ReactNode;
}

/** Whether the page is open to the role; one that a larger plan opens is offered, and says so itself. */
function isOffered(page: RouteKey, role: Role): boolean {
  const { permission }: Route = routes[page];
  return permission === undefined || RULES[permission].roles.includes(role);
}

export function DashboardShell({
  companyName,
  role,
  isAdmin,
  hasPortal,
  companies,
  onSwitchCompany,
  notice,
  ...frame
}: DashboardShellProps) {
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
    { to: '/dashboard/changes', label: t('changes'), short: t('changes'), icon: History },
  ];
  const more: NavItem[] = [
    { to: '/dashboard/calendar', label: t('calendar'), short: t('calendar'), icon: CalendarDays },
    { to: '/dashboard/notifications', label: t('notifications'), short: t('notifications'), icon: Bell },
    { to: '/dashboard/team', label: t('team'), short: t('team'), icon: Users },
    {
      to: '/dashboard/subcontractors',
      label: t('subcontractors'),
      short: t('subcontractors'),
      icon: HardHat,
    },
    { to: '/dashboard/compliance', label: t('compliance'), short: t('compliance'), icon: ShieldCheck },
    { to: '/dashboard/mail', label: t('cityMail'), short: t('cityMail'), icon: Mail },
    { to: '/dashboard/company', label: t('company'), short: t('company'), icon: Building2 },
    {
      to: '/dashboard/subscription',
      label: t('subscription'),
      short: t('subscription'),
      icon: CreditCard,
      pages: ['/dashboard/purchase-checks'],
    },
    { to: '/dashboard/referrals', label: t('referrals'), short: t('referrals'), icon: Gift },
    { to: '/dashboard/settings', label: t('settings'), short: t('settings'), icon: Settings },
  ];
  const offered = (item: NavItem) => isOffered(item.to, role);
  const accountLinks = (
    <>
      {companies.length > 1 ? <CompanySwitch companies={companies} onSwitch={onSwitchCompany} /> : null}
      {hasPortal ? (
        <AppLink to="/subcontractor-portal" className={MENU_ROW}>
          <Truck aria-hidden="true" className="size-5 shrink-0 text-muted" />
          {t('portal')}
        </AppLink>
      ) : null}
      {isAdmin ? (
        <AppLink to="/admin" className={MENU_ROW}>
          <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-muted" />
          {t('admin')}
        </AppLink>
      ) : null}
    </>
  );
  return (
    <AppFrame
      {...frame}
      items={items.filter(offered)}
      more={more.filter(offered)}
      owner={companyName}
      accountLinks={accountLinks}
      // The page it leads to says it at length.
      notice={frame.current === '/dashboard/subscription' ? null : notice}
    />
  );
}
