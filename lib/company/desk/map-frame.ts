import type { Box } from './places';

export const MAP_WIDTH = 1_000;
export const MAP_HEIGHT = 720;
/** Round it there is this much room; what is narrower than a street block is not drawn larger. */
const MARGIN = 0.12;
const LEAST = 0.004;

/** The Mercator way, as map tiles are drawn, in degrees of longitude. */
function mercator(latitude: number): number {
  const bounded = Math.max(-85, Math.min(85, latitude)) * (Math.PI / 180);
  return (Math.log(Math.tan(Math.PI / 4 + bounded / 2)) * 180) / Math.PI;
}

function unmercator(y: number): number {
  return ((2 * Math.atan(Math.exp((y * Math.PI) / 180)) - Math.PI / 2) * 180) / Math.PI;
}

/** A box in the map's own proportions around another one. */
export function fitBox(box: Box, margin = MARGIN): Box {
  const [south, north] = [mercator(box.south), mercator(box.north)];
  let wide = Math.max((box.east - box.west) * (1 + 2 * margin), LEAST);
  let high = Math.max((north - south) * (1 + 2 * margin), LEAST);
  if (wide / high > MAP_WIDTH / MAP_HEIGHT) high = (wide * MAP_HEIGHT) / MAP_WIDTH;
  else wide = (high * MAP_WIDTH) / MAP_HEIGHT;
  return boxOf((box.west + box.east) / 2, (south + north) / 2, wide, high);
}

function boxOf(x: number, y: number, wide: number, high: number): Box {
  const short = (value: number) => Number(value.toFixed(5));
  return {
    south: short(unmercator(y - high / 2)),
    west: short(Math.max(-180, x - wide / 2)),
    north: short(unmercator(y + high / 2)),
    east: short(Math.min(180, x + wide / 2)),
  };
}

/** Nearer or farther, and moved by so many widths and heights. */
export function movedBox(box: Box, { factor = 1, right = 0, down = 0 }): Box {
  const [south, north] = [mercator(box.south), mercator(box.north)];
  const wide = box.east - box.west;
  const high = north - south;
  return boxOf(
    (box.west + box.east) / 2 + right * wide,
    (south + north) / 2 - down * high,
    Math.min(120, Math.max(LEAST, wide * factor)),
    Math.min((120 * MAP_HEIGHT) / MAP_WIDTH, Math.max((LEAST * MAP_HEIGHT) / MAP_WIDTH, high * factor)),
  );
}

export function projectIn(box: Box): (longitude: number, latitude: number) => [number, number] {
  const [south, north] = [mercator(box.south), mercator(box.north)];
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return (longitude, latitude) => [
    tenth(((longitude - box.west) / (box.east - box.west)) * MAP_WIDTH),
    tenth(((north - mercator(latitude)) / (north - south)) * MAP_HEIGHT),
  ];
}

export function boxText({ south, west, north, east }: Box): string {
  return [south, west, north, east].join(',');
}

export interface Tile {
  address: string;
  x: number;
  y: number;
  size: number;
}

const TILE_PIXELS = 256;
const MOST_TILES = 40;

/** The tiles of a tile server that fill a box; `template` has `{z}`, `{x}` and `{y}`. */
export function tilesOf(box: Box, template: string): Tile[] {
  const wide = box.east - box.west;
  const zoom = Math.max(0, Math.min(19, Math.round(Math.log2((360 * MAP_WIDTH) / TILE_PIXELS / wide))));
  const across = 2 ** zoom;
  const degrees = 360 / across;
  const size = (degrees / wide) * MAP_WIDTH;
  const north = mercator(box.north);
  const [firstX, lastX] = [box.west, box.east].map((x) => Math.floor((x + 180) / degrees)) as [
    number,
    number,
  ];
  const [firstY, lastY] = [north, mercator(box.south)].map((y) => Math.floor((180 - y) / degrees)) as [
    number,
    number,
  ];
  const tiles: Tile[] = [];
  for (let x = firstX; x <= lastX; x += 1)
    for (let y = firstY; y <= lastY && tiles.length < MOST_TILES; y += 1) {
      if (x < 0 || y < 0 || x >= across || y >= across) continue;
      tiles.push({
        address: template.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y)),
        x: ((x * degrees - 180 - box.west) / wide) * MAP_WIDTH,
        y: ((north - (180 - y * degrees)) / wide) * MAP_WIDTH,
        size,
      });
    }
  return tiles;
}

const MILES_PER_DEGREE = 69.17;

/** A round length that fits below the map, in miles and pixels. */
export function scaleOf(box: Box): { miles: number; pixels: number } {
  const middle = ((box.south + box.north) / 2) * (Math.PI / 180);
  const across = (box.east - box.west) * Math.cos(middle) * MILES_PER_DEGREE;
  const steps = [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000];
  const miles = steps.findLast((step) => step <= across / 5) ?? 0.1;
  return { miles, pixels: (miles / across) * MAP_WIDTH };
}
