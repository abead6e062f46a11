'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { PortalShell, type PortalShellProps } from '@/components/layout/portal-shell';
import { routeOfSegments } from '@/lib/platform/i18n/route-of-segments';

/** The frame around every page; which page it is, only the browser's router knows as people move on. */
export function Shell(props: Omit<PortalShellProps, 'current' | 'params'>) {
  const route = routeOfSegments(useSelectedLayoutSegments());
  return <PortalShell {...props} current={route?.key ?? '/subcontractor-portal'} params={route?.params} />;
}
