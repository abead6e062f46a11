/** A text the specification quotes, and where the product has it. */
export interface QuotedText {
  text: string;
  /** Its key in the message tables. */
  key: string;
  /** The specification gives only how it begins. */
  begins?: true;
}

/** One that the product says otherwise or nowhere, with the reason. */
export interface DepartedText {
  text: string;
  because: string;
}

export const QUOTED_TEXTS: readonly QuotedText[] = [
  { text: 'Start Your Free Trial Today', key: 'home.call.title' },
  { text: 'Loading available cities...', key: 'cities.available.loading' },
  { text: 'Unable to load cities', key: 'cities.available.error' },
  { text: 'Please try again later or contact support.', key: 'cities.available.errorText' },

  { text: 'Email Verified', key: 'auth.verified.title' },
  { text: "Passwords don't match", key: 'auth.problems.confirmation_differs' },
  { text: "Passwords don't match", key: 'invitation.mismatch' },
  { text: 'Password must be at least 12 characters', key: 'auth.problems.password_length' },

  { text: 'Validating your invitation...', key: 'invitation.validating' },
  { text: 'Invalid Invitation', key: 'invitation.invalid.title' },
  { text: 'This invitation link is invalid or has expired.', key: 'invitation.invalid.text' },
  { text: 'Go to Login', key: 'invitation.invalid.login' },
  { text: 'No invitation token provided', key: 'invitation.invalid.noToken' },
  { text: 'Log In & Accept Invitation', key: 'invitation.existing.submit' },
  { text: 'Setup failed:', key: 'invitation.setupFailed', begins: true },
  { text: 'An error occurred', key: 'invitation.unknownError' },
  { text: 'Login failed:', key: 'invitation.loginFailed', begins: true },
  { text: 'Invalid credentials', key: 'invitation.invalidCredentials' },

  { text: 'Company Details', key: 'onboarding.steps.company' },
  { text: 'Select Plan', key: 'onboarding.steps.plan' },
  { text: 'Payment Method', key: 'onboarding.steps.payment' },
  { text: 'Set Notifications', key: 'onboarding.steps.notifications' },
  { text: 'Confirm & Start', key: 'onboarding.steps.confirm' },
  { text: 'Company Setup', key: 'onboarding.steps.setup' },
  { text: 'Plan & Payment', key: 'onboarding.steps.plan_payment' },
  { text: 'Welcome & Demo', key: 'onboarding.steps.welcome' },
  { text: 'Back', key: 'onboarding.back' },
  { text: 'Next Step', key: 'onboarding.next' },
  { text: 'Complete Setup & Start Tracking', key: 'onboarding.confirm.submit' },
  { text: 'Complete Setup & Start AI Checklist', key: 'onboarding.welcome.submit' },
  { text: 'Setup Incomplete', key: 'onboarding.confirm.incomplete' },
  { text: 'Setting up...', key: 'onboarding.confirm.pending' },
  { text: 'Setup Error', key: 'onboarding.failure.title' },
  { text: 'Change Payment Method', key: 'onboarding.payment.change' },
  { text: 'Processing...', key: 'billing.card.processing' },
  { text: 'Confirm Plan Change', key: 'onboarding.planChange.title' },
  { text: 'Continue with Change', key: 'onboarding.planChange.confirm' },

  { text: 'Phone number is required to complete registration', key: 'onboarding.failure.fields.phone' },
  {
    text: 'Permit verification must be completed for cities with monitoring',
    key: 'onboarding.failure.fields.verification',
  },
  {
    text: 'Please provide company name and select at least one city',
    key: 'onboarding.verification.failures.missing_input',
  },
  { text: 'Please enter a city name', key: 'onboarding.cities.problems.empty' },
  { text: 'This city is already added', key: 'onboarding.cities.problems.duplicate' },
  {
    text: 'City not found. Please check spelling and include state',
    key: 'onboarding.cities.problems.unknown',
    begins: true,
  },
  { text: 'Company name is required', key: 'onboarding.requirements.company_name' },
  { text: 'Select at least one operating city', key: 'onboarding.requirements.cities' },
  { text: 'Phone number is required in Step 1', key: 'onboarding.requirements.phone' },
  { text: 'Permit verification must be completed in Step 1', key: 'onboarding.requirements.verification' },
  { text: 'Subscription tier must be selected in Step 2', key: 'onboarding.requirements.tier' },
  { text: 'Payment method must be added in Step 3', key: 'onboarding.requirements.payment' },
  {
    text: 'At least one notification method must be selected in Step 4',
    key: 'onboarding.requirements.methods',
  },

  { text: 'Card element not found.', key: 'billing.card.failures.element_not_found' },
  { text: 'Failed to create payment method.', key: 'billing.card.failures.not_created' },
  { text: 'No payment method created.', key: 'billing.card.failures.no_method' },
  { text: 'Failed to add payment method. Please try again.', key: 'billing.card.failures.not_added' },
  { text: 'Stripe not loaded. Please refresh the page.', key: 'billing.card.failures.stripe_not_loaded' },
];

/** What an answer falls back on where the server says nothing of its own; ours always says. */
const SERVER_ANSWERS = 'the API answers each failure with a code and a text of its own';

export const DEPARTED_TEXTS: readonly DepartedText[] = [
  { text: 'Failed to validate invitation', because: SERVER_ANSWERS },
  { text: 'Failed to setup password', because: SERVER_ANSWERS },
  { text: 'Failed to accept invitation', because: SERVER_ANSWERS },
  { text: 'Failed to get subscription', because: SERVER_ANSWERS },
];
