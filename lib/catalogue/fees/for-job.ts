import type { Answers, PermitTypeId } from '@/lib/catalogue/checklists/types';
import { estimateFee } from './estimate';
import { workOfPermitType } from './permit-work';
import { scheduleOfCity } from './schedules';
import { type FeeEstimate, type FeeInput, type FeeSchedule, OCCUPANCIES } from './types';

export interface Job {
  /** Of our catalogue. */
  city: string;
  permitType: PermitTypeId;
  answers: Answers;
  /** What was said of the work itself; it goes before what the permit type and the answers say. */
  given: FeeInput;
}

/** The fee of a job by the city's schedule; null where there is none. */
export function estimateForJob(job: Job): { schedule: FeeSchedule; estimate: FeeEstimate } | null {
  const schedule = scheduleOfCity(job.city);
  if (!schedule) return null;
  const input = { ...known(job), ...withoutGaps(job.given) };
  return { schedule, estimate: estimateFee(schedule, input) };
}

function known({ permitType, answers }: Job): FeeInput {
  const kind = workOfPermitType(permitType);
  const occupancy = kind?.occupancy ?? OCCUPANCIES.find((one) => one === answers.occupancy);
  const { valuation, serviceAmps } = answers;
  return withoutGaps({
    work: kind?.work,
    occupancy,
    valuationCents: typeof valuation === 'number' ? Math.round(valuation * 100) : undefined,
    serviceAmps: typeof serviceAmps === 'number' && Number.isInteger(serviceAmps) ? serviceAmps : undefined,
  });
}

function withoutGaps(input: FeeInput): FeeInput {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}
