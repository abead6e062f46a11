import type { FeedMode } from '@/lib/tracking/feeds/types';
import type { VerificationResult } from '@/lib/tracking/matching/types';
import type { StatusBucket } from './types';
import type { FoundPermit, PermitDetail, PermitEvent, PermitSummary } from './view';

/** A permit in the API's field names. */
export function toPermit(permit: PermitSummary) {
  return {
    id: permit.id,
    permit_number: permit.permitNumber,
    permit_type: permit.permitType,
    description: permit.description,
    address: permit.address,
    city: permit.city,
    state: permit.state,
    status: permit.statusBucket,
    status_word: permit.statusWord,
    applied_date: permit.appliedDate,
    issue_date: permit.issuedDate,
    expires_date: permit.expiresDate,
    changed_at: permit.changedAt.toISOString(),
    missing_since: permit.missingSince?.toISOString() ?? null,
    sample: permit.mode === 'sample',
    by_hand: permit.mode === 'hand',
  };
}

export function toPermitDetail(permit: PermitDetail) {
  return {
    ...toPermit({ ...permit, mode: permit.feed.mode }),
    permit_subtype: permit.permitSubtype,
    work_class: permit.workClass,
    zip: permit.zip,
    status_date: permit.statusDate,
    approved_date: permit.approvedDate,
    completed_date: permit.completedDate,
    contractor_name: permit.contractorName,
    contractor_license: permit.contractorLicense,
    valuation_cents: permit.valuationCents,
    fee_cents: permit.feeCents,
    unpaid_cents: permit.unpaidCents,
    link: permit.link,
    parcel: permit.parcel,
    first_seen_at: permit.firstSeenAt.toISOString(),
    linked_by: permit.linkedBy,
    version: permit.revision,
    feed: {
      city: permit.feed.record,
      last_read_at: permit.feed.lastSuccessAt?.toISOString() ?? null,
      sample: permit.feed.mode === 'sample',
    },
  };
}

export function toFoundPermit(permit: FoundPermit) {
  return {
    ...toPermit(permit),
    contractor_name: permit.contractorName,
    found_by: permit.foundBy,
    linked: permit.linked,
  };
}

/** Fields of a change whose name in the API is not just its own in snake case. */
const RENAMED: Readonly<Record<string, string>> = {
  issuedDate: 'issue_date',
  statusBucket: 'status',
};

function fieldName(field: string): string {
  return RENAMED[field] ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function toPermitEvent(event: PermitEvent) {
  return {
    id: event.id,
    kind: event.kind,
    from_status: event.fromBucket,
    to_status: event.toBucket,
    from_word: event.fromWord,
    to_word: event.toWord,
    changes: Object.fromEntries(
      Object.entries(event.changes).map(([field, [from, to]]) => [fieldName(field), { from, to }]),
    ),
    occurred_on: event.occurredOn,
    detected_at: event.detectedAt.toISOString(),
  };
}

export function toPermitCounts(counts: Record<StatusBucket, number>) {
  return { total: Object.values(counts).reduce((sum, held) => sum + held, 0), by_status: counts };
}

/** `mode` is that of the feeds this installation reads; `notMonitored` the cities asked for that have none. */
export function toVerification(
  result: VerificationResult,
  { mode, notMonitored }: { mode: FeedMode; notMonitored: string[] },
) {
  return {
    success: result.success,
    business_name: result.businessName,
    permits_found: result.permitsFound,
    multiple_companies: result.multipleCompanies,
    company_names: result.companies.map(({ name }) => name),
    preview_permits: result.previewPermits.map((permit) => ({
      id: permit.id,
      permit_number: permit.permitNumber,
      permit_type: permit.permitType,
      city: permit.city,
      contractor_name: permit.contractorName,
      status: permit.status,
      issue_date: permit.issueDate,
    })),
    cities_with_data: result.citiesWithData,
    cities_no_data: result.citiesNoData,
    cities_without_contractor: result.citiesWithoutContractor,
    cities_not_monitored: notMonitored,
    sample: mode === 'sample',
  };
}
