import { describe, expect, test } from 'vitest';
import { florida } from '@/content/registers/florida';
import { california, louisiana } from '@/content/registers/lists';
import { oregon } from '@/content/registers/oregon';
import { texas } from '@/content/registers/texas';
import { washington } from '@/content/registers/washington';
import type { RawRow } from '@/lib/tracking/feeds/types';
import { judgeLicence } from './judge';
import { createRowReader } from './read-row';
import type { RegisterRecord } from './types';

const TODAY = '2026-11-27';
const NAMES = ['Larch Hollow Builders LLC'];

function read(record: RegisterRecord, rows: readonly (readonly [string, RawRow])[]) {
  return rows.flatMap(([id, row]) => {
    const source = record.sources.find((one) => one.id === id);
    return source ? (createRowReader(record, source)(row) ?? []) : [];
  });
}
function judge(record: RegisterRecord, rows: readonly (readonly [string, RawRow])[], names = NAMES) {
  const told = { licence: true, insurance: record !== texas, bond: record !== texas };
  return judgeLicence(read(record, rows), names, { told, today: TODAY, record });
}

const LICENCE = {
  businessname: 'LARCH HOLLOW BUILDERS LLC',
  contractorlicensenumber: 'LARCHHB842KD',
  contractorlicensetypecodedesc: 'CONSTRUCTION CONTRACTOR',
  contractorlicensestatus: 'ACTIVE',
  licenseeffectivedate: '2019-02-19T00:00:00.000',
  licenseexpirationdate: '2027-03-03T00:00:00.000',
};
const wa = (given: RawRow = {}) => ['wa-licences', { ...LICENCE, ...given }] as const;
const policy = (given: RawRow) =>
  [
    'wa-insurance',
    {
      contractorlicensenumber: 'LARCHHB842KD',
      insurancecompany: 'Sample Mutual',
      insuranceamt: '1000000',
      ...given,
    },
  ] as const;
const bond = (given: RawRow) =>
  [
    'wa-bonds',
    {
      contractorlicensenumber: 'LARCHHB842KD',
      bondfirmname: 'Sample Surety',
      bondamt: '30000.0000',
      ...given,
    },
  ] as const;

describe('what Washington says of a licence', () => {
  test.each([
    ['active through its last day', {}, 'active', '2027-03-03'],
    [
      'called active after its last day',
      { licenseexpirationdate: '2026-11-26T00:00:00.000' },
      'expired',
      '2026-11-26',
    ],
    [
      'suspended, its end still ahead',
      { contractorlicensestatus: 'SUSPENDED', contractorlicensesuspenddate: '2026-11-20T00:00:00.000' },
      'suspended',
      '2026-11-20',
    ],
    [
      'expired, an older suspension still beside it',
      {
        contractorlicensestatus: 'EXPIRED',
        licenseexpirationdate: '2023-06-15T00:00:00.000',
        contractorlicensesuspenddate: '2022-07-11T00:00:00.000',
      },
      'expired',
      '2023-06-15',
    ],
    ['under another number by now', { contractorlicensestatus: 'RE-LICENSED' }, 'ended', '2027-03-03'],
    ['a word nobody knows yet', { contractorlicensestatus: 'ON HOLD' }, 'unknown', '2027-03-03'],
  ])('%s', (_, given, word, day) => {
    expect(judge(washington, [wa(given)])).toMatchObject({ word, day, nameAgrees: true });
  });

  test('a number that is not there is not listed, and nothing stands beside it', () => {
    expect(judge(washington, [])).toMatchObject({ word: 'not_listed', insurance: null });
  });

  test('another holder is told of', () => {
    expect(judge(washington, [wa({ businessname: 'TIN LIZARD ROOFING LLC' })])).toMatchObject({
      word: 'active',
      name: 'TIN LIZARD ROOFING LLC',
      nameAgrees: false,
    });
  });

  test('listed twice, the newest counts, whatever comes first', () => {
    const twice = [
      wa({ contractorlicensestatus: 'SUSPENDED', licenseeffectivedate: '2025-02-19T00:00:00.000' }),
      wa(),
    ];
    expect(judge(washington, twice)).toMatchObject({ word: 'suspended', isListedTwice: true });
    expect(judge(washington, [...twice].reverse())).toMatchObject({ word: 'suspended', isListedTwice: true });
    expect(judge(washington, [wa(), wa()])).toMatchObject({ word: 'active', isListedTwice: false });
  });

  test('of two policies the one that lasts counts, not the one that began last', () => {
    const policies = [
      policy({ effectivedate: '2026-01-01T00:00:00', expirationdate: '2027-06-01T00:00:00' }),
      policy({ effectivedate: '2026-06-01T00:00:00', expirationdate: '2026-10-01T00:00:00' }),
    ];
    expect(judge(washington, [wa(), ...policies])?.insurance).toEqual({
      word: 'in_force',
      day: '2027-06-01',
      carrier: 'Sample Mutual',
      amountCents: 100_000_000,
    });
    const cancelled = policy({ expirationdate: '2027-06-01T00:00:00', canceldate: '2026-11-27T00:00:00' });
    expect(judge(washington, [wa(), cancelled])?.insurance).toMatchObject({
      word: 'lapsed',
      day: '2026-11-27',
    });
  });

  test.each([
    ['until it is cancelled', { bondexpirationdate: 'Until Canceled' }, 'in_force', null],
    ['without a day', { bondeffectivedate: '2024-01-01T00:00:00' }, 'in_force', null],
    ['a day in another form', { bondexpirationdate: '12/21/2025' }, 'lapsed', '2025-12-21'],
    [
      'cancelled',
      { bondexpirationdate: 'Until Canceled', bondcanceldate: '2026-11-01T00:00:00' },
      'lapsed',
      '2026-11-01',
    ],
    ['used up in part', { bondexpirationdate: 'Until Canceled', bondimpaired: 'Y' }, 'impaired', null],
  ])('a bond %s', (_, given, word, day) => {
    expect(judge(washington, [wa(), bond(given)])?.bond).toMatchObject({ word, day });
  });
});

