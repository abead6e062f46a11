import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, evaluate, getFacts, type KnownFacts } from './condition';
import type { Answers, Condition, FactId, FactValue, QuestionFact } from './types';

const NOTHING: KnownFacts = { values: {}, domains: {} };
const knowing = (values: KnownFacts['values']): KnownFacts => ({ values, domains: {} });

const FACTS: readonly QuestionFact[] = ['septic', 'hoa', 'battery', 'wui', 'valuation', 'yearBuilt'];
const isNumberFact = (fact: QuestionFact) => fact === 'valuation' || fact === 'yearBuilt';
const small = fc.integer({ min: 0, max: 4 });

const leaf: fc.Arbitrary<Condition> = fc.constantFrom(...FACTS).chain((fact): fc.Arbitrary<Condition> => {
  if (!isNumberFact(fact)) {
    return fc.record({ fact: fc.constant(fact), op: fc.constantFrom('eq', 'ne'), value: fc.boolean() });
  }
  return fc.oneof(
    fc.record({ fact: fc.constant(fact), op: fc.constantFrom('gt', 'gte', 'lt', 'lte'), value: small }),
    fc.record({ fact: fc.constant(fact), op: fc.constant('in'), values: fc.array(small, { maxLength: 3 }) }),
  );
});

const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.constant<Condition>({ always: true }),
    fc.array(tie('condition'), { maxLength: 3 }).map((all): Condition => ({ all })),
    fc.array(tie('condition'), { maxLength: 3 }).map((any): Condition => ({ any })),
  ),
}));

const values: fc.Arbitrary<Answers> = fc.record(
  {
    septic: fc.boolean(),
    hoa: fc.boolean(),
    battery: fc.boolean(),
    wui: fc.boolean(),
    valuation: small,
    yearBuilt: small,
  },
  { requiredKeys: [] },
);

const OPPOSITE = { eq: 'ne', ne: 'eq' } as const;
const OPPOSITE_ORDER = { gt: 'lte', gte: 'lt', lt: 'gte', lte: 'gt' } as const;

function negate(given: Condition): Condition {
  if ('always' in given) return { any: [] };
  if ('all' in given) return { any: given.all.map(negate) };
  if ('any' in given) return { all: given.any.map(negate) };
  switch (given.op) {
    case 'eq':
    case 'ne':
      return { ...given, op: OPPOSITE[given.op] };
    case 'in':
      return { all: given.values.map((value): Condition => ({ fact: given.fact, op: 'ne', value })) };
    default:
      return { ...given, op: OPPOSITE_ORDER[given.op] };
  }
}

/** `in` an empty list needs no answer when negated, so De Morgan is tried without it. */
function hasEmptyIn(given: Condition): boolean {
  if ('always' in given) return false;
  if ('all' in given) return given.all.some(hasEmptyIn);
  if ('any' in given) return given.any.some(hasEmptyIn);
  return given.op === 'in' && given.values.length === 0;
}

