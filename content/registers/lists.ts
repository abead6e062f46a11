import type { RegisterRecord } from '@/lib/tracking/registers/types';

/** Lists that states hand out as files without a standing address: read once the operator names where theirs lies. */

export const arizona: RegisterRecord = {
  id: 'az',
  state: 'AZ',
  authority: 'Arizona ROC',
  alsoCalled: ['registrar of contractors', 'roc'],
  landing: 'https://roc.az.gov/',
  timeZone: 'America/Phoenix',
  lists: 'active',
  covers: 'contractors',
  prefixes: ['ROC', 'AZ'],
  words: { active: ['Active'] },
  sideClasses: [],
  sources: [
    {
      id: 'az-licences',
      format: 'csv',
      endpoint: null,
      landing: 'https://roc.az.gov/',
      number: ['License No'],
      parts: [
        {
          kind: 'licence',
          fields: {
            name: ['Business Name'],
            otherName: ['Doing Business As'],
            class: ['Class'],
            word: 'Status',
            effective: 'Issued Date',
            expires: 'Expiration Date',
          },
        },
      ],
      requiredColumns: ['License No', 'Business Name', 'Expiration Date', 'Status'],
    },
  ],
  everyHours: 24,
  licence: 'none stated',
  confidence: 'A',
  evidenceDate: '2026-08',
};

/**
 * The full file is sold; the free lists by class and county have the same columns, and what has ended is not in them.
 * Their words are those of 207,903 rows of all counties, and of the file of all licences of 24 August 2026.
 */
export const california: RegisterRecord = {
  id: 'ca',
  state: 'CA',
  authority: 'California CSLB',
  alsoCalled: ['contractors state license board', 'cslb'],
  landing: 'https://www2.cslb.ca.gov/onlineservices/dataportal/ListByCounty',
  timeZone: 'America/Los_Angeles',
  lists: 'active',
  covers: 'contractors',
  prefixes: ['CSLB', 'CA'],
  words: {
    active: ['CLEAR'],
    suspended: [
      ...['Contr Bond Susp', 'Work Comp Susp', 'Liab Ins Susp', 'Susp - No Qualifier', 'Family Sup Susp'],
      ...['SOS Suspension', 'Judgement Susp', 'Out Liab Susp', 'BOND Pay Susp', 'EMP/WK Bnd Susp'],
      ...['JDG Entity Susp', 'QUAL Bond SUSP', 'BND Pay EN Susp', 'O/L Entity Susp', 'Discp Bond SUSP'],
      ...['Citation Susp', 'ARB Suspension', 'J V Entity Susp', 'ARB Entity Susp', 'Cit Entity Susp'],
    ],
  },
  pendingBehind: '|',
  sideClasses: [],
  sources: [
    {
      id: 'ca-licences',
      format: 'csv',
      endpoint: null,
      landing: 'https://www2.cslb.ca.gov/onlineservices/dataportal/ListByCounty',
      number: ['LicenseNumber'],
      parts: [
        {
          kind: 'licence',
          fields: {
            name: ['BusinessName'],
            class: ['Classification(s)'],
            word: 'Status',
            effective: 'IssueDate',
            // The same heading stands again over the end of the workers' compensation.
            expires: 'ExpirationDate',
          },
        },
      ],
      requiredColumns: ['LicenseNumber', 'BusinessName', 'Status', 'ExpirationDate'],
    },
  ],
  everyHours: 24,
  licence: 'none stated',
  confidence: 'A',
  evidenceDate: '2026-09',
};

/** The board's form hands out active licences alone. E-mail addresses and telephone numbers are not kept. */
export const louisiana: RegisterRecord = {
  id: 'la',
  state: 'LA',
  authority: 'Louisiana LSLBC',
  alsoCalled: ['state licensing board for contractors', 'lslbc'],
  landing: 'https://arlspublic.lslbc.louisiana.gov/Public/RequestRoster',
  timeZone: 'America/Chicago',
  lists: 'active',
  covers: 'contractors',
  prefixes: ['LA'],
  words: { active: ['Active'] },
  sideClasses: [],
  sources: [
    {
      id: 'la-licences',
      format: 'csv',
      endpoint: null,
      landing: 'https://arlspublic.lslbc.louisiana.gov/Public/RequestRoster',
      number: ['LicenseNumber'],
      parts: [
        {
          kind: 'licence',
          fields: {
            name: ['CompanyName'],
            class: ['Credential Type'],
            word: 'Status',
            effective: 'EffectiveDate',
            expires: 'ExpirationDate',
          },
        },
      ],
      requiredColumns: ['LicenseNumber', 'CompanyName', 'Status', 'ExpirationDate'],
    },
  ],
  everyHours: 24,
  licence: 'none stated',
  confidence: 'A',
  evidenceDate: '2026-09',
};

/** Without a day on which a licence ends. */
export const mississippi: RegisterRecord = {
  id: 'ms',
  state: 'MS',
  authority: 'Mississippi SBC',
  alsoCalled: ['state board of contractors'],
  landing: 'https://www.msboc.us/',
  timeZone: 'America/Chicago',
  lists: 'all',
  covers: 'contractors',
  prefixes: ['MS'],
  words: { active: ['Licensed'], expired: ['Licensed Expired'] },
  sideClasses: [],
  sources: [
    {
      id: 'ms-licences',
      format: 'csv',
      endpoint: null,
      landing: 'https://www.msboc.us/',
      number: ['LicenseNumber'],
      parts: [
        {
          kind: 'licence',
          fields: { name: ['CompanyName'], otherName: ['Qualifier'], class: ['ClassCode'], word: 'Status' },
        },
      ],
      requiredColumns: ['LicenseNumber', 'CompanyName', 'Status'],
    },
  ],
  everyHours: 24,
  licence: 'none stated',
  confidence: 'A',
  evidenceDate: '2026-08',
};

/** Licences of persons, with the firm they work as. */
export const kentucky: RegisterRecord = {
  id: 'ky',
  state: 'KY',
  authority: 'Kentucky DHBC',
  alsoCalled: ['housing, buildings and construction', 'dhbc'],
  landing: 'https://dhbc.ky.gov/',
  timeZone: 'America/New_York',
  lists: 'all',
  covers: 'trades',
  prefixes: ['KY'],
  words: { active: ['Active'] },
  sideClasses: [],
  sources: [
    {
      id: 'ky-licences',
      format: 'csv',
      endpoint: null,
      landing: 'https://dhbc.ky.gov/',
      number: ['LicenseNumber'],
      parts: [
        {
          kind: 'licence',
          fields: {
            name: ['DbaName', 'LicenseeName'],
            otherName: ['LicenseeName'],
            class: ['LicenseType'],
            word: 'Status',
            effective: 'IssuedDate',
            expires: 'ExpirationDate',
          },
        },
      ],
      requiredColumns: ['LicenseNumber', 'LicenseeName', 'Status', 'ExpirationDate'],
    },
  ],
  everyHours: 24,
  licence: 'none stated',
  confidence: 'A',
  evidenceDate: '2026-08',
};
