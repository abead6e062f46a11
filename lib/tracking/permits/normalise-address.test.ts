import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseAddress } from './normalise-address';

describe('normaliseAddress', () => {
  it.each([
    ['311 E 5TH ST', '311 East 5th Street', '311 E 5 ST'],
    ['165 west 65 street MANHATTAN', '165 W. 65th St., Manhattan', '165 W 65 ST MANHATTAN'],
    ['175  W Boundary RD', '175 West Boundary Road', '175 W BOUNDARY RD'],
    ['3330 N CHAPMAN ST # 4', '3330 North Chapman Street, Apt. 4', '3330 N CHAPMAN ST UNIT 4'],
    ['20126 W RUNNYMEDE ST #25', '20126 W Runnymede St Unit 25', '20126 W RUNNYMEDE ST UNIT 25'],
    ['12 Main St APT # 4', '12 MAIN STREET SUITE 4', '12 MAIN ST UNIT 4'],
    ['1942-48 N FRONT ST', '1942-1948 North Front St.', '1942-1948 N FRONT ST'],
    ['181-183 State ST', '181 - 183 STATE STREET', '181-183 STATE ST'],
    ['2311-2311 1/2 E ROGERS AVE', '2311 1/2 East Rogers Avenue', '2311 1/2 E ROGERS AVE'],
    ['67-01 215 STREET', '67–01 215th St', '67-01 215 ST'],
    ["3510 Stone's Throw Esplanade", '3510 STONES THROW ESPLANADE', '3510 STONES THROW ESPLANADE'],
    ['4000 Calle Peña', '4000 CALLE PENA', '4000 CALLE PENA'],
    ['9900 US HWY 90', '9900 US Highway 90', '9900 US HWY 90'],
    ['9900 U.S. 90', '9900 US-90', '9900 US HWY 90'],
    ['12000 N IH 35', '12000 North I-35', '12000 N INTERSTATE 35'],
    ['12000 Interstate Highway 35', '12000 INTERSTATE 35', '12000 INTERSTATE 35'],
    ['7010 SH 71 W', '7010 State Highway 71 West', '7010 STATE HWY 71 W'],
    ['500 State Road 50', '500 SR-50', '500 STATE RTE 50'],
    ['3500 FM 620', '3500 Farm to Market Road 620', '3500 FM 620'],
    ['11000 RM 2222', '11000 Ranch Road 2222', '11000 RNCH RD 2222'],
    ['88 County Road 12', '88 CR 12', '88 COUNTY RD 12'],
    ['100 MAIN ST RM 12', '100 Main Street, Room 12', '100 MAIN ST UNIT 12'],
    ['1301 THIRD ST', '1301 3rd Street', '1301 3 ST'],
    ['400 BELLEVUE WAY NE', '400 Bellevue Wy. N.E.', '400 BELLEVUE WAY NE'],
    ['6801 W HOLLYWOOD BLVD 210', '6801 W Hollywood Boulevard, Suite 210', '6801 W HOLLYWOOD BLVD UNIT 210'],
    ['12 MAIN ST APT4B', '12 Main St., Apt 4B', '12 MAIN ST UNIT 4B'],
    ['12 MAIN ST UNIT NO 4', '12 Main St #4', '12 MAIN ST UNIT 4'],
    ['12 MAIN ST APT', '12 Main St. #', '12 MAIN ST'],
    ['900 W ABRAM ST BLDG 4 FL 2', '900 W Abram Street, Building 4, Floor 2', '900 W ABRAM ST BLDG 4 FL 2'],
    ['123 OAK ST (REAR)', 'Rear 123 Oak Street', '123 OAK ST REAR'],
    ['00123 N MAIN ST', '123 North Main St', '123 N MAIN ST'],
    ['2311½ ROGERS AVE', '2311 1/2 Rogers Avenue', '2311 1/2 ROGERS AVE'],
    ['4 ST.LOUIS AVE', '4 Saint Louis Avenue', '4 ST LOUIS AVE'],
    ['5TH & MAIN ST', '5th and Main Street', '5 AND MAIN ST'],
    ['1502 S 6TH STRA', '1502 South Sixth Stravenue', '1502 S 6 STRA'],
    ['100 AVENUE 4', '100 Ave 4', '100 AVE 4'],
  ])('%j and %j are one place', (one, other, expected) => {
    expect(normaliseAddress(one)).toBe(expected);
    expect(normaliseAddress(other)).toBe(expected);
  });

  it.each(['', '   ', ' , ', null, undefined])('finds no address in %j', (value) => {
    expect(normaliseAddress(value)).toBeNull();
  });

  it.each([
    ['100 MAIN ST', '100 MAIN AVE'],
    ['100 MAIN ST UNIT 4', '100 MAIN ST UNIT 5'],
    ['100 N MAIN ST', '100 S MAIN ST'],
    ['100 MAIN ST BLDG 4', '100 MAIN ST UNIT 4'],
    ['9900 US HWY 90', '9900 STATE HWY 90'],
    ['11000 RANCH RD 2222', '11000 FM 2222'],
  ])('%j and %j are two places', (one, other) => {
    expect(normaliseAddress(one)).not.toBe(normaliseAddress(other));
  });

  const word = fc.constantFrom(
    ...[
      'MAIN',
      'OAK',
      'STREET',
      'AVE',
      'North',
      'NE',
      'HWY',
      'US',
      'IH',
      'RM',
      'FM',
      'State',
      'ST',
      'No',
      'TH',
    ],
    ...[
      'APT',
      '#',
      'Unit',
      'Suite',
      'Bldg',
      'REAR',
      '(rear)',
      '5th',
      '12',
      '4B',
      '1942-48',
      '1/2',
      'St.',
      'I-35',
    ],
    ...[
      'Third',
      'APT4',
      'COUNTY',
      'RD',
      'to',
      'Market',
      'Farm',
      'Ranch',
      '&',
      '-',
      '007',
      'Peña',
      'Ste-7',
      '½',
    ],
  );
  const addresses = fc.oneof(
    fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' ')),
    fc.string({ maxLength: 40 }),
  );

  it('gives the same again when applied twice', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const once = normaliseAddress(address);
        expect(normaliseAddress(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  it('does not mind case, white space, commas or full stops', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
        const plain = normaliseAddress(words.join(' '));
        expect(normaliseAddress(words.join('  ').toLowerCase())).toBe(plain);
        expect(normaliseAddress(` ${words.join(', ')}.`)).toBe(plain);
        expect(normaliseAddress(words.join('\t').toUpperCase())).toBe(plain);
      }),
      { numRuns: 1000 },
    );
  });

  const suffix = fc.constantFrom(
    ['ST', 'Street', 'Str.'],
    ['AVE', 'Avenue', 'Av'],
    ['BLVD', 'Boulevard', 'Blvd.'],
    ['PKWY', 'Parkway', 'Pkwy'],
    ['WAY', 'Way', 'Wy'],
    ['CT', 'Court', 'Ct.'],
  );
  const direction = fc.constantFrom(['N', 'North', 'N.'], ['SW', 'Southwest', 'S.W.'], ['', '', '']);
  const unit = fc.constantFrom(
    ['UNIT', 'Apt.', '#'],
    ['UNIT', 'Suite', 'Ste '],
    ['UNIT', 'Apartment', 'APT #'],
  );
  const name = fc.constantFrom('MAIN', 'LAKE SHORE', '5TH', '112TH', "STONE'S THROW", 'EL CAMINO');

  it('makes one of the ways a place is written', () => {
    const parts = [
      fc.integer({ min: 1, max: 99_999 }),
      direction,
      name,
      suffix,
      unit,
      fc.integer({ min: 1, max: 4000 }),
    ] as const;
    fc.assert(
      fc.property(
        ...parts,
        fc.nat(2),
        fc.nat(2),
        (house, towards, street, kind, flat, flatNumber, one, other) => {
          const written = (way: number) =>
            `${house} ${towards[way]} ${street} ${kind[way]}, ${flat[way]} ${flatNumber}`;
          expect(normaliseAddress(written(other))).toBe(normaliseAddress(written(one)));
        },
      ),
    );
  });
});
