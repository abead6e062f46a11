import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

/**
 * The word is the task a permit is at, one of about 45, most of them unseen by us so far: those show as they are.
 * ISSUE_DATE is filled on every row, issued or not, so it counts only beside a word that says so.
 */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'arcgis',
  endpoint:
    'https://services3.arcgis.com/dty2kHktVXHrqO8i/arcgis/rest/services/Building_Permits/FeatureServer/0',
  landing:
    'https://services3.arcgis.com/dty2kHktVXHrqO8i/arcgis/rest/services/Building_Permits/FeatureServer/0',
  key: ['PERMIT_ID'],
  fields: {
    permitNumber: 'PERMIT_ID',
    permitType: 'PERMIT_SUBTYPE',
    description: 'JOB_DESCRIPTION',
    statusWord: 'CURRENT_TASK_STATUS',
    issuedDate: 'ISSUE_DATE',
    address: 'PRIMARY_ADDRESS',
    latitude: 'LAT',
    longitude: 'LON',
    link: 'ACCELA_CITIZEN_ACCESS_URL',
  },
  // The city also writes it without its first letter.
  status: { issued: ['Inspection Pending', 'nspection Pending'] },
  requiredColumns: ['PERMIT_ID', 'CURRENT_TASK_STATUS', 'ISSUE_DATE', 'PRIMARY_ADDRESS'],
  poll: { by: 'date', column: 'ISSUE_DATE', overlapDays: 7, kind: 'timestamp' },
  everyMinutes: 360,
  hasContractor: false,
  quirks: ['issue_date_needs_status'],
  licence: 'none found',
  confidence: 'high',
  evidenceDate: '2026-08',
};
