export const TICKET_STATES = ['open', 'waiting', 'closed'] as const;
/** `open`: it is on us. `waiting`: it is on who wrote. */
export type TicketState = (typeof TICKET_STATES)[number];

export const TICKET_TOPICS = ['permits', 'checks', 'notifications', 'billing', 'account', 'other'] as const;
export type TicketTopic = (typeof TICKET_TOPICS)[number];

export const PRIORITIES = ['normal', 'priority'] as const;
export type Priority = (typeof PRIORITIES)[number];

export const ENTRY_KINDS = ['message', 'note'] as const;
/** A `note` is seen by the back office alone. */
export type EntryKind = (typeof ENTRY_KINDS)[number];

export const SIDES = ['company', 'support'] as const;
export type Side = (typeof SIDES)[number];

export const SUBJECT_MAX = 160;
export const BODY_MAX = 10_000;
export const MAX_FILES = 10;
export const MAX_TICKET_FILE_BYTES = 20 * 1024 * 1024;
