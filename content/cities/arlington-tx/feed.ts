import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

/** Issued permits; applications are a layer of another shape. The address is called the folder's name. */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'arcgis',
  endpoint: 'https://gis2.arlingtontx.gov/agsext2/rest/services/OpenData/OD_Property/MapServer/1',
  landing: 'https://gis2.arlingtontx.gov/agsext2/rest/services/OpenData/OD_Property/MapServer/1',
  key: ['FOLDERSEQUENCE'],
  fields: {
    permitNumber: 'FOLDERSEQUENCE',
    permitType: 'SUBDESC',
    statusWord: 'STATUSDESC',
    issuedDate: 'ISSUEDATE',
    completedDate: 'FINALDATE',
    address: 'FOLDERNAME',
    latitude: 'geometry.y',
    longitude: 'geometry.x',
  },
  status: {
    pending: ['Pending'],
    ready_to_issue: ['Approved for Issue'],
    issued: ['Issued', 'TCO Issued', 'Pending Inspection'],
    finaled: ['Finaled'],
    expired: ['Expired'],
    stopped: ['Void', 'Denied', 'Revoked'],
  },
  requiredColumns: ['FOLDERSEQUENCE', 'STATUSDESC', 'ISSUEDATE', 'FOLDERNAME'],
  poll: {
    by: 'date',
    column: 'ISSUEDATE',
    also: ['FINALDATE'],
    unissued: 'all',
    overlapDays: 7,
    kind: 'timestamp',
  },
  everyMinutes: 180,
  hasContractor: false,
  licence: 'none found',
  confidence: 'medium',
  evidenceDate: '2026-08',
};
