import { describe, expect, it } from 'vitest';
import { PORTAL_ANSWERS } from '@/content/cities/answers';
import { FEED_RECORDS } from '@/content/cities/feeds';
import type { StatusBucket } from '@/lib/tracking/permits/types';
import { requireRecord } from '@/tests/support/portal-answer';
import { createStatusMap, foldStatusWord, type StatusDates } from './status-map';

const none: StatusDates = { issuedDate: null, completedDate: null, isCancelled: false };

/** What words mean in whichever city; a city that means something else shows it by a row. */
const PLAIN_ENGLISH: Partial<Record<StatusBucket, RegExp>> = {
  pending: /^(in|under|plan) review$|^review in progress$/i,
  action_required: /\b(fees? due|incomplete|(corrections|revisions|resubmittal) required)$/i,
  ready_to_issue: /^((permit )?ready (to|for) issu(e|ance)|approved (to|for) issu(e|ance))$/i,
  issued: /^(permit )?issued$/i,
  finaled: /\bfinall?ed$|^certificate of (occupancy|completion)$/i,
  on_hold: /^(on hold|hold|stop work( order)?|suspended)$/i,
  expired: /\bexpired$/i,
  stopped: /\b(void(ed)?|withdrawn|cancell?ed|denied|revoked|refused|rejected)$/i,
};

const answers = PORTAL_ANSWERS.map(({ city, rows, statusWords, unknownWords }) => {
  const record = requireRecord(city);
  const { status, ambiguous = [], ambiguousClosed = [] } = record;
  const placed = [...Object.values(status).flat(), ...ambiguous, ...ambiguousClosed].map(foldStatusWord);
  const words = statusWords.filter((word) => !unknownWords.includes(word));
  const inRows = JSON.stringify(rows);
  return {
    city,
    record,
    placed,
    words,
    unshown: words.filter((word) => !inRows.includes(JSON.stringify(word))),
  };
});

describe('the status words that the portals answer with', () => {
  it.each(answers)('$city: every one is placed, however it is typed', ({ record, words }) => {
    const mapStatus = createStatusMap(record);
    const typed = words.flatMap((word) => [word, ` ${word.toUpperCase()}  `, word.replaceAll(' ', '  ')]);
    expect(typed.filter((word) => mapStatus(word, none).unknownWord !== null)).toEqual([]);
  });

  it.each(answers)('$city: no other word is placed', ({ placed, words }) => {
    const answered = new Set(words.map(foldStatusWord));
    expect(placed.filter((word) => !answered.has(word))).toEqual([]);
  });

  it.each(answers)('$city: one that speaks for itself has its status', ({ record, unshown }) => {
    const mapStatus = createStatusMap(record);
    for (const [bucket, pattern] of Object.entries(PLAIN_ENGLISH)) {
      const words = unshown.filter((word) => pattern.test(word));
      expect(
        words.filter((word) => mapStatus(word, none).bucket !== bucket),
        bucket,
      ).toEqual([]);
    }
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
