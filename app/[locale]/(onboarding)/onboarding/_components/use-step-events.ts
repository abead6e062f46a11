'use client';

import { useEffect, useRef } from 'react';
import { getConsentStateNow } from '@/components/measurement/consent-storage';
import type { OnboardingDraft } from '@/lib/sales/onboarding/types';
import type { OnboardingEvent } from '@/lib/site/measurement/types';

/** Tells, where the visitor allowed measuring, how far a set-up has come. Nothing that was typed is told. */
export function useStepEvents() {
  const began = useRef(0);
  const stepBegan = useRef(0);
  useEffect(() => {
    began.current = Date.now();
    stepBegan.current = began.current;
  }, []);

  function sendStepEvent(
    name: OnboardingEvent['name'],
    { currentStep, variant, companyData }: OnboardingDraft,
  ) {
    const since = name === 'onboarding_completed' ? began.current : stepBegan.current;
    stepBegan.current = Date.now();
    if (getConsentStateNow() !== 'granted') return;
    const event: OnboardingEvent = {
      name,
      properties: {
        step: currentStep,
        variant,
        time_spent_seconds: Math.round((Date.now() - since) / 1_000),
        cities_selected: companyData.operatingCities.length,
      },
    };
    // Whether a step was counted must never matter to who takes it.
    import('@/lib/site/measurement/measure').then(({ report }) => report(event)).catch(() => {});
  }

  return {
    stepCompleted: (draft: OnboardingDraft) => sendStepEvent('onboarding_step_completed', draft),
    completed: (draft: OnboardingDraft) => sendStepEvent('onboarding_completed', draft),
  };
}
