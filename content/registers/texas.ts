import type { RegisterRecord } from '@/lib/tracking/registers/types';

/** Department of Licensing and Regulation: electricians, air conditioning and others. Numbers repeat among its types. */
export const texas: RegisterRecord = {
  id: 'tx',
  state: 'TX',
  authority: 'Texas TDLR',
  alsoCalled: ['department of licensing and regulation', 'tdlr'],
  landing: 'https://data.texas.gov/d/7358-krk7',
  timeZone: 'America/Chicago',
  lists: 'active',
  covers: 'trades',
  // `TACLA 12345C` is air conditioning of class A; the set has the digits alone.
  prefixes: ['TACLA', 'TACLB', 'TECL', 'TDLR', 'TX'],
  digitsOnly: true,
  numbersRepeat: true,
  words: {},
  sideClasses: [],
  sources: [
    {
      id: 'tx-licences',
      format: 'socrata',
      endpoint: 'https://data.texas.gov/resource/7358-krk7.json',
      landing: 'https://data.texas.gov/d/7358-krk7',
      number: ['license_number'],
      parts: [
        {
          kind: 'licence',
          fields: {
            name: ['business_name', 'owner_name'],
            otherName: ['owner_name'],
            class: ['license_type'],
            expires: 'license_expiration_date_mmddccyy',
          },
        },
      ],
      requiredColumns: ['license_number', 'license_type', 'owner_name', 'license_expiration_date_mmddccyy'],
    },
  ],
  everyHours: 24,
  licence: 'none stated',
  confidence: 'A',
  evidenceDate: '2026-09',
};

/** State Board of Plumbing Examiners: responsible master plumbers, with the end of their insurance in the row. */
export const texasPlumbers: RegisterRecord = {
  id: 'tx-plumbers',
  state: 'TX',
  authority: 'Texas TSBPE',
  alsoCalled: ['board of plumbing examiners', 'tsbpe'],
  landing: 'https://tsbpe.texas.gov/',
  timeZone: 'America/Chicago',
  lists: 'all',
  covers: 'trades',
  prefixes: ['RMP', 'TSBPE', 'M'],
  digitsOnly: true,
  numbersRepeat: true,
  words: { active: ['Current'], expired: ['Expired'] },
  sideClasses: [],
  sources: [
    {
      id: 'tx-plumbers',
      format: 'csv',
      endpoint: null,
      landing: 'https://tsbpe.texas.gov/',
      number: ['LICENSE_NBR'],
      parts: [
        {
          kind: 'licence',
          fields: {
            name: ['PLUMB_COMPANY', 'LAST_NAME'],
            otherName: ['LAST_NAME'],
            word: 'LIC_STATUS',
            effective: 'LICENSE_DATE',
            expires: 'EXPIRATION_DTE',
          },
        },
        {
          kind: 'insurance',
          fields: { name: ['PLUMB_COMPANY'], expires: 'INS_EXPIRY_DTE', carrier: 'INSURANCE_COMPANY' },
        },
      ],
      requiredColumns: ['LICENSE_NBR', 'LIC_STATUS', 'EXPIRATION_DTE', 'PLUMB_COMPANY', 'INS_EXPIRY_DTE'],
    },
  ],
  everyHours: 24,
  licence: 'none stated',
  confidence: 'B',
  evidenceDate: '2026-08',
};
