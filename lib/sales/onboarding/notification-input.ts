import type { RegistrationInput } from './schema';
import type { NotificationDraft } from './types';

/** What is sent of the notifications: an address stays in its field while nobody is told by e-mail, and counts for nothing. */
export function notificationInput(settings: NotificationDraft): RegistrationInput['notificationSettings'] {
  const { methods, urgency, smsConsent, recipients } = settings;
  return {
    methods,
    urgency,
    smsConsent,
    recipients: recipients.map(({ name, email, phone }) => ({
      name,
      email: methods.includes('email') ? email : '',
      phone,
    })),
  };
}
