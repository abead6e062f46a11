import { describe, expect, test } from 'vitest';
import { boxText, fitBox, MAP_HEIGHT, MAP_WIDTH, movedBox, projectIn, scaleOf, tilesOf } from './map-frame';

const AUSTIN = { south: 30.1, west: -98, north: 30.5, east: -97.5 };

describe('the map', () => {
  test('shows all it fits, and the middle in the middle', () => {
    const project = projectIn(fitBox(AUSTIN));
    for (const [longitude, latitude] of [
      [AUSTIN.west, AUSTIN.north],
      [AUSTIN.east, AUSTIN.south],
    ] as const) {
      const [x, y] = project(longitude, latitude);
      expect(x > 0 && x < MAP_WIDTH && y > 0 && y < MAP_HEIGHT).toBe(true);
    }
    expect(project(-97.75, 30.3)[0]).toBeCloseTo(MAP_WIDTH / 2, -1);
  });

  test('comes back to where it was', () => {
    const box = fitBox(AUSTIN);
    const back = movedBox(movedBox(box, { factor: 0.5, right: 0.2 }), { factor: 2, right: -0.4 });
    for (const side of ['south', 'west', 'north', 'east'] as const)
      expect(back[side]).toBeCloseTo(box[side], 3);
    expect(boxText(box).split(',')).toHaveLength(4);
  });

  test('of one place is no smaller than a block', () => {
    const box = fitBox({ south: 30, west: -97, north: 30, east: -97 });
    expect(box.east - box.west).toBeGreaterThan(0.003);
  });

  test('is covered by a tile server’s tiles', () => {
    const tiles = tilesOf(fitBox(AUSTIN), 'https://tiles.example/{z}/{x}/{y}.png');
    expect(tiles.length).toBeGreaterThan(5);
    expect(tiles[0]?.address).toMatch(/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/);
    expect(Math.min(...tiles.map(({ x }) => x))).toBeLessThanOrEqual(0);
    expect(Math.min(...tiles.map(({ y }) => y))).toBeLessThanOrEqual(0);
    expect(Math.max(...tiles.map(({ x, size }) => x + size))).toBeGreaterThanOrEqual(MAP_WIDTH);
    expect(Math.max(...tiles.map(({ y, size }) => y + size))).toBeGreaterThanOrEqual(MAP_HEIGHT);
  });

  test('has a round scale', () => {
    expect(scaleOf(fitBox(AUSTIN))).toMatchObject({ miles: 5 });
  });
});
