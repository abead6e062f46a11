import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

/**
 * Permits issued this year. The status words are not known and there is no date of issue to go by: every word is shown
 * as the city gives it and reported until it is mapped. `Status_Date` is a text, month first, which does not sort.
 */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'arcgis',
  endpoint:
    'https://services5.arcgis.com/54falWtcpty3V47Z/arcgis/rest/services/BldgPermitIssued_CurrentYear/FeatureServer/0',
  landing:
    'https://services5.arcgis.com/54falWtcpty3V47Z/arcgis/rest/services/BldgPermitIssued_CurrentYear/FeatureServer/0',
  key: ['Application'],
  fields: {
    permitNumber: 'Application',
    permitType: 'Type',
    permitSubtype: 'Category',
    description: 'Work_Desc',
    statusWord: 'Current_Status',
    statusDate: 'Status_Date',
    address: 'Address',
    zip: 'ZIP',
    contractorName: 'Contractor',
    valuation: 'Valuation',
    latitude: 'geometry.y',
    longitude: 'geometry.x',
  },
  status: {},
  requiredColumns: ['Application', 'Current_Status', 'Status_Date', 'Address', 'Contractor'],
  poll: { by: 'all' },
  everyMinutes: 720,
  hasContractor: true,
  licence: 'none found',
  confidence: 'medium',
  evidenceDate: '2026-08',
};
