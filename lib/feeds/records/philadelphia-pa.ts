import { CARTO_LATITUDE, CARTO_LONGITUDE } from '../adapters/carto';
import type { FeedRecord } from '../types';

/** No change stamp: half a year of issue dates is read again each time for the statuses that moved. */
export const philadelphiaPa: FeedRecord = {
  id: 'philadelphia-pa',
  city: 'Philadelphia',
  state: 'PA',
  timeZone: 'America/New_York',
  platform: 'carto',
  endpoint: 'https://phl.carto.com/api/v2/sql',
  dataset: 'permits',
  landing: 'https://opendataphilly.org/datasets/licenses-and-inspections-building-permits/',
  key: ['permitnumber'],
  fields: {
    permitNumber: 'permitnumber',
    permitType: 'permittype',
    permitSubtype: 'permitdescription',
    workClass: 'typeofwork',
    description: 'approvedscopeofwork',
    statusWord: 'status',
    issuedDate: 'permitissuedate',
    completedDate: 'permitcompleteddate',
    address: 'address',
    zip: 'zip',
    contractorName: 'contractorname',
    latitude: CARTO_LATITUDE,
    longitude: CARTO_LONGITUDE,
    parcel: {
      first: ['parcel_id_num', 'opa_account_num'],
    },
  },
  status: {
    pending: ['In Review', 'Amendment Review', 'Amendment Requested'],
    action_required: [
      'Amendment Application Incomplete',
      'Amendment Applicant Revisions',
      'Applicant Revisions',
    ],
    ready_to_issue: ['Ready For Issue', 'Amendment Ready For Issue'],
    issued: ['Issued', 'ISSUED'],
    finaled: ['Completed', 'COMPLETED', 'CLOSED'],
    on_hold: ['Stop Work'],
    expired: ['Expired', 'EXPIRED', 'ABANDONED'],
    stopped: ['Cancelled', 'Refused', 'Denied', 'REVOKED', 'Withdrawn', 'Amendment Denied', 'Expired Denial'],
  },
  requiredColumns: ['permitnumber', 'status', 'permitissuedate', 'address'],
  poll: {
    by: 'date',
    column: 'permitissuedate',
    overlapDays: 180,
    kind: 'timestamp',
  },
  everyMinutes: 360,
  hasContractor: true,
  licence: 'City of Philadelphia licence (open, see the dataset page)',
  confidence: 'high',
  evidenceDate: '2026-09',
};
