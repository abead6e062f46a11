import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

/**
 * Ten columns, renewed once a month: no zip, no coordinates, no contractor. The status words are not known: the dates
 * decide, and each word is reported until it is mapped.
 */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'ckan',
  endpoint: 'https://data.milwaukee.gov/api/3/action',
  dataset: '828e9630-d7cb-42e4-960e-964eae916397',
  landing: 'https://data.milwaukee.gov/datastore/dump/828e9630-d7cb-42e4-960e-964eae916397',
  key: ['Record ID'],
  fields: {
    permitNumber: 'Record ID',
    permitType: 'Permit Type',
    permitSubtype: 'Use of Building',
    statusWord: 'Status',
    appliedDate: 'Date Opened',
    issuedDate: 'Date Issued',
    address: 'Address',
    valuation: 'Construction Total Cost',
  },
  status: {},
  statusByDates: 'always',
  requiredColumns: ['Record ID', 'Status', 'Date Opened', 'Date Issued', 'Address'],
  poll: { by: 'all' },
  everyMinutes: 1440,
  quietAfterDays: 60,
  hasContractor: false,
  licence: 'none found',
  confidence: 'medium',
  evidenceDate: '2026-08',
};
