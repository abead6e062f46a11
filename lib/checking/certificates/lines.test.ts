import { expect, test } from 'vitest';
import type { ReadPage } from '@/lib/checking/reading/types';
import { isSameRow, linesOf } from './lines';

/** A line whose words climb or fall as the picture was taken. */
function tilted(text: string, x: number, y: number, slope: number) {
  const words = text.split(' ').map((word, at) => {
    const left = x + at * 0.08;
    return { text: word, box: { x: left, y: y + slope * left, w: 0.07, h: 0.01 }, certainty: 0.9 };
  });
  const ys = words.map(({ box }) => box.y);
  const box = { x, y: Math.min(...ys), w: words.length * 0.08, h: 0.01 + Math.max(...ys) - Math.min(...ys) };
  return { text, box, words };
}

test('a page that was photographed askew is read in rows', () => {
  const slope = 0.03;
  const long = [0.1, 0.2, 0.3].map((y) =>
    tilted('this certificate is issued for information only', 0.1, y, slope),
  );
  const [left, right] = [tilted('GL', 0.05, 0.5, slope), tilted('$1,000,000', 0.85, 0.5, slope)];
  const page = { number: 1, source: 'ocr', lines: [...long, left, right] } as unknown as ReadPage;
  const lines = linesOf([page]);
  const [a, b] = lines.slice(-2);
  expect(a && b && isSameRow(a, b)).toBe(true);
  const straight = linesOf([{ ...page, source: 'text' } as unknown as ReadPage]).slice(-2);
  expect(straight[0] && straight[1] && isSameRow(straight[0], straight[1])).toBe(false);
});
