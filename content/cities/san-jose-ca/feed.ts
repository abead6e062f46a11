import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

/**
 * The status words are not known: the dates decide, and each word is reported until it is mapped. Rows are numbered anew
 * at every reload, so the table is read whole. The site stands in one cell, `5 N 1ST ST , SAN JOSE CA 95113`.
 */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'ckan',
  endpoint: 'https://data.sanjoseca.gov/api/3/action',
  dataset: '761b7ae8-3be1-4ad6-923d-c7af6404a904',
  landing: 'https://data.sanjoseca.gov/datastore/dump/761b7ae8-3be1-4ad6-923d-c7af6404a904',
  key: ['FOLDERNUMBER'],
  fields: {
    permitNumber: 'FOLDERNUMBER',
    permitType: 'FOLDERDESC',
    permitSubtype: 'SUBTYPEDESCRIPTION',
    description: 'WORKDESCRIPTION',
    statusWord: 'STATUS',
    issuedDate: 'ISSUEDATE',
    completedDate: 'FINALDATE',
    address: { first: ['gx_location', 'ADDRESS'] },
    contractorName: 'CONTRACTOR',
    valuation: 'PERMITVALUATION',
  },
  status: {},
  statusByDates: 'always',
  requiredColumns: ['FOLDERNUMBER', 'ISSUEDATE', 'gx_location', 'CONTRACTOR'],
  poll: { by: 'all' },
  everyMinutes: 720,
  hasContractor: true,
  quirks: ['zip_in_address'],
  licence: 'none found',
  confidence: 'medium',
  evidenceDate: '2026-08',
};