describe('what other registers say', () => {
  const row = (given: RawRow) =>
    [
      'or-licences',
      {
        license_number: '213377',
        license_type: 'RGC',
        full_name: 'LARCH HOLLOW BUILDERS LLC',
        lic_exp_date: '07/30/2028',
        bond_company: 'SAMPLE SURETY',
        bond_exp_date: '07/30/2028',
        ins_company: 'SAMPLE MUTUAL',
        ins_exp_date: '11/26/2026',
        ...given,
      },
    ] as const;

  test('Oregon: an endorsement of its own days does not end the licence, and insurance stands in the row', () => {
    expect(judge(oregon, [row({}), row({ license_type: 'LBPR', lic_exp_date: '08/18/2026' })])).toMatchObject(
      {
        word: 'active',
        day: '2028-07-30',
        isListedTwice: false,
        insurance: { word: 'lapsed', day: '2026-11-26' },
        bond: { word: 'in_force' },
      },
    );
  });

  test('Oregon: a locksmith’s number is another number', () => {
    expect(read(oregon, [row({ license_type: 'OCLS' })]).map(({ key }) => key)).toEqual([
      'OCLS213377',
      'OCLS213377',
      'OCLS213377',
    ]);
  });

  test('Texas: of holders who share a number the one asked for counts, and what is listed holds until its day', () => {
    const tx = (given: RawRow) =>
      [
        'tx-licences',
        {
          license_number: '30417',
          license_type: 'Electrical Contractor',
          owner_name: 'RAMOS, ANA',
          ...given,
        },
      ] as const;
    const rows = [
      tx({
        business_name: 'TIN LIZARD AIR LLC',
        owner_name: 'HALE, DREW',
        license_expiration_date_mmddccyy: '05/22/2027',
      }),
      tx({ business_name: 'RAMOS ELECTRIC LLC', license_expiration_date_mmddccyy: '05/22/2026' }),
    ];
    expect(judge(texas, rows, ['Ramos Electric LLC'])).toMatchObject({ word: 'expired', nameAgrees: true });
    const person = judge(texas, [tx({ license_expiration_date_mmddccyy: '05/22/2027' })], ['Ana Ramos']);
    expect(person).toMatchObject({ word: 'active', nameAgrees: true, insurance: null });
  });
});

describe('the words of', () => {
  const dbpr = (primary: string, secondary: string) =>
    [
      'fl-licences',
      {
        licensee_name: 'HOLLOW, LARCH',
        dba_name: 'LARCH HOLLOW BUILDERS LLC',
        primary_status: primary,
        secondary_status: secondary,
        effective_date: '08/31/2026',
        expiration_date: '08/31/2028',
        alternate_license_number: 'CGC1500000',
      },
    ] as const;

  test.each([
    ['C', 'A', 'active', 'Current, Active'],
    ['C', '', 'active', 'Current'],
    // Current and laid down: nobody may contract under it.
    ['C', 'I', 'inactive', 'Current, Inactive'],
    ['S', 'A', 'suspended', 'Suspended, Active'],
    ['S', '', 'suspended', 'Suspended'],
    ['P', 'A', 'unknown', 'Probation, Active'],
    ['D', 'A', 'unknown', 'D, Active'],
    ['', 'A', 'unknown', 'Active'],
    ['', '', 'unknown', null],
  ])('Florida: %s and %s', (primary, secondary, word, said) => {
    expect(judge(florida, [dbpr(primary, secondary)])).toMatchObject({ word, said, nameAgrees: true });
  });

  const cslb = (status: string) =>
    [
      'ca-licences',
      {
        LicenseNumber: '1055445',
        BusinessName: 'LARCH HOLLOW BUILDERS',
        'Classification(s)': 'A | B',
        Status: status,
        IssueDate: '2019-07-02',
        ExpirationDate: '2028-06-30',
      },
    ] as const;

  test.each([
    ['CLEAR', 'active'],
    ['CLEAR | WC Susp Pending', 'active'],
    ['CLEAR | Pending Case/CIT| DISC Bond Filed', 'active'],
    ['Contr Bond Susp', 'suspended'],
    ['Work Comp Susp | Pending Canc', 'suspended'],
    ['Susp - No Qualifier', 'suspended'],
    ['QUAL Bond SUSP', 'suspended'],
    // Nobody has seen these in its lists, and what is only pending is not so.
    ['Canceled', 'unknown'],
    ['WC Susp Pending', 'unknown'],
    ['Clearance Susp | CLEAR', 'unknown'],
    ['', 'unknown'],
  ])('California: "%s"', (status, word) => {
    expect(judge(california, [cslb(status)])).toMatchObject({ word, said: status || null });
  });

  test.each([
    ['Active', 'active'],
    ['Inactive', 'unknown'],
    ['Suspended', 'unknown'],
  ])('Louisiana: "%s"', (status, word) => {
    const row = { LicenseNumber: '61698', CompanyName: 'Larch Hollow Builders, LLC', Status: status };
    expect(judge(louisiana, [['la-licences', { ...row, ExpirationDate: '07/07/2029' }]])?.word).toBe(word);
  });
});
