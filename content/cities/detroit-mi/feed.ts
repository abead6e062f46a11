import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

/** A ledger of issued permits without a status. */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'arcgis',
  endpoint:
    'https://services2.arcgis.com/qvkbeam7Wirps6zC/arcgis/rest/services/bseed_building_permits/FeatureServer/0',
  landing:
    'https://services2.arcgis.com/qvkbeam7Wirps6zC/arcgis/rest/services/bseed_building_permits/FeatureServer/0',
  key: ['record_id'],
  fields: {
    permitNumber: 'record_id',
    permitType: 'permit_type',
    workClass: 'construction_type',
    description: 'work_description',
    appliedDate: 'submitted_date',
    issuedDate: 'issued_date',
    address: 'address',
    zip: 'zip_code',
    valuation: 'amt_estimated_contractor_cost',
    fee: 'amt_permit_cost',
    latitude: 'latitude',
    longitude: 'longitude',
    parcel: 'parcel_id',
  },
  status: {},
  statusByDates: 'always',
  requiredColumns: ['record_id', 'submitted_date', 'issued_date', 'address'],
  poll: {
    by: 'date',
    column: 'issued_date',
    also: ['submitted_date'],
    unissued: { since: 'submitted_date' },
    overlapDays: 7,
    kind: 'date',
  },
  everyMinutes: 180,
  hasContractor: false,
  licence: 'none found',
  confidence: 'high',
  evidenceDate: '2026-08',
};
