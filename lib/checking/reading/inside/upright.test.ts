import { expect, test } from 'vitest';
import type { GreyPicture } from '../ink';
import { evenLight } from './flatten-background';
import { densestBand, lean, rowsAgainstColumns } from './upright';

/** Strokes and gaps in no order, other ones in each row. */
const isInk = (stroke: number, row: number) =>
  (stroke * 7_919 + row * 104_729 + ((stroke * row) % 7)) % 5 < 3;

/** Rows of short strokes as text has them, falling to the right by so many degrees, or standing on their side. */
function rows(degrees: number, isSideways = false): GreyPicture {
  const [width, height] = [600, 780];
  const pixels = new Uint8Array(width * height).fill(255);
  const slope = Math.tan((degrees * Math.PI) / 180);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [along, across] = isSideways ? [y, x] : [x, y];
      const row = across - (along - 300) * slope;
      const isRow = row > 100 && row < 400 && ((Math.floor(row) % 24) + 24) % 24 < 8;
      if (isRow && along > 60 && along < 540 && isInk(Math.floor(along / 5), Math.floor(row / 24)))
        pixels[y * width + x] = 20;
    }
  return { width, height, pixels };
}

test('text that lies as it should is told from text on its side, however it leans', () => {
  for (const degrees of [0, 2, -3]) {
    expect(rowsAgainstColumns(rows(degrees))).toBeGreaterThan(1);
    expect(rowsAgainstColumns(rows(degrees, true))).toBeLessThan(0.7);
  }
});

test('a page askew is turned back by as much', () => {
  for (const degrees of [2.5, -1.5, 1]) expect(lean(rows(degrees))).toBeCloseTo(-degrees, 0);
  expect(lean(rows(0))).toBe(0);
});

test('the fullest band lies where the text is', () => {
  const band = densestBand(rows(0), 0.1);
  expect(band.top).toBeGreaterThan(0.1);
  expect(band.top + band.height).toBeLessThan(0.55);
});

test('a shadow goes, what is written stays', () => {
  const [width, height] = [320, 320];
  const pixels = Uint8Array.from(
    { length: width * height },
    (_, at) => 230 - Math.floor(((at % width) / width) * 90),
  );
  for (let x = 20; x < 300; x += 8) for (let y = 100; y < 108; y += 1) pixels[y * width + x] = 30;
  const even = evenLight({ width, height, pixels });
  expect(even.pixels[200 * width + 5]).toBeGreaterThan(235);
  expect(even.pixels[200 * width + 310]).toBeGreaterThan(235);
  expect(even.pixels[104 * width + 20]).toBeLessThan(60);
  expect(even.pixels[104 * width + 292]).toBeLessThan(80);
});
