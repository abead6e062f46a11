import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

/**
 * Issued permits only, reloaded in full every day: `_id` is renumbered, so the whole table is read and the hash
 * decides. Some rows give their place in degrees, some in the feet of Texas South Central.
 */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'ckan',
  endpoint: 'https://data.sanantonio.gov/api/3/action',
  dataset: 'c21106f9-3ef5-4f3a-8604-f992b4db7512',
  landing: 'https://data.sanantonio.gov/dataset/building-permits',
  key: ['PERMIT #', 'PERMIT TYPE', 'ADDRESS'],
  fields: {
    permitNumber: 'PERMIT #',
    permitType: 'PERMIT TYPE',
    workClass: 'WORK TYPE',
    description: 'PROJECT NAME',
    appliedDate: 'DATE SUBMITTED',
    issuedDate: 'DATE ISSUED',
    address: 'ADDRESS',
    contractorName: 'PRIMARY CONTACT',
    valuation: 'DECLARED VALUATION',
    latitude: 'Y_COORD',
    longitude: 'X_COORD',
  },
  status: {},
  statusByDates: 'always',
  checklistTypes: { res_alteration: ['Home Addition Permit'], grading: ['Comm Sitework Permit'] },
  requiredColumns: ['PERMIT #', 'PERMIT TYPE', 'ADDRESS', 'DATE ISSUED'],
  poll: { by: 'all' },
  everyMinutes: 360,
  exclude: [{ field: 'PERMIT TYPE', values: ['Garage Sale', 'Garage Sale Permit'] }],
  hasContractor: true,
  grid: 2278,
  quirks: ['zip_in_address', 'person_comma_firm'],
  licence: 'CC BY',
  confidence: 'high',
  evidenceDate: '2026-09',
};
