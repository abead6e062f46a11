import { FEE_SCHEDULES } from '@/content/fees/schedules';
import { FEE_STATE_RULES } from '@/content/fees/state-rules';
import { foldName } from '@/lib/catalogue/checklists/places';
import type { ChecklistPlace, StateCode } from '@/lib/catalogue/checklists/types';
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

/**
 * The schedule of a place that has no page, by its name. A county's holds outside its cities only: where no
 * city is named, or the county stands in the city's place.
 */
export function scheduleOfPlace({ city, county, state }: ChecklistPlace): FeeSchedule | null {
  const named = city === null ? null : plainName(city);
  const inCounty = named === null ? county : (UNINCORPORATED.exec(named)?.[1] ?? null);
  const own = FEE_SCHEDULES.filter((schedule) => schedule.state === state && schedule.place);
  const found = own.find(({ place }) => {
    if (!place) return false;
    if ('city' in place) return named !== null && plainName(place.city) === named;
    return inCounty !== null && countyName(place.county) === countyName(inCounty);
  });
  return found ?? null;
}

/** "pulaski county", "unincorporated pulaski county", "pulaski county (unincorporated)". */
const UNINCORPORATED =
  /^(?:unincorporated )?(.+ county|condado de .+?)(?: \(?(?:unincorporated|uninc)(?: area)?\)?)?$/;

/** A city's name as people write it: "City of Red Oak", "Red-Oak". */
function plainName(name: string): string {
  return foldName(name)
    .replace(/^(?:city|town|village|ciudad|municipio) (?:of|de) /, '')
    .replaceAll('-', ' ');
}

function countyName(name: string): string {
  return plainName(name)
    .replace(/^(?:county of|condado de) /, '')
    .replace(/ county$/, '');
}

/** What a state itself says about permit fees. */
export function stateFeeRule(state: StateCode): FeeStateRule | null {
  return byState.get(state) ?? null;
}

export function listSchedules(): readonly FeeSchedule[] {
  return FEE_SCHEDULES;
}
