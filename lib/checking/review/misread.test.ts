import { describe, expect, it } from 'vitest';
import { makeDocument, makeFile, makePackage } from '@/tests/support/review-package';
import type { Draft } from './draft';
import { doubtPictures, isMisreading } from './misread';
import { createPackageView } from './view';

describe('two readings of one value', () => {
  it.each([
    ['2088 CINDER MESO AVE', '2088 CINDER MESA AVE'],
    ['8157 N BROOKMERE ST', '3157 N BROOKMERE ST'],
    ['490803Z4217050000', '490803242170500'],
    ['City of Hendersor', 'Henderson'],
    ['Nivel Seguro Foundadcow Repaur', 'Nivel Seguro Foundation Repair, Arlington TX'],
    ['CR40617', 'CR4067'],
    ['3108 WCST PALMETTO BEND AVE', '3108 W PALMETTO BEND AVE'],
  ])('%s may be %s', (found, expected) => {
    expect(isMisreading(found, expected)).toBe(true);
  });

  it.each([
    ['412 ELM ST', '421 ELM ST'],
    ['418 OLVERA KNOLL DR', '2217 CASSIA TER'],
    ['Luis Ortega', 'Ana Peña'],
    ['0123456', '9876543'],
    ['412', '413'],
  ])('%s is not %s', (found, expected) => {
    expect(isMisreading(found, expected)).toBe(false);
  });
});

describe('findings on pictures', () => {
  const at = { fileId: 'a', page: 1, box: { x: 0.1, y: 0.1, w: 0.5, h: 0.02 }, quote: '' };
  const draft = (rule: Draft['rule'], values: Draft['values'] = {}): Draft => ({
    rule,
    severity: 'critical',
    documentId: 'application',
    places: [at],
    values,
  });
  const severities = (drafts: readonly Draft[], source: 'text' | 'ocr', certainty = 0.95) => {
    const file = makeFile('a', [['Permit application']]);
    const pages = file.pages.map((page) => ({
      ...page,
      source,
      certainty: source === 'ocr' ? certainty : null,
    }));
    const view = createPackageView(makePackage({ files: [{ ...file, pages }] }), [
      makeDocument('application', 'a', {}),
    ]);
    return doubtPictures(drafts, view).map(({ severity }) => severity);
  };

  it('that rest on what was not seen only ask', () => {
    expect(severities([draft('signature_missing'), draft('field_blank')], 'ocr')).toEqual(['minor', 'info']);
    expect(severities([draft('signature_missing')], 'text')).toEqual(['critical']);
  });

  it('are remarks where the value may be the other one, and questions where it was read badly', () => {
    const slip = draft('parcel_differs', { found: '01234568', expected: '01234563' });
    const other = draft('parcel_differs', { found: '99887766', expected: '01234563' });
    expect(severities([slip, other], 'ocr')).toEqual(['info', 'critical']);
    expect(severities([other], 'ocr', 0.8)).toEqual(['minor']);
    expect(severities([slip], 'text')).toEqual(['critical']);
  });
});
