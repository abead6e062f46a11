import { expect, it } from 'vitest';
import { newId } from '@/lib/ids';
import { addCommentsSchema, addRoundSchema, updateRoundSchema } from './round-schema';
import { MAX_COMMENTS } from './round-types';

const DATES = { receivedOn: '2026-11-12', dueOn: '', reviewer: ' ' };

const problems = (
  schema: typeof addRoundSchema | typeof updateRoundSchema | typeof addCommentsSchema,
  given: object,
) => schema.safeParse(given).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

it('a round is answered after its letter came, or on no day', () => {
  const round = { ...DATES, checkId: newId('check') };
  expect(addRoundSchema.parse(round)).toMatchObject({ dueOn: null, reviewer: null, carry: false });
  expect(addRoundSchema.parse({ ...round, dueOn: '2026-11-12' }).dueOn).toBe('2026-11-12');
  expect(problems(addRoundSchema, { ...round, dueOn: '2026-11-01' })).toEqual([['dueOn', 'before_received']]);
  const change = { ...DATES, roundId: newId('round'), dueOn: '2026-11-11' };
  expect(problems(updateRoundSchema, change)).toEqual([['dueOn', 'before_received']]);
});

it('a day that is none is named by its field', () => {
  const fields = problems(addRoundSchema, {
    ...DATES,
    checkId: newId('check'),
    receivedOn: '',
    dueOn: '12/1',
  });
  expect(fields.map(([field]) => field)).toEqual(['receivedOn', 'dueOn']);
});

it('comments are some, with words, and not too many at once', () => {
  const roundId = newId('round');
  const comment = { discipline: null, sheet: null, comment: 'Seal it.' };
  expect(problems(addCommentsSchema, { roundId, comments: [] })).toEqual([['comments', 'required']]);
  expect(problems(addCommentsSchema, { roundId, comments: [{ ...comment, comment: ' ' }] })).toEqual([
    ['comments.0.comment', 'required'],
  ]);
  const many = Array.from({ length: MAX_COMMENTS + 1 }, () => comment);
  expect(problems(addCommentsSchema, { roundId, comments: many })).toEqual([['comments', 'too_many']]);
});
