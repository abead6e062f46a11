import { FEE_SCHEDULES } from '@/content/fees/schedules';
import { FEE_STATE_RULES } from '@/content/fees/state-rules';
import type { StateCode } from '@/lib/catalogue/checklists/types';
import type { FeeSchedule, FeeStateRule } from './types';

const byId = new Map(FEE_SCHEDULES.map((schedule) => [schedule.id, schedule]));
const byCity = new Map(
  FEE_SCHEDULES.flatMap((schedule): [string, FeeSchedule][] =>
    schedule.citySlug === null ? [] : [[schedule.citySlug, schedule]],
  ),
);
const byState = new Map(FEE_STATE_RULES.map((rule) => [rule.state, rule]));

export function findSchedule(id: string): FeeSchedule | null {
  return byId.get(id) ?? null;
}

/** The schedule of a city of the catalogue, by its slug. */
export function scheduleOfCity(slug: string): FeeSchedule | null {
  return byCity.get(slug) ?? null;
}

/** What a state itself says about permit fees. */
export function stateFeeRule(state: StateCode): FeeStateRule | null {
  return byState.get(state) ?? null;
}

export function listSchedules(): readonly FeeSchedule[] {
  return FEE_SCHEDULES;
}
