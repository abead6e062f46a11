import { ClientMessages } from '@/components/layout/client-messages';
import { PORTAL_TIME_ZONE } from '@/components/portal/time-zone';
import { Bell, type BellProps } from './bell';

type Given = Pick<BellProps, 'unread' | 'actions'>;

/** The bell with the words it needs, for a company's people. */
export function DashboardBell(bell: Given & Pick<BellProps, 'timeZone' | 'follows'>) {
  return (
    <ClientMessages namespaces={['bell', 'permits.timeline', 'permits.list', 'permits.fields']}>
      <Bell
        {...bell}
        permitPage="/dashboard/permits/[id]"
        jobPage="/dashboard/jobs/[id]"
        allPage="/dashboard/changes"
      />
    </ClientMessages>
  );
}

/** For a subcontractor, whose permits stand in the portal. */
export function PortalBell(bell: Given) {
  return (
    <ClientMessages namespaces={['bell', 'permits.timeline', 'permits.list', 'permits.fields']}>
      <Bell
        {...bell}
        timeZone={PORTAL_TIME_ZONE}
        follows
        permitPage="/subcontractor-portal/permits/[id]"
        jobPage="/subcontractor-portal/jobs/[project]"
        allPage="/subcontractor-portal"
      />
    </ClientMessages>
  );
}
