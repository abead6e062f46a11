import { describe, expect, test } from 'vitest';
import { brandingChangeSchema } from './schema';

const problemOf = (given: object) => brandingChangeSchema.safeParse(given).error?.issues[0]?.message;

describe('what a company chooses', () => {
  test('a colour is six digits, in any case', () => {
    expect(brandingChangeSchema.parse({ colour: ' #0F5E57 ' })).toEqual({ colour: '#0f5e57' });
    for (const colour of ['0f5e57', '#fff', '#0f5e5', 'teal', 'red;background:url(x)'])
      expect(problemOf({ colour })).toBe('not_a_colour');
  });

  test('null takes a choice back, and what is not given stays', () => {
    expect(brandingChangeSchema.parse({ colour: null })).toEqual({ colour: null });
    expect(brandingChangeSchema.parse({})).toEqual({});
  });

  test.each(['Oak & Sons, Inc.', 'Construcciones Núñez', "O'Neil Builders"])(
    '%s is a sender',
    (senderName) => {
      expect(brandingChangeSchema.parse({ senderName })).toEqual({ senderName });
    },
  );

  test.each([
    ['not_a_name', 'billing@bank.example'],
    ['not_a_name', 'Oak" <x>'],
    ['not_a_name', 'Oak\r\nBcc: x'],
    ['not_a_name', 'Oak\u202eskaO'],
    ['not_your_name', 'Lintel Support'],
  ])('%s: %j', (problem, senderName) => {
    expect(problemOf({ senderName })).toBe(problem);
  });
});
