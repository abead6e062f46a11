import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

/** Permits issued since 2019; no status, no contractor, no zip. */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'arcgis',
  endpoint:
    'https://egisdata.baltimorecity.gov/egis/rest/services/Housing/DHCD_Open_Baltimore_Datasets/FeatureServer/3',
  landing:
    'https://egisdata.baltimorecity.gov/egis/rest/services/Housing/DHCD_Open_Baltimore_Datasets/FeatureServer/3',
  key: ['CaseNumber'],
  fields: {
    permitNumber: 'CaseNumber',
    description: 'Description',
    issuedDate: 'IssuedDate',
    expiresDate: 'ExpirationDate',
    address: 'Address',
    valuation: 'Cost',
    latitude: 'geometry.y',
    longitude: 'geometry.x',
  },
  status: {},
  statusByDates: 'always',
  requiredColumns: ['CaseNumber', 'IssuedDate', 'Address'],
  poll: { by: 'date', column: 'IssuedDate', overlapDays: 7, kind: 'timestamp' },
  everyMinutes: 360,
  hasContractor: false,
  licence: 'none found',
  confidence: 'medium',
  evidenceDate: '2026-08',
};
