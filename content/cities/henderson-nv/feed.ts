import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

/** The site is drawn as a polygon: its middle is the place, asked of the server or worked out. No contractor. */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'arcgis',
  endpoint: 'https://maps.cityofhenderson.com/arcgis/rest/services/public/OpenDevPermits/MapServer/1',
  landing: 'https://maps.cityofhenderson.com/arcgis/rest/services/public/OpenDevPermits/MapServer/1',
  key: ['CASENUMBER'],
  fields: {
    permitNumber: 'CASENUMBER',
    permitType: 'CASETYPE',
    description: 'PROJECTNAME',
    statusWord: 'STATUS',
    appliedDate: 'APPLICATIONDATE',
    issuedDate: 'ISSUEDATE',
    address: { join: ['MAIN_ADDRESS_LINE1', 'MAIN_ADDRESS_LINE2'] },
    latitude: 'geometry.y',
    longitude: 'geometry.x',
  },
  status: {
    pending: ['Pending'],
    issued: ['Active - Issued', 'Awaiting Final Review'],
    finaled: ['Done'],
    on_hold: ['Hold'],
    expired: ['Expired'],
    stopped: ['Cancelled', 'Void', 'Template'],
  },
  requiredColumns: ['CASENUMBER', 'STATUS', 'APPLICATIONDATE', 'ISSUEDATE', 'MAIN_ADDRESS_LINE1'],
  poll: {
    by: 'date',
    column: 'ISSUEDATE',
    also: ['APPLICATIONDATE'],
    unissued: { since: 'APPLICATIONDATE' },
    overlapDays: 7,
    kind: 'timestamp',
  },
  everyMinutes: 180,
  hasContractor: false,
  licence: 'none found',
  confidence: 'high',
  evidenceDate: '2026-08',
};
