'use client';

import { Check, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import type { OnboardingStep } from '@/lib/sales/onboarding/types';

export interface StepIndicatorsProps {
  steps: readonly OnboardingStep[];
  /** The current step, counted from 1. */
  position: number;
  isComplete: (step: OnboardingStep) => boolean;
  onChoose: (position: number) => void;
}

/** Where in the set-up one is. A step left behind can be opened again; one that no longer holds is marked. */
export function StepIndicators({ steps, position, isComplete, onChoose }: StepIndicatorsProps) {
  const t = useTranslations('onboarding');
  return (
    <nav aria-label={t('stepsLabel')}>
      <ol className="grid auto-cols-fr grid-flow-col gap-1 sm:gap-3">
        {steps.map((step, index) => {
          const number = index + 1;
          const behind = number < position;
          const state =
            number === position ? 'current' : !behind ? 'ahead' : isComplete(step) ? 'done' : 'incomplete';
          return (
            <li key={step}>
              <button
                type="button"
                disabled={number > position}
                aria-current={number === position ? 'step' : undefined}
                onClick={() => onChoose(number)}
                className={classNames(
                  'flex min-h-11 w-full flex-col items-center gap-1 rounded-md px-1 py-1.5 text-center text-sm',
                  'disabled:cursor-not-allowed disabled:text-muted enabled:hover:bg-sunken',
                )}
              >
                <span
                  className={classNames(
                    'flex size-8 items-center justify-center rounded-md border text-sm font-semibold tabular-nums',
                    state === 'current' && 'border-accent bg-accent text-on-accent',
                    state === 'done' && 'border-issued text-issued',
                    state === 'incomplete' && 'border-action text-action',
                    state === 'ahead' && 'border-line',
                  )}
                >
                  {state === 'done' ? <Check aria-hidden="true" className="size-4" /> : null}
                  {state === 'incomplete' ? <TriangleAlert aria-hidden="true" className="size-4" /> : null}
                  {state === 'current' || state === 'ahead' ? <span aria-hidden="true">{number}</span> : null}
                </span>
                <span className="max-sm:sr-only">
                  <span className="sr-only">{t('stepNumber', { number })} </span>
                  {t(`steps.${step}`)}
                </span>
                {state === 'done' || state === 'incomplete' ? (
                  <span className="sr-only">{t(`stepStates.${state}`)}</span>
                ) : null}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
