import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

/**
 * No issue date and no contractor. Most of the newer rows have no street address, no job value and a placeholder for a
 * description: they are found by number or on the map. `Status_Date` moves with every change of status.
 */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'arcgis',
  endpoint: 'https://mapit.fortworthtexas.gov/ags/rest/services/CIVIC/Permits/MapServer/0',
  landing: 'https://mapit.fortworthtexas.gov/ags/rest/services/CIVIC/Permits/MapServer/0',
  key: ['Permit_No'],
  fields: {
    permitNumber: 'Permit_No',
    permitType: 'Permit_Type',
    permitSubtype: 'Permit_SubType',
    workClass: 'Permit_Category',
    description: 'B1_WORK_DESC',
    statusWord: 'Current_Status',
    statusDate: 'Status_Date',
    appliedDate: 'File_Date',
    address: 'Address',
    zip: 'Zip_Code',
    valuation: 'JobValue',
    latitude: 'geometry.y',
    longitude: 'geometry.x',
  },
  status: {
    pending: [
      'Pending',
      'Plan Review',
      'In Review',
      'Accepted',
      'Pending HCLC Review',
      'Appeal',
      'Continued',
      'Corrections Submitted',
    ],
    action_required: ['Awaiting Client Reply', 'Incomplete Submittal', 'Pending Fees'],
    ready_to_issue: ['Approved', 'Administrative Approval', 'Approved w/Conditions'],
    issued: ['Issued', 'Partial Approval', 'Issued Without Contractor'],
    finaled: ['Finaled', 'Complete'],
    on_hold: ['Hold'],
    expired: ['Expired'],
    stopped: ['Withdrawn', 'Void', 'Denied', 'Opt-Out'],
  },
  moneyWords: ['Pending Fees'],
  ambiguousClosed: ['Closed', 'Close', 'Closed By Rule'],
  requiredColumns: ['Permit_No', 'Current_Status', 'Status_Date', 'File_Date'],
  poll: { by: 'date', column: 'Status_Date', overlapDays: 7, kind: 'timestamp' },
  everyMinutes: 180,
  hasContractor: false,
  licence: 'none found',
  confidence: 'medium',
  evidenceDate: '2026-08',
};
