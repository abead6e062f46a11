import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide, hourOf, inOrder, type Known, type Past, simulate, triggers } from './match';
import { type Action, type Condition, type Facts, type FlowEvent, MAX_DEPTH, type Rule } from './types';

const ANA = 'usr_ana';
const SUB = 'sbc_sub';
const KNOWN: Known = {
  members: new Set([ANA, 'usr_boss']),
  subcontractors: new Set([SUB]),
  tags: new Set(['tag_a']),
  keeper: 'usr_boss',
};
const NOTHING: Past = { inHour: 0, lastOf: null };
const START = Date.UTC(2026, 8, 1);

const FACTS: Facts = {
  permitId: 7,
  isOwn: true,
  permitNumber: 'BP-7',
  place: '205 Brushy Creek Dr',
  city: 'austin-tx',
  type: 'roofing',
  words: 'BP-7 Roofing Replace shingles',
  valueCents: 6_000_000,
  status: 'issued',
  tagIds: ['tag_a'],
  assigned: [SUB],
  projectId: 'prj_1',
  leads: [ANA],
  subcontractorId: null,
};

function event(given: Partial<FlowEvent> = {}, facts: Partial<Facts> = {}): FlowEvent {
  return {
    key: 'event:1',
    kind: 'status',
    at: new Date(START),
    subject: 'permit:7',
    what: { from: 'pending', to: 'issued' },
    cause: null,
    ...given,
    facts: { ...FACTS, ...facts },
  };
}

const TELL: Action = { kind: 'notify', to: ['lead'], message: '' };

function rule(given: Partial<Rule> = {}): Rule {
  return {
    trigger: { kind: 'status', to: 'issued' },
    conditions: [],
    actions: [TELL],
    perHour: 20,
    restHours: 0,
    ...given,
  };
}

describe('a trigger', () => {
  test('of a status asks for a move into it, not for a new word of the same', () => {
    expect(triggers({ kind: 'status', to: 'issued' }, event())).toBe(true);
    expect(triggers({ kind: 'status', to: 'finaled' }, event())).toBe(false);
    expect(
      triggers({ kind: 'status', to: 'issued' }, event({ what: { from: 'issued', to: 'issued' } })),
    ).toBe(false);
    expect(triggers({ kind: 'status', to: null }, event({ what: { from: 'issued', to: 'issued' } }))).toBe(
      true,
    );
  });

  test('is met by its own kind and measure alone', () => {
    const still = event({ kind: 'still', what: { days: 14 } });
    expect(triggers({ kind: 'still', days: 14 }, still)).toBe(true);
    expect(triggers({ kind: 'still', days: 7 }, still)).toBe(false);
    expect(triggers({ kind: 'permit_ends', days: 14 }, still)).toBe(false);
    const failed = event({ kind: 'inspection', what: { news: 'failed' } });
    expect(triggers({ kind: 'inspection', news: 'failed' }, failed)).toBe(true);
    expect(triggers({ kind: 'inspection', news: 'passed' }, failed)).toBe(false);
    const mail = event({ kind: 'mail', what: { mailKind: 'corrections' } });
    expect(triggers({ kind: 'mail', mailKind: null }, mail)).toBe(true);
    expect(triggers({ kind: 'mail', mailKind: 'receipt' }, mail)).toBe(false);
  });
});

describe('conditions', () => {
  const MET: [Condition, Partial<Facts>][] = [
    [{ field: 'city', city: 'austin-tx' }, { city: 'dallas-tx' }],
    [{ field: 'type', type: 'roofing' }, { type: null }],
    [{ field: 'words', words: 'SHINGLES' }, { words: 'Deck' }],
    [{ field: 'tag', tagId: 'tag_a' }, { tagIds: [] }],
    [{ field: 'assigned', person: SUB }, { assigned: [ANA] }],
    [{ field: 'job', projectId: 'prj_1' }, { projectId: null }],
    [{ field: 'value', is: 'over', cents: 5_000_000 }, { valueCents: 5_000_000 }],
    [{ field: 'value', is: 'under', cents: 7_000_000 }, { valueCents: null }],
    [{ field: 'status', status: 'issued' }, { status: null }],
  ];

  test.each(MET)('%j is met, and is not where the fact differs or is not known', (condition, other) => {
    const one = rule({ conditions: [condition] });
    expect(decide(one, event(), NOTHING, KNOWN).outcome).toBe('act');
    expect(decide(one, event({}, other), NOTHING, KNOWN)).toEqual({
      outcome: 'skipped',
      reason: 'condition',
      condition: 0,
    });
  });

  test('are named by their place', () => {
    const conditions = [MET[0]?.[0], { field: 'words', words: 'solar' }] as Condition[];
    expect(decide(rule({ conditions }), event(), NOTHING, KNOWN)).toMatchObject({ condition: 1 });
  });
});

describe('what is held back', () => {
  test('beyond the cap of the hour, within the rest, and behind three others', () => {
    const one = rule({ perHour: 3, restHours: 24 });
    expect(decide(one, event(), { inHour: 3, lastOf: null }, KNOWN)).toEqual({ outcome: 'capped' });
    const lastOf = new Date(START - 23 * 3_600_000);
    expect(decide(one, event(), { inHour: 0, lastOf }, KNOWN)).toMatchObject({ reason: 'resting' });
    const before = new Date(START - 24 * 3_600_000);
    expect(decide(one, event(), { inHour: 0, lastOf: before }, KNOWN).outcome).toBe('act');
    const deep = (depth: number) => event({ cause: { runId: 1, depth } });
    expect(decide(one, deep(MAX_DEPTH - 1), NOTHING, KNOWN).outcome).toBe('act');
    expect(decide(one, deep(MAX_DEPTH), NOTHING, KNOWN)).toMatchObject({ reason: 'too_deep' });
  });
});

