import { describe, expect, it } from 'vitest';
import { makeFile, makePackage, makePage } from '@/tests/support/review-package';
import { findDocuments } from '../documents';
import type { FieldId } from '../types';

interface Read {
  readonly value: string;
  readonly certainty: number;
}

function read(id: FieldId, ...pages: (readonly string[])[]): Read[] {
  const file = makeFile(
    'x',
    pages.map((lines, at) => makePage(lines, { number: at + 1 })),
  );
  return findDocuments(makePackage({ files: [file] })).flatMap(({ fields }) =>
    fields.filter((field) => field.id === id).map(({ value, certainty }) => ({ value, certainty })),
  );
}
const values = (id: FieldId, ...pages: (readonly string[])[]) => [
  ...new Set(read(id, ...pages).map(({ value }) => value)),
];

const APPLICATION = ['CITY OF HAVEN', 'BUILDING PERMIT APPLICATION'];
const CARD = ['State Contractors Board', 'CONTRACTOR LICENSE'];
const LETTER = ['Owner authorization letter', 'March 5, 2026'];

describe('a licence', () => {
  it.each([
    ['beside a label of the place', [...APPLICATION, 'City Registration No. | HV-GC-26-0101']],
    ['in a cell of two questions', [...APPLICATION, 'State license / class: HV-GC-26-0101 / B']],
    ['behind a colon', [...APPLICATION, 'Contractor registration no.: HV-GC-26-0101']],
    ['in a sentence', [...LETTER, 'I authorize Otter Decks LLC (license HV-GC-26-0101) to apply.']],
  ])('%s', (_, lines) => {
    expect(values('license', lines)).toEqual(['HVGC260101']);
  });

  it('without the words a page puts before it', () => {
    expect(values('license', [...CARD, 'License Detail 1020304', 'Business | Otter Decks LLC'])).toEqual([
      '1020304',
    ]);
  });

  it('is not the number of a certificate of insurance', () => {
    const lines = ['CERTIFICATE OF LIABILITY INSURANCE', 'Insured | Otter Decks LLC'];
    expect(values('license', [...lines, 'Certificate number: 26-27 Master'])).toEqual([]);
  });
});

describe('a parcel', () => {
  it.each([
    ['Wise CAD ID | R000012345', 'R000012345'],
    ['Lot and block: 0220-M-00311-0000-00', '0220M00311000000'],
    ['Tax map key | 2-3-014:022', '23014022'],
    ['3 0 1 - 2 2 - 0 8 7', null],
    ['Parcel no. | 3 0 1 - 2 2 - 0 8 7', '30122087'],
    ['No. de parcela / Parcel No. | 301-22-087', '30122087'],
  ])('%s', (line, value) => {
    expect(values('parcel', [...APPLICATION, line])).toEqual(value === null ? [] : [value]);
  });
});

describe('days', () => {
  it('of a licence, of insurance and of a seal are told apart', () => {
    const card = [
      ...CARD,
      'License number | 1020304',
      'Expire date | 05/31/2028',
      "Workers' compensation | Policy WC-77, effective 04/01/2026, expires 04/01/2027",
    ];
    expect(values('license_expires', card)).toEqual(['2028-05-31']);
    expect(values('insurance_expires', card)).toEqual(['2027-04-01']);
    const sealed = ['STRUCTURAL LETTER', 'Ann Poe, P.E.', 'Colorado PE 51234, expires 06/30/2028'];
    expect(values('seal_expires', sealed)).toEqual(['2028-06-30']);
    expect(values('license_expires', sealed)).toEqual([]);
  });

  it('a term ends on its second day', () => {
    const lines = [...CARD, 'Workers compensation | Policy Elm Mutual 03-5519, 07/01/2026 to 07/01/2027'];
    expect(values('insurance_expires', lines)).toEqual(['2027-07-01']);
  });

  it.each(['Approved: 08/18/2026', 'Date Approved | 08/18/2026', 'ISSUED 08/18/2026', 'SIGNED 08/18/2026'])(
    'of the paper: %s',
    (line) => {
      expect(values('date', ['ZONING APPROVAL', line])).toEqual(['2026-08-18']);
    },
  );
});

