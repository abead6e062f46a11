import type { PortalAnswer } from '../answer';

export const answer: PortalAnswer = {
  city: 'baltimore-md',
  rows: [
    {
      CaseNumber: 'USE2026-14410',
      Description: 'Replace rear deck in kind',
      IssuedDate: Date.UTC(2026, 8, 9, 13, 15),
      ExpirationDate: Date.UTC(2027, 2, 9),
      Address: '2200 EASTERN AVENUE',
      Cost: 7800,
      ExistingUse: 'SF',
      ProposedUse: 'SF',
      IsPermitModification: 0,
      geometry: { x: -76.58731, y: 39.28509 },
    },
    {
      // No date of issue: still with the city.
      CaseNumber: 'COM2026-70011',
      Description: 'Tenant fit out',
      IssuedDate: null,
      ExpirationDate: Date.UTC(2027, 6, 1),
      Address: '100 N. Charles St., Suite 500',
      Cost: 0,
    },
    {
      CaseNumber: 'DEM2026-00002',
      IssuedDate: Date.UTC(2026, 0, 2, 3),
      Address: null,
      Cost: -1,
      geometry: { x: -76.61, y: 39.29 },
    },
    { CaseNumber: 'COM2026-70012', Description: 'No date', IssuedDate: null, Address: '1 PRATT ST' },
  ],
  expected: [
    {
      permitNumber: 'USE2026-14410',
      statusBucket: 'issued',
      statusWord: null,
      description: 'Replace rear deck in kind',
      issuedDate: '2026-09-09',
      expiresDate: '2027-03-09',
      address: '2200 EASTERN AVENUE',
      addressNorm: '2200 EASTERN AVE',
      city: 'Baltimore',
      valuationCents: 780_000,
      latitude: 39.28509,
      longitude: -76.58731,
    },
    {
      permitNumber: 'COM2026-70011',
      statusBucket: 'pending',
      expiresDate: '2027-07-01',
      address: '100 N. Charles St., Suite 500',
      addressNorm: '100 N CHARLES ST UNIT 500',
      valuationCents: 0,
    },
    {
      permitNumber: 'DEM2026-00002',
      statusBucket: 'issued',
      // Three in the morning in London is ten in the evening before in Baltimore.
      issuedDate: '2026-01-01',
      latitude: 39.29,
      longitude: -76.61,
    },
  ],
  setAside: [{ sourceKey: 'COM2026-70012', reason: 'no_date_or_status' }],
  statusWords: [],
  unknownWords: [],
};
