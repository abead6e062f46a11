import { toPermit } from '@/lib/tracking/permits/to-api';
import type { PortalPermit, PortalPermitSummary, Subcontractor } from './view';

/** A subcontractor in the API's field names. */
export function toSubcontractor(subcontractor: Subcontractor) {
  return {
    id: subcontractor.id,
    company_name: subcontractor.companyName,
    contact_name: subcontractor.contactName,
    email: subcontractor.email,
    phone: subcontractor.phone,
    role: subcontractor.role,
    state: subcontractor.state,
    invitation_id: subcontractor.invitationId,
    accepted_at: subcontractor.acceptedAt?.toISOString() ?? null,
    assigned_permits: subcontractor.assignedPermits,
    open_tasks: subcontractor.openTasks,
    overdue_tasks: subcontractor.overdueTasks,
  };
}

export function toPortalPermit(permit: PortalPermitSummary) {
  return { ...toPermit(permit), parent_company_name: permit.parentCompanyName };
}

export function toPortalPermitDetail(permit: PortalPermit) {
  return {
    ...toPortalPermit(permit),
    zip: permit.zip,
    permit_subtype: permit.permitSubtype,
    work_class: permit.workClass,
    status_date: permit.statusDate,
    approved_date: permit.approvedDate,
    completed_date: permit.completedDate,
    link: permit.link,
    events: permit.events.map((event) => ({
      id: event.id,
      kind: event.kind,
      from_status: event.fromBucket,
      to_status: event.toBucket,
      from_word: event.fromWord,
      to_word: event.toWord,
      occurred_on: event.occurredOn,
      detected_at: event.detectedAt.toISOString(),
    })),
  };
}