describe('steps', () => {
  const planOf = (action: Action, facts: Partial<Facts> = {}) => {
    const decision = decide(rule({ actions: [action] }), event({}, facts), NOTHING, KNOWN);
    return decision.outcome === 'act' ? decision.actions[0] : null;
  };

  test('find people by what they are, and whoever answers for the workflow where nobody is', () => {
    expect(planOf(TELL)).toMatchObject({ to: [ANA], problem: null });
    expect(planOf(TELL, { leads: [] })).toMatchObject({ to: ['usr_boss'] });
    expect(planOf({ kind: 'assign', to: 'assigned' })).toMatchObject({ to: [SUB] });
    // A subcontractor gets no mail of a workflow.
    expect(planOf({ kind: 'notify', to: ['assigned'], message: '' })).toMatchObject({
      problem: 'person_gone',
    });
  });

  test('say what is in their way', () => {
    const task: Action = { kind: 'task', title: 'Book', template: null, dueInDays: 1, to: 'usr_gone' };
    expect(planOf(task)).toMatchObject({ to: [], problem: 'person_gone' });
    expect(planOf({ ...task, to: null })).toMatchObject({ to: [], problem: null });
    expect(planOf({ kind: 'tag', tagId: 'tag_gone' })).toMatchObject({ problem: 'tag_gone' });
    expect(planOf({ kind: 'tag', tagId: 'tag_a' }, { isOwn: false })).toMatchObject({ problem: 'no_permit' });
    expect(planOf({ kind: 'ask_papers' })).toMatchObject({ problem: 'no_subcontractor' });
    expect(planOf({ kind: 'ask_papers' }, { subcontractorId: SUB })).toMatchObject({ to: [SUB] });
    expect(planOf({ kind: 'start_round', dueInDays: 3 }, { isOwn: false })).toMatchObject({
      problem: 'no_permit',
    });
  });
});

/** The worker in small: a store that keeps what is committed, and loses what is not. */
function work(one: Rule, batches: readonly (readonly FlowEvent[])[], crashes: readonly boolean[]) {
  const runs = new Map<string, { event: FlowEvent; outcome: string }>();
  const effects: string[] = [];
  let at = 0;
  for (const batch of batches)
    for (let done = false; !done; ) {
      done = true;
      for (const given of [...batch].sort(inOrder)) {
        if (!triggers(one.trigger, given) || runs.has(given.key)) continue;
        const acted = [...runs.values()].filter(({ outcome }) => outcome === 'act').map((run) => run.event);
        const past: Past = {
          inHour: acted.filter((before) => hourOf(before.at) === hourOf(given.at)).length,
          lastOf: acted
            .filter(({ subject }) => subject === given.subject)
            .reduce<Date | null>((last, { at: when }) => (last && last > when ? last : when), null),
        };
        const decision = decide(one, given, past, KNOWN);
        const isCrash = crashes[at++ % Math.max(crashes.length, 1)] === true && at < 200;
        // A crash before the commit: nothing of the event is kept, and the batch comes again.
        if (isCrash) {
          done = false;
          break;
        }
        runs.set(given.key, { event: given, outcome: decision.outcome });
        if (decision.outcome === 'act') effects.push(given.key);
      }
    }
  return { runs, effects };
}

const anyEvent = fc
  .record({
    id: fc.integer({ min: 1, max: 40 }),
    minutes: fc.integer({ min: 0, max: 60 * 24 * 5 }),
    permit: fc.integer({ min: 1, max: 5 }),
    to: fc.constantFrom('issued', 'pending' as const),
    valueCents: fc.constantFrom(null, 1_000, 9_000_000),
  })
  .map(({ id, minutes, permit, to, valueCents }) =>
    event(
      {
        key: `event:${String(id).padStart(5, '0')}`,
        at: new Date(START + minutes * 60_000),
        subject: `permit:${permit}`,
        what: { from: 'on_hold', to: to === 'issued' ? 'issued' : 'pending' },
      },
      { permitId: permit, valueCents },
    ),
  );

const anyRule = fc
  .record({
    perHour: fc.integer({ min: 1, max: 3 }),
    restHours: fc.constantFrom(0, 1, 24),
    over: fc.boolean(),
  })
  .map(({ perHour, restHours, over }) =>
    rule({ perHour, restHours, conditions: over ? [{ field: 'value', is: 'over', cents: 5_000_000 }] : [] }),
  );

test('crashes and events that come twice change nothing: the worker does what the dry run said, once', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyEvent, { selector: ({ key }) => key, maxLength: 40 }),
      anyRule,
      fc.array(fc.boolean(), { maxLength: 30 }),
      fc.integer({ min: 1, max: 7 }),
      (events, one, crashes, size) => {
        const ordered = [...events].sort(inOrder);
        // Each look sees what is new and, once more, what the one before saw.
        const batches = ordered.flatMap((_, place) =>
          place % size === 0 ? [ordered.slice(Math.max(0, place - size), place + size)] : [],
        );
        const said = simulate(one, [...events, ...events], KNOWN);
        const { runs, effects } = work(one, batches, crashes);
        expect(new Set(effects).size).toBe(effects.length);
        expect([...runs].map(([key, { outcome }]) => [key, outcome])).toEqual(
          said.map(({ event: { key }, decision }) => [key, decision.outcome]),
        );
      },
    ),
  );
});
