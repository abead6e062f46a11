import type { FeedRecord } from '@/lib/tracking/feeds/types';
import type { AccelaRecord } from '@/scripts/feed-server/protocols/accela';
import type { EnergovPermit } from '@/scripts/feed-server/protocols/energov';
import type { OpenGovRecord } from '@/scripts/feed-server/protocols/opengov';

/** One permit as each permit system shapes it, made by us after their published descriptions. */

const numberOf = (n: number) => `BLD26-${String(n).padStart(4, '0')}`;
/** Applied two days apart from the second on; only the last three have moved since 10 November. */
const dayOf = (n: number) => `2026-10-${String((2 * n) % 28 || 28).padStart(2, '0')}`;
const movedOn = (n: number, last: number) => (n > last - 3 ? '2026-11-15' : dayOf(n));
export const LAST = 22;

export function accelaRecord(n: number): AccelaRecord {
  const id = `EREWHON-26CAP-00000-${String(n).padStart(5, '0')}`;
  return {
    serviceProviderCode: 'EREWHON',
    id,
    customId: numberOf(n),
    trackingId: 277_944_000 + n,
    name: 'Reroof',
    module: 'Building',
    description: 'Tear off and replace shingles',
    type: {
      group: 'Building',
      type: 'Residential',
      subType: 'Roofing',
      category: 'NA',
      value: 'Building/Residential/Roofing/NA',
      text: 'Residential Roofing',
    },
    openedDate: `${dayOf(n)}T07:00:00Z`,
    status: { value: 'Issued', text: 'Issued' },
    statusDate: `${movedOn(n, LAST)}T18:01:55Z`,
    jobValue: 18_250.5,
    addresses: [
      {
        id: 1000 + n,
        isPrimary: 'Y',
        streetStart: 100 + n,
        streetName: 'ELM',
        streetSuffix: { value: 'ST', text: 'ST' },
        streetAddress: `${100 + n} ELM ST`,
        city: 'Erewhon',
        state: { value: 'TX', text: 'TX' },
        postalCode: '78701',
        xCoordinate: -97.74,
        yCoordinate: 30.27,
      },
    ],
    parcels: [{ id: `01-${n}`, parcelNumber: `01-${n}` }],
    professionals: [
      {
        id: `${2000 + n}`,
        isPrimary: 'Y',
        businessName: 'Lone Star Roofing, LLC',
        licenseNumber: `R${n}`,
        licenseType: { value: 'Contractor', text: 'Contractor' },
      },
    ],
  };
}

export function energovPermit(n: number): EnergovPermit {
  return {
    CaseId: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    CaseNumber: numberOf(n),
    CaseTypeId: 'a0000000-0000-4000-8000-000000000001',
    CaseType: 'Residential Roofing',
    CaseWorkclassId: 'b0000000-0000-4000-8000-000000000001',
    CaseWorkclass: 'Replacement',
    CaseStatusId: 'c0000000-0000-4000-8000-000000000001',
    CaseStatus: 'Issued',
    ProjectName: null,
    IssueDate: `${movedOn(n, LAST)}T00:00:00`,
    ApplyDate: `${dayOf(n)}T00:00:00`,
    ExpireDate: null,
    FinalDate: null,
    ModuleName: 2,
    AddressDisplay: `${100 + n} ELM ST`,
    Address: {
      AddressLine1: String(100 + n),
      AddressLine2: 'ELM',
      StreetType: 'ST',
      City: 'EREWHON',
      StateName: 'TX',
      PostalCode: '78701',
      FullAddress: `${100 + n} ELM ST EREWHON TX 78701`,
    },
    MainParcel: `01-${n}`,
    Description: 'Tear off and replace shingles',
  };
}

