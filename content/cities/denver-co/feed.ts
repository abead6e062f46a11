import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

const SERVICES = 'https://services1.arcgis.com/zdB7qR0BtYrg0Xpl/arcgis/rest/services';

/**
 * Residential and commercial construction, a layer each. Demolitions are a third, whose number and columns nobody has
 * written down. No status: three dates say where a permit stands.
 */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'arcgis',
  endpoint: `${SERVICES}/ODC_DEV_RESIDENTIALCONSTPERMIT_P/FeatureServer/316`,
  layers: [
    { id: 'residential', endpoint: `${SERVICES}/ODC_DEV_RESIDENTIALCONSTPERMIT_P/FeatureServer/316` },
    { id: 'commercial', endpoint: `${SERVICES}/ODC_DEV_COMMERCIALCONSTPERMIT_P/FeatureServer/317` },
  ],
  landing: 'https://opendata-geospatialdenver.hub.arcgis.com/search?q=permits',
  key: ['PERMIT_NUM'],
  fields: {
    permitNumber: 'PERMIT_NUM',
    workClass: 'CLASS',
    description: 'CLASS',
    appliedDate: 'DATE_RECEIVED',
    issuedDate: 'DATE_ISSUED',
    completedDate: 'FINAL_DATE',
    address: 'ADDRESS',
    contractorName: 'CONTRACTOR_NAME',
    valuation: 'VALUATION',
    latitude: 'geometry.y',
    longitude: 'geometry.x',
  },
  status: {},
  statusByDates: 'always',
  cancelledDate: 'CANCEL',
  requiredColumns: ['PERMIT_NUM', 'DATE_ISSUED', 'FINAL_DATE', 'ADDRESS'],
  poll: { by: 'date', column: 'DATE_ISSUED', also: ['DATE_RECEIVED'], overlapDays: 365, kind: 'timestamp' },
  everyMinutes: 720,
  hasContractor: true,
  licence: 'none found',
  confidence: 'high',
  evidenceDate: '2026-09',
};
