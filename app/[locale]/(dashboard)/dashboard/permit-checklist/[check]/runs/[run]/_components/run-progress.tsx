'use client';

import { Check, Circle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { ProgressBar } from '@/components/ui/progress';
import { Spinner } from '@/components/ui/spinner';
import { toast } from '@/components/ui/toast';
import type { RunState } from '@/lib/checking/checks/types';
import { useCheckContext } from '../../../_components/check-provider';

interface Props {
  number: number;
  /** As the page knew it. */
  state: RunState;
  cancel: ((input: { checkId: string; number: number }) => Promise<Answer>) | null;
}

const ORDER: readonly RunState[] = ['waiting', 'judging', 'explaining'];

/** A run on its way: its steps, how far the first is page by page, and the way out of it. */
export function RunProgress({ number, state: known, cancel }: Props) {
  const t = useTranslations('checks.progress');
  const { checkId, files, run: newest } = useCheckContext();
  const { run, pending } = useRun();
  const state = newest?.number === number ? newest.state : known;
  const at = ORDER.indexOf(state);
  // Whoever waited here goes on with the result, once it stands where this stood.
  useEffect(() => () => document.getElementById('verdict')?.focus({ preventScroll: true }), []);
  // A file that was not opened yet has a page at least; one that cannot be read has none.
  const total = files.reduce((sum, { pages, state }) => sum + (pages ?? (state === 'failed' ? 0 : 1)), 0);
  const read = files.reduce((sum, { pagesRead }) => sum + pagesRead, 0);
  // The last step is only there with a language model, so it shows once it has begun.
  const steps = ORDER.filter((step) => step !== 'explaining' || state === 'explaining');
  return (
    <Card as="section" beam aria-labelledby="progress" className="flex flex-col gap-4">
      <h2 id="progress" className="text-xl">
        {t('title')}
      </h2>
      <p role="status" className="sr-only">
        {at >= 0 ? t(`steps.${ORDER[at] ?? 'waiting'}`) : ''}
      </p>
      <ol className="flex flex-col gap-3">
        {steps.map((step) => {
          const position = ORDER.indexOf(step);
          const isNow = position === at;
          return (
            <li key={step} className="flex items-start gap-3" aria-current={isNow ? 'step' : undefined}>
              <span className="mt-0.5 flex size-5 shrink-0 items-center justify-center">
                {position < at ? (
                  <Check aria-hidden="true" className="size-5 text-issued" />
                ) : isNow ? (
                  <Spinner />
                ) : (
                  <Circle aria-hidden="true" className="size-4 text-muted" />
                )}
              </span>
              <div className="flex min-w-0 flex-1 flex-col gap-1">
                <p className={classNames(isNow ? 'font-semibold' : 'text-muted')}>{t(`steps.${step}`)}</p>
                {isNow && step === 'waiting' && total > 0 ? (
                  <ProgressBar
                    value={read}
                    max={total}
                    label={t('pages', { read, total })}
                    className="max-w-sm"
                  />
                ) : null}
              </div>
            </li>
          );
        })}
      </ol>
      <p className="text-sm text-muted">{t('stay')}</p>
      {cancel ? (
        <Button
          variant="secondary"
          pending={pending}
          className="self-start"
          onClick={() =>
            run(
              () => cancel({ checkId, number }),
              () => toast(t('cancelled')),
            )
          }
        >
          {t('cancel')}
        </Button>
      ) : null}
    </Card>
  );
}
