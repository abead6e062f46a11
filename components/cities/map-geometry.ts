import { geoAlbersUsa } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'us-atlas/states-albers-10m.json';
import type { CityPlace } from '@/lib/tracking/cities/types';

/** The frame the Census outlines of `us-atlas` are drawn in. */
export const MAP_WIDTH = 975;
export const MAP_HEIGHT = 610;

/** The projection those outlines were made with; Alaska and Hawaii stand at the lower left. */
const project = geoAlbersUsa()
  .scale(1300)
  .translate([MAP_WIDTH / 2, MAP_HEIGHT / 2]);

export interface MapPoint {
  x: number;
  y: number;
}

/** Where a city stands on the map. @throws for a place outside of the states */
export function mapPoint({ longitude, latitude }: CityPlace): MapPoint {
  const point = project([longitude, latitude]);
  if (!point) throw new Error(`${latitude}, ${longitude} is not on the map.`);
  return { x: Math.round(point[0] * 10) / 10, y: Math.round(point[1] * 10) / 10 };
}

type Line = readonly (readonly number[])[];

/** Points closer than this to the one before add bytes and nothing to see. */
const FINEST = 2.5;

function toPath(line: Line): string {
  let path = '';
  let [lastX, lastY] = [Number.NaN, Number.NaN];
  for (const [index, point] of line.entries()) {
    const [x = 0, y = 0] = point.map((value) => Math.round(value));
    const near = Math.hypot(x - lastX, y - lastY) < FINEST;
    if (near && index !== line.length - 1) continue;
    path += path === '' ? `M${x} ${y}` : `L${x} ${y}`;
    [lastX, lastY] = [x, y];
  }
  return path;
}

/** Outline and inner borders of the states as SVG paths, coarse enough for a small file. */
export function statePaths(): { nation: string; borders: string } {
  const topology = atlas as unknown as Topology<{ states: GeometryCollection; nation: GeometryCollection }>;
  const { states, nation } = topology.objects;
  const outline = feature(topology, nation).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [],
  );
  const inner = mesh(topology, states, (a, b) => a !== b);
  return {
    // The smallest islands would be a dot.
    nation: outline
      .filter((ring) => ring.length > 8)
      .map((ring) => `${toPath(ring)}Z`)
      .join(''),
    borders: inner.coordinates.map(toPath).join(''),
  };
}
