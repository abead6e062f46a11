import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

/**
 * The city's word of what came of a permit, and the word of its office where there is none yet. "Final Inspection
 * Approved" is work that is done, not a review that has passed. Beside the
 * date of issue stands when the status last changed; a permit that is not issued has no date of issue.
 */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'arcgis',
  endpoint:
    'https://services1.arcgis.com/9yy6msODkIBzkUXU/arcgis/rest/services/Building_Permits/FeatureServer/0',
  landing:
    'https://services1.arcgis.com/9yy6msODkIBzkUXU/arcgis/rest/services/Building_Permits/FeatureServer/0',
  key: ['B1_ALT_ID'],
  fields: {
    permitNumber: 'B1_ALT_ID',
    permitType: 'B1_PER_TYPE',
    permitSubtype: 'B1_PER_SUB_TYPE',
    // What the work is; of a trade's permit the subtype says MEP alone.
    workClass: 'B1_PER_CATEGORY',
    statusWord: { first: ['PERMIT_STATUS', 'B1_APPL_STATUS'] },
    statusDate: 'LAST_STATUS_DT',
    issuedDate: 'ISSUED_DT',
    address: 'SITE_ADDRESS',
    zip: 'B1_SITUS_ZIP',
    contractorName: 'APPLICANT_BUS_NAME',
    valuation: 'G3_VALUE_TTL',
    latitude: 'geometry.y',
    longitude: 'geometry.x',
    link: 'ACA_URL',
    parcel: 'B1_PARCEL_NBR',
  },
  status: {
    pending: ['Under Review', 'Applied Online'],
    action_required: ['Corrections Required'],
    ready_to_issue: ['Issuance Pending'],
    issued: ['Permit Issued', 'Issued', 'Active'],
    finaled: ['Final Inspection Approved', 'Certificate of Occupancy Issued'],
    expired: ['Expired Permit'],
    stopped: ['Void'],
  },
  statusByDates: 'when_ambiguous',
  ambiguous: ['Open'],
  ambiguousClosed: ['Closed'],
  requiredColumns: ['B1_ALT_ID', 'PERMIT_STATUS', 'ISSUED_DT', 'SITE_ADDRESS'],
  poll: {
    by: 'date',
    column: 'ISSUED_DT',
    also: ['LAST_STATUS_DT'],
    unissued: 'all',
    overlapDays: 7,
    kind: 'timestamp',
  },
  everyMinutes: 360,
  hasContractor: true,
  licence: 'none found',
  confidence: 'high',
  evidenceDate: '2026-08',
};
