import { describe, expect, it } from 'vitest';
import { createStatusMap, type StatusDates } from '@/lib/feeds/status-map';
import { recordOf } from '@/tests/support/feed-bodies/harness';
import { STATUS_WORDS } from '@/tests/support/feed-bodies/status-words';
import { FEED_RECORDS } from './all';

const none: StatusDates = { issuedDate: null, completedDate: null, isCancelled: false };

const cases = Object.entries(STATUS_WORDS).flatMap(([city, buckets]) =>
  Object.entries(buckets).flatMap(([bucket, words]) => words.map((word) => ({ city, bucket, word }))),
);

describe('every status word that is known of a city', () => {
  it.each(cases.filter(({ bucket }) => bucket !== 'ambiguous'))('$city: $word is $bucket', (one) => {
    const statusOf = createStatusMap(recordOf(one.city));
    for (const spelling of [one.word, ` ${one.word.toUpperCase()}  `, one.word.replaceAll(' ', '  ')]) {
      expect(statusOf(spelling, none)).toEqual({ bucket: one.bucket, unknownWord: null });
    }
  });

  it.each(cases.filter(({ bucket }) => bucket === 'ambiguous'))('$city: $word waits for dates', (one) => {
    const statusOf = createStatusMap(recordOf(one.city));
    const undated = statusOf(one.word, none);
    expect(['pending', 'unknown']).toContain(undated.bucket);
    expect(undated.unknownWord).toBeNull();
    const done = statusOf(one.word, { ...none, issuedDate: '2026-02-01', completedDate: '2026-03-01' });
    expect(done).toEqual({ bucket: 'finaled', unknownWord: null });
  });

  it('covers every record, and no word is put in two buckets', () => {
    expect(Object.keys(STATUS_WORDS).sort()).toEqual(FEED_RECORDS.map((record) => record.id).sort());
    expect(cases.length).toBeGreaterThan(300);
  });
});

describe('a word never seen', () => {
  const withWords = FEED_RECORDS.filter((record) => record.fields.statusWord);
  it.each(withWords)('$id: is reported', (record) => {
    const read = createStatusMap(record)('Zzyzx Review 7', none);
    expect(read.unknownWord).toBe('Zzyzx Review 7');
    if (record.statusByDates !== 'always') expect(read.bucket).toBe('unknown');
  });
});
