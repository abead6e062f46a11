import { describe, expect, it } from 'vitest';
import { PORTAL_ANSWERS } from '@/content/cities/answers';
import { FEED_RECORDS } from '@/content/cities/feeds';
import { recordOf } from '@/tests/support/portal-answer';
import { createStatusMap, foldStatusWord, type StatusDates } from './status-map';

const none: StatusDates = { issuedDate: null, completedDate: null, isCancelled: false };
const answers = PORTAL_ANSWERS.map(({ city, statusWords, unknownWords }) => {
  const record = recordOf(city);
  const { status, ambiguous = [], ambiguousClosed = [] } = record;
  const placed = [...Object.values(status).flat(), ...ambiguous, ...ambiguousClosed].map(foldStatusWord);
  return { city, record, placed, words: statusWords.filter((word) => !unknownWords.includes(word)) };
});

describe('the status words that the portals answer with', () => {
  it.each(answers)('$city: every one is placed, however it is typed', ({ record, words }) => {
    const statusOf = createStatusMap(record);
    const typed = words.flatMap((word) => [word, ` ${word.toUpperCase()}  `, word.replaceAll(' ', '  ')]);
    expect(typed.filter((word) => statusOf(word, none).unknownWord !== null)).toEqual([]);
  });

  it.each(answers)('$city: no other word is placed', ({ placed, words }) => {
    const answered = new Set(words.map(foldStatusWord));
    expect(placed.filter((word) => !answered.has(word))).toEqual([]);
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
