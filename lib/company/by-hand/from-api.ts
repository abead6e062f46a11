/** A permit in the API's field names, as the domain takes it; what is left out stays out. */
export function fromHandBody(body: Partial<Record<keyof typeof NAMES, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(NAMES).flatMap(([name, field]) => {
      const value = body[name as keyof typeof NAMES];
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

const NAMES = {
  permit_number: 'permitNumber',
  city: 'city',
  state: 'state',
  address: 'address',
  permit_type: 'permitType',
  description: 'description',
  status: 'statusBucket',
  applied_date: 'appliedDate',
  issue_date: 'issuedDate',
  expires_date: 'expiresDate',
  valuation_cents: 'valuationCents',
} as const;
