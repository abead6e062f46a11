import { describe, expect, test } from 'vitest';
import type { ReviewStep } from '../view';
import { standingOf } from './standing';

const TODAY = '2026-11-20';
const pending = {
  statusBucket: 'pending',
  statusDate: null,
  appliedDate: null,
  approvedDate: null,
  issuedDate: null,
  completedDate: null,
  expiresDate: null,
  missingSince: null,
} as const;
const issued = { ...pending, statusBucket: 'issued', issuedDate: '2026-10-01' } as const;

function step(given: Partial<ReviewStep>): ReviewStep {
  return {
    sourceKey: given.desk ?? 'Zoning',
    desk: 'Zoning',
    cycle: 1,
    arrivedOn: '2026-11-08',
    finishedOn: null,
    dueOn: null,
    resultWord: null,
    outcome: 'waiting',
    isTimeless: false,
    finishedOnly: false,
    ...given,
  };
}

describe('what a list says of a permit', () => {
  test('the desk that has it longest, since when, and the city’s own target', () => {
    const steps = [step({}), step({ desk: 'Fire', arrivedOn: '2026-11-01', dueOn: '2026-11-30' })];
    expect(standingOf({ permit: pending, steps, inspections: [], today: TODAY })).toMatchObject({
      waitsOn: 'desk',
      why: 'review',
      places: ['Fire'],
      since: '2026-11-01',
      due: '2026-11-30',
    });
  });

  test('the next visit, until the day after it', () => {
    const inspections = [{ kind: 'Framing', heldOn: '2026-11-23', outcome: 'scheduled' } as const];
    expect(standingOf({ permit: issued, steps: [], inspections, today: TODAY })).toEqual({
      waitsOn: 'inspector',
      why: 'visit',
      places: ['Framing'],
      since: null,
      due: '2026-11-23',
      visitOn: '2026-11-23',
      visitKind: 'Framing',
      turnsOn: '2026-11-24',
    });
  });

  test('a result that is due, since the visit', () => {
    const inspections = [{ kind: 'Framing', heldOn: '2026-11-18', outcome: 'unknown' } as const];
    const standing = standingOf({ permit: issued, steps: [], inspections, today: TODAY });
    expect(standing).toMatchObject({ waitsOn: 'inspector', why: 'result', since: '2026-11-18' });
    // Two weeks after the visit nobody expects it any more.
    expect(standing.turnsOn).toBe('2026-12-03');
  });

  test('nothing where the side feeds say no more than the status does', () => {
    expect(standingOf({ permit: pending, steps: [], inspections: [], today: TODAY })).toEqual({
      waitsOn: null,
      why: null,
      places: [],
      since: null,
      due: null,
      visitOn: null,
      visitKind: null,
      turnsOn: null,
    });
  });
});
