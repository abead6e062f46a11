import { randomBytes } from 'node:crypto';
import { newDraft } from '@/lib/sales/onboarding/draft';
import type { OnboardingDraft, RegistrationData } from '@/lib/sales/onboarding/types';
import { inItsVariant } from '@/lib/sales/onboarding/variants';

// Who sets a company up, and how far they have come.

export const PASSWORD = 'Quoin-lath-19 soffit!';
/** Monitored, and in the catalogue; neither. */
export const AUSTIN = 'austin-tx';
export const BOISE = 'boise-id';

export function newcomer(): RegistrationData {
  const word = randomBytes(6).toString('hex');
  return { firstName: 'Ana', lastName: 'Reyes', email: `setup-${word}@example.com`, referralCode: '' };
}

/** A name no permit is like. */
export function companyName(): string {
  const word = randomBytes(6)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghjkmnpqrs'[Number(digit)] ?? 'z');
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} Works LLC`;
}

/** Step 1 done, in these cities, and standing on a step counted in the variant they call for. */
export function makeDraft(
  registration: RegistrationData,
  {
    cities,
    step,
    change,
  }: { cities: string[]; step: number; change?: ((draft: OnboardingDraft) => void) | undefined },
): OnboardingDraft {
  const draft = newDraft(registration);
  Object.assign(draft.companyData, {
    companyName: companyName(),
    phone: '(208) 555-0142',
    operatingCities: cities,
    cityLabels: { [BOISE]: 'Boise, ID' },
    permitConfirmed: true,
  });
  const placed = { ...inItsVariant(draft, (city) => city === AUSTIN), currentStep: step };
  change?.(placed);
  return placed;
}

/** A card of the demo's, as it is kept once it was added. */
export function demoCard(): string {
  return `pm_demo_visa_4242_${randomBytes(8).toString('hex')}`;
}
