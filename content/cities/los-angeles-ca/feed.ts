import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

const dataset = (id: string) => `https://data.lacity.org/resource/${id}.json`;

/**
 * LADBS building permits: those that were issued, and in a data set of the same shape every application, of which those
 * without a date of issue are read. No contractor column: permits are added by number or address.
 */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'socrata',
  endpoint: dataset('pi9x-tg5x'),
  layers: [
    { id: 'issued', endpoint: dataset('pi9x-tg5x') },
    { id: 'submitted', endpoint: dataset('gwh9-jnip'), withoutColumn: 'issue_date' },
  ],
  landing: 'https://data.lacity.org/d/pi9x-tg5x',
  key: ['permit_nbr'],
  fields: {
    permitNumber: 'permit_nbr',
    permitType: 'permit_type',
    permitSubtype: 'permit_sub_type',
    workClass: 'permit_group',
    description: 'work_desc',
    statusWord: 'status_desc',
    statusDate: 'status_date',
    appliedDate: 'submitted_date',
    issuedDate: 'issue_date',
    completedDate: 'cofo_date',
    address: 'primary_address',
    zip: 'zip_code',
    valuation: 'valuation',
    latitude: 'lat',
    longitude: 'lon',
    parcel: 'apn',
  },
  status: {
    pending: [
      'Submitted',
      'PC Assigned',
      'PC in Progress',
      'PC Info Complete',
      'Verifications in Progress',
      'Quality Review Completed',
      'Submitted for Qual. Rev.',
      'Reviewed by Supervisor',
      'No Progress',
      'Not Ready to Issue',
    ],
    action_required: ['Corrections Issued', 'Plans on Hold', 'Re-Submittal Required'],
    ready_to_issue: ['PC Approved', 'Ready to Issue'],
    issued: ['Issued', 'CofO in Progress', 'OK for CofC', 'Re-Activate Permit'],
    finaled: [
      'Permit Finaled',
      'CofO Issued',
      'CofC Issued',
      'CofO Corrected',
      'CofO Reactivated',
      'Permit Closed',
    ],
    expired: ['Permit Expired', 'PC Expired'],
    stopped: [
      'Permit Withdrawn',
      'Application Withdrawn',
      'Permit Revoked',
      'Intent to Revoke',
      'CofO Revoked',
      'Refund in Progress',
      'Refund Completed',
      'Not Issued',
    ],
  },
  requiredColumns: ['permit_nbr', 'status_desc', 'status_date', 'primary_address'],
  poll: { by: 'updated_at', whenReloaded: { columns: ['status_date'], overlapDays: 7 } },
  everyMinutes: 60,
  hasContractor: false,
  licence: 'none declared for pi9x-tg5x and gwh9-jnip (older LA permit sets: Public Domain)',
  confidence: 'high',
  evidenceDate: '2026-09',
};
