import { describe, expect, it } from 'vitest';
import { compileSource } from './field-source';

const row = {
  'PERMIT #': 'COM-1',
  'a.b': 'a column with a dot',
  link: { url: 'https://city.example/1' },
  location: { coordinates: [-122.4, 37.7] },
  no: '44',
  suffix: null,
  street: ' Montgomery ',
  unit: '0',
  empty: '',
  contact_1_type: 'SELF CERT ARCHITECT',
  contact_1_name: 'VARI, RONALD',
  contact_2_type: 'CONTRACTOR-ELECTRICAL',
  contact_2_name: 'SH ELECTRICAL',
  contact_4_type: 'MASONRY CONTRACTOR',
  contact_4_name: 'PRO MC',
};

describe('compileSource', () => {
  it.each<[Parameters<typeof compileSource>[0], unknown]>([
    ['PERMIT #', 'COM-1'],
    ['a.b', 'a column with a dot'],
    ['link.url', 'https://city.example/1'],
    ['location.coordinates[1]', 37.7],
    ['location.coordinates[9].x', undefined],
    ['street.url', undefined],
    ['missing', undefined],
    [{ join: ['no', 'suffix', 'street', 'unit'] }, '44 Montgomery'],
    [{ join: ['suffix', 'missing'] }, null],
    [{ first: ['missing', 'empty', 'no'] }, '44'],
    [{ contact: { type: 'contractor' } }, 'SH ELECTRICAL'],
    [{ contact: { type: 'MASONRY' } }, 'PRO MC'],
    [{ contact: { type: 'PLUMB' } }, null],
    [{ first: [{ contact: { type: 'GENERAL' } }, { contact: { type: 'CONTRACTOR' } }] }, 'SH ELECTRICAL'],
  ])('%j', (source, expected) => {
    expect(compileSource(source)(row)).toEqual(expected);
  });
});
