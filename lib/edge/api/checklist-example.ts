import { buildChecklist } from '@/lib/catalogue/checklists/checklist';
import { localiseChecklist } from '@/lib/catalogue/checklists/localise';
import { toChecklist } from '@/lib/catalogue/checklists/to-api';
import { estimateForJob } from '@/lib/catalogue/fees/for-job';
import { toFeeEstimate } from '@/lib/catalogue/fees/to-api';

const JOB = {
  permitType: 'res_alteration',
  answers: { applicantRole: 'contractor', structuralWork: false, valuation: 60_000 },
} as const;

/** A checklist as the engine gives it, each of its lists cut to the first entry. */
export function checklistExample(): Record<string, unknown> {
  const place = { city: 'Denver', county: null, state: 'CO' } as const;
  const fee = estimateForJob({ ...JOB, city: 'denver-co', given: { occupancy: 'residential_1_2' } });
  const estimate = fee && toFeeEstimate(fee, 'en');
  const { permit_type, codes, ...lists } = toChecklist(
    localiseChecklist(buildChecklist({ ...JOB, place }), 'en'),
  );
  return {
    permit_type,
    codes: { ...codes, sources: codes.sources.slice(0, 1) },
    ...firstOfEach(lists),
    language: 'en',
    fee_estimate: estimate && { ...firstOfEach(estimate), lines: estimate.lines },
  };
}

function firstOfEach(lists: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(lists).map(([name, value]) => [name, Array.isArray(value) ? value.slice(0, 1) : value]),
  );
}
