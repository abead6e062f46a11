import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markStyle, ZOOMS, zoomBy, zoomFor } from './zoom';

const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('the mark', () => {
  test('holds its words and stays on the page', () => {
    fc.assert(
      fc.property(share, share, share, share, (x, y, a, b) => {
        const box = { x, y, w: a * (1 - x), h: b * (1 - y) };
        const [left, top, width, height] = Object.values(markStyle(box)).map(
          (side) => Number.parseFloat(side) / 100,
        );
        expect(left).toBeGreaterThanOrEqual(-0.01);
        expect(top).toBeGreaterThanOrEqual(-0.01);
        expect((left ?? 0) + (width ?? 0)).toBeLessThanOrEqual(1.00001);
        expect((top ?? 0) + (height ?? 0)).toBeLessThanOrEqual(1.00001);
        expect((left ?? 0) + (width ?? 0) + 1e-4).toBeGreaterThanOrEqual(box.x + box.w - 0.01);
      }),
    );
  });

  test('is seen however small its words are', () => {
    const { width, height } = markStyle({ x: 0.5, y: 0.5, w: 0.001, h: 0.001 });
    expect(Number.parseFloat(width)).toBeGreaterThan(1);
    expect(Number.parseFloat(height)).toBeGreaterThan(1);
  });
});

describe('the zoom', () => {
  test('goes close to a few words and shows a wide place whole', () => {
    expect(zoomFor({ x: 0, y: 0, w: 0.05, h: 0.01 })).toBe(2);
    expect(zoomFor({ x: 0, y: 0, w: 0.9, h: 0.3 })).toBe(1);
    expect(zoomFor(null)).toBe(1);
  });

  test('moves by steps and stops at both ends', () => {
    expect(zoomBy(1, -1)).toBe(1);
    expect(zoomBy(1, 1)).toBe(1.5);
    expect(zoomBy(4, 1)).toBe(4);
    expect(ZOOMS).toContain(zoomBy(2, 1));
  });
});
