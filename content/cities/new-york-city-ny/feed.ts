import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

/** DOB NOW approved permits; one job has a row per kind of work. */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'socrata',
  endpoint: 'https://data.cityofnewyork.us/resource/rbx6-tga4.json',
  landing: 'https://data.cityofnewyork.us/d/rbx6-tga4',
  key: ['work_permit', 'sequence_number', 'work_type'],
  fields: {
    permitNumber: 'work_permit',
    permitType: 'work_type',
    permitSubtype: 'filing_reason',
    description: 'job_description',
    statusWord: 'permit_status',
    approvedDate: 'approved_date',
    issuedDate: 'issued_date',
    expiresDate: 'expired_date',
    address: { join: ['house_no', 'street_name', 'borough'] },
    zip: 'zip_code',
    contractorName: 'applicant_business_name',
    contractorLicense: 'applicant_license',
    valuation: 'estimated_job_costs',
    latitude: 'latitude',
    longitude: 'longitude',
    parcel: 'bbl',
  },
  status: { issued: ['Permit Issued'], finaled: ['Signed-off'] },
  requiredColumns: ['work_permit', 'permit_status', 'issued_date', 'street_name'],
  poll: { by: 'updated_at', whenReloaded: { columns: ['issued_date'], overlapDays: 7 } },
  everyMinutes: 60,
  exclude: [
    { field: 'work_permit', values: ['Permit is not yet issued'], reason: 'placeholder' },
    { field: 'job_filing_number', values: ['Permit is no'], reason: 'placeholder' },
  ],
  hasContractor: true,
  licence: 'NYC Open Data terms (no licence named in the metadata seen)',
  confidence: 'high',
  evidenceDate: '2026-09',
};
