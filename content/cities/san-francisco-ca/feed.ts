import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

/**
 * One row per address of a permit: the primary one is kept. Contractors stand in another data set, a row per person
 * and role.
 */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'socrata',
  endpoint: 'https://data.sfgov.org/resource/i98e-djp9.json',
  landing: 'https://data.sfgov.org/d/i98e-djp9',
  key: ['record_id'],
  fields: {
    permitNumber: 'permit_number',
    permitType: 'permit_type',
    permitSubtype: 'permit_type_definition',
    description: 'description',
    statusWord: 'status',
    statusDate: 'status_date',
    appliedDate: 'filed_date',
    approvedDate: 'approved_date',
    issuedDate: 'issued_date',
    completedDate: 'completed_date',
    address: {
      join: ['street_number', 'street_number_suffix', 'street_name', 'street_suffix', 'unit'],
    },
    zip: 'zipcode',
    contractorName: 'lookup.firm_name',
    contractorLicense: 'lookup.license1',
    valuation: 'estimated_cost',
    latitude: 'location.coordinates[1]',
    longitude: 'location.coordinates[0]',
    parcel: { join: ['block', 'lot'] },
  },
  status: {
    pending: ['filing', 'filed', 'plancheck', 'triage'],
    action_required: ['incomplete'],
    ready_to_issue: ['approved'],
    issued: ['issued', 'reinstated'],
    finaled: ['complete'],
    on_hold: ['suspend'],
    expired: ['expired'],
    stopped: ['withdrawn', 'cancelled', 'revoked'],
  },
  requiredColumns: ['record_id', 'permit_number', 'status', 'street_name'],
  lookup: {
    endpoint: 'https://data.sfgov.org/resource/3pee-9qhc.json',
    column: 'permit_number',
    by: 'permit_number',
    where: { column: 'role', values: ['contractor', 'Contractor', 'CONTRACTOR'] },
  },
  poll: { by: 'updated_at', whenReloaded: { columns: ['status_date'], overlapDays: 7 } },
  everyMinutes: 60,
  exclude: [{ field: 'primary_address_flag', values: ['N'], reason: 'other_address' }],
  hasContractor: true,
  licence: 'PDDL',
  confidence: 'high',
  evidenceDate: '2026-09',
};
