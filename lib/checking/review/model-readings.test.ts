import { describe, expect, it } from 'vitest';
import { makeDocument, makeFile, makePackage, makePage } from '@/tests/support/review-package';
import { withReadings } from './model-readings';
import type { FieldId, FoundDocument, ModelReading } from './types';

type Read = Partial<ModelReading> & { read: readonly (readonly [FieldId, string, string])[] };

function merge(
  lines: readonly string[],
  document: FoundDocument,
  { read, ...given }: Read,
  page: Parameters<typeof makePage>[1] = {},
) {
  const files = [makeFile('a', [makePage(lines, page)])];
  const fields = read.map(([id, value, quote]) => ({ id, value, quote, box: null }));
  const reading: ModelReading = {
    ...{ fileId: 'a', page: 1, documents: null, continues: false, isPictured: false, fields },
    ...given,
  };
  const [merged] = withReadings([document], { ...makePackage({ files }), readings: [reading] });
  return (merged?.fields ?? []).map(({ id, value, certainty, by }) => ({ id, value, certainty, by }));
}

const LINES = [
  'Job site: 1420 Elm Street',
  'Lic. 480113',
  'Contract sum $18,400.00',
  '2021 International Residential Code',
];

describe('what a model read beside the rules', () => {
  it('makes a value certain that both read, in whatever form', () => {
    const own = makeDocument('application', 'a', { address: '1420 ELM ST' }, { fieldCertainty: 0.7 });
    expect(
      merge(LINES, own, { read: [['address', '1420 Elm Street', 'Job site: 1420 Elm Street']] }),
    ).toEqual([{ id: 'address', value: '1420 ELM ST', certainty: 0.9, by: 'rule' }]);
  });

  it('is added where the rules read nothing, in their form, too doubtful for anything firm', () => {
    const read = [
      ['license', 'Lic. 480113', 'Lic. 480113'],
      ['valuation', '$18,400.00', 'Contract sum $18,400.00'],
      ['code_edition', '2021 International Residential Code', '2021 International Residential Code'],
    ] as const;
    const fields = merge(LINES, makeDocument('application', 'a'), { read });
    expect(fields.map(({ value }) => value)).toEqual(['480113', '1840000', 'IRC 2021']);
    for (const { certainty, by } of fields) {
      expect(by).toBe('model');
      expect(certainty).toBeLessThan(0.8);
      expect(certainty).toBeGreaterThan(0.65);
    }
  });

  it('makes a value doubtful that it reads differently, or not at all', () => {
    const own = makeDocument('application', 'a', { address: '12 OAK AVE', owner: 'POLICY' });
    const fields = merge(LINES, own, { read: [['address', '1420 Elm Street', '1420 Elm Street']] });
    expect(fields.map(({ id, value }) => `${id} ${value}`)).toEqual([
      'address 12 OAK AVE',
      'owner POLICY',
      'address 1420 ELM ST',
    ]);
    expect(fields.every(({ certainty }) => certainty < 0.8)).toBe(true);
  });

  it('says nothing of signatures and of fields of which a page has several', () => {
    const own = makeDocument('application', 'a', { signature: 'absent', date: ['2026-01-02', '2026-01-03'] });
    expect(merge(LINES, own, { read: [] }).every(({ certainty }) => certainty === 1)).toBe(true);
  });

  it('needs its quote on the page, unless the picture was shown: then it is too little for a finding', () => {
    const own = makeDocument('application', 'a');
    const read = [['license', '991377', 'State license 991377']] as const;
    expect(merge(LINES, own, { read })).toEqual([]);
    const scan = { source: 'ocr' as const, certainty: 0.5 };
    expect(merge(LINES, own, { read, isPictured: true }, scan)).toMatchObject([
      { value: '991377', certainty: 0.6 },
    ]);
    const slips = ['State licen5e no 99I377 expires'];
    expect(
      merge(slips, own, { read: [['license', '991377', 'State license no 991377']], isPictured: true }, scan),
    ).toMatchObject([{ value: '991377', certainty: 0.7 }]);
  });
});
