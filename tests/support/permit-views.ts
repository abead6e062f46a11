import type { SearchedPermit } from '@/lib/tracking/permits/search/search';
import type { PermitSummary } from '@/lib/tracking/permits/view';

/** A permit as a list has it. */
export function permitSummary(given: Partial<PermitSummary> = {}): PermitSummary {
  return {
    id: 7,
    permitNumber: 'BP-7',
    permitType: 'Building',
    description: 'Reroof',
    address: '1402 Alder St',
    city: 'austin-tx',
    state: 'TX',
    statusBucket: 'issued',
    statusWord: null,
    appliedDate: null,
    issuedDate: null,
    expiresDate: null,
    changedAt: new Date('2026-11-19T15:00:00Z'),
    missingSince: null,
    mode: 'live',
    ...given,
  };
}

/** A permit as a search finds it; the company does not watch it. */
export function searchedPermit(given: Partial<SearchedPermit> = {}): SearchedPermit {
  return {
    ...permitSummary(),
    contractorName: 'ZVK MASONRY',
    foundBy: 'number',
    linked: false,
    listedOn: '2026-10-01',
    latitude: 30.27,
    longitude: -97.74,
    ...given,
  };
}
