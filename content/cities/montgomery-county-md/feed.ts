import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

const dataset = (id: string) => `https://data.montgomerycountymd.gov/resource/${id}.json`;

/** The county's residential and commercial permits, in two data sets of one shape. */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'socrata',
  endpoint: dataset('m88u-pqki'),
  layers: [
    { id: 'residential', endpoint: dataset('m88u-pqki') },
    { id: 'commercial', endpoint: dataset('i26v-w6bd') },
  ],
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
    address: { join: ['stno', 'predir', 'stname', 'suffix', 'postdir'] },
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
    whenReloaded: { columns: ['addeddate', 'issueddate', 'finaleddate'], overlapDays: 7 },
  },
  everyMinutes: 120,
  hasContractor: false,
  licence: 'Public Domain (2017 metadata)',
  confidence: 'high',
  evidenceDate: '2026-08',
};
