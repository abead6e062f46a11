import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

/** A table without geometry: number, type, status, one date, the place. */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'arcgis',
  endpoint: 'https://maps.scottsdaleaz.gov/arcgis/rest/services/OpenData_Tabular/MapServer/12',
  landing: 'https://maps.scottsdaleaz.gov/arcgis/rest/services/OpenData_Tabular/MapServer/12',
  key: ['PermitNumber'],
  fields: {
    permitNumber: 'PermitNumber',
    permitType: 'PermitType',
    statusWord: 'PermitStatus',
    issuedDate: 'IssueDate',
    address: 'Address',
    latitude: 'Latitude',
    longitude: 'Longitude',
  },
  status: {
    pending: ['PENDING'],
    issued: ['ACTIVE'],
    finaled: ['FINALLED'],
    on_hold: ['ON HOLD'],
    expired: ['EXPIRED'],
    stopped: ['WITHDRAWN', 'REFUND'],
  },
  requiredColumns: ['PermitNumber', 'PermitStatus', 'IssueDate', 'Address'],
  poll: { by: 'date', column: 'IssueDate', unissued: 'all', overlapDays: 7, kind: 'timestamp' },
  everyMinutes: 180,
  hasContractor: false,
  licence: 'none found',
  confidence: 'high',
  evidenceDate: '2026-08',
};
