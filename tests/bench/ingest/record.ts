import type { FeedRecord } from '@/lib/feeds/types';

/** A whole city read over Socrata's protocol, with every column a permit can have. */
export function benchRecord(endpoint: string): FeedRecord {
  return {
    id: 'bench-tx',
    city: 'Benchville',
    state: 'TX',
    timeZone: 'America/Chicago',
    platform: 'socrata',
    endpoint,
    landing: endpoint,
    key: ['permit_number'],
    fields: {
      permitNumber: 'permit_number',
      permitType: 'permittype',
      permitSubtype: 'permit_type_desc',
      workClass: 'work_class',
      description: 'description',
      statusWord: 'status_current',
      statusDate: 'statusdate',
      appliedDate: 'applieddate',
      issuedDate: 'issue_date',
      completedDate: 'completed_date',
      expiresDate: 'expiresdate',
      address: 'original_address1',
      zip: 'original_zip',
      contractorName: 'contractor_company_name',
      valuation: 'total_job_valuation',
      latitude: 'latitude',
      longitude: 'longitude',
      link: 'link.url',
      parcel: 'tcad_id',
    },
    status: { pending: ['Pending'], issued: ['Active'], finaled: ['Final'], expired: ['Expired'], stopped: ['VOID'] },
    requiredColumns: ['permit_number', 'status_current'],
    poll: { by: 'all' },
    everyMinutes: 60,
    hasContractor: true,
    licence: 'none: made up',
    confidence: 'high',
    evidenceDate: '2026-11',
  };
}
