import type { BrandLook } from '@/lib/company/branding/types';
import type { ProjectState } from '@/lib/company/projects/types';
import type { Inspection, PermitEvent, PermitSummary } from '@/lib/tracking/permits/view';
import type { Waiting } from '@/lib/tracking/permits/waiting';
import type { SubcontractorState } from './types';

export interface Subcontractor {
  id: string;
  companyName: string;
  contactName: string;
  email: string;
  phone: string | null;
  role: string;
  state: SubcontractorState;
  /** The open invitation, to send again or take back. */
  invitationId: string | null;
  acceptedAt: Date | null;
  assignedPermits: number;
  openTasks: number;
  /** Of those, the ones whose day is over. */
  overdueTasks: number;
}

/** A contractor somebody works for. */
export interface PortalContractor {
  subcontractorId: string;
  /** To group by; nothing to show. */
  companyId: string;
  companyName: string;
  role: string;
  /** Assigned to them by this contractor. */
  permits: number;
}

export interface PortalPermitSummary extends PermitSummary {
  /** Who assigned it; several names where several did. */
  parentCompanyName: string;
}

export interface PortalPermitList {
  items: PortalPermitSummary[];
  /** For the address of the next page; null on the last. */
  next: string | null;
}

/** What a subcontractor sees of a permit: where, what, how it stands. No money, no notes. */
export interface PortalPermit extends PortalPermitSummary {
  /** Of the company that assigned it; null where several did, or it looks as we do. */
  look: BrandLook | null;
  zip: string | null;
  permitSubtype: string | null;
  workClass: string | null;
  statusDate: string | null;
  approvedDate: string | null;
  completedDate: string | null;
  /** http(s) address of the city's own record. */
  link: string | null;
  feed: { record: string; lastSuccessAt: Date | null };
  inspections: Inspection[];
  /** Whom it waits for, as its contractor reads it. */
  waiting: Waiting[];
  events: PermitEvent[];
}

/** A job as a subcontractor sees it: where it is, when, and whose. */
export interface PortalProject {
  id: string;
  address: string;
  city: string;
  state: string;
  zip: string | null;
  name: string | null;
  standing: ProjectState;
  startsOn: string | null;
  endsOn: string | null;
  companyId: string;
  companyName: string;
  companyPhone: string;
}
