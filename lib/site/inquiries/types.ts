export const INQUIRY_KINDS = ['contact', 'enterprise', 'privacy'] as const;
export type InquiryKind = (typeof INQUIRY_KINDS)[number];

export const CONTACT_TOPICS = ['permits', 'checklist', 'account', 'city', 'press', 'other'] as const;
export const PERMIT_VOLUMES = ['under_50', '50_to_200', '200_to_500', '500_to_2000', 'over_2000'] as const;
export const PRIVACY_REQUESTS = ['access', 'deletion', 'correction', 'opt_out', 'other'] as const;

/** Why a ticket does not let an inquiry in; the form fetches another and sends again by itself. */
export const TICKET_PROBLEMS = ['forged', 'too_young', 'expired', 'used'] as const;
export type TicketProblem = (typeof TICKET_PROBLEMS)[number];

/** A person needs longer than this to fill in a form, a script does not. */
export const TICKET_MIN_AGE_MS = 3_000;
export const TICKET_MAX_AGE_MS = 2 * 60 * 60_000;

/** Inquiries taken from one address in an hour: an office shares one, a script sends more. */
export const INQUIRIES_PER_HOUR = 10;

export const MESSAGE_MAX = 5_000;
