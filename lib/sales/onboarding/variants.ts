import { type OnboardingDraft, type OnboardingStep, type OnboardingVariant, VARIANT_STEPS } from './types';

export type IsMonitored = (city: string) => boolean;

/**
 * The variant of the set-up: five steps if a chosen city is monitored, otherwise three. Before a city is
 * chosen the longer one is announced, so that the set-up can only become shorter.
 */
export function getVariant(cities: readonly string[], isMonitored: IsMonitored): OnboardingVariant {
  return cities.length === 0 || cities.some(isMonitored) ? 'monitoring' : 'streamlined';
}

export function getSteps(variant: OnboardingVariant): readonly OnboardingStep[] {
  return VARIANT_STEPS[variant];
}

/** The step of the other variant that asks for the same. */
const COUNTERPART: Record<OnboardingVariant, readonly number[]> = {
  // To the streamlined one: plan and card are one step there, notices are none.
  monitoring: [1, 2, 2, 3, 3],
  // To the monitoring one: who had come to the end has notices still to look at.
  streamlined: [1, 2, 4],
};

/** The draft with its step counted in the variant that its cities call for. */
export function inItsVariant(draft: OnboardingDraft, isMonitored: IsMonitored): OnboardingDraft {
  const variant = getVariant(draft.companyData.operatingCities, isMonitored);
  const last = getSteps(variant).length;
  const currentStep =
    variant === draft.variant
      ? Math.min(draft.currentStep, last)
      : (COUNTERPART[draft.variant][draft.currentStep - 1] ?? last);
  if (variant === draft.variant && currentStep === draft.currentStep) return draft;
  return { ...draft, variant, currentStep };
}
