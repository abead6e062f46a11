import { describe, expect, test } from 'vitest';
import { type CheckFileState, type CheckState, isUnderWay, milestones } from './check-state';

const FILE: CheckFileState = {
  id: 'fil_1',
  name: 'plans.pdf',
  type: 'pdf',
  bytes: 1,
  state: 'read',
  failure: null,
  pages: 3,
  pagesRead: 3,
  pagesDrawn: 3,
};

function state(file: Partial<CheckFileState>, run: CheckState['run'] = null): CheckState {
  return { files: [{ ...FILE, ...file }], run };
}

describe('what is under way', () => {
  test('a file that waits, is read, or whose pictures are drawn', () => {
    expect(isUnderWay(state({ state: 'waiting', pages: null, pagesRead: 0, pagesDrawn: 0 }))).toBe(true);
    expect(isUnderWay(state({ state: 'reading', pagesRead: 1, pagesDrawn: 0 }))).toBe(true);
    expect(isUnderWay(state({ pagesDrawn: 2 }))).toBe(true);
  });

  test('not a file that is done, failed or removed', () => {
    expect(isUnderWay(state({}))).toBe(false);
    expect(isUnderWay(state({ state: 'failed', failure: 'locked', pages: null, pagesDrawn: 0 }))).toBe(false);
    expect(isUnderWay(state({ state: 'cancelled', pagesDrawn: 0 }))).toBe(false);
  });

  test('a run until it is over', () => {
    expect(isUnderWay(state({}, { number: 2, state: 'explaining' }))).toBe(true);
    expect(isUnderWay(state({}, { number: 2, state: 'failed' }))).toBe(false);
  });
});

test('what becomes of a file shows by itself; what becomes of a run needs the page', () => {
  const before = state({ state: 'reading', pagesRead: 1, pagesDrawn: 0 });
  expect(milestones(state({ state: 'read' }))).toBe(milestones(before));
  expect(milestones({ ...before, run: { number: 1, state: 'waiting' } })).not.toBe(milestones(before));
});
