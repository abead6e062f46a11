import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

/**
 * A ledger of permits issued in the last three years, without a status. `Contact` is the applicant: the contractor,
 * or the owner of the house. "Change Contractor" permits are permits too: the work has passed to whom they name.
 */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'arcgis',
  endpoint:
    'https://services2.arcgis.com/HdTo6HJqh92wn4D8/arcgis/rest/services/Building_Permits_Issued_2/FeatureServer/0',
  landing: 'https://data.nashville.gov/datasets/building-permits-issued',
  key: ['Permit__'],
  fields: {
    permitNumber: 'Permit__',
    permitType: 'Permit_Type_Description',
    permitSubtype: 'Permit_Subtype_Description',
    workClass: 'Per_Ty',
    description: 'Purpose',
    appliedDate: 'Date_Entered',
    issuedDate: 'Date_Issued',
    address: 'Address',
    city: 'City',
    state: 'State',
    zip: 'ZIP',
    contractorName: 'Contact',
    valuation: 'Const_Cost',
    latitude: 'Lat',
    longitude: 'Lon',
    parcel: 'Parcel',
  },
  status: {},
  statusByDates: 'always',
  requiredColumns: ['Permit__', 'Date_Issued', 'Address'],
  poll: {
    by: 'date',
    column: 'Date_Issued',
    also: ['Date_Entered'],
    unissued: { since: 'Date_Entered' },
    overlapDays: 7,
    kind: 'timestamp',
  },
  everyMinutes: 360,
  hasContractor: true,
  licence: 'none found',
  confidence: 'high',
  evidenceDate: '2026-09',
};
