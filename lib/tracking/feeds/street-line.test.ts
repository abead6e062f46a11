import { describe, expect, it } from 'vitest';
import { createStreetLine } from './street-line';

describe('the street line of an address that carries its city', () => {
  const cambridge = createStreetLine('Cambridge', 'MA');
  it.each([
    ['118 Antrim St, Cambridge, MA 02139', '118 Antrim St'],
    ['118 Antrim St Cambridge, MA 02139-1234', '118 Antrim St'],
    ['8 Main St, Unit 2, Cambridge, MA 02139', '8 Main St, Unit 2'],
    ['8 Main St, Cambridge', '8 Main St'],
    ['1350 Cambridge St, Cambridge, MA', '1350 Cambridge St'],
    ['12 Old Cambridge', '12 Old Cambridge'],
    ['40 Kirkland St, 02138', '40 Kirkland St'],
    ['40 Kirkland St', '40 Kirkland St'],
  ])('%s', (address, street) => {
    expect(cambridge(address)).toBe(street);
  });

  it('knows the ways other cities write themselves', () => {
    expect(createStreetLine('San Antonio', 'TX')('8751 STATE HWY 151, City of San Antonio, TX 78245')).toBe(
      '8751 STATE HWY 151',
    );
    expect(createStreetLine('Washington', 'DC')('1100 15TH STREET NW WASHINGTON DC 20005')).toBe(
      '1100 15TH STREET NW',
    );
    expect(createStreetLine('Washington', 'DC')('02139')).toBe('02139');
  });
});
