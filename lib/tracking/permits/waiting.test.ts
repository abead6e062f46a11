import { expect, test } from 'vitest';
import type { ReviewStep } from './view';
import { type WaitingInput, waitingOn } from './waiting';

const TODAY = '2026-10-15';
const permit = {
  statusBucket: 'pending',
  statusDate: null,
  appliedDate: null,
  approvedDate: null,
  issuedDate: null,
  completedDate: null,
  expiresDate: null,
  missingSince: null,
} as const satisfies WaitingInput['permit'];

function step(given: Partial<ReviewStep> & { desk: string }): ReviewStep {
  return {
    sourceKey: JSON.stringify(given),
    cycle: null,
    arrivedOn: '2026-09-01',
    finishedOn: null,
    dueOn: null,
    resultWord: null,
    outcome: 'waiting',
    isTimeless: false,
    finishedOnly: false,
    ...given,
  };
}

const ask = (given: Partial<WaitingInput>) =>
  waitingOn({ permit, steps: [], inspections: [], today: TODAY, history: '2025-10-15', ...given });

/** Of a pending permit. */
const BY_STATUS_ALONE = [{ on: 'city', since: null }];

test('no more than the status is said where nothing is known', () => {
  const steps = [step({ desk: 'BLDG', finishedOn: '2026-09-05', outcome: 'approved' })];
  expect(ask({})).toEqual(BY_STATUS_ALONE);
  expect(ask({ steps })).toEqual(BY_STATUS_ALONE);
  expect(ask({ steps, permit: { ...permit, statusBucket: 'unknown' } })).toEqual([]);
});

test('open desks are named, the longest waiting first, with the city’s target', () => {
  const steps = [
    step({ desk: 'SFFD', arrivedOn: '2026-09-20', dueOn: '2026-10-20' }),
    step({ desk: 'BLDG', arrivedOn: '2026-09-02' }),
    step({ desk: 'INTAKE', arrivedOn: '2026-08-01', isTimeless: true }),
    step({ desk: 'LATER', arrivedOn: null }),
    step({ desk: 'AHEAD', arrivedOn: '2026-11-01' }),
  ];
  expect(ask({ steps })).toEqual([
    { on: 'desk', desk: 'BLDG', since: '2026-09-02', due: null },
    { on: 'desk', desk: 'SFFD', since: '2026-09-20', due: '2026-10-20' },
  ]);
});

test('corrections wait for the applicant until the desk has the plans again', () => {
  const corrections = step({ desk: 'MECH', finishedOn: '2026-09-10', outcome: 'corrections', cycle: 1 });
  expect(ask({ steps: [corrections] })).toEqual([
    { on: 'applicant', why: 'corrections', at: ['MECH'], since: '2026-09-10' },
  ]);
  const again = step({ desk: 'MECH', arrivedOn: '2026-09-25', cycle: 2 });
  expect(ask({ steps: [again, corrections] })).toEqual([
    { on: 'desk', desk: 'MECH', since: '2026-09-25', due: null },
  ]);
});

test('where a city lists finished reviews only, corrections alone do not say whose turn it is', () => {
  const steps = [
    step({ desk: 'Zoning', finishedOn: '2026-09-10', outcome: 'corrections', finishedOnly: true }),
  ];
  expect(ask({ steps })).toEqual(BY_STATUS_ALONE);
  expect(ask({ steps, permit: { ...permit, statusBucket: 'action_required' } })).toEqual([
    { on: 'applicant', why: 'corrections', at: ['Zoning'], since: '2026-09-10' },
  ]);
});

test('the status alone says when an answer or the pick-up is waited for', () => {
  const statusDate = '2026-10-01';
  expect(ask({ permit: { ...permit, statusBucket: 'action_required', statusDate } })).toEqual([
    { on: 'applicant', why: 'answer', at: [], since: statusDate },
  ]);
  expect(ask({ permit: { ...permit, statusBucket: 'ready_to_issue', statusDate } })).toEqual([
    { on: 'applicant', why: 'issue', at: [], since: statusDate },
  ]);
});

const issued = { ...permit, statusBucket: 'issued', issuedDate: '2026-09-15' } as const;
const WORK = [{ on: 'work', since: '2026-09-15' }];

test('after the issue the inspector is waited for, or whoever has to call again', () => {
  const failed = { kind: 'Framing', heldOn: '2026-10-10', outcome: 'failed' } as const;
  const next = { kind: 'Framing', heldOn: '2026-10-20', outcome: 'scheduled' } as const;
  expect(ask({ permit: issued, inspections: [next, failed] })).toEqual([
    { on: 'inspector', kind: 'Framing', day: '2026-10-20', why: 'visit' },
  ]);
  expect(ask({ permit: issued, inspections: [failed] })).toEqual([
    { on: 'applicant', why: 'reinspection', at: ['Framing'], since: '2026-10-10' },
  ]);
  const passed = { ...failed, outcome: 'passed', heldOn: '2026-10-12' } as const;
  expect(ask({ permit: issued, inspections: [failed, passed] })).toEqual(WORK);
});

test('a result is expected for two weeks after the visit', () => {
  const visit = (heldOn: string) => [{ kind: null, heldOn, outcome: 'unknown' as const }];
  expect(ask({ permit: issued, inspections: visit('2026-10-12') })).toEqual([
    { on: 'inspector', kind: null, day: '2026-10-12', why: 'result' },
  ]);
  expect(ask({ permit: issued, inspections: visit('2026-09-12') })).toEqual(WORK);
});

test('desks never closed before the issue are forgotten, those of a change afterwards are not', () => {
  const steps = [step({ desk: 'OLD' }), step({ desk: 'NEW', arrivedOn: '2026-10-01' })];
  expect(ask({ permit: issued, steps })).toEqual([
    { on: 'desk', desk: 'NEW', since: '2026-10-01', due: null },
  ]);
});

test('a permit that is over or gone waits for nobody', () => {
  const steps = [step({ desk: 'BLDG' })];
  expect(ask({ steps, permit: { ...permit, statusBucket: 'finaled' } })).toEqual([]);
  expect(ask({ steps, permit: { ...permit, missingSince: new Date('2026-10-01') } })).toEqual([]);
});

test('a hold, a lapse and a stop ask for somebody until a year is past', () => {
  for (const [statusBucket, why] of [
    ['on_hold', 'hold'],
    ['expired', 'renewal'],
    ['stopped', 'stopped'],
  ] as const) {
    const on = (statusDate: string | null) => ask({ permit: { ...permit, statusBucket, statusDate } });
    expect(on('2025-10-15')).toEqual([{ on: 'applicant', why, at: [], since: '2025-10-15' }]);
    expect(on('2025-10-14')).toEqual([]);
    expect(on(null)).toHaveLength(statusBucket === 'on_hold' ? 1 : 0);
  }
});

test('corrections after the issue come before the next visit', () => {
  const steps = [
    step({ desk: 'NEW', arrivedOn: '2026-10-01', finishedOn: '2026-10-09', outcome: 'corrections' }),
  ];
  const inspections = [{ kind: 'Framing', heldOn: '2026-10-20', outcome: 'scheduled' } as const];
  expect(ask({ permit: issued, steps, inspections })).toMatchObject([
    { on: 'applicant', why: 'corrections', at: ['NEW'] },
    { on: 'inspector', why: 'visit' },
  ]);
});
