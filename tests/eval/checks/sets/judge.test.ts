import { describe, expect, test } from 'vitest';
import { sumByRule, sumFigures } from './figures';
import { judgeReview } from './judge';
import { aDocument, aFault, aField, aFile, aFinding, aPackage, aReview, at } from './sample';

const NAMES = new Map([
  ['f1', 'form.pdf'],
  ['f2', 'letter.pdf'],
]);
const FILES = [aFile('form.pdf', { documents: ['application'] }), aFile('letter.pdf', {})];

describe('faults and findings', () => {
  test('a mismatch is told at either of its two files, once', () => {
    const fault = aFault('address_mismatch', {
      where: { file: 'letter.pdf', page: 1 },
      other: { file: 'form.pdf', page: 1 },
    });
    const truth = aPackage({ files: FILES, faults: [fault] });
    const findings = [
      aFinding('address_differs', { places: [at('f1')], severity: 'minor' }),
      aFinding('address_differs', { places: [at('f2')], severity: 'critical' }),
    ];
    const judged = judgeReview(truth, aReview({ findings }), NAMES);
    expect(judged.faults).toMatchObject([{ told: 'firm' }]);
    expect(judged.wrong).toEqual([]);
    expect(judged.right).toHaveLength(2);
  });

  test('a missing document is told only of that document, and firmly only as major or critical', () => {
    const truth = aPackage({ files: FILES, faults: [aFault('missing_document', { document: 'site_plan' })] });
    const findings = [
      aFinding('missing_document', { documentId: 'site_plan', severity: 'minor' }),
      aFinding('missing_document', { documentId: 'hoa_letter', severity: 'critical' }),
    ];
    const judged = judgeReview(truth, aReview({ findings }), NAMES);
    expect(judged.faults).toMatchObject([{ told: 'doubt' }]);
    expect(judged.wrong.map(({ documentId }) => documentId)).toEqual(['hoa_letter']);
  });

  test('a fee is told right only with both sums', () => {
    const fault = aFault('fee_wrong', {
      where: { file: 'letter.pdf', page: 1 },
      expectedCents: 500,
      statedCents: 400,
    });
    const truth = aPackage({ files: FILES, faults: [fault] });
    const tell = (stated: number) =>
      judgeReview(
        truth,
        aReview({
          findings: [aFinding('fee_differs', { places: [at('f2')], values: { stated, computed: 500 } })],
        }),
        NAMES,
      ).faults[0]?.told;
    expect(tell(400)).toBe('firm');
    expect(tell(300)).toBe('wrong sum');
  });

  test('what is true of a file though nobody planted it is right', () => {
    const files = [aFile('form.pdf', { acroForm: true }), aFile('letter.pdf', {})];
    const findings = [
      aFinding('form_not_flattened', { places: [at('f1')] }),
      aFinding('form_not_flattened', { places: [at('f2')] }),
    ];
    const { right, wrong } = judgeReview(aPackage({ files }), aReview({ findings }), NAMES);
    expect([right.length, wrong.length]).toEqual([1, 1]);
  });

  test('remarks are neither right nor wrong; a trap is sprung by a false finding its words are about', () => {
    const truth = aPackage({
      files: FILES,
      notAFault: [{ what: 'The address is that of the owner', file: 'letter.pdf' }],
    });
    const findings = [
      aFinding('address_differs', { places: [at('f2')] }),
      aFinding('speaks_to_programs', { severity: 'info', places: [at('f2')] }),
    ];
    const judged = judgeReview(truth, aReview({ findings }), NAMES);
    expect(judged.sprung).toHaveLength(1);
    expect(judged.wrong).toHaveLength(1);
    expect(judged.remarks).toHaveLength(1);
  });
});

describe('documents, fields and fee', () => {
  test('a document is known in its file, or stands in another', () => {
    const truth = aPackage({
      files: [
        aFile('form.pdf', { documents: ['application', 'valuation'] }),
        aFile('letter.pdf', { documents: ['hoa_letter'] }),
      ],
    });
    const review = aReview({
      documents: [aDocument('application', 'f1'), aDocument('site_plan', 'f2')],
      standings: [
        { documentId: 'valuation', standing: 'found', found: [0] },
        { documentId: 'hoa_letter', standing: 'missing', found: [] },
      ],
    });
    const judged = judgeReview(truth, review, NAMES);
    expect(judged.documents.map(({ told }) => told)).toEqual(['yes', 'yes', 'no']);
    expect(judged.strange.map(({ documentId }) => documentId)).toEqual(['site_plan']);
    expect(judged.files.map(({ isRight }) => isRight)).toEqual([true, false]);
  });

  test('a field is right, wrong or missing in its own file', () => {
    const fields = { address: '12 Elm St', parcel: '1-2', dates: { expires: '2027-01-01' } };
    const truth = aPackage({ files: [aFile('form.pdf', { fields }), aFile('letter.pdf', {})] });
    const told = [
      aField('address', '14 ELM ST', 'f1'),
      aField('insurance_expires', '2027-01-01', 'f1'),
      aField('parcel', '12', 'f2'),
    ];
    const documents = [aDocument('application', 'f1', told.slice(0, 2)), aDocument('other', 'f2', [...told])];
    const judged = judgeReview(truth, aReview({ documents }), NAMES);
    expect(judged.fields.map((field) => field.told)).toEqual(['wrong', 'missing', 'right']);
  });

  test('a fee that is right matches; where no truth is held nothing may differ', () => {
    const fee = { verdict: 'differs', statedCents: 1, statedAt: null, computedCents: 2 } as const;
    const known = aPackage({ feeTruth: { expectedCents: 5, statedCents: 5 } });
    expect(judgeReview(known, aReview({ fee }), NAMES).fee.isRight).toBe(false);
    expect(judgeReview(aPackage({}), aReview({ fee }), NAMES).fee.isAccusing).toBe(true);
  });
});

test('figures count sound and faulty packages apart, and what was certain apart from what was a question', () => {
  const missing = (severity: 'critical' | 'minor') =>
    aFinding('missing_document', { documentId: 'site_plan', severity });
  const fault = aFault('missing_document', { document: 'site_plan' });
  const judged = [
    judgeReview(aPackage({}), aReview({}), NAMES),
    judgeReview(aPackage({}), aReview({ findings: [missing('minor')] }), NAMES),
    judgeReview(aPackage({ faults: [fault] }), aReview({ findings: [missing('critical')] }), NAMES),
  ];
  expect(sumFigures(judged)).toMatchObject({
    packages: 3,
    sound: 2,
    clean: 1,
    told: { right: 1, all: 1 },
    toldFirmly: { right: 1, all: 1 },
    falseOnSound: 1,
    firmFalseOnSound: 0,
    falseOnFaulty: 0,
    firmFindings: { right: 1, all: 1 },
  });
  expect(sumByRule(judged)).toEqual([
    { rule: 'missing_document', all: { right: 1, all: 2 }, firm: { right: 1, all: 1 } },
  ]);
});