describe('names', () => {
  it.each([
    ['beside a plain label', [...APPLICATION, 'Contractor Otter Decks LLC']],
    ['that may apply', [...LETTER, 'We own 12 Elm Lane. Otter Decks LLC may apply for our permit.']],
    ['over its licence', ['12 ELM LANE', 'Otter Decks LLC', '18 Elm Lane, CSLB 1020304']],
  ])('a contractor %s', (_, lines) => {
    expect(values('contractor', lines)).toEqual(['Otter Decks LLC']);
  });

  it.each([
    'Insured | Policy',
    'Contractor | Active',
    'Contractor | Print name: Jane Doe',
    'Named insured | COVERAGES',
    'Contractor | Certificate number',
  ])('none: %s', (line) => {
    expect(values('contractor', [...APPLICATION, line])).toEqual([]);
  });

  it('a contractor at the head of a contract, in large letters', () => {
    const page = makePage(['Otter Decks LLC', '12 Elm Lane, Haven', 'PROPOSAL AND CONTRACT']);
    const lines = page.lines.map((line, at) =>
      at === 0 ? { ...line, box: { ...line.box, h: line.box.h * 2 } } : line,
    );
    const file = makeFile('x', [{ ...page, lines }]);
    const fields = findDocuments(makePackage({ files: [file] })).flatMap((document) => document.fields);
    expect(fields.filter(({ id }) => id === 'contractor').map(({ value }) => value)).toEqual([
      'Otter Decks LLC',
    ]);
  });

  it('who signs for a firm is no other contractor', () => {
    const lines = [...APPLICATION, 'Contractor: Otter Decks LLC', 'Installer: Jane Doe'];
    const [person] = read('contractor', lines).filter(({ value }) => value === 'Jane Doe');
    expect(person?.certainty ?? 0).toBeLessThan(0.65);
  });

  it('in two languages', () => {
    const lines = [
      ...APPLICATION,
      'Owner / Propietario | Laura Abbott',
      'Contractor / Contratista | Otter Decks LLC',
    ];
    expect(values('owner', lines)).toEqual(['Laura Abbott']);
    expect(values('contractor', lines)).toEqual(['Otter Decks LLC']);
  });
});

describe('the price of a contract', () => {
  it.each([
    ['in its last row', ['PROPOSAL', 'Deck | $4,000.00', 'Stairs | $1,500.00', 'Contract total | $5,500.00']],
    ['in a sentence', ['CONSTRUCTION CONTRACT', 'The contract of March 1, 2026 is $5,500.00 for all work.']],
    ['in short', ['PROPOSAL', 'New deck with stairs. Total $5,500.00. Accepted.']],
    ['as a plain cost', [...APPLICATION, 'Cost: $5,500.00']],
  ])('%s', (_, lines) => {
    expect(values('valuation', lines)).toEqual(['550000']);
  });
});

describe('editions of codes', () => {
  it.each([
    [
      'ALL WORK PER 2025 CALIFORNIA BUILDING, RESIDENTIAL AND FIRE CODES',
      ['CBC 2025', 'CRC 2025', 'CFC 2025'],
    ],
    ['2021 Washington State Energy Code', ['Washington State Energy Code 2021']],
    ['Energy code version | 2025', ['Energy code version 2025']],
  ])('%s', (line, codes) => {
    expect(values('code_edition', [...APPLICATION, line])).toEqual(codes);
  });
});

