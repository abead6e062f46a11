import type { PortalAnswer } from '../answer';

export const answer: PortalAnswer = {
  city: 'milwaukee-wi',
  rows: [
    {
      'Record ID': 'COM-ALT-26-00123',
      'Permit Type': 'Commercial Alteration Permit',
      'Use of Building': 'Office',
      Status: 'Issued',
      'Date Opened': '2026-04-01',
      'Date Issued': '2026-04-17',
      Address: '841 N BROADWAY',
      'Construction Total Cost': '125000.00',
    },
    {
      'Record ID': 'RES-ELEC-26-04411',
      'Permit Type': 'Residential Electrical Permit',
      'Use of Building': null,
      Status: 'Paid - Pending',
      'Date Opened': '9/28/2026',
      'Date Issued': '',
      Address: '2727 S 13th St',
      'Construction Total Cost': '$1,200',
    },
    { 'Record ID': 'RES-ELEC-26-04412', 'Date Opened': null, 'Date Issued': null, Address: '1 S 1ST ST' },
  ],
  expected: [
    {
      permitNumber: 'COM-ALT-26-00123',
      statusBucket: 'issued',
      appliedDate: '2026-04-01',
      issuedDate: '2026-04-17',
      address: '841 N BROADWAY',
      addressNorm: '841 N BROADWAY',
      valuationCents: 12_500_000,
      checklistType: 'commercial_ti',
    },
    {
      permitNumber: 'RES-ELEC-26-04411',
      statusBucket: 'pending',
      appliedDate: '2026-09-28',
      address: '2727 S 13th St',
      addressNorm: '2727 S 13 ST',
      valuationCents: 120_000,
      checklistType: 'electrical_service',
    },
  ],
  setAside: [{ sourceKey: 'RES-ELEC-26-04412', reason: 'no_date_or_status' }],
  statusWords: [],
  unknownWords: ['Issued', 'Paid - Pending'],
};
