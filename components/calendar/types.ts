import type { ActionAnswer } from '@/components/forms/action-answer';

/** The same, of one of a subcontractor's contractors. */
export interface PortalCalendarActions {
  renew: (input: { companyId: string }) => Promise<ActionAnswer<{ address: string }>>;
  revoke: (input: { companyId: string }) => Promise<ActionAnswer<unknown>>;
}

export interface CalendarActions {
  renew: (input: Record<string, never>) => Promise<ActionAnswer<{ address: string }>>;
  revoke: (input: Record<string, never>) => Promise<ActionAnswer<unknown>>;
}
