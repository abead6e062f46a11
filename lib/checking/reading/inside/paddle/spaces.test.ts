import { expect, test } from 'vitest';
import type { Corners } from '../sheet';
import { toWords } from './spaces';

const SIZE = { width: 400, height: 48 };
const LINE: Corners = [
  [0, 0],
  [800, 0],
  [800, 96],
  [0, 96],
];

/** Signs 12 pixels wide, 3 apart, with `gap` where a space is, and a space told where `_` is. */
function line(text: string, gap: number, withRule = false) {
  const pixels = new Uint8Array(SIZE.width * SIZE.height).fill(255);
  const signs: { sign: string; chance: number; at: number }[] = [];
  let x = 10;
  for (const sign of text) {
    if (sign === ' ') x += gap - 3;
    else if (sign === '_') signs.push({ sign: ' ', chance: 0.9, at: x / SIZE.width });
    else {
      for (let y = 12; y < 36; y += 1) pixels.fill(0, y * SIZE.width + x, y * SIZE.width + x + 12);
      signs.push({ sign, chance: 0.9, at: (x + 6) / SIZE.width });
      x += 15;
    }
  }
  if (withRule) pixels.fill(0, 38 * SIZE.width, 39 * SIZE.width);
  return { signs, piece: { ...SIZE, pixels } };
}

const texts = (...given: Parameters<typeof line>) => {
  const { signs, piece } = line(...given);
  return toWords(signs, piece, LINE).map(({ text }) => text);
};

test('words are parted where the paper shows it', () => {
  expect(texts('416 Bellwether Pike', 12)).toEqual(['416', 'Bellwether', 'Pike']);
  expect(texts('416 Bellwether Pike', 12, true)).toEqual(['416', 'Bellwether', 'Pike']);
});

test('letters set a little apart stay together', () => {
  expect(texts('Wen dell', 5)).toEqual(['Wendell']);
});

test('a space that was read parts words too', () => {
  expect(texts('Owner_phone', 0)).toEqual(['Owner', 'phone']);
});

test('a word stands where its ink is', () => {
  const { signs, piece } = line('AB CD', 12);
  const [first, second] = toWords(signs, piece, LINE);
  expect(first?.bbox.x0).toBeCloseTo(20, -1);
  expect(first?.bbox.x1).toBeCloseTo(74, -1);
  expect(second?.bbox.x0).toBeCloseTo(98, -1);
});

test('small letters in a word of capitals are capitals', () => {
  expect(texts('GRaDE LLc McNeil', 12)).toEqual(['GRADE', 'LLc', 'McNeil']);
});
