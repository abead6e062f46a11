import { expect, test } from 'vitest';
import { LINE_COUNT, linesWith, statesWithNotes, TYPE_COUNT } from './coverage';

test('the lines counted by their mark are all lines there are', () => {
  expect(linesWith('A') + linesWith('B') + linesWith('C') + linesWith('G')).toBe(LINE_COUNT);
  expect(TYPE_COUNT).toBe(21);
});

test('each state with notes is named once, in the order of its language', () => {
  const states = statesWithNotes('es');
  expect(new Set(states).size).toBe(states.length);
  expect(states).toContain('Florida');
  expect(states).toEqual([...states].sort((a, b) => a.localeCompare(b, 'es')));
});
