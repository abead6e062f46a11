import { STATUS_BUCKETS, type StatusBucket } from '@/lib/tracking/permits/types';
import type { ReviewStep } from '@/lib/tracking/permits/view';
import type { WaitingInput, WaitingPermit } from '@/lib/tracking/permits/waiting';

/** Every status with everything a city tells beside it, and what all readers must say of it. */
export const TODAY = '2026-11-20';
export const HISTORY = '2025-11-20';

function step(given: Partial<ReviewStep>): ReviewStep {
  return {
    sourceKey: given.desk ?? 'Zoning',
    desk: 'Zoning',
    cycle: 1,
    arrivedOn: '2026-11-01',
    finishedOn: null,
    dueOn: null,
    resultWord: null,
    outcome: 'waiting',
    isTimeless: false,
    finishedOnly: false,
    ...given,
  };
}

type Sides = Pick<WaitingInput, 'steps' | 'inspections'>;
const NONE: Sides = { steps: [], inspections: [] };
const desk = step({});
const corrections = step({ desk: 'Fire', finishedOn: '2026-11-10', outcome: 'corrections' });
const visit = (heldOn: string, outcome: Sides['inspections'][number]['outcome']) => ({
  kind: 'Framing',
  heldOn,
  outcome,
});
const failed = visit('2026-11-12', 'failed');
const planned = visit('2026-11-24', 'scheduled');

export const SIDES = {
  nothing: NONE,
  fee: NONE,
  gone: NONE,
  'over a year ago': NONE,
  'no day': NONE,
  'a desk': { ...NONE, steps: [desk] },
  'a desk’s corrections': { ...NONE, steps: [desk, corrections] },
  'a failed inspection': { ...NONE, inspections: [failed] },
  'a failed inspection, called again': { ...NONE, inspections: [failed, planned] },
  'a visit': { ...NONE, inspections: [planned] },
  'a visit without result': { ...NONE, inspections: [visit('2026-11-12', 'unknown')] },
  'a passed inspection': { ...NONE, inspections: [failed, visit('2026-11-15', 'passed')] },
  'corrections and a visit': { steps: [corrections], inspections: [planned] },
} satisfies Record<string, Sides>;
export type Side = keyof typeof SIDES;

export interface Case {
  status: StatusBucket;
  side: Side;
}

export const CASES: readonly Case[] = STATUS_BUCKETS.flatMap((status) =>
  (Object.keys(SIDES) as Side[]).map((side) => ({ status, side })),
);

const ISSUED: readonly StatusBucket[] = ['issued', 'finaled', 'on_hold', 'expired', 'stopped'];

export function permitOf({ status, side }: Case): WaitingPermit & { feeCents: number | null } {
  const year = side === 'over a year ago' ? '2024' : '2026';
  const day = (given: string) => (side === 'no day' ? null : `${year}-${given}`);
  return {
    statusBucket: status,
    statusDate: day('10-10'),
    appliedDate: day('09-01'),
    approvedDate: null,
    issuedDate: ISSUED.includes(status) ? day('10-01') : null,
    completedDate: null,
    expiresDate: status === 'expired' ? day('10-10') : null,
    missingSince: side === 'gone' ? new Date('2026-11-01T12:00:00Z') : null,
    feeCents: side === 'fee' ? 45_000 : null,
  };
}

/** By the status, where nothing beside it counts. */
const PLAIN: Record<StatusBucket, [string | null, string]> = {
  pending: ['city', 'review'],
  action_required: ['applicant', 'answer'],
  ready_to_issue: ['applicant', 'issue'],
  issued: ['work', 'work'],
  finaled: [null, 'finished'],
  on_hold: ['applicant', 'hold'],
  expired: ['applicant', 'renewal'],
  stopped: ['applicant', 'stopped'],
  unknown: [null, 'unknown'],
};

const YOU: Partial<Record<Side, string>> = {
  'a desk’s corrections': 'corrections',
  'a failed inspection': 'reinspection',
  'corrections and a visit': 'corrections',
};

/** Whom, and what for; of nobody, why. */
export function expectedOf({ status, side }: Case): [string | null, string] {
  const plain = PLAIN[status];
  if (side === 'gone') return [null, 'unknown'];
  const mayBeHistory = status === 'on_hold' || status === 'expired' || status === 'stopped';
  if (side === 'over a year ago' && mayBeHistory) return [null, 'history'];
  // A hold lasts until the city lifts it; what is over and has no day at all is history.
  if (side === 'no day' && mayBeHistory && status !== 'on_hold') return [null, 'history'];
  const you = YOU[side];
  if (status === 'action_required' && you === 'corrections') return ['applicant', 'corrections'];
  if (status !== 'pending' && status !== 'issued' && status !== 'unknown') return plain;
  if (you) return ['applicant', you];
  if (side === 'a desk') return ['desk', 'review'];
  if (status === 'pending') return plain;
  if (side === 'a visit' || side === 'a failed inspection, called again') return ['inspector', 'visit'];
  if (side === 'a visit without result') return ['inspector', 'result'];
  return plain;
}
