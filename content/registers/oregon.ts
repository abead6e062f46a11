import type { RegisterRecord } from '@/lib/tracking/registers/types';

/**
 * Construction Contractors Board: active licences alone, a row for each endorsement with its own bond and end. Numbers
 * of home inspectors and locksmiths repeat those of contractors.
 */
export const oregon: RegisterRecord = {
  id: 'or',
  state: 'OR',
  authority: 'Oregon CCB',
  alsoCalled: ['construction contractors board', 'ccb'],
  landing: 'https://data.oregon.gov/d/g77e-6bhs',
  timeZone: 'America/Los_Angeles',
  lists: 'active',
  covers: 'contractors',
  prefixes: ['CCB', 'OR'],
  words: {},
  // Lead-based paint renovation ends on a day of its own.
  sideClasses: ['LBPR'],
  sources: [
    {
      id: 'or-licences',
      format: 'socrata',
      endpoint: 'https://data.oregon.gov/resource/g77e-6bhs.json',
      landing: 'https://data.oregon.gov/d/g77e-6bhs',
      number: ['license_number'],
      family: { column: 'license_type', values: ['OCHI', 'OCLS'] },
      parts: [
        {
          kind: 'licence',
          fields: {
            name: ['full_name'],
            otherName: ['rmi_name'],
            class: ['license_type'],
            effective: 'orig_regis_date',
            expires: 'lic_exp_date',
          },
        },
        {
          kind: 'insurance',
          fields: {
            name: ['full_name'],
            class: ['license_type'],
            expires: 'ins_exp_date',
            amount: 'ins_amount',
            carrier: 'ins_company',
          },
        },
        {
          kind: 'bond',
          fields: {
            name: ['full_name'],
            class: ['license_type'],
            expires: 'bond_exp_date',
            amount: 'bond_amount',
            carrier: 'bond_company',
          },
        },
      ],
      requiredColumns: ['license_number', 'license_type', 'full_name', 'lic_exp_date'],
    },
  ],
  everyHours: 24,
  licence: 'Public Domain',
  confidence: 'A',
  evidenceDate: '2026-09',
};
