import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

/** Residential permits are layer 85, commercial ones layer 81. No contractor. */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'arcgis',
  endpoint: 'https://mapdata.tucsonaz.gov/arcgis/rest/services/PublicMaps/PermitsCode/MapServer/85',
  layers: [
    {
      id: 'residential',
      endpoint: 'https://mapdata.tucsonaz.gov/arcgis/rest/services/PublicMaps/PermitsCode/MapServer/85',
    },
    {
      id: 'commercial',
      endpoint: 'https://mapdata.tucsonaz.gov/arcgis/rest/services/PublicMaps/PermitsCode/MapServer/81',
    },
  ],
  landing: 'https://mapdata.tucsonaz.gov/arcgis/rest/services/PublicMaps/PermitsCode/MapServer/85',
  key: ['NUMBER'],
  fields: {
    permitNumber: 'NUMBER',
    permitType: 'TYPE',
    workClass: 'WORKCLASS',
    description: { join: ['PROJECTNAME', 'DESCRIPTION'] },
    statusWord: 'STATUS',
    appliedDate: 'APPLYDATE',
    issuedDate: 'ISSUEDATE',
    address: 'ADDRESS',
    zip: 'POSTALCODE',
    valuation: 'VALUE',
    latitude: 'geometry.y',
    longitude: 'geometry.x',
    link: 'CSS_URL',
  },
  status: {
    pending: ['In Review', 'Submitted', 'Submitted - Online', 'In Revision'],
    action_required: [
      'Awaiting Submittal',
      'Needs Resubmittal',
      'Fees Due',
      'Revision Fees Due',
      'Awaiting Customer Attention',
    ],
    ready_to_issue: ['Fees Paid', 'Approved', 'Approved - Awaiting Customer Attention'],
    issued: ['Issued', 'Inspections'],
    finaled: ['Inspections Complete'],
    on_hold: ['Stop Work Order', 'On Hold'],
  },
  moneyWords: ['Fees Due', 'Revision Fees Due'],
  requiredColumns: ['NUMBER', 'STATUS', 'APPLYDATE', 'ISSUEDATE', 'ADDRESS'],
  poll: {
    by: 'date',
    column: 'ISSUEDATE',
    also: ['APPLYDATE'],
    unissued: { since: 'APPLYDATE' },
    overlapDays: 7,
    kind: 'timestamp',
  },
  everyMinutes: 180,
  hasContractor: false,
  licence: 'none found',
  confidence: 'high',
  evidenceDate: '2026-08',
};
