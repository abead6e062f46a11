import { describe, expect, it } from 'vitest';
import { createPlaceReader } from './coordinates';
import { boundsOfState } from './state-bounds';
import { readZip, zipInAddress } from './zip';

const NO_DEGREES = 'latitude, longitude: not degrees';
const OUTSIDE = 'latitude, longitude: outside the state';

describe('places', () => {
  it.each<[string, unknown, unknown, number, number]>([
    ['CA', '34.0134', '-118.20636', 34.0134, -118.20636],
    ['MA', 42.35, -71.05, 42.35, -71.05],
    ['CA', 'POINT (-122.401764 37.789806)', null, 37.789806, -122.401764],
    ['MA', '(42.260750000, -71.149610000)', undefined, 42.26075, -71.14961],
    ['CA', ['34.5', null], ['-118.5', null], 34.5, -118.5],
  ])('of %s read %j, %j', (state, lat, lon, latitude, longitude) => {
    expect(createPlaceReader({ state })(lat, lon)).toEqual({ at: { latitude, longitude }, warning: null });
  });

  it.each<[unknown, unknown]>([
    [0, 0],
    ['0', '0.0'],
    [null, -71],
    ['', ''],
    ['n/a', 'n/a'],
    [undefined, undefined],
  ])('find none in %j, %j', (lat, lon) => {
    expect(createPlaceReader({ state: 'TX' })(lat, lon)).toEqual({ at: null, warning: null });
  });

  it.each<[unknown, unknown, string]>([
    ['13708187.9', '2076498.5', NO_DEGREES],
    [91, 0, NO_DEGREES],
    [10, 181, NO_DEGREES],
    ['POINT EMPTY', null, NO_DEGREES],
    [-98.49, 29.42, NO_DEGREES],
    [41.88, -87.63, OUTSIDE],
    [29.42, 98.49, OUTSIDE],
  ])('drop %j, %j', (lat, lon, warning) => {
    expect(createPlaceReader({ state: 'TX' })(lat, lon)).toEqual({ at: null, warning });
  });

  // The feet follow from the degrees by the projection's textbook formulas, worked out apart from this code.
  it.each([
    [2278, 'TX', '13702089.87', '2129698.78', 29.4241, -98.4936],
    [2272, 'PA', 236208.87, 2693536.62, 39.9526, -75.1635],
  ] as const)('come out of the grid EPSG:%i', (grid, state, y, x, latitude, longitude) => {
    const { at } = createPlaceReader({ state, grid })(y, x);
    expect(at?.latitude).toBeCloseTo(latitude, 5);
    expect(at?.longitude).toBeCloseTo(longitude, 5);
    // Degrees beside feet stay what they are.
    expect(createPlaceReader({ state, grid })(latitude, longitude).at).toEqual({ latitude, longitude });
  });

  it('in feet that lie in another state are dropped too', () => {
    expect(createPlaceReader({ state: 'TX', grid: 2278 })(0, 13_700_000).warning).toBe(OUTSIDE);
  });

  it('know the box of every state with a feed', () => {
    for (const state of ['TX', 'CA', 'DC', 'AZ', 'PA']) expect(boundsOfState(state)).not.toBeNull();
    expect(boundsOfState('XX')).toBeNull();
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
