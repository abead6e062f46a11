import { z } from 'zod';
import { PERMIT_TYPE_IDS } from '@/lib/catalogue/checklists/types';
import { projectIdSchema } from '@/lib/company/projects/schema';
import { idSchema } from '@/lib/identity/accounts/schema';
import { STATUS_BUCKETS } from '@/lib/tracking/permits/types';
import { isCallable } from './call-address';
import {
  INSPECTION_NEWS,
  MAX_ACTIONS,
  MAX_CONDITIONS,
  type Rule,
  TOLD_MAIL,
  type TriggerKind,
} from './types';

const days = (least: number, most: number) => z.number().int().min(least, 'days').max(most, 'days');
const MAX_CENTS = 100_000_000_000;

export const triggerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('status'), to: z.enum(STATUS_BUCKETS).nullable() }),
  z.object({ kind: z.literal('still'), days: days(1, 365) }),
  z.object({ kind: z.literal('inspection'), news: z.enum(INSPECTION_NEWS) }),
  z.object({ kind: z.literal('task_due'), days: days(0, 60) }),
  z.object({ kind: z.literal('permit_ends'), days: days(1, 180) }),
  z.object({ kind: z.literal('paper_ends'), days: days(1, 90) }),
  z.object({ kind: z.literal('licence_changed') }),
  z.object({ kind: z.literal('check_fault') }),
  z.object({ kind: z.literal('mail'), mailKind: z.enum(TOLD_MAIL).nullable() }),
  z.object({ kind: z.literal('lead'), searchId: idSchema }),
]);

export const conditionSchema = z.discriminatedUnion('field', [
  z.object({ field: z.literal('city'), city: z.string().min(1, 'required').max(80) }),
  z.object({ field: z.literal('type'), type: z.enum(PERMIT_TYPE_IDS) }),
  z.object({ field: z.literal('words'), words: z.string().trim().min(2, 'words').max(60, 'words') }),
  z.object({ field: z.literal('tag'), tagId: idSchema }),
  z.object({ field: z.literal('assigned'), person: idSchema }),
  z.object({ field: z.literal('job'), projectId: projectIdSchema }),
  z.object({
    field: z.literal('value'),
    is: z.enum(['over', 'under']),
    cents: z.number().int().min(0).max(MAX_CENTS, 'value'),
  }),
  z.object({ field: z.literal('status'), status: z.enum(STATUS_BUCKETS) }),
]);

/** A role or an id; whether the id is of the company is asked where it is kept. */
const person = idSchema;

export const actionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('notify'),
    to: z.array(person).min(1, 'required').max(10, 'too_many'),
    message: z.string().trim().max(500, 'too_long'),
  }),
  z.object({ kind: z.literal('assign'), to: person }),
  z.object({
    kind: z.literal('task'),
    title: z.string().trim().min(1, 'title').max(200, 'too_long'),
    template: z.string().max(120).nullable().default(null),
    dueInDays: days(0, 365).nullable(),
    to: person.nullable(),
  }),
  z.object({ kind: z.literal('tag'), tagId: idSchema }),
  z.object({ kind: z.literal('ask_papers') }),
  z.object({ kind: z.literal('start_round'), dueInDays: days(0, 365).nullable() }),
  z.object({
    kind: z.literal('webhook'),
    url: z.string().trim().max(500, 'url').refine(isCallable, 'url'),
  }),
]);

const PAPERS_ONLY = 'ask_papers';
/** Triggers about somebody's paper. */
const OF_PAPERS: readonly TriggerKind[] = ['paper_ends', 'licence_changed'];

export const ruleSchema = z
  .object({
    trigger: triggerSchema,
    conditions: z.array(conditionSchema).max(MAX_CONDITIONS, 'too_many').default([]),
    actions: z.array(actionSchema).min(1, 'required').max(MAX_ACTIONS, 'too_many'),
    perHour: z.number().int().min(1, 'per_hour').max(100, 'per_hour').default(20),
    restHours: z.number().int().min(0, 'rest').max(720, 'rest').default(0),
  })
  // Only a paper has somebody to be asked for the next one.
  .refine(
    ({ trigger, actions }) =>
      OF_PAPERS.includes(trigger.kind) || actions.every(({ kind }) => kind !== PAPERS_ONLY),
    { path: ['actions'], message: 'papers_only' },
  ) satisfies z.ZodType<Rule>;

const name = z.string().trim().min(1, 'name').max(80, 'too_long');

export const newWorkflowSchema = z.object({ name, rule: ruleSchema });
export const workflowIdSchema = z.object({ workflow: idSchema });
export const workflowChangeSchema = workflowIdSchema.extend({
  /** The version that was seen; a change from an older one is refused. */
  version: z.number().int().min(1),
  name: name.optional(),
  rule: ruleSchema.optional(),
});
export const switchSchema = workflowIdSchema.extend({
  on: z.boolean(),
  /** The version that was run dry and read. */
  version: z.number().int().min(1),
});
export const runsQuerySchema = z.object({ after: z.string().max(40).optional() });

export type NewWorkflow = z.output<typeof newWorkflowSchema>;
export type WorkflowChange = z.output<typeof workflowChangeSchema>;
export type SwitchWorkflow = z.output<typeof switchSchema>;
