import type { PermitTypeId } from '@/lib/catalogue/checklists/types';
import type { ActionKind, CallState, Outcome, Problem, Rule, Skip, TriggerKind, What } from './types';

export interface Workflow {
  id: string;
  name: string;
  rule: Rule;
  version: number;
  isOn: boolean;
  onSince: Date | null;
  /** Its present version was run dry. */
  isTried: boolean;
  /** Who answers for it; null where they have left, or nobody ever switched it on. */
  keeper: string | null;
  /** Signs its calls. */
  signingKey: string;
  updatedAt: Date;
}

/** A workflow in the list, with what it did lately. */
export interface WorkflowLine extends Workflow {
  /** Of the last 30 days. */
  acted: number;
  failed: number;
  lastActedAt: Date | null;
}

/** What became of an action, or would have; names of who is gone are null. */
export interface EffectView {
  kind: ActionKind;
  problem: Problem | null;
  to: (string | null)[];
}

export interface DryRunRow {
  key: string;
  at: Date;
  kind: TriggerKind;
  what: What;
  place: string;
  permitId: number | null;
  outcome: Outcome;
  reason: Skip | null;
  condition: number | null;
  effects: EffectView[];
}

/** A line of the log. */
export interface RunRow extends DryRunRow {
  id: number;
  version: number;
  depth: number;
  /** The call it asked for, where it did. */
  call: { state: CallState; answer: string | null } | null;
}

/** What history cannot say of a rule, each in words on the screen. */
export const UNSAID = [
  'facts_now',
  'first_reading',
  'tasks_now',
  'dates_now',
  'papers_now',
  'leads_now',
  'checks_now',
  'no_call',
  'no_round',
] as const;
export type Unsaid = (typeof UNSAID)[number];

export interface DryRun {
  version: number;
  from: Date;
  to: Date;
  counts: { acted: number; capped: number; skipped: number; problems: number };
  /** How often each action would have been done; of notices, how many. */
  actions: Record<ActionKind, number>;
  /** Days on which it would have acted, oldest first. */
  days: { day: string; acted: number; capped: number }[];
  /** There were more events than are played. */
  isCut: boolean;
  /** Where the company's own record begins later. */
  knownSince: Date | null;
  unsaid: Unsaid[];
  /** The newest first. */
  rows: DryRunRow[];
}

/** What a rule's slots are filled from. */
export interface Choices {
  people: { id: string; name: string }[];
  subcontractors: { id: string; name: string }[];
  tags: { id: string; name: string }[];
  cities: { id: string; name: string }[];
  projects: { id: string; name: string }[];
  searches: { id: string; name: string }[];
  types: { id: PermitTypeId; name: string }[];
  /** Items of the task templates: `roof/submit`. */
  templates: { name: string; items: { id: string; title: string }[] }[];
}