describe('a condition over answers', () => {
  it('asks for a fact that nobody gave, whatever the operator', () => {
    expect(evaluate({ fact: 'hoa', op: 'eq', value: true }, NOTHING)).toBe('ask');
    expect(evaluate({ fact: 'hoa', op: 'ne', value: true }, NOTHING)).toBe('ask');
    expect(evaluate({ fact: 'valuation', op: 'gt', value: 2500 }, NOTHING)).toBe('ask');
    expect(evaluate({ fact: 'state', op: 'in', values: ['CA', 'FL'] }, NOTHING)).toBe('ask');
  });

  it('keeps the limits of the comparisons', () => {
    const at = (op: 'gt' | 'gte' | 'lt' | 'lte') =>
      evaluate({ fact: 'valuation', op, value: 2500 }, knowing({ valuation: 2500 }));
    expect([at('gt'), at('gte'), at('lt'), at('lte')]).toEqual(['no', 'yes', 'no', 'yes']);
  });

  it('does not compare words or NaN with a number', () => {
    const rule: Condition = { fact: 'valuation', op: 'lt', value: 10 };
    expect(evaluate(rule, knowing({ valuation: '5' }))).toBe('ask');
    expect(evaluate(rule, knowing({ valuation: Number.NaN }))).toBe('ask');
  });

  it('decides "all" and "any" as soon as one part suffices', () => {
    const open: Condition = { fact: 'septic', op: 'eq', value: true };
    const yes: Condition = { fact: 'hoa', op: 'eq', value: true };
    const known = knowing({ hoa: true });
    expect(evaluate({ any: [open, yes] }, known)).toBe('yes');
    expect(evaluate({ all: [open, yes] }, known)).toBe('ask');
    expect(evaluate({ all: [open, negate(yes)] }, known)).toBe('no');
    expect(evaluate({ any: [open, negate(yes)] }, known)).toBe('ask');
  });

  it('is decided without an answer when everything the fact can be says the same', () => {
    const rule: Condition = { fact: 'occupancy', op: 'ne', value: 'commercial' };
    const narrowed = (...domain: FactValue[]): KnownFacts => ({ values: {}, domains: { occupancy: domain } });
    expect(evaluate(rule, narrowed('residential_1_2', 'multifamily'))).toBe('yes');
    expect(evaluate(rule, narrowed('commercial'))).toBe('no');
    expect(evaluate(rule, narrowed('commercial', 'multifamily'))).toBe('ask');
  });

  it('names what is missing, and only that', () => {
    const rule: Condition = {
      all: [
        { fact: 'state', op: 'eq', value: 'FL' },
        {
          any: [
            { fact: 'hoa', op: 'eq', value: true },
            { fact: 'valuation', op: 'gt', value: 2500 },
          ],
        },
      ],
    };
    expect(decide(rule, knowing({ state: 'FL', hoa: false }))).toEqual({ verdict: 'ask', by: ['valuation'] });
    expect(decide(rule, knowing({ state: 'GA' }))).toEqual({ verdict: 'no', by: ['state'] });
  });

  it('never turns a decided condition into another decided one by a further answer', () => {
    fc.assert(
      fc.property(condition, values, values, (rule, first, more) => {
        const before = evaluate(rule, knowing(first));
        const after = evaluate(rule, knowing({ ...more, ...first }));
        expect(before === 'ask' || before === after).toBe(true);
      }),
    );
  });

  it('is decided once every fact it looks at is given', () => {
    const everything = { septic: true, hoa: false, battery: true, wui: false, valuation: 2, yearBuilt: 3 };
    fc.assert(
      fc.property(condition, values, (rule, some) => {
        expect(evaluate(rule, knowing({ ...everything, ...some }))).not.toBe('ask');
      }),
    );
  });

  it('does not depend on the order of answers', () => {
    fc.assert(
      fc.property(condition, values, (rule, some) => {
        const reversed = Object.fromEntries(Object.entries(some).reverse());
        expect(decide(rule, knowing(reversed))).toEqual(decide(rule, knowing(some)));
      }),
    );
  });

  it('does not depend on the order of the parts of "all" and "any"', () => {
    fc.assert(
      fc.property(fc.array(condition, { maxLength: 4 }), values, (parts, some) => {
        const reversed = [...parts].reverse();
        const known = knowing(some);
        expect(evaluate({ all: reversed }, known)).toBe(evaluate({ all: parts }, known));
        expect(evaluate({ any: reversed }, known)).toBe(evaluate({ any: parts }, known));
      }),
    );
  });

  it('follows De Morgan: the negation of a rule says the opposite, and asks where it asks', () => {
    const opposite = { yes: 'no', no: 'yes', ask: 'ask' } as const;
    fc.assert(
      fc.property(
        condition.filter((rule) => !hasEmptyIn(rule)),
        values,
        (rule, some) => {
          expect(evaluate(negate(rule), knowing(some))).toBe(opposite[evaluate(rule, knowing(some))]);
        },
      ),
    );
  });

  it('rests on facts it mentions, missing ones when it asks and given ones when it is decided', () => {
    fc.assert(
      fc.property(condition, values, (rule, some) => {
        const decision = decide(rule, knowing(some));
        const given = new Set<FactId>(FACTS.filter((fact) => some[fact] !== undefined));
        for (const fact of decision.by) {
          expect(getFacts(rule)).toContain(fact);
          expect(given.has(fact)).toBe(decision.verdict !== 'ask');
        }
      }),
    );
  });
});
