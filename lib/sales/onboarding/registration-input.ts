import { automaticNotifications } from './draft';
import { notificationInput } from './notification-input';
import { needsVerification } from './requirements';
import type { RegistrationInput } from './schema';
import type { OnboardingDraft, RegistrationData } from './types';
import { getVariant, type IsMonitored } from './variants';

export interface FinishedSetup {
  draft: OnboardingDraft;
  registration: RegistrationData;
  isMonitored: IsMonitored;
}

/**
 * What the end of the set-up sends. Without a monitored city there is nothing to confirm, and the notifications are
 * the automatic ones.
 */
export function registrationInput(
  { draft, registration, isMonitored }: FinishedSetup,
  given: Pick<RegistrationInput, 'password' | 'locale'>,
): RegistrationInput {
  const { companyName, phone, zipCode, operatingCities, confirmedNames, rejectedNames, permitConfirmed } =
    draft.companyData;
  const { chosenTier: _, ...person } = registration;
  const streamlined = getVariant(operatingCities, isMonitored) === 'streamlined';
  const notifications = streamlined ? automaticNotifications(registration) : draft.notificationSettings;
  return {
    ...given,
    ...person,
    companyName,
    phone,
    zipCode,
    operatingCities,
    permitConfirmed: permitConfirmed || !needsVerification({ draft, isMonitored }),
    confirmedNames,
    rejectedNames,
    subscriptionTier: draft.subscriptionTier,
    notificationSettings: notificationInput(notifications),
  };
}
