import { describe, expect, test } from 'vitest';
import { stepReached } from './reminders';
import { endOf, type Holding, judgeStanding, USUAL_RULES } from './standing';

const RULES = { ...USUAL_RULES, required: ['general_liability' as const], onGap: 'block' as const };
const policy = (given: Partial<Holding>): Holding => ({
  id: 'hld_1',
  line: 'general_liability',
  issuer: null,
  number: null,
  state: null,
  effective: '2026-01-01',
  expires: '2027-01-01',
  endsOn: null,
  limits: { eachOccurrence: 100_000_000, generalAggregate: 200_000_000 },
  amountCents: null,
  additionalInsured: 'no',
  waiver: 'no',
  exemption: null,
  paperId: null,
  ...given,
});
const NOTHING = {
  ...{ said: null, day: null, number: null, name: null, class: null },
  ...{ isListedTwice: false, insurance: null, bond: null },
};
const judge = (holdings: readonly Holding[], today: string, rules = RULES) =>
  judgeStanding(holdings, rules, today, ['general_liability']);

describe('who may be given work', () => {
  test.each([
    ['active', true, 'ok'],
    ['suspended', true, 'register_no'],
    ['inactive', true, 'register_no'],
    ['expired', null, 'register_no'],
    ['ended', true, 'register_no'],
    // Somebody else's license, and a number that is not listed, hold nobody back.
    ['suspended', false, 'ok'],
    ['not_listed', null, 'ok'],
    ['unknown', true, 'ok'],
  ] as const)('a license that its register calls %s, the holder agreeing: %s', (word, nameAgrees, state) => {
    const register = { ...NOTHING, word, nameAgrees };
    const [cell] = judgeStanding([policy({ line: 'licence', register })], RULES, '2026-08-01', [
      'licence',
    ]).cells;
    expect(cell?.state).toBe(state);
  });

  test('a policy is not in force on the day it ends, a licence still is', () => {
    expect(judge([policy({})], '2026-12-31').assignable).toBe('yes');
    expect(judge([policy({})], '2027-01-01').assignable).toBe('block');
    expect(endOf({ line: 'licence', expires: '2026-08-31', endsOn: null })).toBe('2026-09-01');
  });

  test('a cancelled policy ends on its day whatever its period says', () => {
    expect(judge([policy({ endsOn: '2026-12-03' })], '2026-12-02')).toMatchObject({
      assignable: 'yes',
      until: '2026-12-03',
    });
    expect(judge([policy({ endsOn: '2026-12-03' })], '2026-12-03').gaps).toEqual(['general_liability']);
  });

  test('of two policies the one in force counts, and a renewal carries it on', () => {
    const old = policy({});
    const next = policy({ id: 'hld_2', effective: '2027-01-01', expires: '2028-01-01' });
    expect(judge([old, next], '2026-12-20')).toMatchObject({ assignable: 'yes', until: '2028-01-01' });
    const late = policy({ id: 'hld_3', effective: '2027-01-05', expires: '2028-01-05' });
    expect(judge([old, late], '2026-12-20').until).toBe('2027-01-01');
  });

  test('a sentence on the certificate is no endorsement where one is asked for', () => {
    const rules = { ...RULES, needsAdditionalInsured: true };
    expect(
      judge([policy({ additionalInsured: 'description only' })], '2026-06-01', rules).cells[0]?.state,
    ).toBe('no_endorsement');
    expect(judge([policy({ additionalInsured: 'endorsement' })], '2026-06-01', rules).assignable).toBe('yes');
  });

  test('a limit nobody could read is asked for, not taken as enough', () => {
    expect(judge([policy({ limits: { eachOccurrence: 100_000_000 } })], '2026-06-01').cells[0]?.state).toBe(
      'low',
    );
  });

  test.each([
    [91, null],
    [90, 90],
    [61, 90],
    [60, 60],
    [14, 14],
    [2, 7],
    [1, 1],
    [0, null],
  ])('with %i days left the step is %s', (left, step) => {
    expect(stepReached(left)).toBe(step);
  });
});
