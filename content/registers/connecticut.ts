import type { RegisterRecord } from '@/lib/tracking/registers/types';

/** Department of Consumer Protection: home improvement, without bond or insurance. */
export const connecticut: RegisterRecord = {
  id: 'ct',
  state: 'CT',
  authority: 'Connecticut DCP',
  alsoCalled: ['department of consumer protection', 'dcp'],
  landing: 'https://data.ct.gov/d/5r9m-qgni',
  timeZone: 'America/New_York',
  lists: 'all',
  covers: 'trades',
  prefixes: ['HIC', 'CT'],
  words: { active: ['ACTIVE'], suspended: ['SUSPENDED'], expired: ['EXPIRED'] },
  sideClasses: [],
  sources: [
    {
      id: 'ct-licences',
      format: 'socrata',
      endpoint: 'https://data.ct.gov/resource/5r9m-qgni.json',
      landing: 'https://data.ct.gov/d/5r9m-qgni',
      number: ['credentialnumber'],
      parts: [
        {
          kind: 'licence',
          fields: {
            name: ['businessname', 'name'],
            otherName: ['dba', 'name'],
            class: ['credentialtype'],
            word: 'status',
            effective: 'effectivedate',
            expires: 'expirationdate',
          },
        },
      ],
      requiredColumns: ['credentialnumber', 'name', 'status', 'expirationdate'],
    },
  ],
  everyHours: 24,
  licence: 'Public Domain',
  confidence: 'A',
  evidenceDate: '2026-03',
};
