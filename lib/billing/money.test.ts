import { expect, it } from 'vitest';
import { formatPrice } from './money';

it('writes whole dollars without cents, in both languages', () => {
  expect(formatPrice(1_000, 'en')).toBe('$10');
  expect(formatPrice(99_900, 'es')).toBe('$999');
  expect(formatPrice(129_950, 'en')).toBe('$1,299.50');
  expect(formatPrice(129_950, 'es')).toBe('$1,299.50');
});
