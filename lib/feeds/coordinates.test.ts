import { describe, expect, it } from 'vitest';
import { readCoordinates } from './coordinates';
import { readZip, zipInAddress } from './zip';

describe('readCoordinates', () => {
  it.each<[unknown, unknown, number, number]>([
    ['34.0134', '-118.20636', 34.0134, -118.20636],
    [42.35, -71.05, 42.35, -71.05],
    ['POINT (-122.401764 37.789806)', null, 37.789806, -122.401764],
    ['(42.260750000, -71.149610000)', undefined, 42.26075, -71.14961],
    [['34.5', null], ['-118.5', null], 34.5, -118.5],
  ])('reads %j, %j', (lat, lon, latitude, longitude) => {
    expect(readCoordinates(lat, lon)).toEqual({ at: { latitude, longitude }, invalid: false });
  });

  it.each<[unknown, unknown]>([
    [0, 0],
    ['0', '0.0'],
    [null, -71],
    ['', ''],
    ['n/a', 'n/a'],
    [undefined, undefined],
  ])('finds none in %j, %j', (lat, lon) => {
    expect(readCoordinates(lat, lon)).toEqual({ at: null, invalid: false });
  });

  it.each<[unknown, unknown]>([
    ['13708187.9', '2076498.5'],
    [91, 0],
    [10, 181],
    ['POINT EMPTY', null],
  ])('drops %j, %j', (lat, lon) => {
    expect(readCoordinates(lat, lon)).toEqual({ at: null, invalid: true });
  });
});

describe('zip codes', () => {
  it.each([
    ['78701', '78701'],
    ['19124-    ', '19124'],
    ['19104-1636', '19104'],
    [2109, '02109'],
    ['2109', '02109'],
    ['601', '00601'],
    ['00000', null],
    ['0', null],
    ['NY', null],
    ['787011234', null],
    [null, null],
  ])('reads %j as %j', (value, zip) => {
    expect(readZip(value)).toBe(zip);
  });

  it('finds the zip at the end of an address, not the house number', () => {
    expect(zipInAddress('8751 STATE HWY 151, City of San Antonio, TX 78245')).toBe('78245');
    expect(zipInAddress('12345 MAIN ST, TX 78245-1234')).toBe('78245');
    expect(zipInAddress('12345 MAIN ST')).toBeNull();
  });
});
