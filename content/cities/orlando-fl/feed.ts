import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

/**
 * `Open` stays after issue: a permit is issued when it has a date of issue. `Closed` does not say how it ended, and
 * no date of completion tells. No zip; few rows have coordinates.
 */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'socrata',
  endpoint: 'https://data.cityoforlando.net/resource/ryhf-m453.json',
  landing: 'https://data.cityoforlando.net/d/ryhf-m453',
  key: ['permit_number'],
  fields: {
    permitNumber: 'permit_number',
    permitType: 'application_type',
    workClass: 'worktype',
    description: 'project_name',
    statusWord: 'application_status',
    appliedDate: 'processed_date',
    issuedDate: 'issue_permit_date',
    address: 'permit_address',
    contractorName: 'contractor_name',
    valuation: 'estimated_cost',
    latitude: { first: ['geocoded_column.coordinates[1]', 'geocoded_column.latitude'] },
    longitude: { first: ['geocoded_column.coordinates[0]', 'geocoded_column.longitude'] },
  },
  status: {
    finaled: ['Finaled', 'Completed'],
    on_hold: ['Hold', 'Hardhold', 'Stop Work'],
    stopped: ['Void'],
  },
  statusByDates: 'when_ambiguous',
  ambiguous: ['Open'],
  ambiguousClosed: ['Closed'],
  requiredColumns: ['permit_number', 'application_status', 'permit_address'],
  poll: {
    by: 'updated_at',
    whenReloaded: { columns: ['processed_date', 'issue_permit_date'], overlapDays: 7 },
  },
  everyMinutes: 120,
  hasContractor: true,
  licence: 'none found',
  confidence: 'high',
  evidenceDate: '2026-08',
};
