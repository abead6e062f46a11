import type { ReviewInput } from '@/lib/checking/review/input';
import { reviewPackage } from '@/lib/checking/review/review';
import { answerOnce } from '@/lib/platform/programs/answer-once';
import { endWithParent } from '@/lib/platform/programs/end-with-parent';

/** Waits for one package from the process that started this one, judges it and ends. */
export function serveJudge(): void {
  endWithParent();
  answerOnce((input: ReviewInput) => reviewPackage(input));
}
