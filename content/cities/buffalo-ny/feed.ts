import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

/** Issued permits without a status; the applicant stands with the number of a licence. */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'socrata',
  endpoint: 'https://data.buffalony.gov/resource/9p2d-f3yt.json',
  landing: 'https://data.buffalony.gov/d/9p2d-f3yt',
  key: ['apno'],
  fields: {
    permitNumber: 'apno',
    permitType: 'aptype',
    description: 'descofwork',
    issuedDate: 'issued',
    address: 'stname',
    city: 'city',
    state: 'state',
    zip: 'zip',
    contractorName: 'applicant',
    contractorLicense: 'licno',
    valuation: 'value',
    latitude: 'latitude',
    longitude: 'longitude',
  },
  status: {},
  statusByDates: 'always',
  requiredColumns: ['apno', 'issued', 'stname'],
  poll: { by: 'updated_at', whenReloaded: { columns: ['issued'], overlapDays: 7 } },
  everyMinutes: 120,
  hasContractor: true,
  licence: 'none found',
  confidence: 'high',
  evidenceDate: '2026-08',
};
