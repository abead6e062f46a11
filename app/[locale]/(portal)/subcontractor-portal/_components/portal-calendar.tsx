'use client';

import { CalendarFeed } from '@/components/calendar/calendar-feed';
import type { PortalCalendarActions } from '@/components/calendar/types';
import type { PortalCalendar as Calendar } from '@/lib/company/calendar/types';
import type { Clock } from '@/lib/platform/i18n/format';

interface Props {
  calendar: Calendar;
  actions: PortalCalendarActions;
  clock: Clock;
}

/** A subcontractor's calendar of what one contractor assigned. */
export function PortalCalendar({ calendar: { companyId, companyName, feed }, actions, clock }: Props) {
  return (
    <CalendarFeed
      feed={feed}
      actions={{ renew: () => actions.renew({ companyId }), revoke: () => actions.revoke({ companyId }) }}
      clock={clock}
      company={companyName}
    />
  );
}
