import { ShieldCheck, Truck } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CommandCentre } from '@/components/commands/command-centre';
import { recentKey } from '@/components/commands/recent-places';
import { useRecent } from '@/components/commands/use-recent';
import { personKey } from '@/components/offline/person-key';
import { loadPart } from '@/components/ui/load-part';
import type { Role } from '@/lib/identity/access/types';
import type { RouteKey, RouteParams } from '@/lib/platform/i18n/routes';
import { AccountMenu, type SignOut } from './account-menu';
import { AppLink } from './app-link';
import { type CompanyChoice, CompanySwitch, type SwitchCompany } from './company-switch';
import { DeskFrame } from './desk-frame';
import { DrawerFoot } from './drawer-foot';
import { MENU_ROW } from './menu-row';
import { isOffered, PHONE_BAR } from './navigation';
import { type NavCounts, offeredTo } from './offered';
import { useFrameCommands } from './use-frame-commands';

/** Loaded once the page stands: nothing on it waits for this. */
const OfflineLine = dynamic(
  () => loadPart(() => import('@/components/offline/offline-line').then((module) => module.OfflineLine)),
  { ssr: false },
);

export interface DashboardShellProps {
  children: ReactNode;
  companyName: string;
  /** For what the browser keeps, which belongs to one person in one company. */
  companyId: string;
  userId: string;
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
  counts: NavCounts;
  onSwitchCompany: SwitchCompany;
  onSignOut: SignOut;
  bell?: ReactNode;
  /** What the plan asks of the reader. */
  notice?: ReactNode;
}

/** The frame of a company's people. */
export function DashboardShell({ companyId, userId, role, ...shell }: DashboardShellProps) {
  const { current, params, userName, onSignOut, notice, counts, children } = shell;
  const key = recentKey(userId, companyId);
  const commands = useFrameCommands(role);
  useRecent(key);
  const links = <AccountLinks {...shell} />;
  return (
    <CommandCentre commands={commands} recentKey={key} person={personKey(userId, companyId)}>
      <DeskFrame
        navigation={offeredTo(role, current)}
        bar={PHONE_BAR.filter((page) => isOffered(page, role))}
        counts={counts}
        current={current}
        params={params}
        companyName={shell.companyName}
        sample={shell.sample}
        bell={shell.bell}
        account={(look) => (
          <AccountMenu look={look} userName={userName} route={current} params={params} onSignOut={onSignOut}>
            {links}
          </AccountMenu>
        )}
        drawerFoot={<DrawerFoot current={current} params={params} sample={shell.sample} />}
        notice={
          <>
            <OfflineLine person={personKey(userId, companyId)} />
            {/* The page it leads to says it at length. */}
            {current === '/dashboard/subscription' ? null : notice}
          </>
        }
      >
        {children}
      </DeskFrame>
    </CommandCentre>
  );
}

type Links = Pick<DashboardShellProps, 'companies' | 'onSwitchCompany' | 'hasPortal' | 'isAdmin'>;

function AccountLinks({ companies, onSwitchCompany, hasPortal, isAdmin }: Links) {
  const t = useTranslations('common.shell');
  return (
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
}
