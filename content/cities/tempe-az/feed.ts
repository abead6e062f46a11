import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { city } from './city';

/**
 * Each date stands twice: `IssuedDate` is a text, `IssuedDateDtm` the date behind it. "Standard" is a stray word for an issued permit.
 */
export const feed: FeedRecord = {
  id: city.slug,
  city: city.name,
  state: city.state,
  timeZone: city.timeZone,
  platform: 'arcgis',
  endpoint:
    'https://services.arcgis.com/lQySeXwbBg53XWDi/arcgis/rest/services/building_permits/FeatureServer/0',
  landing:
    'https://services.arcgis.com/lQySeXwbBg53XWDi/arcgis/rest/services/building_permits/FeatureServer/0',
  key: ['PermitNum'],
  fields: {
    permitNumber: 'PermitNum',
    permitType: 'PermitTypeDesc',
    description: 'Description',
    statusWord: 'StatusCurrent',
    statusDate: { first: ['StatusDateDtm', 'StatusDate'] },
    appliedDate: { first: ['AppliedDateDtm', 'AppliedDate'] },
    issuedDate: { first: ['IssuedDateDtm', 'IssuedDate'] },
    completedDate: { first: ['CompletedDateDtm', 'CompletedDate'] },
    expiresDate: { first: ['ExpiresDateDtm', 'ExpiresDate'] },
    address: 'OriginalAddress1',
    zip: 'OriginalZip',
    contractorName: 'ContractorCompanyName',
    valuation: 'EstProjectCost',
    latitude: 'Latitude',
    longitude: 'Longitude',
  },
  status: {
    pending: ['Applied'],
    ready_to_issue: ['Ready for Issuance', 'Ready to Issue'],
    issued: ['Issued', 'Standard'],
    finaled: ['Final', 'Finaled', 'CofO Issued', 'TCO Issued', 'Closed'],
    expired: ['Expired'],
    stopped: ['Revoked'],
  },
  requiredColumns: ['PermitNum', 'StatusCurrent', 'IssuedDateDtm', 'OriginalAddress1'],
  poll: {
    by: 'date',
    column: 'IssuedDateDtm',
    also: ['AppliedDateDtm', 'StatusDateDtm', 'CompletedDateDtm'],
    unissued: { since: 'AppliedDateDtm' },
    overlapDays: 7,
    kind: 'timestamp',
  },
  everyMinutes: 180,
  hasContractor: true,
  licence: 'none found',
  confidence: 'high',
  evidenceDate: '2026-08',
};
