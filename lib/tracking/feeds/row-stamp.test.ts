import { expect, test } from 'vitest';
import { rawStamp, stampOf } from './row-stamp';

const now = new Date('2026-11-20T12:00:00Z');

test('a row says when it was published in the words of its platform, or says nothing', () => {
  expect(rawStamp({ ':updated_at': '2026-11-20T11:00:00.000Z' })).toBe('2026-11-20T11:00:00.000Z');
  expect(rawStamp({ EditDate: 1_790_000_000_000 })).toBe(1_790_000_000_000);
  expect(rawStamp({ ':updated_at': null, number: 'A' })).toBeNull();
});

test('a stamp counts unless it is unreadable, to come, or too old to be this change’s', () => {
  expect(stampOf('2026-11-20T11:00:00.000Z', now)).toEqual(new Date('2026-11-20T11:00:00Z'));
  expect(stampOf(now.getTime() - 1, now)).toEqual(new Date(now.getTime() - 1));
  expect(stampOf('2026-11-20T12:00:01Z', now)).toBeNull();
  expect(stampOf('2026-10-01T00:00:00Z', now)).toBeNull();
  expect(stampOf('soon', now)).toBeNull();
  expect(stampOf(undefined, now)).toBeNull();
});
