import type { FeedBody } from '@/tests/support/feed-bodies/harness';

export const body: FeedBody = {
  city: 'henderson-nv',
  rows: [
    // A site as a polygon whose middle the server tells when asked, and which is the same when it does not.
    {
      CASENUMBER: 'BRES2026012345',
      CASETYPE: 'Residential - Patio Cover',
      PROJECTNAME: 'SMITH PATIO',
      STATUS: 'Active - Issued',
      APPLICATIONDATE: Date.UTC(2026, 4, 4, 7),
      ISSUEDATE: Date.UTC(2026, 4, 21, 7),
      MAIN_ADDRESS_LINE1: '240 S WATER ST',
      MAIN_ADDRESS_LINE2: null,
      geometry: {
        rings: [
          [
            [-114.983, 36.031],
            [-114.981, 36.031],
            [-114.981, 36.033],
            [-114.983, 36.033],
            [-114.983, 36.031],
          ],
        ],
      },
      centroid: { x: -114.982, y: 36.032 },
    },
    {
      CASENUMBER: 'BRES2025000099',
      CASETYPE: 'Solar',
      PROJECTNAME: null,
      STATUS: 'Done',
      APPLICATIONDATE: Date.UTC(2025, 4, 4, 7),
      ISSUEDATE: Date.UTC(2025, 4, 6, 7),
      MAIN_ADDRESS_LINE1: '95 CARLYLE DRIVE',
      MAIN_ADDRESS_LINE2: 'UNIT 2',
    },
    {
      CASENUMBER: 'BRES2026000100',
      CASETYPE: 'Block Wall',
      STATUS: 'Mislaid',
      APPLICATIONDATE: Date.UTC(2026, 9, 1, 7),
      ISSUEDATE: null,
      MAIN_ADDRESS_LINE1: '1 BOULDER HWY',
    },
    { CASENUMBER: 'BRES2026000101', STATUS: 'Pending', APPLICATIONDATE: Date.UTC(2026, 9, 1, 7) },
  ],
  expected: [
    {
      permitNumber: 'BRES2026012345',
      statusBucket: 'issued',
      appliedDate: '2026-05-04',
      issuedDate: '2026-05-21',
      address: '240 S WATER ST',
      addressNorm: '240 S WATER ST',
      latitude: 36.032,
      longitude: -114.982,
      checklistType: 'deck_porch',
    },
    {
      permitNumber: 'BRES2025000099',
      statusBucket: 'finaled',
      appliedDate: '2025-05-04',
      issuedDate: '2025-05-06',
      address: '95 CARLYLE DRIVE UNIT 2',
      addressNorm: '95 CARLYLE DR UNIT 2',
      checklistType: 'solar_pv',
    },
    {
      permitNumber: 'BRES2026000100',
      statusBucket: 'unknown',
      appliedDate: '2026-10-01',
      address: '1 BOULDER HWY',
      addressNorm: '1 BOULDER HWY',
    },
  ],
  setAside: [{ sourceKey: 'BRES2026000101', reason: 'no_location' }],
  unknownWords: ['Mislaid'],
};
