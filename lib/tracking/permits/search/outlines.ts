import { mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import counties from 'us-atlas/counties-10m.json';
import type { Frame } from './area';
import type { Box } from './query';

interface Line {
  points: number[][];
  box: Box;
}

/** Wider than this a county is a speck: the states are drawn. */
const COUNTY_DEGREES = 8;
const topology = counties as unknown as Topology<{
  counties: GeometryCollection;
  states: GeometryCollection;
}>;
const kept: Partial<Record<'counties' | 'states', Line[]>> = {};

/** Borders within an area as an SVG path, in the pixels of a frame. */
export function outlines(area: Box, project: Frame['project']): string {
  const kind = area.east - area.west > COUNTY_DEGREES ? 'states' : 'counties';
  kept[kind] ??= mesh(topology, topology.objects[kind]).coordinates.map(toOutline);
  return kept[kind]
    .filter(
      ({ box }) =>
        box.east > area.west && box.west < area.east && box.north > area.south && box.south < area.north,
    )
    .map(({ points }) => {
      let path = '';
      let [lastX, lastY] = [Number.NaN, Number.NaN];
      for (const [longitude = 0, latitude = 0] of points) {
        const [x, y] = project(longitude, latitude).map(Math.round) as [number, number];
        if (Math.hypot(x - lastX, y - lastY) < 2) continue;
        path += `${path === '' ? 'M' : 'L'}${x} ${y}`;
        [lastX, lastY] = [x, y];
      }
      return path;
    })
    .join('');
}

function toOutline(points: number[][]): Line {
  const box = { south: 90, west: 180, north: -90, east: -180 };
  for (const [longitude = 0, latitude = 0] of points) {
    box.south = Math.min(box.south, latitude);
    box.north = Math.max(box.north, latitude);
    box.west = Math.min(box.west, longitude);
    box.east = Math.max(box.east, longitude);
  }
  return { points, box };
}
