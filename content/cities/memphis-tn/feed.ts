import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

/** A ledger of issued permits without status, value or contractor. */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'arcgis',
  endpoint:
    'https://services2.arcgis.com/saWmpKJIUAjyyNVc/arcgis/rest/services/DPD_Building_Permits/FeatureServer/0',
  landing:
    'https://services2.arcgis.com/saWmpKJIUAjyyNVc/arcgis/rest/services/DPD_Building_Permits/FeatureServer/0',
  key: ['Record_ID'],
  fields: {
    permitNumber: 'Record_ID',
    permitType: 'Sub_Type',
    workClass: 'Construction_Type',
    description: 'Description',
    issuedDate: 'Issued_Date',
    address: 'Address',
    latitude: 'Latitude',
    longitude: 'Longitude',
  },
  status: {},
  statusByDates: 'always',
  requiredColumns: ['Record_ID', 'Issued_Date', 'Address'],
  poll: { by: 'date', column: 'Issued_Date', overlapDays: 7, kind: 'timestamp' },
  everyMinutes: 360,
  hasContractor: false,
  licence: 'none found',
  confidence: 'high',
  evidenceDate: '2026-08',
};
