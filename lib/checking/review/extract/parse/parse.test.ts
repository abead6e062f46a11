import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressesIn, parseAddress } from './address';
import { parseArea } from './area';
import { parseDate } from './date';
import { parseMoney } from './money';
import { parseName } from './name';
import { parseLicense, parseParcel } from './number';
import { licensesIn, parcelsIn } from './numbers-in-text';
import { parseScale } from './scale';

describe('parseDate', () => {
  it.each([
    ['03/05/2026', '2026-03-05'],
    ['3-5-26', '2026-03-05'],
    ['2026-03-05', '2026-03-05'],
    ['March 5, 2026', '2026-03-05'],
    ['Sept. 14th, 2026', '2026-09-14'],
    ['5 de marzo de 2026', '2026-03-05'],
    ['Miami, a 21 de julio de 2026', '2026-07-21'],
    ['dated this 5th day of March, 2026', '2026-03-05'],
    ['25/12/2026', '2026-12-25'],
    ['O3/O5/2O26', '2026-03-05'],
  ])('reads %s', (text, day) => {
    expect(parseDate(text)).toBe(day);
  });

  it.each(['13/32/2026', '02/30/2026', '12-345-678', '(512) 555-0142', 'May', '1.2.3.4', 'Sheet 3 of 12'])(
    'takes %s for none',
    (text) => {
      expect(parseDate(text)).toBeNull();
    },
  );
});

describe('parseMoney', () => {
  it.each([
    ['$12,345.67', 1_234_567],
    ['$ 423,600.00', 42_360_000],
    ['USD 9500', 950_000],
    ['45,000', 4_500_000],
    ['S12,5OO.00', 1_250_000],
    ['Fee 3 of $150', 15_000],
  ])('reads %s', (text, cents) => {
    expect(parseMoney(text)).toBe(cents);
  });

  it.each(['1,200 sq ft', '', 'none', '200 amps', '12.5%'])('takes %s for none', (text) => {
    expect(parseMoney(text)).toBeNull();
  });
});

describe('parseAddress', () => {
  it.each([
    ['123 Main Street, Austin, TX 78701', '123 MAIN ST'],
    ['7047 S OAK HILL RD, DALLAS, TX 75228', '7047 S OAK HILL RD'],
    ['5689 East Vine Court Miami FL 33135', '5689 E VINE CT'],
    ['12 N. 5th Ave., Apt 4, Reno NV', '12 N 5TH AVE UNIT 4'],
    ['8601 Broadway, Denver', '8601 BROADWAY'],
    ['1200 Ocean Dr E', '1200 OCEAN DR E'],
    ['100 Court St', '100 COURT ST'],
    ['44 Flint Draw, Bozeman MT', '44 FLINT DRAW'],
    ['44 Otter Hollow Ridge Rd', '44 OTTER HOLLOW RIDGE RD'],
    ['44 Otter Knoll near Elm Street', '44 OTTER KNL'],
    ['I23 Main St', '123 MAIN ST'],
  ])('reads %s', (text, address) => {
    expect(parseAddress(text)?.value).toBe(address);
  });

  it.each(['PO Box 4748, Atlanta', 'same as owner', '', 'Lot 7, Block 13', '(214) 555-0100'])(
    'takes %s for none',
    (text) => {
      expect(parseAddress(text)).toBeNull();
    },
  );

  it('finds those in a sentence only by a suffix of a street', () => {
    const words = 'work at 88 Elm Lane shall have 2 exits and 40 people'.split(' ');
    expect(addressesIn(words).map(({ value }) => value)).toEqual(['88 ELM LN']);
  });
});

describe('parseScale', () => {
  it.each([
    [`1/4" = 1'-0"`, '1:48'],
    [`3/16" = 1'-0"`, '1:64'],
    [`1" = 20'`, '1:240'],
    [`1 1/2" = 1'-0"`, '1:8'],
    ['1:100', '1:100'],
    ['¼" = 1\'', '1:48'],
    ['N.T.S.', 'NTS'],
    ['sin escala', 'NTS'],
    ['AS NOTED', 'AS NOTED'],
    ['según se indica', 'AS NOTED'],
  ])('reads %s', (text, scale) => {
    expect(parseScale(text)).toBe(scale);
  });

  it.each(['', 'R-38', '10:30', '2x4'])('takes %s for none', (text) => {
    expect(parseScale(text)).toBeNull();
  });
});

describe('numbers of parcels and licences', () => {
  it.each([
    ['123-456-789', '123456789'],
    ['14 0040 0002 024 3', '14004000020243'],
    ['R000123456', 'R000123456'],
    ['01-4460-076-0510 Miami', '0144600760510'],
  ])('reads the parcel %s', (text, parcel) => {
    expect(parseParcel(text)).toBe(parcel);
  });

  it.each([
    ['CGC1512345', 'CGC1512345'],
    ['CS-120430', 'CS120430'],
    ['L.69440', 'L69440'],
    ['#987654', '987654'],
    ['ROC 373284', '373284'],
    ['CASCARC845MK', 'CASCARC845MK'],
    ['No. 12345 exp. 2026', '12345'],
  ])('reads the licence %s', (text, license) => {
    expect(parseLicense(text)).toBe(license);
  });

  it.each(['pending', 'N/A', '', 'Residential', 'see plans'])('takes %s for none', (text) => {
    expect(parseParcel(text)).toBeNull();
    expect(parseLicense(text)).toBeNull();
  });
});

it.each([
  ['1,250 sq ft', 1250],
  ['530 S.F.', 530],
  ['380 PIES CUADRADOS', 380],
  ['2,400.5 ft²', 2401],
])('reads the area %s', (text, area) => {
  expect(parseArea(text, false)).toBe(area);
});

it.each([
  ['Ana Lindqvist', 'Ana Lindqvist'],
  ['SUNRISE CONTRACTING, CORP.', 'SUNRISE CONTRACTING, CORP.'],
  ['José Ortega  (512) 555-0100', 'José Ortega'],
  ['shall verify all dimensions', null],
  ['N/A', null],
  ['____', null],
])('reads the name %s', (text, name) => {
  expect(parseName(text)).toBe(name);
});

it('reads any text without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      for (const parse of [
        parseDate,
        parseMoney,
        parseAddress,
        parseScale,
        parseParcel,
        parseLicense,
        parseName,
        parcelsIn,
        (given: string) => licensesIn(given, true),
      ])
        parse(text);
      parseArea(text, true);
    }),
  );
});
