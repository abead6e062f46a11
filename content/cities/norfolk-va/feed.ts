import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

/** No contractor; some dates of issue lie in the future by a slip of typing. */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'socrata',
  endpoint: 'https://data.norfolk.gov/resource/fahm-yuh4.json',
  landing: 'https://data.norfolk.gov/d/fahm-yuh4',
  key: ['permit_number'],
  fields: {
    permitNumber: 'permit_number',
    permitType: 'type',
    workClass: 'work_type',
    statusWord: 'status',
    appliedDate: 'application_date',
    issuedDate: 'issue_date',
    address: 'address',
    valuation: 'project_cost',
    fee: 'total_fee',
    latitude: 'latitude',
    longitude: 'longitude',
    parcel: 'gpin',
  },
  status: { issued: ['Issued'] },
  requiredColumns: ['permit_number', 'status', 'issue_date', 'address'],
  poll: { by: 'updated_at', whenReloaded: { columns: ['application_date', 'issue_date'], overlapDays: 7 } },
  everyMinutes: 120,
  hasContractor: false,
  quirks: ['issue_date_may_be_mistyped'],
  licence: 'none found',
  confidence: 'medium',
  evidenceDate: '2026-08',
};
