import { isOver } from './is-over';
import type { PermitDetail, ReviewComment, ReviewStep } from './view';

const SETTLED: readonly ReviewStep['outcome'][] = ['approved', 'not_needed'];

/**
 * Comments the applicant may still have to answer: none once the permit is issued or over, and none of a desk that has
 * approved since, in the comment's round or a later one.
 */
export function openComments(
  permit: Pick<PermitDetail, 'statusBucket' | 'issuedDate'>,
  { comments, steps }: { comments: readonly ReviewComment[]; steps: readonly ReviewStep[] },
): ReviewComment[] {
  if (isOver(permit.statusBucket) || permit.issuedDate !== null) return [];
  const settled = steps.filter(({ outcome }) => SETTLED.includes(outcome));
  return comments.filter((comment) => !settled.some((step) => answers(step, comment)));
}

function answers(step: ReviewStep, { desk, cycle, writtenOn }: ReviewComment): boolean {
  if (desk === null || step.desk.toLowerCase() !== desk.toLowerCase()) return false;
  if (step.cycle !== null && cycle !== null) return step.cycle >= cycle;
  return step.finishedOn !== null && (writtenOn === null || step.finishedOn >= writtenOn);
}
