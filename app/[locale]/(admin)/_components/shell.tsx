'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { AdminShell, type AdminShellProps } from '@/components/layout/admin-shell';
import { routeOfSegments } from '@/lib/platform/i18n/route-of-segments';

/** The frame around every page; which page it is, only the browser's router knows as people move on. */
export function Shell(props: Omit<AdminShellProps, 'current' | 'params'>) {
  const route = routeOfSegments(useSelectedLayoutSegments());
  return <AdminShell {...props} current={route?.key ?? '/admin'} params={route?.params} />;
}
