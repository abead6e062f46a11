import type { RuleCounts } from './rule-record';

/** Written by `npm run eval:checks -- --sets --record`. */
export const RULE_COUNTS: RuleCounts = {
  address_differs: { right: 5, all: 5 },
  edition_outdated: { right: 2, all: 2 },
  fee_differs: { right: 3, all: 3 },
  insurance_expired: { right: 2, all: 2 },
  license_differs: { right: 2, all: 2 },
  license_expired: { right: 1, all: 1 },
  missing_document: { right: 3, all: 3 },
  north_arrow_missing: { right: 1, all: 1 },
  parcel_differs: { right: 2, all: 2 },
  sheet_not_in_set: { right: 3, all: 3 },
  valuation_differs: { right: 2, all: 2 },
};
