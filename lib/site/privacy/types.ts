/** Whose data: one person's, or a company's with everything its people made. */
export const SUBJECTS = ['person', 'company'] as const;
export type Subject = (typeof SUBJECTS)[number];

export const EXPORT_STATES = ['waiting', 'packing', 'ready', 'failed', 'expired'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

export const DELETION_STATES = ['waiting', 'running', 'taken_back', 'done'] as const;
export type DeletionState = (typeof DELETION_STATES)[number];

/** How long an archive can be taken. */
export const EXPORT_DAYS = 7;
/** How long the password counts for taking an archive. */
export const UNLOCKED_MINUTES = 15;
/** How long a deletion waits, so that it can be taken back. */
export const DELETION_DAYS = 14;

/** Why something outlives a deletion. */
export const KEPT_REASONS = ['invoices', 'sms_consents'] as const;
export type KeptReason = (typeof KEPT_REASONS)[number];
export type KeptCounts = Partial<Record<KeptReason, number>>;

/** Years each is kept: invoices by the tax rules for records, consents by the limitation of claims under the TCPA. */
export const KEPT_YEARS: Readonly<Record<KeptReason, number>> = { invoices: 7, sms_consents: 4 };

export const CASE_OUTCOMES = ['fulfilled', 'partly', 'refused', 'unverified', 'withdrawn'] as const;
export type CaseOutcome = (typeof CASE_OUTCOMES)[number];
export const MAX_CASE_NOTE = 2_000;
