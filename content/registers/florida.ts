import type { RegisterRecord } from '@/lib/tracking/registers/types';

/**
 * Department of Business and Professional Regulation: a weekly file without headings, in which what is delinquent or
 * void is left out. Of 270,560 rows 270,059 were `C`, 283 `S` and 218 `P`; a tenth of the licences were `I` beside it,
 * and whoever holds such a one may not contract until it is active again (section 455.271, Florida Statutes).
 */
export const florida: RegisterRecord = {
  id: 'fl',
  state: 'FL',
  authority: 'Florida DBPR',
  alsoCalled: ['business and professional regulation', 'dbpr', 'construction industry licensing board'],
  landing: 'https://www2.myfloridalicense.com/construction-industry/public-records/',
  timeZone: 'America/New_York',
  lists: 'active',
  covers: 'contractors',
  prefixes: ['FL'],
  words: {
    active: ['Current', 'Current, Active'],
    suspended: ['Suspended', 'Suspended, Active', 'Suspended, Inactive'],
    inactive: ['Current, Inactive'],
    // Probation leaves a licence in force on terms that the file does not say: it is shown as it stands.
  },
  sideClasses: [],
  sources: [
    {
      id: 'fl-licences',
      format: 'csv',
      endpoint: 'https://www2.myfloridalicense.com/sto/file_download/extracts/CONSTRUCTIONLICENSE_1.csv',
      landing: 'https://www2.myfloridalicense.com/construction-industry/public-records/',
      positions: [
        'board_number',
        'occupation_code',
        'licensee_name',
        'dba_name',
        'class_code',
        'address_line_1',
        'address_line_2',
        'address_line_3',
        'city',
        'state',
        'zip',
        'county_code',
        'license_number',
        'primary_status',
        'secondary_status',
        'original_licensure_date',
        'effective_date',
        'expiration_date',
        'blank',
        'renewal_period',
        'alternate_license_number',
      ],
      // https://www2.myfloridalicense.com/about-us/understanding-dbpr-codes/
      codes: {
        primary_status: { C: 'Current', P: 'Probation', S: 'Suspended' },
        secondary_status: { A: 'Active', I: 'Inactive' },
      },
      // The full one: `CGC1500000`; the bare number repeats among classes.
      number: ['alternate_license_number'],
      parts: [
        {
          kind: 'licence',
          fields: {
            name: ['licensee_name'],
            otherName: ['dba_name'],
            class: ['class_code'],
            word: 'primary_status',
            wordBeside: 'secondary_status',
            effective: 'effective_date',
            expires: 'expiration_date',
          },
        },
      ],
      requiredColumns: ['alternate_license_number', 'licensee_name', 'primary_status', 'expiration_date'],
    },
  ],
  everyHours: 24,
  licence: 'Public record (Chapter 119, Florida Statutes)',
  confidence: 'A',
  evidenceDate: '2026-09',
};
