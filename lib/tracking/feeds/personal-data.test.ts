import { describe, expect, it } from 'vitest';
import { withoutContacts } from './personal-data';

describe('withoutContacts', () => {
  it.each([
    '5125551234',
    '512-5551234',
    '512 5551234',
    '512/555-1234',
    '512/555/1234',
    '(512)555 1234',
    '(512)5551234',
    '(512) - 555-1234',
    '(512)/555-1234',
    '512555-1234',
    '512.555.1234 ext 5',
    '512-555-1234 x12',
    '512-555-1234, Ext. 301',
    '512 - 555 - 1234',
    '512–555–1234',
    '+15125551234',
    '1-512-555-1234',
    '15125551234',
    '1.512.555.1234',
    '2025551234',
  ])('takes out the phone number %s', (phone) => {
    expect(withoutContacts(`Reroof, call Ann ${phone}.`)).toBe('Reroof, call Ann .');
    expect(withoutContacts(`ANN ROOFING ${phone}`)).toBe('ANN ROOFING ');
  });

  it.each([
    'phone no. 5125551234',
    'cell #5125551234',
    'Ph:5125551234',
    'contact number: 512-5551234',
    'Smith/5125551234',
    'cell-5125551234',
    'license holder mobile 5125551234',
  ])('where a word says that it is one: %s', (text) => {
    expect(withoutContacts(text)).not.toMatch(/555/);
  });

  it.each([
    'Revision to permit 5125551234',
    'See permits 5125551234, 5125551235 and 5125551236',
    'PERMIT NO. 5125551234',
    'permit number is 5125551234',
    'under #5125551234',
    'BP 5125551234',
    'BP# 5125551234',
    'BP-5125551234',
    'no 5125551234',
    'No.: 5125551234',
    'parcel 5125551234',
    'APN 512-5551234',
    'License 5125551234',
    'ROC 5125551234',
    'case 512 5551234',
    'Master permit: 5125551234 (issued)',
    'extends 2024123456 by a floor',
    'part of 202412345678',
    'A5125551234',
    '5125551234B',
    '5125551234-02',
    '01-5125551234',
    'cost $5125551234',
    '5125551234.50',
    'https://city.example/permits/5125551234',
    'rooms 100-1200, 12-3456',
    'lot 4 block 0125551234',
    '1120551234',
    'TMK 1234567',
    '311 E 5TH ST 78701-1234',
    '78701 1234567',
  ])('leaves alone what is none: %s', (text) => {
    expect(withoutContacts(text)).toBe(text);
  });

  it.each(['012-155-0142', '(112) 055-0142', '1-000-155-0142 x7'])(
    'takes out %s, whose three parts no plan of numbers has',
    (phone) => {
      expect(withoutContacts(`Reroof, call Ann ${phone}.`)).toBe('Reroof, call Ann .');
    },
  );

  it('takes out e-mail addresses, whole ones', () => {
    expect(withoutContacts('text 5125551234@mail.example or ann@roof.example')).toBe('text  or ');
  });
});
