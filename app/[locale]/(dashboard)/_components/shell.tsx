'use client';

import dynamic from 'next/dynamic';
import { useSelectedLayoutSegments } from 'next/navigation';
import type { AdminShellProps } from '@/components/layout/admin-shell';
import { DashboardShell, type DashboardShellProps } from '@/components/layout/dashboard-shell';
import type { PortalShellProps } from '@/components/layout/portal-shell';
import { loadPart } from '@/components/ui/load-part';
import { routeOfSegments } from '@/lib/platform/i18n/route-of-segments';
import type { RouteKey, RouteParams } from '@/lib/platform/i18n/routes';

// Rare here: a company's people do not fetch them.
const AdminShell = dynamic(() =>
  loadPart(() => import('@/components/layout/admin-shell').then((module) => module.AdminShell)),
);
const PortalShell = dynamic(() =>
  loadPart(() => import('@/components/layout/portal-shell').then((module) => module.PortalShell)),
);

type Frame<Props> = Omit<Props, 'current' | 'params'>;

/** Which page it is, only the browser's router knows as people move on. */
function useCurrentPage(): { current: RouteKey; params: RouteParams | undefined } {
  const route = routeOfSegments(useSelectedLayoutSegments());
  return { current: route?.key ?? '/dashboard', params: route?.params };
}

/** The frame around every page. */
export function Shell(props: Frame<DashboardShellProps>) {
  return <DashboardShell {...props} {...useCurrentPage()} />;
}

/** For an admin who belongs to no company. */
export function AdminFrame(props: Omit<Frame<AdminShellProps>, 'hasCompany'>) {
  return <AdminShell {...props} hasCompany={false} {...useCurrentPage()} />;
}

/** For a subcontractor who belongs to no company. */
export function PortalFrame(props: Frame<PortalShellProps>) {
  return <PortalShell {...props} {...useCurrentPage()} />;
}