describe('labels under the lines to write on', () => {
  const under = (rows: readonly (readonly [string, string])[]) =>
    rows.flatMap(([value, label]) => [value, label, '']);
  const FORM = [
    ...APPLICATION,
    '',
    ...under([
      ['12 Otter Lane, Haven', 'Site address'],
      ['301-22-087', 'Parcel number'],
      ['$21,430.00', 'Total contract price'],
      ['239-555-0142', 'Telephone'],
      ['Otter Decks LLC', 'Contractor'],
      ['HV-GC-26-0101', 'State license number'],
    ]),
  ];

  it.each([
    ['address', ['12 OTTER LN']],
    ['parcel', ['30122087']],
    ['valuation', ['2143000']],
    ['contractor', ['OTTER DECKS LLC']],
    ['license', ['HVGC260101']],
  ] as const)('%s', (id, expected) => {
    expect(values(id, FORM).map((value) => value.toUpperCase())).toEqual(expected);
  });

  it('an empty line takes no value of the row above or below', () => {
    const empty = FORM.map((line) => (line === '$21,430.00' ? '' : line));
    expect(values('valuation', empty)).toEqual([]);
  });
});

describe('the address of a job that no form names', () => {
  const LL = [
    'September 22, 2026',
    'RE: sign at 8610 W Fairview Ave Ste 104',
    'As landlord we consent to it.',
  ];
  const SHEET = ['SITE PLAN', 'OTTER OPTICAL', '8610 W FAIRVIEW AVE STE 104, HAVEN'];
  const addressesOf = (...papers: (readonly string[])[]) =>
    findDocuments(
      makePackage({ files: papers.map((lines, at) => makeFile(`x${at}`, [makePage(lines)])) }),
    ).map(({ fields }) => fields.filter(({ id }) => id === 'address').map(({ value }) => value));

  it('is the one that two files have', () => {
    expect(addressesOf(LL, SHEET)[1]).toEqual(['8610 W FAIRVIEW AVE UNIT 104']);
    expect(addressesOf(['Minutes of a meeting'], SHEET)[1]).toEqual([]);
  });

  it('is not where the contractor has an office', () => {
    const office = '4200 PINE AVE STE 6';
    const card = [...CARD, 'Otter Signs LLC', office, 'License number | 1020304'];
    expect(addressesOf(card, ['OTTER SIGNS LLC', office])[1]).toEqual([]);
  });
});

it('a row of a table headed "Sign" is no place to sign', () => {
  const table = ['Sign | Wall sign, internally lit', 'Colors | White and bronze'];
  expect(values('signature', [...APPLICATION, ...table])).toEqual([]);
});

it('a copy that is void is no evidence', () => {
  const line = 'Contractor: Otter Decks LLC';
  expect(read('contractor', [...APPLICATION, line])[0]?.certainty).toBeGreaterThan(0.9);
  const lines = [...APPLICATION, line];
  const page = makePage(lines);
  const [word] = makePage(['VOID']).lines;
  const stamp = word && { ...word, box: { x: 0.3, y: 0.5, w: 0.2, h: 0.2 } };
  const file = makeFile('x', [{ ...page, lines: stamp ? [...page.lines, stamp] : page.lines }]);
  const [found] = findDocuments(makePackage({ files: [file] })).flatMap(({ fields }) =>
    fields.filter(({ id }) => id === 'contractor'),
  );
  expect(found?.certainty).toBeLessThan(0.65);
});

it('what was typed into a form without being drawn is read by the words beside it', () => {
  const page = makePage([...APPLICATION, 'Contractor']);
  const label = page.lines.at(-1);
  const box = { x: 0.5, y: label?.box.y ?? 0, w: 0.3, h: label?.box.h ?? 0.01 };
  const file = makeFile('x', [page]);
  const form = [{ name: 'Text12', kind: 'text' as const, value: 'Otter Decks LLC', page: 1, box }];
  const typed = { ...file, facts: { ...file.facts, form } };
  const fields = findDocuments(makePackage({ files: [typed] })).flatMap((document) => document.fields);
  expect(fields.find(({ id }) => id === 'contractor')?.value).toBe('Otter Decks LLC');
});
