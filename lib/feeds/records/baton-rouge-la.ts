import type { FeedRecord } from '../types';

/** East Baton Rouge Parish; issued permits only, without a status. */
export const batonRougeLa: FeedRecord = {
  id: 'baton-rouge-la',
  city: 'Baton Rouge',
  state: 'LA',
  timeZone: 'America/Chicago',
  platform: 'socrata',
  endpoint: 'https://data.brla.gov/resource/7fq7-8j7r.json',
  landing: 'https://data.brla.gov/d/7fq7-8j7r',
  key: ['permitnumber'],
  fields: {
    permitNumber: 'permitnumber',
    permitType: 'permittype',
    workClass: 'designation',
    description: 'projectdescription',
    appliedDate: 'creationdate',
    issuedDate: 'issueddate',
    address: 'streetaddress',
    city: 'city1',
    state: 'state1',
    zip: 'zip',
    contractorName: 'contractorname',
    valuation: 'projectvalue',
    fee: 'permitfee',
    latitude: 'lat',
    longitude: 'long',
  },
  status: {},
  statusByDates: 'always',
  requiredColumns: ['permitnumber', 'issueddate', 'streetaddress'],
  poll: {
    by: 'updated_at',
  },
  everyMinutes: 120,
  exclude: [
    {
      field: 'permittype',
      values: ['Tire Business', 'Short Term Rental', 'Complaint'],
    },
  ],
  hasContractor: true,
  quirks: ['company_dash_qualifier'],
  licence: 'Public Domain',
  confidence: 'high',
  evidenceDate: '2026-09',
};
