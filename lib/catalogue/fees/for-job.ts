import type { Answers, ChecklistPlace, PermitTypeId } from '@/lib/catalogue/checklists/types';
import { estimateFee } from './estimate';
import { workOfPermitType } from './permit-work';
import { scheduleOfCity, scheduleOfPlace } from './schedules';
import { type FeeEstimate, type FeeInput, type FeeSchedule, OCCUPANCIES, type WorkKind } from './types';

export interface Job {
  /** Its slug in our catalogue; null for a place without a page. */
  city: string | null;
  /** Finds the schedule of a place without a page. */
  place?: ChecklistPlace;
  permitType: PermitTypeId;
  answers: Answers;
  /** What was said of the work itself; it goes before what the permit type and the answers say. */
  given: FeeInput;
}

export interface JobFee {
  readonly schedule: FeeSchedule;
  readonly estimate: FeeEstimate;
  /** What the estimate was made from. */
  readonly input: FeeInput;
}

/** The fee of a job by the schedule of its place; null where there is none. */
export function estimateForJob(job: Job): JobFee | null {
  const own = job.city === null ? null : scheduleOfCity(job.city);
  const schedule = own ?? (job.place ? scheduleOfPlace(job.place) : null);
  if (!schedule) return null;
  const input = { ...known(job, schedule), ...withoutGaps(job.given) };
  return { schedule, estimate: estimateFee(schedule, input), input };
}

function known({ permitType, answers }: Job, schedule: FeeSchedule): FeeInput {
  const kind = workOfPermitType(permitType);
  const occupancy = kind?.occupancy ?? OCCUPANCIES.find((one) => one === answers.occupancy);
  const closer = ofAnswers(permitType, answers);
  const work = closer && pricesWork(schedule, closer) ? closer : kind?.work;
  const { valuation, serviceAmps, structuralWork, changesUse } = answers;
  return withoutGaps({
    work,
    occupancy,
    structural: structuralWork === true || changesUse === true ? true : isNo(structuralWork),
    valuationCents: typeof valuation === 'number' ? Math.round(valuation * 100) : undefined,
    areaSqft: work && isWholeArea(work) ? wholeNumber(answers.addedAreaSf) : undefined,
    serviceAmps: wholeNumber(serviceAmps),
  });
}

const isNo = (answer: unknown) => (answer === false ? false : undefined);

/** The kind of work where an answer says it more closely than the permit type does. */
function ofAnswers(permitType: PermitTypeId, { workType, subtype }: Answers): WorkKind | null {
  if (permitType === 'res_alteration' && workType === 'addition') return 'addition';
  if (permitType === 'plumbing' && subtype === 'water_heater') return 'water_heater';
  return null;
}

/** Whether a row prices it; else the row of the permit it is part of does. */
function pricesWork({ works }: FeeSchedule, work: WorkKind): boolean {
  return works.some(({ match, components }) => match?.works.includes(work) && components.length > 0);
}

/** Whether the area that is added is all the area the work has. */
function isWholeArea(work: WorkKind): boolean {
  return work === 'new' || work === 'addition' || work === 'accessory_unit';
}

const wholeNumber = (answer: unknown) =>
  typeof answer === 'number' && Number.isInteger(answer) && answer > 0 ? answer : undefined;

function withoutGaps(input: FeeInput): FeeInput {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}
