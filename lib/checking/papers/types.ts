/** `to_confirm`: read, and waiting for a person's yes. */
export const PAPER_STATES = ['waiting', 'reading', 'to_confirm', 'confirmed', 'set_aside', 'failed'] as const;

/** A paper of compliance has few pages; what comes after them is not read. */
export const MAX_PAPER_PAGES = 30;
export const MAX_PAPER_BYTES = 25 * 1024 * 1024;
