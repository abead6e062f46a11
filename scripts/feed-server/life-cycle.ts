import type { StatusBucket } from '@/lib/tracking/permits/types';
import type { Draw } from './random';

export const STAGES = [
  'applied',
  'in_review',
  'corrections',
  'resubmitted',
  'ready',
  'issued',
  'inspection',
  'on_hold',
  'finaled',
  'expired',
  'withdrawn',
] as const;
export type Stage = (typeof STAGES)[number];

/** One step of a permit's way; the whole way is drawn at once, what is visible depends on the clock. */
export interface Step {
  stage: Stage;
  /** Milliseconds since 1970. */
  at: number;
  /** The city's own word where a test asked for one; otherwise it follows from the stage. */
  word?: string;
  /** When the city publishes it, where that is later. */
  shownAt?: number;
}

/** When a step can be seen. */
export function shownAt(step: Step): number {
  return step.shownAt ?? step.at;
}

export const BUCKET_OF_STAGE: Record<Stage, Exclude<StatusBucket, 'unknown'>> = {
  applied: 'pending',
  in_review: 'pending',
  corrections: 'action_required',
  resubmitted: 'pending',
  ready: 'ready_to_issue',
  issued: 'issued',
  inspection: 'issued',
  on_hold: 'on_hold',
  finaled: 'finaled',
  expired: 'expired',
  withdrawn: 'stopped',
};

export const STAGE_OF_BUCKET: Record<Exclude<StatusBucket, 'unknown'>, Stage> = {
  pending: 'in_review',
  action_required: 'corrections',
  ready_to_issue: 'ready',
  issued: 'issued',
  finaled: 'finaled',
  on_hold: 'on_hold',
  expired: 'expired',
  stopped: 'withdrawn',
};

export const DAY = 86_400_000;
const HOUR = 3_600_000;

class Plan {
  readonly steps: Step[] = [];
  #at: number;

  constructor(appliedAt: number) {
    this.#at = appliedAt;
    this.steps.push({ stage: 'applied', at: appliedAt });
  }

  to(stage: Stage, days: number): this {
    this.#at += Math.max(1_000, Math.round(days * DAY));
    this.steps.push({ stage, at: this.#at });
    return this;
  }
}

/** Trade and over-the-counter work: issued within days, finished within three weeks of applying. */
export function planTrade(draw: Draw, appliedAt: number): Step[] {
  const plan = new Plan(appliedAt);
  if (draw.chance(0.5)) plan.to('ready', draw.between(0.5, 5) / 24);
  else {
    plan.to('in_review', draw.between(0.05, 0.6));
    if (draw.chance(0.3)) {
      plan.to('corrections', draw.between(0.3, 1.5)).to('resubmitted', draw.between(0.3, 2));
    }
    if (draw.chance(0.04)) return plan.to('withdrawn', draw.between(0.5, 3)).steps;
    plan.to('ready', draw.between(0.3, 2));
  }
  plan.to('issued', draw.between(0.05, 0.8)).to('inspection', draw.between(1, 5));
  if (draw.chance(0.5)) plan.to('inspection', draw.between(0.8, 3));
  return plan.to('finaled', draw.between(0.5, 4)).steps;
}

/** New buildings, additions and fit-outs: plan review of weeks, building of months. */
export function planMajor(draw: Draw, appliedAt: number): Step[] {
  const plan = new Plan(appliedAt).to('in_review', draw.between(1, 6));
  const rounds = draw.chance(0.55) ? draw.int(1, 2) : 0;
  for (let round = 0; round < rounds; round += 1) {
    plan.to('corrections', draw.between(7, 28)).to('resubmitted', draw.between(4, 25));
  }
  if (draw.chance(0.05)) return plan.to('withdrawn', draw.between(10, 60)).steps;
  plan.to('ready', draw.between(7, 30)).to('issued', draw.between(1, 14));
  if (draw.chance(0.06)) return plan.to('expired', 180).steps;
  const inspections = draw.int(3, 7);
  const holdBefore = draw.chance(0.05) ? draw.int(1, inspections - 1) : -1;
  for (let inspection = 0; inspection < inspections; inspection += 1) {
    if (inspection === holdBefore) plan.to('on_hold', draw.between(5, 20));
    plan.to('inspection', draw.between(8, 35));
  }
  return plan.to('finaled', draw.between(3, 20)).steps;
}

/**
 * The way of a demonstration company's permits, one new every six days: corrections last longer than that,
 * so that at every moment at least one of them waits for corrections and several are issued.
 */
export function planDemoPermits(draw: Draw, appliedAt: number): Step[] {
  const jitter = () => draw.between(0, 0.2);
  return new Plan(appliedAt)
    .to('in_review', 1 + jitter())
    .to('corrections', 2.6 + jitter())
    .to('resubmitted', 6.8 + jitter())
    .to('ready', 1.5 + jitter())
    .to('issued', 0.8 + jitter())
    .to('inspection', 6 + jitter())
    .to('inspection', 9 + jitter())
    .to('finaled', 12 + jitter()).steps;
}

const STRAIGHT: Stage[] = ['applied', 'in_review', 'ready', 'issued', 'inspection', 'finaled'];
const LEADING_TO: Partial<Record<Stage, Stage[]>> = {
  corrections: ['applied', 'in_review'],
  resubmitted: ['applied', 'in_review', 'corrections'],
  on_hold: ['applied', 'in_review', 'ready', 'issued'],
  expired: ['applied', 'in_review', 'ready', 'issued'],
  withdrawn: ['applied', 'in_review'],
};

/** A way that ends at `stage` at the instant `at`, its earlier steps a day and a bit apart. */
export function planEndingAt(stage: Stage, at: number, word?: string): Step[] {
  const before = LEADING_TO[stage] ?? STRAIGHT.slice(0, STRAIGHT.indexOf(stage));
  const steps: Step[] = before.map((earlier, i) => ({
    stage: earlier,
    at: at - (before.length - i) * (DAY + 3 * HOUR),
  }));
  steps.push(word === undefined ? { stage, at } : { stage, at, word });
  return steps;
}
