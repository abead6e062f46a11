import { FileText, LayoutDashboard, Settings } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { RouteKey, RouteParams } from '@/lib/platform/i18n/routes';
import type { SignOut } from './account-menu';
import { AppFrame } from './app-frame';
import { AppLink } from './app-link';
import { MENU_ROW } from './menu-row';

export interface PortalShellProps {
  children: ReactNode;
  userName: string;
  current: RouteKey;
  params?: RouteParams | undefined;
  onSignOut: SignOut;
  bell?: ReactNode;
  /** Whether some of the permits come from the built-in sample feed. */
  sample?: boolean;
  /** The company of one's own, where there is one: its dashboard is a tap away. */
  ownCompany?: string | null;
}

/** The frame of the subcontractors' portal. */
export function PortalShell({ sample = false, ownCompany = null, ...frame }: PortalShellProps) {
  const t = useTranslations('common.shell');
  const links = ownCompany ? (
    <AppLink to="/dashboard" className={MENU_ROW}>
      <LayoutDashboard aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 truncate">{t('dashboardOf', { company: ownCompany })}</span>
    </AppLink>
  ) : null;
  return (
    <AppFrame
      {...frame}
      sample={sample}
      items={[
        {
          to: '/subcontractor-portal',
          label: t('assigned'),
          short: t('assignedShort'),
          icon: FileText,
          pages: ['/subcontractor-portal/permits/[id]', '/subcontractor-portal/jobs/[project]'],
        },
        { to: '/dashboard/settings', label: t('settings'), short: t('settings'), icon: Settings },
      ]}
      owner={t('portal')}
      accountLinks={links}
    />
  );
}
