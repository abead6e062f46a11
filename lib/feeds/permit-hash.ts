import { hash } from 'node:crypto';
import type { NormalisedPermit } from '@/lib/permits/types';

/** Neither separator can stand in a value: control characters are removed before. */
const SEPARATOR = '\u001f';
const ABSENT = '\u001e';

/** 32 hex digits over every field of a permit, in this order; changing the order re-writes every permit once. */
export function permitHash(p: Omit<NormalisedPermit, 'hash'>): string {
  let text = '';
  for (const value of [
    p.sourceKey,
    p.permitNumber,
    p.permitType,
    p.permitSubtype,
    p.workClass,
    p.description,
    p.statusWord,
    p.statusBucket,
    p.statusDate,
    p.appliedDate,
    p.approvedDate,
    p.issuedDate,
    p.completedDate,
    p.expiresDate,
    p.address,
    p.addressNorm,
    p.city,
    p.state,
    p.zip,
    p.contractorName,
    p.contractorNorm,
    p.contractorLicense,
    p.valuationCents,
    p.feeCents,
    p.latitude,
    p.longitude,
    p.link,
    p.parcel,
  ]) {
    text += (value ?? ABSENT) + SEPARATOR;
  }
  return hash('md5', text, 'hex');
}
