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
  ])('%j and %j are one place', (one, other, expected) => {
    expect(normaliseAddress(one)).toBe(expected);
    expect(normaliseAddress(other)).toBe(expected);
  });

  it.each(['', '   ', ' , ', null, undefined])('finds no address in %j', (value) => {
    expect(normaliseAddress(value)).toBeNull();
  });

  it('gives the same again when applied twice', () => {
    for (const address of [
      '1942-48 North Front Street #2',
      '2311-2311 1/2 E ROGERS AVE',
      'Apt 4 12th Ave NW',
    ]) {
      const once = normaliseAddress(address);
      expect(normaliseAddress(once)).toBe(once);
    }
  });
});
