import { expect, test } from 'vitest';
import { compareSteps, type StoredStep } from './news';
import type { SideFeed, Step } from './types';

const TODAY = '2026-10-15';
const side = (kind: SideFeed['kind']) => ({ id: kind, kind, timelessDesks: ['INTAKE'] }) as SideFeed;

function step(key: string, given: Partial<Step> = {}): Step {
  return {
    key,
    name: 'Framing',
    cycle: null,
    day: '2026-10-12',
    endedOn: null,
    dueOn: null,
    word: null,
    outcome: 'passed',
    subject: null,
    body: null,
    link: null,
    ...given,
  };
}
const stored = (one: Step, revision = 0): StoredStep => ({ ...one, revision });

const compare = (kind: SideFeed['kind'], before: StoredStep[], read: Step[], isKnown = true) =>
  compareSteps({ side: side(kind), stored: before, read, isKnown, today: TODAY });
const kinds = (...given: Parameters<typeof compare>) => compare(...given).news.map(({ kind }) => kind);

test('the first reading of a permit is history', () => {
  const first = compare('inspections', [], [step('a')], false);
  expect(first.write).toEqual([stored(step('a'))]);
  expect(first.news).toEqual([]);
});

test('a new result is told once, and named by the step and how often it was told', () => {
  const appointment = step('a', { outcome: 'scheduled', day: '2026-10-16' });
  expect(compare('inspections', [], [appointment]).news).toEqual([
    {
      stepKey: 'a',
      revision: 0,
      kind: 'inspection_scheduled',
      changes: { step: [null, 'Framing'] },
      occurredOn: '2026-10-16',
    },
  ]);
  const failed = step('a', { outcome: 'failed', word: 'Not Ready', day: '2026-10-14' });
  const told = compare('inspections', [stored(appointment)], [failed]);
  expect(told.news).toMatchObject([
    { stepKey: 'a', revision: 1, kind: 'inspection_failed', changes: { result: [null, 'Not Ready'] } },
  ]);
  expect(compare('inspections', told.write, [failed])).toEqual({ write: [], gone: [], news: [] });
});

test('a result that goes blank or gets another word of the same meaning is no news', () => {
  const passed = stored(step('a', { word: 'Approved' }));
  expect(kinds('inspections', [passed], [step('a', { word: 'APPROVED' })])).toEqual([]);
  expect(kinds('inspections', [passed], [step('a', { outcome: 'unknown' })])).toEqual([]);
  expect(kinds('inspections', [passed], [step('a', { outcome: 'scheduled', day: '2026-11-01' })])).toEqual(
    [],
  );
});

test('what lies over a month back, returns under a new key or comes in crowds is no news', () => {
  expect(kinds('inspections', [], [step('a', { day: '2026-09-01' })])).toEqual([]);
  const renamed = compare('inspections', [stored(step('old'))], [step('new')]);
  expect(renamed).toMatchObject({ gone: ['old'], news: [] });
  const crowd = Array.from({ length: 13 }, (_, i) => step(`k${i}`));
  expect(kinds('inspections', [], crowd)).toEqual([]);
  expect(kinds('inspections', [], crowd.slice(0, 12))).toHaveLength(12);
});

test('an empty answer changes nothing; a plan the city drops is dropped, a result stays', () => {
  const plan = stored(step('plan', { outcome: 'scheduled', day: '2026-11-01' }));
  const result = stored(step('result'));
  expect(compare('inspections', [plan, result], [])).toEqual({ write: [], gone: [], news: [] });
  const other = step('other', { day: '2026-10-01', outcome: 'failed' });
  expect(compare('inspections', [plan, result], [other]).gone).toEqual(['plan']);
});

test('rows that share a key are one step, the one with a result', () => {
  const rows = [step('a', { outcome: 'scheduled' }), step('a'), step('a', { outcome: 'unknown' })];
  expect(compare('inspections', [], rows).write).toMatchObject([{ key: 'a', outcome: 'passed' }]);
  expect(compare('inspections', [], rows.reverse()).write).toMatchObject([{ outcome: 'passed' }]);
});

test('a permit is sent to a desk and leaves it, with what the desk said', () => {
  const waiting = step('d', { name: 'BLDG', outcome: 'waiting', day: '2026-10-01' });
  expect(kinds('reviews', [], [waiting])).toEqual(['desk_entered']);
  expect(kinds('reviews', [], [step('d', { ...waiting, day: '2026-11-01' })])).toEqual([]);
  const ended = (outcome: string) => step('d', { ...waiting, outcome, endedOn: '2026-10-14' });
  expect(kinds('reviews', [stored(waiting)], [ended('approved')])).toEqual(['desk_left']);
  expect(kinds('reviews', [stored(waiting)], [ended('left')])).toEqual(['desk_left']);
  expect(kinds('reviews', [stored(waiting)], [ended('corrections')])).toEqual(['desk_corrections']);
  expect(kinds('reviews', [stored(ended('left'))], [ended('corrections')])).toEqual(['desk_corrections']);
  expect(kinds('reviews', [stored(ended('left'))], [ended('approved')])).toEqual([]);
  expect(kinds('reviews', [], [ended('not_needed')])).toEqual([]);
  expect(kinds('reviews', [], [step('d', { ...waiting, name: 'Intake' })])).toEqual([]);
});

test('the comments of one letter are one piece of news, and later ones another', () => {
  const comment = (key: string) => step(key, { outcome: '', name: 'Zoning', cycle: 2, body: key });
  const first = compare('comments', [], [comment('a'), comment('b')]);
  expect(first.news).toMatchObject([
    { revision: 2, kind: 'review_comments', changes: { comments: [null, 2], step: [null, 'Zoning'] } },
  ]);
  const later = compare('comments', first.write, [comment('b'), comment('c')]);
  expect(later.gone).toEqual([]);
  expect(later.news).toMatchObject([{ revision: 3, changes: { comments: [null, 1] } }]);
});
