import { expect, it } from 'vitest';
import { readAddress } from './address';

it('the weeks shown begin on a day there is', () => {
  const from = ['2026-11-15', '2026-02-30', '0000-01-01', 'x'].map((day) => readAddress({ from: day }).from);
  expect(from).toEqual(['2026-11-15', '', '', '']);
});
