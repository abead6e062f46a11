'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { DashboardShell, type DashboardShellProps } from '@/components/layout/dashboard-shell';
import { routeOfSegments } from '@/lib/i18n/route-of-segments';

/** The frame around every page; which page it is, only the browser's router knows as people move on. */
export function Shell(props: Omit<DashboardShellProps, 'current' | 'params'>) {
  const route = routeOfSegments(useSelectedLayoutSegments());
  return <DashboardShell {...props} current={route?.key ?? '/dashboard'} params={route?.params} />;
}
