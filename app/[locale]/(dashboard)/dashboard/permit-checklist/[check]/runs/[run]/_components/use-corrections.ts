import { useTranslations } from 'next-intl';
import { useRun } from '@/components/permits/use-run';
import { toast } from '@/components/ui/toast';
import type { PageRelation } from '@/lib/checking/review/types';
import { useResultContext } from './result-context';

interface Pages {
  fileId: string;
  firstPage: number;
  lastPage: number;
}

/** Says what pages are, or are not, and answers questions; the result follows by itself. */
export function useCorrections() {
  const t = useTranslations('checks.correct');
  const { checkId, actions } = useResultContext();
  const { run, pending } = useRun();
  const say = (
    action: (() => ReturnType<NonNullable<typeof actions>['correct']>) | null,
    done: () => void,
  ) => (action === null ? undefined : run(action, done));
  const told = (then?: () => void) => () => {
    toast(t('applied'));
    then?.();
  };
  return {
    pending,
    correct: (
      { fileId, firstPage, lastPage }: Pages,
      documentId: string,
      relation: PageRelation,
      then?: () => void,
    ) =>
      say(
        actions && (() => actions.correct({ checkId, fileId, firstPage, lastPage, documentId, relation })),
        told(then),
      ),
    ruleOut: (documentId: string, then?: () => void) =>
      say(actions && (() => actions.ruleOut({ checkId, documentId })), told(then)),
    undo: (correctionIds: string[], then?: () => void) =>
      say(actions && (() => actions.undo({ checkId, correctionIds })), told(then)),
    /** What is right of the job, where papers disagree. */
    state: (stated: Record<string, string | number>, then?: () => void) =>
      say(actions && (() => actions.answer({ checkId, stated })), told(then)),
    answer: (answers: Record<string, string>, then?: () => void) =>
      say(actions && (() => actions.answer({ checkId, answers })), told(then)),
  };
}
