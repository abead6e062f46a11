import { describe, expect, it } from 'vitest';
import type { InkGrid } from '@/lib/checking/reading/types';
import { makeFile, makePackage, makePage } from '@/tests/support/review-package';
import { findDocuments } from '../documents';
import type { FieldId } from '../types';

const CONTRACT = [
  'Construction contract',
  'Site address | 5308 Marquette Ave',
  'Legal owner | Laura Abbott',
  'Company name | Sunrise Contracting Corp.',
  'License / certificate number | NV004039',
  'Agreed price | $6,900.00',
  'The contractor will furnish all labor and materials. The balance is due upon completion of the whole work.',
];

function extractValues(
  lines: readonly string[],
  id: FieldId,
  options: Parameters<typeof makePackage>[0] = {},
) {
  const documents = findDocuments(makePackage({ files: [makeFile('x', [makePage(lines)])], ...options }));
  return documents.flatMap(({ fields }) =>
    fields.filter((field) => field.id === id).map(({ value }) => value),
  );
}

describe('a copy that no longer counts', () => {
  const sureIn = (name: string, lines: readonly string[]) =>
    findDocuments(makePackage({ files: [{ ...makeFile('x', [makePage(lines)]), name }] })).flatMap(
      ({ fields }) => fields.filter(({ certainty }) => certainty > 0.6).map(({ id }) => id),
    );

  it.each(['Estimate_2231_OLD.pdf', 'plans (superseded).pdf', 'contrato viejo.pdf'])(
    'is told by its name: %s',
    (name) => {
      expect(sureIn(name, CONTRACT)).toEqual([]);
    },
  );

  it('is not one because a word begins alike', () => {
    expect(sureIn('Golden oldham contract.pdf', CONTRACT)).toContain('valuation');
  });
});

describe('values beside labels nobody listed', () => {
  it('are whose the paper makes them: a company on a contract is the contractor', () => {
    expect(extractValues(CONTRACT, 'contractor')).toEqual(['Sunrise Contracting Corp.']);
    expect(extractValues(CONTRACT, 'license')).toEqual(['NV004039']);
    expect(extractValues(CONTRACT, 'owner')).toEqual(['Laura Abbott']);
    expect(extractValues(CONTRACT, 'valuation')).toEqual(['690000']);
  });

  it('are a licence beside its city’s or state’s name, in a sentence with its letters', () => {
    const form = (line: string) => ['Permit application', 'Contractor | Trinity Basin Builders, LLC', line];
    expect(extractValues(form('City registration no. | GC-24-01177'), 'license')).toEqual(['GC2401177']);
    expect(extractValues(form('NC License # | U.31877'), 'license')).toEqual(['U31877']);
  });

  it('are an address whose number stands in boxes of a digit each', () => {
    const form = ['Permit application', 'Job site address | 1 1 3 8 LARKMERE AVENUE'];
    expect(extractValues(form, 'address')).toEqual(['1138 LARKMERE AVE']);
  });

  it('are no parcel where a utility numbers its customer', () => {
    const account = (word: string) => ['Permit application', 'Account number | 4402 7718 03', word];
    expect(extractValues(account('County appraisal district'), 'parcel')).toEqual(['4402771803']);
    expect(extractValues(account('Meter number | X118 40722'), 'parcel')).toEqual([]);
  });

  it('are no labels themselves', () => {
    expect(
      extractValues(['Permit application', 'Owner', '3. Contractor', 'Phone: 555-0100'], 'owner'),
    ).toEqual([]);
  });

  it('take "Address" alone for the job where it is the one that is known', () => {
    const letter = ["Owner's authorization letter", 'Owner: Laura Abbott', 'Domicilio: 5308 Marquette Ave'];
    const known = { stated: { address: '5308 Marquette Avenue' } };
    expect(extractValues(letter, 'address', known)).toEqual(['5308 MARQUETTE AVE']);
    expect(extractValues(letter, 'address', { stated: { address: '77 Other St' } })).toEqual([]);
  });
});

it('a lot and block are a legal description, whatever stands before them', () => {
  const page = ['Permit application', 'Where: Lot 5, Block 2, Oak Hill Addition'];
  expect(extractValues(page, 'legal_description')).toEqual(['LOT 5, BLOCK 2, OAK HILL ADDITION']);
});

describe('a certificate signed below its caption', () => {
  /** Ink in a band of the page. */
  function inked(top: number, bottom: number): InkGrid {
    const [cols, rows] = [160, 207];
    const cells = new Uint8Array(cols * rows);
    for (let row = 0; row < rows; row++)
      for (let col = 20; col < 60; col++)
        if (row / rows > top && row / rows < bottom && (row + col) % 2 === 0) cells[row * cols + col] = 60;
    return { cols, rows, cells: Buffer.from(cells).toString('base64') };
  }
  const lines = ['Certificate of liability insurance', 'Policy number GL-1', 'Authorized representative'];
  const signature = (ink: InkGrid) => {
    const files = [makeFile('x', [makePage(lines, { source: 'ocr', certainty: 0.95, ink })])];
    const [document] = findDocuments(makePackage({ files }));
    return document?.fields.find(({ id }) => id === 'signature')?.value;
  };

  it('is signed', () => {
    expect(signature(inked(0.13, 0.16))).toBe('present');
  });

  it('is not where nothing is', () => {
    expect(signature(inked(0.6, 0.62))).toBe('absent');
  });
});

describe('amounts', () => {
  it('of a fee paper are its last total, not how it was worked out', () => {
    const paper = [
      'City of Ohio Falls - Fee worksheet',
      'Permit fee | $120 + $4.50 x 20',
      'Total permit | $210.00',
      'Plan review | $105.00',
      'TOTAL | $315.00',
    ];
    expect(extractValues(paper, 'fee_total')).toEqual(['31500']);
  });

  it('in a sentence of a contract are its price where the sentence says so, and only one does', () => {
    const contract = (...terms: readonly string[]) =>
      extractValues(
        [
          'Construction contract',
          'The contractor will furnish all labor and materials to build the porch described below.',
          ...terms,
        ],
        'valuation',
      );
    expect(
      contract('The owner will pay the contract sum of', '$18,250.00 in two payments of $9,125.00.'),
    ).toEqual(['1825000']);
    expect(contract('A deposit of 10 % of the total price or $900.00, whichever is less, is due')).toEqual(
      [],
    );
    expect(contract('Option A: total price $9,000.00', 'Option B: total price $12,000.00')).toEqual([]);
  });

  it('in a sentence are no price without a dollar sign', () => {
    const lien = 'Payment: a third on delivery, the rest when done. Liens follow Chapter 9140 of the code';
    const [, ...rest] = CONTRACT;
    expect(extractValues(['Construction contract', lien, ...rest], 'valuation')).toEqual(['690000']);
  });
});

it('a day beside the label of a city is no city', () => {
  const form = ['Permit application', 'Jurisdiction: | Mar 4, 2026', 'Owner: | Jane Roe'];
  expect(extractValues(form, 'jurisdiction')).toEqual([]);
});
