import type { FeedRecord } from '../types';

/** Residential permits of the county. */
export const montgomeryCountyMd: FeedRecord = {
  id: 'montgomery-county-md',
  city: 'Montgomery County',
  state: 'MD',
  timeZone: 'America/New_York',
  platform: 'socrata',
  endpoint: 'https://data.montgomerycountymd.gov/resource/m88u-pqki.json',
  landing: 'https://data.montgomerycountymd.gov/d/m88u-pqki',
  key: ['permitno'],
  fields: {
    permitNumber: 'permitno',
    permitType: 'applicationtype',
    workClass: 'worktype',
    description: 'description',
    statusWord: 'status',
    appliedDate: 'addeddate',
    issuedDate: 'issueddate',
    completedDate: 'finaleddate',
    address: {
      join: ['stno', 'predir', 'stname', 'suffix', 'postdir'],
    },
    city: 'city',
    state: 'state',
    zip: 'zip',
    valuation: 'declaredvaluation',
    latitude: 'location.latitude',
    longitude: 'location.longitude',
  },
  status: {
    pending: ['Open'],
    issued: ['Issued'],
    finaled: ['Finaled', 'Completed'],
    on_hold: ['Stop Work'],
  },
  requiredColumns: ['permitno', 'status', 'addeddate', 'stname'],
  poll: {
    by: 'updated_at',
  },
  everyMinutes: 120,
  hasContractor: false,
  licence: 'Public Domain (2017 metadata)',
  confidence: 'high',
  evidenceDate: '2026-08',
};
