import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

/** The contractor cell may say OWNER, or carry the state licence behind the name. */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'arcgis',
  endpoint:
    'https://services1.arcgis.com/EYzEZbDhXZjURPbP/arcgis/rest/services/Bellevue_Permits/FeatureServer/0',
  landing:
    'https://services1.arcgis.com/EYzEZbDhXZjURPbP/arcgis/rest/services/Bellevue_Permits/FeatureServer/0',
  key: ['PERMITNUMBER'],
  fields: {
    permitNumber: 'PERMITNUMBER',
    permitType: 'PERMITTYPEDESCRIPTION',
    description: { join: ['PROJECTNAME', 'PROJECTDESCRIPTION'] },
    statusWord: 'PERMITSTATUS',
    appliedDate: 'APPLIEDDATE',
    issuedDate: 'ISSUEDDATE',
    completedDate: 'FINALEDDATE',
    address: 'SITEADDRESS',
    zip: 'ZIPCODE',
    contractorName: 'CONTRACTOR',
    latitude: 'geometry.y',
    longitude: 'geometry.x',
    link: 'MBPSTATUSSITE',
  },
  status: {
    pending: [
      'Accepted',
      'Completeness Check',
      'Open',
      'Pending',
      'Recommended',
      'Screening',
      'Appealed',
      'In Litigation',
    ],
    action_required: ['Incomplete', 'Not Complete'],
    ready_to_issue: ['Ready to Issue'],
    issued: ['Issued', 'TCO', 'Monitoring'],
    on_hold: ['On Hold', 'Suspended'],
    expired: ['Expired'],
    stopped: ['Canceled', 'Denied', 'Revoked', 'Screened Out', 'Not Required', 'Violations', 'Inaccessible'],
  },
  ambiguousClosed: ['Closed'],
  requiredColumns: ['PERMITNUMBER', 'PERMITSTATUS', 'APPLIEDDATE', 'ISSUEDDATE', 'SITEADDRESS'],
  poll: {
    by: 'date',
    column: 'ISSUEDDATE',
    also: ['APPLIEDDATE', 'FINALEDDATE'],
    overlapDays: 7,
    kind: 'timestamp',
  },
  everyMinutes: 180,
  hasContractor: true,
  quirks: ['licence_after_contractor'],
  licence: 'none found',
  confidence: 'high',
  evidenceDate: '2026-08',
};
