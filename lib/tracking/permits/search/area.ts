import type { Box } from './query';

const WIDTH = 400;
const MAX_HEIGHT = 400;
/** Minimum extent of a map: about a hundred metres. */
const LEAST = 0.001;
const MARGIN = 0.08;

interface Place {
  latitude: number;
  longitude: number;
}

/** The bounding box of some places with a margin; null without a place. */
export function boxAround(places: Place[]): Box | null {
  if (places.length === 0) return null;
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const box = {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
  return tidy(box, MARGIN);
}

/** The same middle, `factor` times as far across. */
export function scaled(box: Box, factor: number): Box {
  return tidy(box, (factor - 1) / 2);
}

/** Expands a box on each side, clamps it to valid coordinates and rounds it for URLs. */
function tidy({ south, west, north, east }: Box, share: number): Box {
  const high = Math.max((north - south) * (0.5 + share), LEAST);
  const wide = Math.max((east - west) * (0.5 + share), LEAST);
  const [latitude, longitude] = [(south + north) / 2, (west + east) / 2];
  const short = (value: number, most: number) => Number(Math.min(most, Math.max(-most, value)).toFixed(5));
  return {
    south: short(latitude - high, 90),
    west: short(longitude - wide, 180),
    north: short(latitude + high, 90),
    east: short(longitude + wide, 180),
  };
}

export interface Frame {
  width: number;
  height: number;
  project: (longitude: number, latitude: number) => [number, number];
}

/** The pixel frame of a box, with longitude scaled by latitude. */
export function toFrame(box: Box): Frame {
  const middle = ((box.south + box.north) / 2) * (Math.PI / 180);
  const across = (box.east - box.west) * Math.max(0.2, Math.cos(middle));
  const height = Math.min(MAX_HEIGHT, Math.max(160, Math.round((WIDTH * (box.north - box.south)) / across)));
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return {
    width: WIDTH,
    height,
    project: (longitude, latitude) => [
      tenth(((longitude - box.west) / (box.east - box.west)) * WIDTH),
      tenth(((box.north - latitude) / (box.north - box.south)) * height),
    ],
  };
}
