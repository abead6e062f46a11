import { describe, expect, test } from 'vitest';
import { monthsBefore, publishedLongAgo } from './fact-age';

const source = (publishedOn?: string) => ({
  title: 'Page',
  url: 'https://example.gov',
  readOn: '2026-11-24',
  ...(publishedOn ? { publishedOn } : {}),
});
const age = (...days: (string | undefined)[]) =>
  publishedLongAgo({ sources: days.map((day) => source(day)) }, '2026-11-27');

describe('a statement is old', () => {
  test('when all it rests on was published more than two years ago, and says the newest of it', () => {
    expect(age('2020')).toBe('2020');
    expect(age('2017', '2021-08-25')).toBe('2021-08-25');
    expect(age('2024-11-26')).toBe('2024-11-26');
  });

  test('and not when one source is newer, or is a page without a day', () => {
    expect(age('2024-11-27')).toBeNull();
    expect(age('2024-11')).toBeNull();
    expect(age('2017', '2026')).toBeNull();
    expect(age('2017', undefined)).toBeNull();
    expect(age()).toBeNull();
  });
});

test('months are counted back over years', () => {
  expect(monthsBefore('2026-01-31', 24)).toBe('2024-01-31');
  expect(monthsBefore('2026-03-05', 6)).toBe('2025-09-05');
});
