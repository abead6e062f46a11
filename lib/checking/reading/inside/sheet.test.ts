import { expect, test } from 'vitest';
import type { GreyPicture } from '../ink';
import { isInside } from './paddle/line-place';
import { type Corners, findSheets, type Point } from './sheet';
import { onlySheets, squareSheet } from './square-sheet';

const TABLE = 70;
const PAPER = 215;

/** A table with sheets on it, each darker to its right, as a lamp to the left makes them. */
function photo(sheets: readonly Corners[], size = { width: 300, height: 400 }): GreyPicture {
  const pixels = new Uint8Array(size.width * size.height);
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) {
      const isPaper = sheets.some((corners) => isInside([x + 0.5, y + 0.5], corners));
      pixels[y * size.width + x] = isPaper
        ? PAPER - Math.round((40 * x) / size.width)
        : TABLE + ((x * 7 + y * 3) % 23);
    }
  return { ...size, pixels };
}

const distances = (found: Corners | undefined, meant: Corners) =>
  meant.map(([x, y], index) => {
    const [atX, atY] = found?.[index] ?? [-99, -99];
    return Math.hypot(atX - x, atY - y);
  });

const ASKEW: Corners = [
  [40, 30],
  [262, 44],
  [280, 366],
  [22, 350],
];

test('a sheet in a photograph is found by its corners', () => {
  const found = findSheets(photo([ASKEW]));
  expect(found).toHaveLength(1);
  expect(Math.max(...distances(found[0], ASKEW))).toBeLessThan(3);
});

test('fingers on its edge and on a corner move its corners by little', () => {
  const picture = photo([ASKEW]);
  for (let y = 330; y < 400; y += 1) picture.pixels.fill(TABLE, y * 300 + 225, y * 300 + 250);
  for (let y = 0; y < 70; y += 1) picture.pixels.fill(TABLE, y * 300 + 20, y * 300 + 60);
  expect(Math.max(...distances(findSheets(picture)[0], ASKEW))).toBeLessThan(8);
});

test('two sheets side by side are two', () => {
  const left: Corners = [
    [10, 40],
    [135, 46],
    [130, 300],
    [8, 290],
  ];
  const right: Corners = [
    [160, 80],
    [290, 70],
    [292, 220],
    [155, 230],
  ];
  const found = findSheets(photo([left, right]));
  expect(found).toHaveLength(2);
  expect(Math.max(...distances(found[0], left), ...distances(found[1], right))).toBeLessThan(3);
});

test('a scan has no sheet to be cut out, and neither has a lamp’s spot', () => {
  const scan = photo([
    [
      [0, 0],
      [300, 0],
      [300, 400],
      [0, 400],
    ],
  ]);
  expect(findSheets(scan)).toEqual([]);
  const spot = photo([]);
  for (let y = 0; y < 400; y += 1)
    for (let x = 0; x < 300; x += 1) if (Math.hypot(x - 150, y - 200) < 110) spot.pixels[y * 300 + x] = PAPER;
  expect(findSheets(spot)).toEqual([]);
});

test('a squared sheet leads back to where it lay', () => {
  const sheet = squareSheet(photo([ASKEW]), ASKEW, 2);
  const { width, height, pixels } = sheet.picture;
  const corners: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const back = corners.map(sheet.back) as unknown as Corners;
  expect(Math.max(...distances(back, ASKEW))).toBeLessThan(0.01);
  expect(pixels.filter((pixel) => pixel < 150).length).toBeLessThan(0.03 * pixels.length);
});

test('what lies around sheets is left white', () => {
  const { pixels } = onlySheets(photo([ASKEW]), [ASKEW]);
  expect(pixels.filter((pixel) => pixel < 150).length).toBeLessThan(0.01 * pixels.length);
});
