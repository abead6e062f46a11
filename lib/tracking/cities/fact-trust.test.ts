import { expect, it } from 'vitest';
import { shownConfidence } from './fact-trust';

const source = { title: 'Fees', url: 'https://example.gov/fees', readOn: '2026-11-24' };
const copy = { ...source, url: 'https://copies.example.com/fees', isCopy: true } as const;

it('what rests on copies alone is told as of a second source, whatever was noted', () => {
  expect(shownConfidence({ confidence: 'A', sources: [copy] })).toBe('C');
  expect(shownConfidence({ confidence: 'B', sources: [copy, copy] })).toBe('C');
  expect(shownConfidence({ confidence: 'B', sources: [copy, source] })).toBe('B');
  expect(shownConfidence({ confidence: 'A', sources: [source] })).toBe('A');
});
