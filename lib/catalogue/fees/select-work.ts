import type { FeeInput, FeeInputName, FeeSchedule, FeeWork, Occupancy, WorkKind } from './types';
import { OCCUPANCIES, WORK_KINDS } from './types';

export type WorkSelection =
  | { readonly kind: 'one'; readonly work: FeeWork }
  | { readonly kind: 'none' }
  | {
      readonly kind: 'open';
      readonly missing: readonly Extract<FeeInputName, 'occupancy' | 'work' | 'row'>[];
      readonly works: readonly FeeWork[];
    };

/** The row of a schedule that prices a job, or what has still to be known to tell. */
export function selectWork(schedule: FeeSchedule, input: FeeInput): WorkSelection {
  const { workId, occupancy, work, structural } = input;
  if (workId !== undefined) {
    const picked = schedule.works.find((row) => row.id === workId && fits(row, occupancy, work));
    return picked ? { kind: 'one', work: picked } : { kind: 'none' };
  }
  const rows = rowsFor(schedule, occupancy, work, structural);
  if (rows.length === 0) return { kind: 'none' };
  const missing: ('occupancy' | 'work')[] = [];
  if (occupancy === undefined && OCCUPANCIES.some((one) => differs(rows, one, work)))
    missing.push('occupancy');
  if (work === undefined && WORK_KINDS.some((one) => differs(rows, occupancy, one))) missing.push('work');
  if (missing.length > 0) return { kind: 'open', missing, works: rows };
  const [only, ...others] = rows;
  if (only && others.length === 0) return { kind: 'one', work: only };
  return { kind: 'open', missing: ['row'], works: rows };
}

/** The rows offered for a job, without those that only a person can pick. */
function rowsFor(
  schedule: FeeSchedule,
  occupancy?: Occupancy,
  work?: WorkKind,
  structural?: boolean,
): FeeWork[] {
  return schedule.works.filter(
    (row) => row.match !== null && fits(row, occupancy, work) && fitsStructure(row, structural),
  );
}

/** Whether knowing one more fact would leave fewer rows. */
function differs(rows: readonly FeeWork[], occupancy?: Occupancy, work?: WorkKind): boolean {
  return rows.some((row) => !fits(row, occupancy, work));
}

function fits({ match }: FeeWork, occupancy?: Occupancy, work?: WorkKind): boolean {
  if (match === null) return true;
  return (
    (occupancy === undefined || match.occupancies.includes(occupancy)) &&
    (work === undefined || prices(match.works, work))
  );
}

function fitsStructure({ match }: FeeWork, structural: boolean | undefined): boolean {
  return structural === undefined || match?.structural === undefined || match.structural === structural;
}

/** An accessory unit may be new, an addition or a conversion: a row that prices all three prices it. */
function prices(works: readonly WorkKind[], work: WorkKind): boolean {
  if (works.includes(work)) return true;
  return work === 'accessory_unit' && ACCESSORY_UNITS.every((one) => works.includes(one));
}

const ACCESSORY_UNITS: readonly WorkKind[] = ['new', 'addition', 'alteration'];
