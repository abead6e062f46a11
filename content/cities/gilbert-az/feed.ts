import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

/**
 * Which words are before issue, issued, finished or over was recorded from the feed; the finer buckets are our reading.
 * "Closed at Conversion" was closed when the records moved, however it ended.
 */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'arcgis',
  endpoint: 'https://maps.gilbertaz.gov/arcgis/rest/services/OD/Growth_Development_Tables_1/MapServer/3',
  landing: 'https://maps.gilbertaz.gov/arcgis/rest/services/OD/Growth_Development_Tables_1/MapServer/3',
  key: ['PermitNumber'],
  fields: {
    permitNumber: 'PermitNumber',
    permitType: 'PermitType',
    description: 'ProjectName',
    statusWord: 'PermitStatus',
    appliedDate: 'ApplyDate',
    issuedDate: 'IssuedDate',
    completedDate: 'FinalDate',
    address: 'AddressFull',
    zip: 'AddressZip',
    latitude: 'Latitude',
    longitude: 'Longitude',
  },
  status: {
    pending: ['Under Review', 'Submitted Online', 'Application Accepted', 'Applied'],
    ready_to_issue: ['Approved'],
    issued: ['Issued', 'Active'],
    finaled: ['Finaled', "Finaled No Inspection Req'd", 'Closed'],
    on_hold: ['Hold'],
    expired: ['Expired'],
    stopped: ['Cancelled'],
  },
  ambiguousClosed: ['Closed at Conversion'],
  requiredColumns: ['PermitNumber', 'PermitStatus', 'IssuedDate', 'AddressFull'],
  poll: {
    by: 'date',
    column: 'IssuedDate',
    also: ['ApplyDate', 'FinalDate'],
    unissued: { since: 'ApplyDate' },
    overlapDays: 7,
    kind: 'timestamp',
  },
  everyMinutes: 180,
  hasContractor: false,
  licence: 'none found',
  confidence: 'high',
  evidenceDate: '2026-08',
};
