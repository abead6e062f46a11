'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { useFirstError } from '@/components/forms/use-first-error';
import { usePaymentMethod } from '@/components/onboarding/payment-method-memory';
import { withTier } from '@/lib/sales/onboarding/draft';
import { missingInStep, type OnboardingFacts } from '@/lib/sales/onboarding/requirements';
import type { OnboardingDraft, OnboardingVariant, RegistrationData } from '@/lib/sales/onboarding/types';
import { getSteps, inItsVariant } from '@/lib/sales/onboarding/variants';
import type { Monitoring } from '@/lib/tracking/cities/monitoring';
import { recallDraft, rememberDraft } from './draft-memory';
import { useStepEvents } from './use-step-events';
import { useStepHistory } from './use-step-history';
import type { StepProps } from './wizard-types';

/**
 * The set-up as it is filled in: its draft, kept across a reload, and where in it the reader is. Which steps there are
 * follows from the chosen cities.
 */
export function useWizard(registration: RegistrationData, monitoring: Monitoring) {
  const monitored = useMemo(() => new Set(monitoring.monitored), [monitoring]);
  const isMonitored = (city: string) => monitored.has(city);
  const [draft, setDraft] = useState<OnboardingDraft>(() =>
    inItsVariant(recallDraft(registration), isMonitored),
  );
  /** The step that was to be left and is still incomplete. */
  const [refusedStep, setRefusedStep] = useState<number | null>(null);
  const paymentMethodId = usePaymentMethod();
  const events = useStepEvents();
  const heading = useRef<HTMLHeadingElement>(null);
  const { ref: stepRef, show: showFirstError } = useFirstError<HTMLDivElement>();
  const { announced, forgetAnnounced } = useVariantChange(draft.variant);
  useEffect(() => rememberDraft(registration, draft), [registration, draft]);

  const facts: OnboardingFacts = { draft, paymentMethodId, isMonitored };
  const steps = getSteps(draft.variant);
  const position = draft.currentStep;
  const step = steps[position - 1] ?? 'company';

  function goTo(next: number) {
    setDraft((before) => ({ ...before, currentStep: next }));
    setRefusedStep(null);
    forgetAnnounced();
    // After the new step is drawn: its heading tells where the reader is now.
    requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'start' });
    });
  }

  // Through the browser's buttons too, forward only over steps that hold.
  useStepHistory(position, (wanted) => {
    const open = steps.findIndex((name) => missingInStep(name, facts).length > 0);
    const furthest = Math.max(position, open === -1 ? steps.length : open + 1);
    goTo(Math.min(wanted, furthest, steps.length));
  });

  function next() {
    if (missingInStep(step, facts).length === 0) {
      events.stepCompleted(draft);
      return goTo(position + 1);
    }
    setRefusedStep(position);
    showFirstError();
  }

  const stepProps: StepProps = {
    draft,
    problems: new Set(refusedStep === position ? missingInStep(step, facts) : []),
    onCompany: (change) =>
      setDraft((before) =>
        inItsVariant({ ...before, companyData: { ...before.companyData, ...change } }, (city) =>
          monitored.has(city),
        ),
      ),
    onNotifications: (change) =>
      setDraft((before) => ({
        ...before,
        notificationSettings: { ...before.notificationSettings, ...change },
      })),
  };

  return {
    facts,
    steps,
    step,
    position,
    stepProps,
    announced,
    heading,
    stepRef,
    goTo,
    next,
    setTier: (tier: OnboardingDraft['subscriptionTier']) => setDraft((before) => withTier(before, tier)),
    finished: () => events.completed(draft),
  };
}

/** The variant, where a choice of cities has just changed it: said until the next step. */
function useVariantChange(variant: OnboardingVariant) {
  const known = useRef(variant);
  const [announced, setAnnounced] = useState<OnboardingVariant | null>(null);
  useEffect(() => {
    if (known.current === variant) return;
    known.current = variant;
    setAnnounced(variant);
  }, [variant]);
  return { announced, forgetAnnounced: () => setAnnounced(null) };
}
