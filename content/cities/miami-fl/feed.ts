import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

/** The city, not the county around it; from the day of issue on. */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'arcgis',
  endpoint:
    'https://services1.arcgis.com/CvuPhqcTQpZPT9qY/arcgis/rest/services/Building_Permits_Since_2014/FeatureServer/0',
  landing:
    'https://services1.arcgis.com/CvuPhqcTQpZPT9qY/arcgis/rest/services/Building_Permits_Since_2014/FeatureServer/0',
  key: ['PermitNumber'],
  fields: {
    permitNumber: 'PermitNumber',
    permitType: 'ScopeofWork',
    workClass: 'PropertyType',
    description: 'WorkItems',
    statusWord: 'BuildingPermitStatusDescription',
    issuedDate: 'IssuedDate',
    address: 'DeliveryAddress',
    contractorName: 'CompanyName',
    valuation: 'TotalCost',
    latitude: 'Latitude',
    longitude: 'Longitude',
  },
  status: {
    issued: ['Active'],
    finaled: ['Final'],
    on_hold: ['Hold'],
    expired: ['Expired'],
    stopped: ['Revoked'],
  },
  requiredColumns: ['PermitNumber', 'BuildingPermitStatusDescription', 'IssuedDate', 'DeliveryAddress'],
  poll: { by: 'date', column: 'IssuedDate', overlapDays: 7, kind: 'timestamp' },
  everyMinutes: 360,
  hasContractor: true,
  licence: 'none found',
  confidence: 'high',
  evidenceDate: '2026-07',
};
