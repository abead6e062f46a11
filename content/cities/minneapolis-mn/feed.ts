import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

/**
 * `Closed` is finished or closed by the office: the completion date tells. `applicantAddress1` is where the applicant
 * lives, never the site, which stands in `Display` alone. No zip.
 */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'arcgis',
  endpoint: 'https://services.arcgis.com/afSMGVsC7QlRK1kZ/arcgis/rest/services/CCS_Permits/FeatureServer/0',
  landing: 'https://services.arcgis.com/afSMGVsC7QlRK1kZ/arcgis/rest/services/CCS_Permits/FeatureServer/0',
  key: ['permitNumber'],
  fields: {
    permitNumber: 'permitNumber',
    permitType: 'permitType',
    workClass: 'workType',
    description: 'comments',
    statusWord: 'status',
    issuedDate: 'issueDate',
    completedDate: 'completeDate',
    address: 'Display',
    contractorName: { first: ['fullName', 'applicantName'] },
    valuation: 'value',
    latitude: 'Latitude',
    longitude: 'Longitude',
  },
  status: {
    pending: ['In Process', 'Open'],
    issued: ['Issued'],
    on_hold: ['Stop Work'],
    expired: ['Expired'],
    stopped: ['Cancelled', 'Denied', 'Void', 'Withdrawn'],
  },
  ambiguousClosed: ['Closed'],
  requiredColumns: ['permitNumber', 'status', 'issueDate', 'completeDate', 'Display'],
  poll: {
    by: 'date',
    column: 'issueDate',
    also: ['completeDate'],
    unissued: 'all',
    overlapDays: 7,
    kind: 'timestamp',
  },
  everyMinutes: 180,
  hasContractor: true,
  licence: 'none found',
  confidence: 'high',
  evidenceDate: '2026-08',
};
