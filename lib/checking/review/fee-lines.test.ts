import { describe, expect, it } from 'vitest';
import type { Answers, PermitTypeId, StateCode } from '@/lib/catalogue/checklists/types';
import { estimateForJob, type JobFee } from '@/lib/catalogue/fees/for-job';
import { makeDocument, makeFile, makePackage, makePage } from '@/tests/support/review-package';
import { readFee } from './fee-check';
import { chargeName } from './fee-lines';
import { feeDiffers, feeSums } from './rules/fee';
import type { FoundDocument } from './types';
import { createPackageView } from './view';

function price(
  city: string | null,
  town: string,
  state: StateCode,
  permitType: PermitTypeId,
  answers: Answers,
): JobFee {
  const place = { city: town, county: null, state };
  const fee = estimateForJob({ city, place, permitType, answers, given: {} });
  if (!fee) throw new Error(`no schedule for ${town}`);
  return fee;
}

function view(fee: JobFee, lines: readonly string[], documents: readonly FoundDocument[] = []) {
  return createPackageView(makePackage({ fee, files: [makeFile('fees', [lines])] }), documents);
}

const TENANT: Answers = { occupancy: 'commercial', valuation: 185_000 };
const redOak = () => price(null, 'Red Oak', 'TX', 'commercial_ti', TENANT);
const nashville = () => price('nashville-tn', 'Nashville', 'TN', 'commercial_ti', { valuation: 286_500 });
const deck = () => price('minneapolis-mn', 'Minneapolis', 'MN', 'deck_porch', { valuation: 18_400 });

describe('a fee paper beside the schedule', () => {
  it('matches charge by charge', () => {
    const fees = view(redOak(), [
      'Permit fee worksheet',
      'Construction permit | $881.85',
      'Plan check fee | $573.74',
      'Total due | $1,455.59',
    ]);
    expect(readFee(fees).check).toMatchObject({ verdict: 'matches', computedCents: 145_559 });
    expect(readFee(fees).check.charges).toMatchObject([
      { standing: 'same', label: 'Construction permit', statedCents: 88_185, computedCents: 88_185 },
      { standing: 'same', label: 'Plan check fee', statedCents: 57_374, computedCents: 57_374 },
    ]);
    expect(feeDiffers(fees)).toEqual([]);
  });

  it('says which charge differs, and that it comes from another row of the table', () => {
    const [finding] = feeDiffers(
      view(redOak(), [
        'Permit fee worksheet',
        'Building permit | $881.85',
        'Plan review: $387.59 + 85 x $2.73 | $619.64',
        'TOTAL | $1,501.49',
      ]),
    );
    expect(finding).toMatchObject({
      severity: 'major',
      values: {
        stated: 150_149,
        computed: 145_559,
        line: 'Plan review',
        lineStated: 61_964,
        lineComputed: 57_374,
        hint: 'row',
        cause: 'none',
      },
    });
  });

  it('takes a line that sums those over it for no charge of its own', () => {
    const patio = view(price('phoenix-az', 'Phoenix', 'AZ', 'deck_porch', { valuation: 18_400 }), [
      'Permit fee worksheet (Table A)',
      '1 | Valuation | 18,400.00',
      '2 | Base, first $10,000 | 303.00',
      '3 | $10.00 × 9 (each additional $1,000 or fraction) | 90.00',
      '4 | Permit fee (2 + 3) | 393.00',
      '5 | Plan review 65% | 255.45',
      '6 | Total due | $648.45',
    ]);
    expect(feeSums(patio)).toEqual([]);
    expect(feeDiffers(patio)).toMatchObject([
      { values: { stated: 64_845, computed: 78_600, difference: 13_755, line: 'Plan review' } },
    ]);
  });

  it('is a receipt of the office too, which has nothing but fees to charge', () => {
    const roof = { valuation: 23_750 };
    const receipt = view(price('boston-ma', 'Boston', 'MA', 'roofing', roof), [
      'City of Boston',
      'Inspectional Services',
      '*** RECEIPT ***',
      'EST COST | 23,750.00',
      'BASE SHORT FORM | 20.00',
      '$10/1000 | 237.50',
      'TOTAL PAID | $257.50',
    ]);
    expect(readFee(receipt).check).toMatchObject({ verdict: 'matches', statedCents: 25_750 });
    expect([...feeSums(receipt), ...feeDiffers(receipt)]).toEqual([]);
  });

  it('knows a part of a step that was counted in proportion', () => {
    const [finding] = feeDiffers(
      view(deck(), [
        'INVOICE',
        'BLDG | Building permit fee | $442.04',
        'PLAN | Plan review 65 % | $287.33',
        'SURCH | State surcharge | $9.20',
        'Pay within 30 days | TOTAL DUE | $738.57',
      ]),
    );
    expect(finding).toMatchObject({
      severity: 'major',
      values: { stated: 73_857, computed: 75_896, lineComputed: 45_440, hint: 'prorated' },
    });
  });

  it('leaves out what the paper says is charged apart', () => {
    const lines = [
      'Permit fee worksheet',
      'Building permit | $1,434.91',
      'Codes technology 10% | $143.49',
      'Zoning examination | $25.00',
      'TOTAL | $1,603.40',
    ];
    const said = readFee(view(nashville(), [...lines, 'Plan review is invoiced separately.']));
    expect(said.check).toMatchObject({ verdict: 'matches', computedCents: 160_340 });
    expect(said.check.apart).toEqual(['plan_review_over_275000']);
    const unsaid = view(nashville(), lines);
    expect(readFee(unsaid).check.verdict).toBe('differs');
    expect(feeDiffers(unsaid)).toMatchObject([{ severity: 'info', values: { cause: 'part' } }]);
  });

  it('counts what a city charges beside its permit fees as it stands', () => {
    const fees = view(redOak(), [
      'Fee estimate',
      'Building permit | $881.85',
      'Plan review | $573.74',
      'Water connection | $1,620.00',
      'Total | $3,075.59',
    ]);
    expect(readFee(fees).check).toMatchObject({ verdict: 'matches', computedCents: 307_559 });
  });

  it('names a charge that is left out, and one the schedule does not know', () => {
    const without = view(deck(), [
      'Fee invoice',
      'Building permit fee | $454.40',
      'Plan review | $295.36',
      'TOTAL | $749.76',
    ]);
    expect(feeDiffers(without)).toMatchObject([
      { severity: 'minor', values: { computed: 75_896, cause: 'left_out' } },
    ]);
    const more = view(redOak(), [
      'Fee invoice',
      'Building permit fee | $881.85',
      'Plan review | $573.74',
      'Technology fee | $15.00',
      'TOTAL | $1,470.59',
    ]);
    expect(feeDiffers(more)).toMatchObject([{ severity: 'info', values: { cause: 'excluded' } }]);
  });

  it('tells a paper that was worked out from another value', () => {
    const fees = view(redOak(), [
      'Fee worksheet',
      'Valuation | $150,000.00',
      'Building permit | $764.25',
      'Plan review | $497.09',
      'TOTAL | $1,261.34',
    ]);
    expect(feeDiffers(fees)).toMatchObject([{ severity: 'minor', values: { cause: 'value' } }]);
  });

  it('whose lines do not come to the total is told by its own rule alone', () => {
    const fees = view(redOak(), [
      'Fee worksheet',
      'Building permit | $881.85',
      'Plan review | $573.74',
      'TOTAL | $1,545.59',
    ]);
    expect(feeSums(fees)).toMatchObject([
      { severity: 'major', values: { stated: 154_559, computed: 145_559, difference: 9_000 } },
    ]);
    expect(feeDiffers(fees)).toEqual([]);
    expect(readFee(fees).check.verdict).toBe('differs');
  });
});

