import type { RegisterRecord } from '@/lib/tracking/registers/types';

/** Labor & Industries: every contractor registration, and in two further sets the insurance and the bonds behind it. */
export const washington: RegisterRecord = {
  id: 'wa',
  state: 'WA',
  authority: 'Washington L&I',
  alsoCalled: ['labor & industries', 'labor and industries', 'l&i', 'lni'],
  landing: 'https://data.wa.gov/d/m8qx-ubtq',
  timeZone: 'America/Los_Angeles',
  lists: 'all',
  covers: 'contractors',
  prefixes: ['WA'],
  words: {
    active: ['ACTIVE'],
    suspended: ['SUSPENDED'],
    expired: ['EXPIRED'],
    // The business has another number now.
    ended: ['OUT OF BUSINESS', 'RE-LICENSED'],
  },
  sideClasses: [],
  sources: [
    {
      id: 'wa-licences',
      format: 'socrata',
      endpoint: 'https://data.wa.gov/resource/m8qx-ubtq.json',
      landing: 'https://data.wa.gov/d/m8qx-ubtq',
      number: ['contractorlicensenumber'],
      parts: [
        {
          kind: 'licence',
          fields: {
            name: ['businessname'],
            otherName: ['primaryprincipalname'],
            class: ['contractorlicensetypecodedesc'],
            word: 'contractorlicensestatus',
            effective: 'licenseeffectivedate',
            expires: 'licenseexpirationdate',
            suspended: 'contractorlicensesuspenddate',
          },
        },
      ],
      requiredColumns: [
        'contractorlicensenumber',
        'businessname',
        'contractorlicensestatus',
        'licenseexpirationdate',
      ],
    },
    {
      id: 'wa-insurance',
      format: 'socrata',
      endpoint: 'https://data.wa.gov/resource/ciwg-agsx.json',
      landing: 'https://data.wa.gov/d/ciwg-agsx',
      number: ['contractorlicensenumber'],
      parts: [
        {
          kind: 'insurance',
          fields: {
            name: ['businessname'],
            effective: 'effectivedate',
            expires: 'expirationdate',
            cancelled: 'canceldate',
            amount: 'insuranceamt',
            carrier: 'insurancecompany',
          },
        },
      ],
      requiredColumns: ['contractorlicensenumber', 'insurancecompany', 'expirationdate'],
    },
    {
      id: 'wa-bonds',
      format: 'socrata',
      endpoint: 'https://data.wa.gov/resource/bzff-4fmt.json',
      landing: 'https://data.wa.gov/d/bzff-4fmt',
      number: ['contractorlicensenumber'],
      parts: [
        {
          kind: 'bond',
          fields: {
            name: ['businessname'],
            effective: 'bondeffectivedate',
            expires: 'bondexpirationdate',
            cancelled: 'bondcanceldate',
            impaired: 'bondimpaired',
            amount: 'bondamt',
            carrier: 'bondfirmname',
          },
          openEnded: ['Until Canceled'],
        },
      ],
      requiredColumns: ['contractorlicensenumber', 'bondfirmname', 'bondeffectivedate'],
    },
  ],
  everyHours: 24,
  licence: 'Public Domain Dedication and License (PDDL)',
  confidence: 'A',
  evidenceDate: '2026-09',
};
