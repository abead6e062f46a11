import type { PortalAnswer } from '../answer';

export const answer: PortalAnswer = {
  city: 'memphis-tn',
  rows: [
    {
      Record_ID: 'RES-NEW-26-000412',
      Sub_Type: 'Residential',
      Construction_Type: 'New',
      Description: 'New house on lot 12',
      Issued_Date: Date.UTC(2026, 8, 1, 5),
      Address: '3450 SUMMER AVENUE',
      Latitude: 35.14902,
      Longitude: -89.94561,
    },
    {
      Record_ID: 'COM-26-000900',
      Sub_Type: 'Commercial',
      Construction_Type: 'Addition',
      // Four in the morning in London is eleven at night before in Memphis.
      Issued_Date: Date.UTC(2026, 8, 2, 4),
      Address: '65 Union Ave., Ste. 1100',
      Latitude: '35.1441',
      Longitude: '-90.0538',
    },
    { Record_ID: 'SGN-26-000011', Sub_Type: 'Sign', Issued_Date: null, Address: '1 BEALE ST' },
    { Record_ID: null, Sub_Type: 'Sign', Issued_Date: Date.UTC(2026, 8, 2), Address: '2 BEALE ST' },
  ],
  expected: [
    {
      permitNumber: 'RES-NEW-26-000412',
      statusBucket: 'issued',
      statusWord: null,
      issuedDate: '2026-09-01',
      address: '3450 SUMMER AVENUE',
      addressNorm: '3450 SUMMER AVE',
      city: 'Memphis',
      state: 'TN',
      latitude: 35.14902,
      longitude: -89.94561,
      checklistType: 'res_new',
    },
    {
      permitNumber: 'COM-26-000900',
      statusBucket: 'issued',
      issuedDate: '2026-09-01',
      address: '65 Union Ave., Ste. 1100',
      addressNorm: '65 UNION AVE UNIT 1100',
      latitude: 35.1441,
      longitude: -90.0538,
      checklistType: null,
    },
  ],
  setAside: [
    { sourceKey: 'SGN-26-000011', reason: 'no_date_or_status' },
    { sourceKey: null, reason: 'no_key' },
  ],
  statusWords: [],
  unknownWords: [],
};
