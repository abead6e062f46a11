import { describe, expect, test } from 'vitest';
import { type Corners, findSheet, type Grey, wholePicture } from './corners';
import { even } from './even';
import { projection, straighten } from './straighten';

/** A light sheet on a dark table, seen at an angle, with a dark mark in its upper left quarter. */
function photograph(corners: Corners, width = 160, height = 200): Grey {
  const values = new Uint8ClampedArray(width * height).fill(40);
  const at = projection(corners);
  for (let v = 0; v <= 1; v += 1 / 600)
    for (let u = 0; u <= 1; u += 1 / 600) {
      const { x, y } = at(u, v);
      const isMark = u > 0.2 && u < 0.3 && v > 0.2 && v < 0.3;
      values[Math.round(y) * width + Math.round(x)] = isMark ? 60 : 220;
    }
  return { width, height, values };
}

const TILTED: Corners = [
  { x: 30, y: 24 },
  { x: 128, y: 36 },
  { x: 140, y: 180 },
  { x: 18, y: 170 },
];

describe('a photographed sheet', () => {
  test('is found by its corners', () => {
    findSheet(photograph(TILTED)).forEach(({ x, y }, index) => {
      expect(Math.abs(x - (TILTED[index]?.x ?? 0))).toBeLessThanOrEqual(3);
      expect(Math.abs(y - (TILTED[index]?.y ?? 0))).toBeLessThanOrEqual(3);
    });
  });

  test('is the whole picture where nothing stands out', () => {
    const plain: Grey = { width: 50, height: 60, values: new Uint8ClampedArray(3_000).fill(200) };
    expect(findSheet(plain)).toEqual(wholePicture(plain));
  });

  test('is laid flat, what is on it where it belongs', () => {
    const flat = straighten(photograph(TILTED), TILTED, 400);
    const value = (u: number, v: number) =>
      flat.values[Math.round(v * flat.height) * flat.width + Math.round(u * flat.width)] ?? -1;
    expect(value(0.25, 0.25)).toBeLessThan(90);
    for (const [u, v] of [
      [0.05, 0.05],
      [0.95, 0.05],
      [0.95, 0.95],
      [0.05, 0.95],
      [0.5, 0.5],
    ] as const)
      expect(value(u, v)).toBeGreaterThan(180);
  });

  test('is as white in the shadow as in the light, and its ink stays dark', () => {
    const width = 240;
    const height = 240;
    const values = new Uint8ClampedArray(width * height);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const light = 90 + (x / width) * 140;
        values[y * width + x] = x % 20 < 2 ? light * 0.3 : light;
      }
    const evened = even({ width, height, values });
    const value = (x: number) => evened.values[120 * width + x] ?? 0;
    for (const x of [30, 130, 210]) expect(value(x)).toBeGreaterThan(225);
    for (const x of [20, 120, 220]) expect(value(x)).toBeLessThan(110);
  });
});
