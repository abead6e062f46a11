import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

/** `OPEN` is both before and after issue: the dates decide. Small enough to be read whole. */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'arcgis',
  endpoint: 'https://maps.phoenix.gov/pub/rest/services/Public/Planning_Permit/MapServer/1',
  landing: 'https://maps.phoenix.gov/pub/rest/services/Public/Planning_Permit/MapServer/1',
  key: ['PER_NUM'],
  fields: {
    permitNumber: 'PER_NUM',
    permitType: 'PER_TYPE_DESC',
    permitSubtype: 'PER_TYPE',
    description: { join: ['PERMIT_NAME', 'SCOPE_DESC'] },
    statusWord: 'PERMIT_STAT',
    appliedDate: 'PER_ENT_DATE',
    issuedDate: 'PER_ISSUE_DATE',
    completedDate: 'PER_COMPL_DATE',
    expiresDate: 'PER_EXPIRE_DATE',
    address: 'STREET_FULL_NAME',
    contractorName: 'PROFESS_NAME',
    latitude: 'geometry.y',
    longitude: 'geometry.x',
  },
  status: { finaled: ['DONE'], expired: ['EXPR'], stopped: ['VOID'] },
  statusByDates: 'when_ambiguous',
  ambiguous: ['OPEN'],
  requiredColumns: ['PER_NUM', 'PERMIT_STAT', 'PER_ENT_DATE', 'PER_ISSUE_DATE', 'STREET_FULL_NAME'],
  poll: { by: 'all' },
  everyMinutes: 720,
  hasContractor: true,
  licence: 'none found',
  confidence: 'high',
  evidenceDate: '2026-07',
};
