import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

const SERVICE = 'https://maps2.dcgis.dc.gov/dcgis/rest/services/FEEDS/DCRA/FeatureServer';

/**
 * Issued permits, a layer a year whose numbers are in no order; the next year's is found by its name. Rows without a
 * zip have it in their address.
 */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'arcgis',
  endpoint: `${SERVICE}/17`,
  layers: [
    { id: '2025', endpoint: `${SERVICE}/17` },
    { id: '2026', endpoint: `${SERVICE}/18` },
  ],
  newLayers: { service: SERVICE, name: 'building permits' },
  landing: 'https://opendata.dc.gov/search?q=building%20permits',
  key: ['PERMIT_ID', 'PERMIT_SUBTYPE_NAME'],
  fields: {
    permitNumber: 'PERMIT_ID',
    permitType: 'PERMIT_TYPE_NAME',
    permitSubtype: 'PERMIT_SUBTYPE_NAME',
    workClass: 'PERMIT_CATEGORY_NAME',
    description: 'DESC_OF_WORK',
    statusWord: 'APPLICATION_STATUS_NAME',
    issuedDate: 'ISSUE_DATE',
    address: 'FULL_ADDRESS',
    zip: 'ZIPCODE',
    contractorName: 'PERMIT_APPLICANT',
    fee: 'FEES_PAID',
    latitude: 'LATITUDE',
    longitude: 'LONGITUDE',
    parcel: 'SSL',
  },
  status: { issued: ['PERMIT ISSUED'] },
  requiredColumns: ['PERMIT_ID', 'APPLICATION_STATUS_NAME', 'ISSUE_DATE', 'FULL_ADDRESS'],
  poll: { by: 'date', column: 'ISSUE_DATE', overlapDays: 30, kind: 'timestamp' },
  everyMinutes: 720,
  exclude: [
    { field: 'PERMIT_TYPE_NAME', values: ['HOME OCCUPATION'] },
    { field: 'PERMIT_SUBTYPE_NAME', values: ['HOME OCCUPATION'] },
  ],
  hasContractor: true,
  quirks: ['zip_in_address'],
  licence: 'none found (DC Open Data is usually CC BY 4.0)',
  confidence: 'high',
  evidenceDate: '2026-09',
};
