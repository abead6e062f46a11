import { buildChecklist, type Checklist } from '@/lib/catalogue/checklists/checklist';
import type { Answers, PermitTypeId, StateCode } from '@/lib/catalogue/checklists/types';
import { estimateForJob } from '@/lib/catalogue/fees/for-job';
import type { ReviewInput } from '@/lib/checking/review/input';
import { reviewPackage } from '@/lib/checking/review/review';
import type { Review } from '@/lib/checking/review/types';
import type { EvalPackage } from '../generator/truth';
import { readFiles } from './read';

export interface Reviewed {
  readonly package: EvalPackage;
  readonly checklist: Checklist;
  readonly input: ReviewInput;
  readonly review: Review;
  /** What the generator got wrong about the product's own list; must be empty. */
  readonly mistakes: readonly string[];
}

export async function reviewEvalPackage(one: EvalPackage, fresh: boolean): Promise<Reviewed> {
  const { job } = one;
  const permitType = job.permitType as PermitTypeId;
  const place = { ...job.place, state: job.place.state as StateCode };
  const answers = job.answers as Answers;
  const checklist = buildChecklist({ permitType, place, answers });
  const fee = estimateForJob({ city: job.citySlug, permitType, answers, given: {} });
  const { files, failedFiles } = await readFiles(one.files, fresh);
  const input: ReviewInput = { checklist, stated: job.stated, fee, files, failedFiles, today: job.today };
  const mistakes = [
    ...findMistakes(one, checklist),
    ...failedFiles.map((file) => `${file.name} not read: ${file.failure}`),
  ];
  if (
    job.feeCents !== null &&
    fee?.estimate.status === 'estimated' &&
    fee.estimate.totalCents !== job.feeCents
  ) {
    mistakes.push(`fee ${job.feeCents} by hand, ${fee.estimate.totalCents} by the schedule`);
  }
  if (job.feeCents !== null && fee?.estimate.status !== 'estimated') mistakes.push('no fee by the schedule');
  return { package: one, checklist, input, review: reviewPackage(input), mistakes };
}

/** A sound package must be complete by the product's list, or the generator tells of faults it did not plant. */
function findMistakes(one: EvalPackage, checklist: Checklist): string[] {
  const there = new Set(one.files.flatMap((file) => file.pages.map((page) => page.documentId)));
  const missing = new Set(
    one.faults.filter((fault) => fault.rule === 'missing_document').flatMap((fault) => fault.documents),
  );
  const lacking = checklist.documents
    .filter(
      ({ id, status }) =>
        status === 'required' && !there.has(id) && !missing.has(id) && !one.contained.includes(id),
    )
    .map(({ id }) => `required but not made: ${id}`);
  const open = checklist.documents
    .filter(({ status }) => status === 'ask')
    .map(({ id }) => `left open: ${id}`);
  return [...lacking, ...open];
}
