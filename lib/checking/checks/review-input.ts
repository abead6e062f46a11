import type { ReviewInput } from '@/lib/checking/review/input';
import type { Context, JobActor } from '@/lib/context';
import { selectCorrections } from './corrections';
import { buildJobChecklist, estimateJobFee } from './judged-by';
import type { RunRecord } from './run-lease';

/** What a run is judged by: its input, the rules and fees of now, and what people said of its pages. */
export async function buildReviewInput(
  ctx: Context<JobActor>,
  { input, checkId }: Pick<RunRecord, 'input' | 'checkId'>,
  read: Pick<ReviewInput, 'files' | 'failedFiles'>,
) {
  return {
    checklist: buildJobChecklist(input),
    fee: estimateJobFee(input),
    stated: input.stated,
    today: input.today,
    corrections: await selectCorrections(ctx, checkId),
    ...read,
  } satisfies ReviewInput;
}
