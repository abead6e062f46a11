import { expect, test } from 'vitest';
import { betterLines, isSurelyRead } from './better-lines';
import type { SeenLine } from './paddle/line-reader';
import type { RecognisedWord } from './recognisers';
import type { Corners } from './sheet';

const LINE: Corners = [
  [90, 95],
  [410, 95],
  [410, 125],
  [90, 125],
];

/** Words side by side on one line, each 100 pixels wide. */
const words = (...all: [string, number][]): RecognisedWord[] =>
  all.map(([text, confidence], index) => ({
    text,
    confidence,
    bbox: { x0: 100 + 100 * index, x1: 190 + 100 * index, y0: 100, y1: 120 },
  }));

const seen = (certainty: number, ...all: string[]): SeenLine => ({
  corners: LINE,
  read: { certainty, words: words(...all.map((text): [string, number] => [text, 100 * certainty])) },
});

const texts = (rows: readonly (readonly RecognisedWord[])[]) =>
  rows.map((row) => row.map(({ text }) => text).join(' '));

test('handwriting is taken from the second recogniser', () => {
  const first = [words(['416', 80], ['BeNuetwer', 40], ['Pihe', 55])];
  expect(texts(betterLines(first, [seen(0.97, '416', 'Bellwether', 'Pike')]))).toEqual([
    '416 Bellwether Pike',
  ]);
});

test('print that is surely read stays as it is, and is not asked for again', () => {
  const first = words(['Property', 96], ['address', 95], ['Street', 94]);
  expect(isSurelyRead(LINE, first)).toBe(true);
  expect(texts(betterLines([first], [{ corners: LINE, read: null }]))).toEqual(['Property address Street']);
  expect(texts(betterLines([first], [seen(0.93, 'Propertyaddress', 'Sireet')]))).toEqual([
    'Property address Street',
  ]);
});

test('half a line is not surely read', () => {
  expect(isSurelyRead(LINE, words(['Property', 96]))).toBe(false);
  expect(texts(betterLines([words(['Owner', 96])], [seen(0.95, 'Owner', 'Wendell', 'Crume')]))).toEqual([
    'Owner Wendell Crume',
  ]);
});

test('where both read the same, the first one tells words apart, and they are surer', () => {
  const first = words(['date', 60], ['Nov', 62], ['2026', 64]);
  const [row] = betterLines([first], [seen(0.97, 'dateNov2026')]);
  expect(texts([row ?? []])).toEqual(['date Nov 2026']);
  expect(row?.[0]?.confidence).toBe(97);
});

test('a line that only the second sees comes with it; lines of a drawing do not', () => {
  expect(texts(betterLines([], [seen(0.9, '28841')]))).toEqual(['28841']);
  expect(texts(betterLines([], [seen(0.5, 'iIl')]))).toEqual([]);
  expect(texts(betterLines([], [seen(0.8, 'I')]))).toEqual([]);
});

test('what only the first sees must be sure', () => {
  const apart = (confidence: number): RecognisedWord => ({
    text: 'FOOTING',
    confidence,
    bbox: { x0: 700, x1: 800, y0: 500, y1: 520 },
  });
  expect(texts(betterLines([[apart(90)]], [seen(0.9, '28841')]))).toEqual(['28841', 'FOOTING']);
  expect(texts(betterLines([[apart(40)]], [seen(0.9, '28841')]))).toEqual(['28841']);
});
