import { expect, it } from 'vitest';
import { openComments } from './open-comments';
import type { ReviewComment, ReviewStep } from './view';

const comment = (given: Partial<ReviewComment>): ReviewComment => ({
  sourceKey: 'c',
  desk: 'Zoning',
  cycle: 1,
  writtenOn: '2026-11-05',
  subject: null,
  body: 'Show the setback.',
  link: null,
  ...given,
});
const step = (given: Partial<ReviewStep>): ReviewStep => ({
  sourceKey: 's',
  desk: 'ZONING',
  cycle: 1,
  arrivedOn: '2026-11-01',
  finishedOn: '2026-11-05',
  dueOn: null,
  resultWord: null,
  outcome: 'approved',
  isTimeless: false,
  finishedOnly: false,
  ...given,
});
const PENDING = { statusBucket: 'action_required', issuedDate: null } as const;
const open = (one: Partial<ReviewComment>, at: Partial<ReviewStep>, permit: typeof PENDING = PENDING) =>
  openComments(permit, { comments: [comment(one)], steps: [step(at)] }).length;

it('leaves those of a desk that approved in that round or a later one', () => {
  expect(open({}, {})).toBe(0);
  expect(open({}, { cycle: 2 })).toBe(0);
  expect(open({ cycle: 2 }, {})).toBe(1);
  expect(open({}, { outcome: 'corrections' })).toBe(1);
  expect(open({}, { desk: 'Fire' })).toBe(1);
  expect(open({ desk: null }, {})).toBe(1);
});

it('goes by days where the city counts no rounds', () => {
  expect(open({ cycle: null }, { cycle: null })).toBe(0);
  expect(open({ cycle: null, writtenOn: '2026-11-06' }, {})).toBe(1);
  expect(open({ cycle: null, writtenOn: null }, {})).toBe(0);
});

it('has none once the permit is issued or over', () => {
  const comments = [comment({})];
  expect(openComments({ statusBucket: 'issued', issuedDate: '2026-11-06' }, { comments, steps: [] })).toEqual(
    [],
  );
  expect(openComments({ statusBucket: 'stopped', issuedDate: null }, { comments, steps: [] })).toEqual([]);
  expect(openComments(PENDING, { comments, steps: [] })).toHaveLength(1);
});
