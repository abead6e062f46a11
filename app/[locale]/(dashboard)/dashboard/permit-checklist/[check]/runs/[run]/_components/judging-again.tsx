'use client';

import { useTranslations } from 'next-intl';
import { Spinner } from '@/components/ui/spinner';
import { useCheckContext } from '../../../_components/check-provider';

/** That the result is about to follow what was just said. */
export function JudgingAgain() {
  const t = useTranslations('checks.correct');
  const { run } = useCheckContext();
  const isJudging = run?.judgingAgain === true;
  return (
    <p role="status" className="flex items-center gap-2 text-sm font-semibold empty:hidden print:hidden">
      {isJudging ? (
        <>
          <Spinner />
          {t('judging')}
        </>
      ) : null}
    </p>
  );
}
