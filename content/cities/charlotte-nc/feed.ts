import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

/**
 * Mecklenburg County, the city and the towns around it: a ledger of issued permits, without contractor. One source
 * names a column of status, `permitstat`, whose words nobody has written down; it is not read.
 */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'arcgis',
  endpoint: 'https://meckgis.mecklenburgcountync.gov/server/rest/services/BuildingPermits/FeatureServer/0',
  landing: 'https://meckgis.mecklenburgcountync.gov/server/rest/services/BuildingPermits/FeatureServer/0',
  key: ['permitnum'],
  fields: {
    permitNumber: 'permitnum',
    permitType: 'permittype',
    permitSubtype: 'permitdesc',
    workClass: 'worktype',
    description: 'workdesc',
    issuedDate: 'issuedate',
    address: 'projadd',
    city: 'taxjuris',
    zip: 'zipcode',
    valuation: 'bldgcost',
    latitude: 'geometry.y',
    longitude: 'geometry.x',
  },
  status: {},
  statusByDates: 'always',
  requiredColumns: ['permitnum', 'issuedate', 'projadd'],
  poll: { by: 'date', column: 'issuedate', overlapDays: 7, kind: 'timestamp' },
  everyMinutes: 360,
  hasContractor: false,
  licence: 'none found',
  confidence: 'medium',
  evidenceDate: '2026-08',
};
