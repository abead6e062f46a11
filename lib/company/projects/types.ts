/** How a job stands in the company's own eyes; what the city thinks is told by its permits. */
export const PROJECT_STATES = ['planned', 'active', 'on_hold', 'finished'] as const;
export type ProjectState = (typeof PROJECT_STATES)[number];

export const FEE_STATES = ['at_issue', 'due', 'paid'] as const;
export type FeeState = (typeof FEE_STATES)[number];

/** What people do in a job or at a permit; each is one line of its history. */
export const ACTIVITY_KINDS = [
  'project_created',
  'project_changed',
  'project_state_changed',
  'permit_added',
  'permit_removed',
  'permit_order_changed',
  'person_added',
  'person_removed',
  'date_added',
  'date_changed',
  'date_removed',
  'fee_added',
  'fee_changed',
  'fee_removed',
  'checklist_added',
  'checklist_removed',
  'document_ticked',
  'document_unticked',
  'task_added',
  'task_changed',
  'task_done',
  'task_reopened',
  'task_removed',
  'note_added',
  'note_changed',
  'note_removed',
  'document_added',
  'document_changed',
  'document_removed',
  'photo_added',
  'photo_changed',
  'photo_removed',
  'check_added',
  'check_removed',
  'round_added',
  'permit_assigned',
  'permit_unassigned',
  'permit_muted',
  'permit_unmuted',
  'permit_written',
  'permit_status_set',
  'permit_rewritten',
  'permit_joined',
  'client_page_opened',
  'client_page_ended',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** What a line of the history is worded with; short values, never a whole text. */
export type ActivityDetails = Record<string, string | number | boolean | null>;

/** Permits, people, dates and fees a job can have. */
export const MAX_PROJECT_PERMITS = 60;
export const MAX_PROJECT_PEOPLE = 100;
export const MAX_PROJECT_DATES = 200;
export const MAX_PROJECT_FEES = 200;
