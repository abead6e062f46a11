import type { NormalisedPermit } from '@/lib/tracking/permits/types';
import { Fingerprint } from './fingerprint';

// One shared instance: hashing is synchronous.
const fingerprint = new Fingerprint();

/** 32 hex digits over every field of a permit, in this order; changing the order re-writes every permit once. */
export function permitHash(p: Omit<NormalisedPermit, 'hash'>): string {
  fingerprint
    .reset()
    .text(p.sourceKey)
    .text(p.permitNumber)
    .text(p.permitType)
    .text(p.permitSubtype)
    .text(p.workClass)
    .text(p.description)
    .text(p.statusWord)
    .text(p.statusBucket)
    .text(p.statusDate)
    .text(p.appliedDate)
    .text(p.approvedDate)
    .text(p.issuedDate)
    .text(p.completedDate)
    .text(p.expiresDate)
    .text(p.address)
    .text(p.addressNorm)
    .text(p.city)
    .text(p.state)
    .text(p.zip)
    .text(p.contractorName)
    .text(p.contractorNorm)
    .text(p.contractorLicense)
    .number(p.valuationCents)
    .number(p.feeCents)
    .number(p.latitude)
    .number(p.longitude)
    .text(p.link)
    .text(p.parcel)
    .text(p.checklistType);
  // Came later: a permit without one keeps the digits it had.
  if (p.unpaidCents !== null) fingerprint.number(p.unpaidCents);
  return fingerprint.hex();
}
