import { describe, expect, test } from 'vitest';
import type { NormalisedPermit } from '@/lib/tracking/permits/types';
import { diffPermit, discovery } from './diff';

const permit: NormalisedPermit = {
  sourceKey: 'k1',
  permitNumber: 'BP-2026-1',
  permitType: 'Building',
  permitSubtype: null,
  workClass: 'Remodel',
  description: 'Kitchen',
  statusWord: 'In Review',
  statusBucket: 'pending',
  statusDate: '2026-03-01',
  appliedDate: '2026-03-01',
  approvedDate: null,
  issuedDate: null,
  completedDate: null,
  expiresDate: null,
  address: '12 Oak St',
  addressNorm: '12 OAK ST',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  contractorName: 'Ibarra Plumbing LLC',
  contractorNorm: 'ibarra plumbing',
  contractorLicense: null,
  valuationCents: 1_200_000,
  feeCents: null,
  unpaidCents: null,
  latitude: 30.27,
  longitude: -97.74,
  link: null,
  parcel: null,
  checklistType: null,
  hash: '0'.repeat(32),
};

const but = (changes: Partial<NormalisedPermit>): NormalisedPermit => ({ ...permit, ...changes });

describe('diffPermit', () => {
  test('a new status wins over what else changed and names its date', () => {
    const after = but({
      statusWord: 'Issued',
      statusBucket: 'issued',
      issuedDate: '2026-04-02',
      feeCents: 900,
    });
    expect(diffPermit(permit, after)).toEqual({
      kind: 'status_changed',
      fromBucket: 'pending',
      toBucket: 'issued',
      fromWord: 'In Review',
      toWord: 'Issued',
      changes: { issuedDate: [null, '2026-04-02'], feeCents: [null, 900] },
      // The status date still is the one of the review: the issue date explains the new bucket.
      occurredOn: '2026-04-02',
    });
  });

  test('another word in the same bucket is a status change', () => {
    const news = diffPermit(permit, but({ statusWord: 'Second Review', statusDate: '2026-03-20' }));
    expect(news).toMatchObject({ kind: 'status_changed', toBucket: 'pending', occurredOn: '2026-03-20' });
  });

  test('a status change without a date of its own keeps the date the city last gave', () => {
    const news = diffPermit(permit, but({ statusWord: 'On Hold', statusBucket: 'on_hold' }));
    expect(news?.occurredOn).toBe('2026-03-01');
  });

  test('dates alone, and a date that vanishes', () => {
    expect(diffPermit(permit, but({ expiresDate: '2027-03-01' }))).toMatchObject({
      kind: 'dates_changed',
      occurredOn: null,
      changes: { expiresDate: [null, '2027-03-01'] },
    });
    expect(diffPermit(permit, but({ statusDate: null }))).toMatchObject({
      kind: 'dates_changed',
      occurredOn: null,
    });
  });

  test('details alone', () => {
    expect(
      diffPermit(permit, but({ contractorName: 'Ibarra Plumbing Inc', contractorNorm: 'ibarra plumbing' })),
    ).toMatchObject({
      kind: 'details_changed',
      changes: { contractorName: ['Ibarra Plumbing LLC', 'Ibarra Plumbing Inc'] },
      occurredOn: null,
    });
  });

  test('what only our own normalising changed is no news', () => {
    expect(
      diffPermit(permit, but({ contractorNorm: 'ibarra', addressNorm: '12 OAK', hash: 'f'.repeat(32) })),
    ).toBeNull();
  });
});

test('a discovery takes the status date, or else the date of its bucket', () => {
  expect(discovery(permit)).toMatchObject({
    kind: 'discovered',
    fromBucket: null,
    toBucket: 'pending',
    occurredOn: '2026-03-01',
  });
  const issued = but({ statusBucket: 'issued', statusDate: null, issuedDate: '2026-04-02' });
  expect(discovery(issued).occurredOn).toBe('2026-04-02');
});
