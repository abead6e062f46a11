import { afterEach, expect, it } from 'vitest';
import { markPageReady, pageReadyAt } from './page-ready';

afterEach(() => performance.clearMarks());

it('a page is ready when it says so first, and not before it is loaded', () => {
  const loaded = { loadEventEnd: 0.5 };
  expect(pageReadyAt(loaded)).toBe(0.5);
  markPageReady();
  const ready = pageReadyAt(loaded);
  expect(ready).toBeGreaterThan(0.5);
  markPageReady();
  expect(pageReadyAt(loaded)).toBe(ready);
  expect(pageReadyAt({ loadEventEnd: ready + 1 })).toBe(ready + 1);
});
