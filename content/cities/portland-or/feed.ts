import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

/** Column names are cut to ten characters, a shapefile's heritage. No zip, contractor or value; 200 rows a page. */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'arcgis',
  endpoint: 'https://www.portlandmaps.com/od/rest/services/COP_OpenData_PlanningDevelopment/MapServer/89',
  landing: 'https://www.portlandmaps.com/od/rest/services/COP_OpenData_PlanningDevelopment/MapServer/89',
  key: ['FOLDERNUMB'],
  fields: {
    permitNumber: 'FOLDERNUMB',
    permitType: 'NEWTYPE',
    workClass: 'NEWCLASS',
    description: 'WORKDESC',
    statusWord: 'STATUS',
    issuedDate: 'ISSUEDATE',
    address: 'PROP_ADDRE',
    latitude: 'geometry.y',
    longitude: 'geometry.x',
  },
  status: {
    pending: ['Application'],
    action_required: ['Fees Due'],
    ready_to_issue: ['Approved to Issue'],
    issued: ['Issued', 'Under Inspection'],
    finaled: ['Final'],
    expired: ['Expired'],
  },
  moneyWords: ['Fees Due'],
  requiredColumns: ['FOLDERNUMB', 'STATUS', 'ISSUEDATE', 'PROP_ADDRE'],
  poll: { by: 'date', column: 'ISSUEDATE', unissued: 'all', overlapDays: 7, kind: 'timestamp' },
  everyMinutes: 180,
  hasContractor: false,
  licence: 'none found',
  confidence: 'high',
  evidenceDate: '2026-08',
};
