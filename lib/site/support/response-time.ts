import { isBusinessDay } from '@/lib/platform/clock/holidays';
import { wallTime } from '@/lib/platform/clock/zones';
import { PLAN_FACTS } from '@/lib/providers/billing/plan-facts';
import type { Tier } from '@/lib/providers/billing/types';
import type { Priority } from './types';

/** When people of support work: what a business hour is, in their own zone. */
export const SUPPORT_ZONE = 'America/Chicago';
const SUPPORT_STATE = 'TX';
const OPENS = 8;
const CLOSES = 18;
const HOURS_A_DAY = CLOSES - OPENS;
const STEP_MS = 30 * 60_000;

/** Business hours until the first answer, by what a plan calls its support; null promises no time. */
const BUSINESS_HOURS = { community: null, email: HOURS_A_DAY, priority: 4 } as const;

/** What a plan is told of answers: a company without a plan is told what Solo is. */
export function supportOf(tier: Tier | null): {
  kind: 'community' | 'email' | 'priority';
  hours: number | null;
} {
  const kind = tier === null ? 'community' : PLAN_FACTS[tier].support;
  return { kind, hours: BUSINESS_HOURS[kind] };
}

export function priorityOf(tier: Tier | null): Priority {
  return supportOf(tier).kind === 'priority' ? 'priority' : 'normal';
}

/** The moment so many business hours after another; weekends, holidays and nights do not count. */
export function addBusinessHours(from: Date, hours: number): Date {
  let at = Math.ceil(from.getTime() / STEP_MS) * STEP_MS;
  for (let left = hours * HOUR_STEPS; left > 0; at += STEP_MS) if (isOpen(at)) left -= 1;
  return new Date(at);
}

const HOUR_STEPS = 2;

function isOpen(at: number): boolean {
  const { day, hour } = wallTime(SUPPORT_ZONE, at);
  return isBusinessDay(day, SUPPORT_STATE) && hour >= OPENS && hour < CLOSES;
}

/** When the first answer is due to a ticket of a plan; null where no time is promised. */
export function answerDueAt(tier: Tier | null, now: Date): Date | null {
  const { hours } = supportOf(tier);
  return hours === null ? null : addBusinessHours(now, hours);
}