export function openGovRecord(n: number): OpenGovRecord {
  return {
    id: String(31_000 + n),
    attributes: {
      number: numberOf(n),
      histID: null,
      histNumber: null,
      description: null,
      typeDescription: 'Residential Roofing',
      status: 'ACTIVE',
      isEnabled: true,
      createdAt: `${dayOf(n)}T16:29:54.616Z`,
      updatedAt: `${movedOn(n, LAST)}T18:29:40.000Z`,
      submittedAt: `${dayOf(n)}T16:30:00.000Z`,
      expiresAt: null,
    },
    location: {
      latitude: 30.27,
      longitude: -97.74,
      locationType: 'PARCEL',
      ownerName: 'Jane Doe',
      streetNo: String(100 + n),
      streetName: 'ELM ST',
      unit: null,
      city: 'Erewhon',
      state: 'TX',
      postalCode: '78701',
      mbl: `01-${n}`,
    },
  };
}

const CITY = {
  city: 'Erewhon',
  state: 'TX',
  timeZone: 'America/Chicago',
  landing: 'https://erewhon.example/permits',
  everyMinutes: 60,
  quietAfterDays: 60,
  licence: 'by agreement',
  confidence: 'high',
  evidenceDate: '2026-11',
} as const;

/** A record for each system, as a city's folder would have it. */
export const SYSTEM_RECORDS: readonly FeedRecord[] = [
  {
    ...CITY,
    id: 'erewhon-accela-tx',
    platform: 'accela',
    endpoint: 'https://apis.accela.com/v4',
    dataset: 'EREWHON/Building',
    key: ['id'],
    fields: {
      permitNumber: 'customId',
      permitType: 'type.text',
      description: 'description',
      statusWord: 'status.value',
      statusDate: 'statusDate',
      appliedDate: 'openedDate',
      address: 'addresses[0].streetAddress',
      zip: 'addresses[0].postalCode',
      contractorName: 'professionals[0].businessName',
      contractorLicense: 'professionals[0].licenseNumber',
      valuation: 'jobValue',
      latitude: 'addresses[0].yCoordinate',
      longitude: 'addresses[0].xCoordinate',
      parcel: 'parcels[0].parcelNumber',
    },
    status: { issued: ['Issued'] },
    requiredColumns: ['id', 'customId', 'status'],
    poll: { by: 'date', column: 'statusDate', also: ['openedDate'], overlapDays: 3, kind: 'date' },
    hasContractor: true,
  },
  {
    ...CITY,
    id: 'erewhon-energov-tx',
    platform: 'energov',
    endpoint: 'https://erewhontx-energovweb.tylerhost.example/apps/selfservice',
    dataset: 'ErewhonTXProd',
    key: ['CaseId'],
    fields: {
      permitNumber: 'CaseNumber',
      permitType: 'CaseType',
      workClass: 'CaseWorkclass',
      description: 'Description',
      statusWord: 'CaseStatus',
      appliedDate: 'ApplyDate',
      issuedDate: 'IssueDate',
      completedDate: 'FinalDate',
      expiresDate: 'ExpireDate',
      address: 'AddressDisplay',
      zip: 'Address.PostalCode',
      parcel: 'MainParcel',
    },
    status: { issued: ['Issued'] },
    requiredColumns: ['CaseId', 'CaseNumber', 'CaseStatus'],
    poll: { by: 'date', column: 'IssueDate', also: ['ApplyDate', 'FinalDate'], overlapDays: 3, kind: 'date' },
    hasContractor: false,
  },
  {
    ...CITY,
    id: 'erewhon-opengov-tx',
    platform: 'opengov',
    endpoint: 'https://api.plce.opengov.com/plce/v2',
    dataset: 'erewhontx',
    key: ['id'],
    fields: {
      permitNumber: 'number',
      permitType: 'typeDescription',
      statusWord: 'status',
      appliedDate: 'submittedAt',
      expiresDate: 'expiresAt',
      address: { join: ['location.streetNo', 'location.streetName', 'location.unit'] },
      zip: 'location.postalCode',
      latitude: 'location.latitude',
      longitude: 'location.longitude',
      parcel: 'location.mbl',
    },
    status: { issued: ['ACTIVE'], finaled: ['COMPLETE'], stopped: ['STOPPED'], pending: ['DRAFT'] },
    requiredColumns: ['id', 'number', 'status'],
    poll: { by: 'updated_at' },
    hasContractor: false,
  },
];