describe('a fee paper in a scan', () => {
  const scan = (total: string, review: string, certainty: number) => {
    const lines = ['Fee receipt', 'Permit fee | $454.40', `Plan review | ${review}`, 'Surcharge | $9.20'];
    const page = makePage([...lines, `TOTAL | ${total}`], { source: 'ocr', certainty });
    return createPackageView(makePackage({ fee: deck(), files: [makeFile('fees', [page])] }), []);
  };

  it('is held right where its charges or its total are what is due', () => {
    for (const fees of [scan('$756.98', '$295.36', 0.7), scan('$758.96', '$295.86', 0.7)]) {
      expect(readFee(fees).check.verdict).toBe('matches');
      expect([...feeDiffers(fees), ...feeSums(fees)]).toEqual([]);
    }
  });

  it('is a question where nothing bears out what was read, and firm where the sum does', () => {
    expect(feeDiffers(scan('$768.96', '$305.36', 0.7))).toMatchObject([{ severity: 'major' }]);
    expect(feeDiffers(scan('$788.96', '$305.36', 0.7))).toMatchObject([{ severity: 'minor' }]);
  });
});

describe('a form’s place for the permit fee', () => {
  it('is held against the permit alone, its total against everything', () => {
    const form = (label: string) => {
      const files = [makeFile('form', [['Application', `${label} | $454.40`]])];
      const document = makeDocument('application', 'form', { fee_total: '45440' });
      const box = { x: 0.5, y: 0.08, w: 0.06, h: 0.015 };
      const fields = document.fields.map((field) => ({ ...field, at: { ...field.at, box } }));
      return createPackageView(makePackage({ fee: deck(), files }), [{ ...document, fields }]);
    };
    expect(readFee(form('Permit fee')).check).toMatchObject({
      verdict: 'matches',
      computedCents: 45_440,
      apart: ['plan_review', 'state_surcharge'],
    });
    expect(readFee(form('Total permit fee')).check.verdict).toBe('differs');
  });
});

describe('what the fee is counted from', () => {
  it('is taken from the application where nobody stated it', () => {
    const fee = price('minneapolis-mn', 'Minneapolis', 'MN', 'deck_porch', {});
    const lines = [
      'Fee receipt',
      'Permit fee | $454.40',
      'Plan review | $295.36',
      'Surcharge | $9.20',
      'TOTAL | $758.96',
    ];
    const form = makeDocument('application', 'fees', { valuation: '1840000' });
    const contract = makeDocument('valuation', 'fees', { valuation: '1900000' });
    const { check } = readFee(view(fee, lines, [contract, form]));
    expect(check).toMatchObject({
      verdict: 'matches',
      taken: [{ name: 'valuationCents', value: 1_840_000 }],
    });
    expect(readFee(view(fee, lines)).check.verdict).toBe('open');
    const unsure = makeDocument('application', 'fees', { valuation: '1840000' }, { fieldCertainty: 0.7 });
    expect(readFee(view(fee, lines, [unsure])).check.verdict).toBe('open');
  });
});

describe('the name of a charge', () => {
  it.each([
    ['A Building permit (construction) fee: first $100,000 = $596.25', 'Building permit'],
    ['BLDG Building permit fee', 'Building permit fee'],
    ['PLAN Plan review fee, 50 % of permit fee', 'Plan review fee'],
    ['SMC 20.24 Building permit fee: $931.73 + $5.08 x 312', 'Building permit fee'],
    ['Building permit 651.38 + 186.5 x 4.19', 'Building permit'],
    ['PERMIT INCL. INSPECTIONS', 'PERMIT INCL. INSPECTIONS'],
  ])('%s', (label, name) => expect(chargeName(label)).toBe(name));
});
