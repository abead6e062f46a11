import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

/** A table without geometry, in the columns of the BLDS standard. */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'arcgis',
  endpoint:
    'https://services.arcgis.com/ePKBjXrBZ2vEEgWd/arcgis/rest/services/Construction_Permits/FeatureServer/0',
  landing:
    'https://services.arcgis.com/ePKBjXrBZ2vEEgWd/arcgis/rest/services/Construction_Permits/FeatureServer/0',
  key: ['PermitNum'],
  fields: {
    permitNumber: 'PermitNum',
    permitType: 'PermitType',
    description: 'Description',
    statusWord: 'StatusCurrent',
    appliedDate: 'AppliedDate',
    issuedDate: 'IssuedDate',
    address: 'OriginalAddress',
    city: 'OriginalCity',
    state: 'OriginalState',
    zip: 'OriginalZip',
    contractorName: 'ContractorCompanyName',
    valuation: 'EstProjectCost',
  },
  status: {
    pending: ['In Review', 'Received', 'Received - Online', 'Pending', 'Decision Pending'],
    action_required: [
      'Revisions - Resubmit',
      'Payment Pending',
      'Pending at Applicant',
      'TCO - Payment Pending',
    ],
    ready_to_issue: ['Approved for Issuance'],
    issued: ['Issued', 'Approved'],
    finaled: [
      'Certificate of Occupancy',
      'Temporary Certificate of Occupancy',
      'Letter of Completion',
      'Warranty',
    ],
    on_hold: ['On Hold'],
    stopped: ['Void', 'Withdrawn', 'Declined - Denied', 'Enforcement', 'Code Violation', 'Monitoring'],
  },
  ambiguousClosed: ['Closed'],
  requiredColumns: ['PermitNum', 'StatusCurrent', 'AppliedDate', 'IssuedDate', 'OriginalAddress'],
  poll: {
    by: 'date',
    column: 'IssuedDate',
    also: ['AppliedDate'],
    unissued: { since: 'AppliedDate' },
    overlapDays: 7,
    kind: 'timestamp',
  },
  everyMinutes: 180,
  hasContractor: true,
  licence: 'none found',
  confidence: 'high',
  evidenceDate: '2026-08',
};
