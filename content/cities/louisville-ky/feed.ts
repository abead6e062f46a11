import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

/**
 * Active permits only: one that leaves the layer has been finaled or closed. No description besides the kind of work,
 * and a contractor on one row in nine.
 */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'arcgis',
  endpoint:
    'https://services1.arcgis.com/79kfd2K6fskCAkyg/arcgis/rest/services/active_construction_permits/FeatureServer/0',
  landing:
    'https://services1.arcgis.com/79kfd2K6fskCAkyg/arcgis/rest/services/active_construction_permits/FeatureServer/0',
  key: ['PERMIT_NUMBER'],
  fields: {
    permitNumber: 'PERMIT_NUMBER',
    permitType: 'PERMIT_TYPE',
    workClass: 'WORK_TYPE',
    description: 'WORK_TYPE',
    statusWord: 'PERMIT_STATUS',
    issuedDate: 'ISSUE_DATE',
    address: 'ADDRESS',
    city: 'CITY',
    zip: 'ZIPCODE',
    contractorName: 'CONTRACTOR',
    valuation: 'PROJECT_COSTS',
    latitude: 'LATITUDE',
    longitude: 'LONGITUDE',
  },
  status: { issued: ['Issued'] },
  requiredColumns: ['PERMIT_NUMBER', 'PERMIT_STATUS', 'ISSUE_DATE', 'ADDRESS'],
  poll: { by: 'date', column: 'ISSUE_DATE', overlapDays: 7, kind: 'timestamp' },
  everyMinutes: 360,
  hasContractor: true,
  licence: 'none found',
  confidence: 'high',
  evidenceDate: '2026-09',
};
