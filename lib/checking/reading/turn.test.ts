import { expect, test } from 'vitest';
import { pageTurn } from './turn';

const line = (first: [number, number], last: [number, number], text = 'two words') => ({
  text,
  certainty: 1,
  box: { x: 0, y: 0, w: 1, h: 1 },
  words: [first, last].map(([x, y]) => ({ text: 'word', box: { x, y, w: 0.05, h: 0.01 } })),
});

test('a page lies the way most of its text runs', () => {
  const right = line([0.1, 0.1], [0.4, 0.1]);
  const over = line([0.4, 0.1], [0.1, 0.1]);
  const down = line([0.5, 0.1], [0.5, 0.6]);
  const up = line([0.5, 0.6], [0.5, 0.1]);
  expect(pageTurn({ lines: [] })).toBe(0);
  expect(pageTurn({ lines: [right, up, right] })).toBe(0);
  expect(pageTurn({ lines: [over, over, right] })).toBe(180);
  expect(pageTurn({ lines: [down] })).toBe(90);
  expect(pageTurn({ lines: [up] })).toBe(270);
  expect(pageTurn({ lines: [line([0.4, 0.1], [0.1, 0.1], 'שלום עולם')] })).toBe(0);
});
