import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

/** Issued permits only; about a third of the rows, the old ones, have no status. No zip of the site. */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'socrata',
  endpoint: 'https://data.cityofchicago.org/resource/ydr8-5enu.json',
  landing: 'https://data.cityofchicago.org/d/ydr8-5enu',
  key: ['id'],
  fields: {
    permitNumber: 'permit_',
    permitType: 'permit_type',
    permitSubtype: 'review_type',
    workClass: 'work_type',
    description: 'work_description',
    statusWord: 'permit_status',
    appliedDate: 'application_start_date',
    issuedDate: 'issue_date',
    address: { join: ['street_number', 'street_direction', 'street_name'] },
    contractorName: {
      first: [{ contact: { type: 'GENERAL CONTRACTOR' } }, { contact: { type: 'CONTRACTOR' } }],
    },
    valuation: 'reported_cost',
    fee: 'total_fee',
    unpaidFee: 'subtotal_unpaid',
    latitude: 'latitude',
    longitude: 'longitude',
    parcel: 'pin_list',
  },
  status: {
    issued: ['ACTIVE', 'PHASED PERMITTING'],
    finaled: ['COMPLETE'],
    on_hold: ['SUSPENDED'],
    expired: ['EXPIRED'],
    stopped: ['CANCELLED', 'REVOKED'],
  },
  statusByDates: 'when_ambiguous',
  requiredColumns: ['id', 'permit_', 'issue_date', 'street_name'],
  poll: {
    by: 'updated_at',
    whenReloaded: { columns: ['application_start_date', 'issue_date'], overlapDays: 7 },
  },
  everyMinutes: 60,
  hasContractor: true,
  licence: 'City of Chicago data terms (disclaimer); no open licence named',
  confidence: 'high',
  evidenceDate: '2026-09',
};
