import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

const dataset = (id: string) => `https://data.cambridgema.gov/resource/${id}.json`;

/** A data set per kind of permit, from the day of issue on. The zip stands in the address. */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'socrata',
  endpoint: dataset('qu2z-8suj'),
  layers: [
    { id: 'addition-alteration', endpoint: dataset('qu2z-8suj') },
    { id: 'new-construction', endpoint: dataset('9qm7-wbdc') },
    { id: 'demolition', endpoint: dataset('kcfi-ackv') },
    { id: 'solar', endpoint: dataset('whpw-w55x') },
  ],
  landing: 'https://data.cambridgema.gov/d/qu2z-8suj',
  key: ['id'],
  fields: {
    permitNumber: 'id',
    permitType: 'permit_type',
    description: { join: ['description_of_work', 'detailed_description_of_work'] },
    statusWord: 'status',
    appliedDate: 'applicant_submit_date',
    issuedDate: 'issue_date',
    address: 'full_address',
    contractorName: 'firm_name',
    // New construction has its own name for it.
    valuation: { first: ['total_cost', 'total_cost_of_construction'] },
    latitude: 'latitude',
    longitude: 'longitude',
  },
  status: { issued: ['Active'], finaled: ['Complete'] },
  requiredColumns: ['id', 'status', 'issue_date', 'full_address'],
  poll: { by: 'updated_at', whenReloaded: { columns: ['issue_date'], overlapDays: 7 } },
  everyMinutes: 120,
  hasContractor: true,
  quirks: ['zip_in_address'],
  licence: 'none found',
  confidence: 'high',
  evidenceDate: '2026-08',
};
