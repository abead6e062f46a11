import proj4 from 'proj4';
import type { Grid } from './types';

/** The grids by their EPSG numbers: Lambert conic, NAD 83, US survey feet. */
const DEFINITIONS: Record<Grid, string> = {
  // Pennsylvania South.
  2272:
    '+proj=lcc +lat_0=39.3333333333333 +lon_0=-77.75 +lat_1=40.9666666666667 +lat_2=39.9333333333333 ' +
    '+x_0=600000 +y_0=0 +datum=NAD83 +units=us-ft +no_defs',
  // Texas South Central.
  2278:
    '+proj=lcc +lat_0=27.8333333333333 +lon_0=-99 +lat_1=30.2833333333333 +lat_2=28.3833333333333 ' +
    '+x_0=600000 +y_0=4000000 +datum=NAD83 +units=us-ft +no_defs',
};

/** Converts feet of a projected grid to longitude and latitude; null for impossible coordinates. */
export function degreesFrom(grid: Grid): (x: number, y: number) => [number, number] | null {
  const converter = proj4(DEFINITIONS[grid]);
  return (x, y) => {
    const [longitude = Number.NaN, latitude = Number.NaN] = converter.inverse([x, y]);
    return Number.isFinite(longitude) && Number.isFinite(latitude)
      ? [rounded(longitude), rounded(latitude)]
      : null;
  };
}

/** Rounds to about a tenth of a metre, so that the permit hash does not depend on floating-point noise. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

/** The inverse, for generated sample rows. */
export function feetFrom(grid: Grid): (longitude: number, latitude: number) => [number, number] {
  const converter = proj4(DEFINITIONS[grid]);
  return (longitude, latitude) => {
    const [x = Number.NaN, y = Number.NaN] = converter.forward([longitude, latitude]);
    return [x, y];
  };
}
