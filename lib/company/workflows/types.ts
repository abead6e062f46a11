import type { PermitTypeId } from '@/lib/catalogue/checklists/types';
import type { MailKind } from '@/lib/checking/city-mail/types';
import type { LicenceMove } from '@/lib/company/compliance/types';
import type { StatusBucket } from '@/lib/tracking/permits/types';

/** What a workflow can wait for. */
export const TRIGGER_KINDS = [
  'status',
  'still',
  'inspection',
  'task_due',
  'permit_ends',
  'paper_ends',
  'licence_changed',
  'check_fault',
  'mail',
  'lead',
] as const;
export type TriggerKind = (typeof TRIGGER_KINDS)[number];

/** Triggers that come with the calendar, not with news: they are looked for by the hour. */
export const BY_CALENDAR: readonly TriggerKind[] = ['still', 'task_due', 'permit_ends', 'paper_ends'];

export const INSPECTION_NEWS = ['scheduled', 'passed', 'failed'] as const;
export type InspectionNews = (typeof INSPECTION_NEWS)[number];

/** Kinds of a city's mail that want something done. */
export const TOLD_MAIL = [
  'corrections',
  'approved',
  'issued',
  'fees_due',
  'receipt',
  'inspection_scheduled',
  'inspection_passed',
  'inspection_failed',
  'inspection_cancelled',
  'expiring',
  'extension_granted',
  'application_incomplete',
  'appointment',
  'unknown',
] as const satisfies readonly MailKind[];
export type ToldMail = (typeof TOLD_MAIL)[number];

export type Trigger =
  /** To a status; null for any. */
  | { kind: 'status'; to: StatusBucket | null }
  | { kind: 'still'; days: number }
  | { kind: 'inspection'; news: InspectionNews }
  | { kind: 'task_due'; days: number }
  | { kind: 'permit_ends'; days: number }
  | { kind: 'paper_ends'; days: number }
  | { kind: 'licence_changed' }
  | { kind: 'check_fault' }
  | { kind: 'mail'; mailKind: ToldMail | null }
  | { kind: 'lead'; searchId: string };

export const CONDITION_FIELDS = [
  'city',
  'type',
  'words',
  'tag',
  'assigned',
  'job',
  'value',
  'status',
] as const;
export type ConditionField = (typeof CONDITION_FIELDS)[number];

export type Condition =
  | { field: 'city'; city: string }
  | { field: 'type'; type: PermitTypeId }
  | { field: 'words'; words: string }
  | { field: 'tag'; tagId: string }
  /** A member or a subcontractor. */
  | { field: 'assigned'; person: string }
  | { field: 'job'; projectId: string }
  | { field: 'value'; is: 'over' | 'under'; cents: number }
  | { field: 'status'; status: StatusBucket };

/** People a rule names by what they are at that moment. */
export const ROLES = ['lead', 'assigned', 'keeper'] as const;

export const ACTION_KINDS = [
  'notify',
  'assign',
  'task',
  'tag',
  'ask_papers',
  'start_round',
  'webhook',
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** `to` is a role, a member or a subcontractor, by its id. */
export type Action =
  | { kind: 'notify'; to: string[]; message: string }
  | { kind: 'assign'; to: string }
  | {
      kind: 'task';
      title: string;
      /** The item of the task templates its title came from: `roof/submit`. */
      template: string | null;
      dueInDays: number | null;
      /** Null for nobody yet. */
      to: string | null;
    }
  | { kind: 'tag'; tagId: string }
  | { kind: 'ask_papers' }
  /** Days the answers are due in; null for no day. */
  | { kind: 'start_round'; dueInDays: number | null }
  | { kind: 'webhook'; url: string };

export interface Rule {
  trigger: Trigger;
  conditions: Condition[];
  actions: Action[];
  /** Times an hour at most; what is beyond is only told. */
  perHour: number;
  /** Hours it leaves a permit alone after it acted on it. */
  restHours: number;
}

export const MAX_WORKFLOWS = 50;
export const MAX_CONDITIONS = 8;
export const MAX_ACTIONS = 5;
/** Workflows that cause each other, one behind the other. */
export const MAX_DEPTH = 3;
export const HISTORY_DAYS = 90;
/** Of a dry run; the oldest come first. */
export const MAX_EVENTS = 2_000;

/** What happened, in values that any language words. */
export interface What {
  from?: StatusBucket | null;
  to?: StatusBucket | null;
  days?: number;
  news?: InspectionNews;
  /** Of the inspection, the task, the paper's line, the mail's subject, or the number of the license. */
  title?: string | null;
  day?: string | null;
  count?: number;
  mailKind?: ToldMail | null;
  /** What the state's register says anew. */
  licence?: LicenceMove;
}

/** What a rule can ask of the thing that an event is about. */
export interface Facts {
  permitId: number | null;
  /** The permit is one of the company's: of a lead it is not, and nothing is done to it. */
  isOwn: boolean;
  permitNumber: string | null;
  /** The address, or whatever names it. */
  place: string;
  city: string | null;
  type: PermitTypeId | null;
  /** Whatever the city says of the permit in words. */
  words: string;
  valueCents: number | null;
  status: StatusBucket | null;
  tagIds: string[];
  /** Members and subcontractors, by their ids. */
  assigned: string[];
  projectId: string | null;
  /** Who leads the job. */
  leads: string[];
  /** Whose paper it is. */
  subcontractorId: string | null;
}

/** A workflow's run that an event goes back to. */
export interface Cause {
  runId: number;
  depth: number;
}

/** Something that happened to a company, as workflows see it: recorded or computed from what is recorded. */
export interface FlowEvent {
  /** Names it once and for all. */
  key: string;
  kind: TriggerKind;
  at: Date;
  /** What it is about: a permit by its id, else the thing itself. */
  subject: string;
  what: What;
  facts: Facts;
  cause: Cause | null;
}

export const SKIPS = ['condition', 'resting', 'too_deep'] as const;
export type Skip = (typeof SKIPS)[number];

/** Why one action cannot be done. */
export const PROBLEMS = [
  'nobody',
  'person_gone',
  'tag_gone',
  'no_permit',
  'no_subcontractor',
  'no_check',
  'refused',
  'unexpected',
] as const;
export type Problem = (typeof PROBLEMS)[number];

export interface Planned {
  kind: ActionKind;
  /** Its place among the rule's actions. */
  index: number;
  /** Members and subcontractors, by their ids. */
  to: string[];
  problem: Problem | null;
}

export const OUTCOMES = ['acted', 'failed', 'skipped', 'capped'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What became of an action. */
export interface Effect extends Planned {
  /** The task that was added, which may itself cause something. */
  taskId?: string;
}

export const CALL_STATES = ['waiting', 'sent', 'failed'] as const;
export type CallState = (typeof CALL_STATES)[number];
