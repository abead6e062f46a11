import fc from 'fast-check';
import { expect, test } from 'vitest';
import { facing, TURNS } from './geometry';
import { buildLines, type Piece, splitRows } from './lines';

const PAGE = { width: 600, height: 800 };

/** Letters are six points wide and ten high. */
function piece(text: string, left: number, bottom: number, more: Partial<Piece> = {}): Piece {
  const right = left + text.length * 6;
  return {
    text,
    left,
    right,
    top: bottom - 10,
    bottom,
    turn: 0,
    certainty: 1,
    spaceBefore: true,
    spaceAfter: true,
    ...more,
  };
}

const texts = (pieces: readonly Piece[]) => buildLines(pieces, PAGE).map((line) => line.text);

test('words of one baseline are a line, cells and columns are lines of their own', () => {
  expect(
    texts([
      piece('Main', 130, 100),
      piece('1234', 100, 100),
      piece('Owner:', 300, 101),
      piece('Maria', 340, 100),
      piece('Austin', 100, 120),
    ]),
  ).toEqual(['1234 Main', 'Owner: Maria', 'Austin']);
});

test('parts of a word are put together, words are not', () => {
  const parts = [
    piece('Per', 100, 100, { spaceAfter: false }),
    piece('mit', 118.2, 100, { spaceBefore: false }),
    piece('No.', 140, 100),
  ];
  expect(texts(parts)).toEqual(['Permit No.']);
});

test('what is printed twice to look bold is read once', () => {
  expect(texts([piece('SITE', 100, 100), piece('SITE', 100.4, 100.2), piece('PLAN', 130, 100)])).toEqual([
    'SITE PLAN',
  ]);
});

test('letters set apart are words', () => {
  const letters = [...'SITE'].map((letter, at) => piece(letter, 100 + at * 12, 100));
  const more = [...'PLAN'].map((letter, at) => piece(letter, 156 + at * 12, 100));
  expect(texts([...letters, ...more])).toEqual(['SITE PLAN']);
});

test('a line of another size is not drawn into its neighbour', () => {
  const title = piece('FLOOR PLAN', 100, 100, { top: 60 });
  expect(texts([title, piece('note', 170, 100)])).toEqual(['FLOOR PLAN', 'note']);
});

test('right-to-left text reads from the right', () => {
  expect(texts([piece('עולם', 100, 100), piece('שלום', 130, 100)])).toEqual(['שלום עולם']);
});

test('text that runs up the edge of a sheet is a line of its own, in its direction', () => {
  const upwards = (text: string, bottom: number): Piece => ({
    ...piece(text, 0, 0),
    turn: 270,
    left: 580,
    right: 590,
    bottom,
    top: bottom - text.length * 6,
  });
  const lines = buildLines(
    [upwards('PLAN', 460), upwards('FLOOR', 500), piece('Notes', 100, 480), piece('and', 135, 480)],
    PAGE,
  );
  expect(lines.map((line) => line.text)).toEqual(['FLOOR PLAN', 'Notes and']);
  expect(lines[0]?.box.x).toBeCloseTo(580 / 600, 4);
  expect(lines[0]?.box.w).toBeCloseTo(10 / 600, 4);
});

test('rows a recogniser found are cut at cells, and joined where it cut a line', () => {
  const rows = [
    [piece('Owner:', 100, 100), piece('Maria', 140, 100), piece('Parcel', 300, 100)],
    [piece('López', 174, 101)],
  ];
  expect(splitRows(rows, PAGE).map((line) => line.text)).toEqual(['Owner: Maria López', 'Parcel']);
});

test('no word is lost or doubled, and every box lies on the page', () => {
  const pieces = fc.array(
    fc.record({
      at: fc.tuple(fc.integer({ min: 0, max: 580 }), fc.integer({ min: 10, max: 790 })),
      turn: fc.constantFrom(...TURNS),
    }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(pieces, (all) => {
      const given = all.map(({ at: [x, y], turn }, index) => piece(`w${index}x`, x, y, { turn }));
      const lines = buildLines(given, PAGE);
      const read = lines.flatMap((line) => line.words.map((word) => word.text));
      expect(read.sort()).toEqual(given.map((one) => one.text).sort());
      for (const { box } of lines) {
        expect(Math.min(box.x, box.y, box.w, box.h)).toBeGreaterThanOrEqual(0);
        expect(Math.max(box.x + box.w, box.y + box.h)).toBeLessThanOrEqual(1.00001);
      }
    }),
  );
});

test('whoever faces a text sees it run to the right', () => {
  const upward = { left: 10, right: 20, top: 100, bottom: 160 };
  expect(facing(upward, 270)).toEqual({ left: -160, right: -100, top: 10, bottom: 20 });
  expect(facing(upward, 90)).toEqual({ left: 100, right: 160, top: -20, bottom: -10 });
  expect(facing(upward, 180)).toEqual({ left: -20, right: -10, top: -160, bottom: -100 });
});
