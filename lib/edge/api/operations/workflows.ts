import { z } from 'zod';
import {
  newWorkflowSchema,
  ruleSchema,
  runsQuerySchema,
  switchSchema,
  workflowChangeSchema,
  workflowIdSchema,
} from '@/lib/company/workflows/schema';
import {
  ACTION_KINDS,
  CALL_STATES,
  INSPECTION_NEWS,
  OUTCOMES,
  PROBLEMS,
  SKIPS,
  TRIGGER_KINDS,
} from '@/lib/company/workflows/types';
import { UNSAID } from '@/lib/company/workflows/view';
import { STATUS_BUCKETS } from '@/lib/tracking/permits/types';
import { dateField, instantField, pageSchema } from '../fields';
import { operation } from '../operation';

const access = 'workflows.manage';

export const workflowSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    /** Counts the changes of its rule. */
    version: z.number().int(),
    on: z.boolean(),
    on_since: instantField.nullable(),
    /** The present version was run dry, and can be switched on. */
    dry_run_done: z.boolean(),
    /** Who answers for it. */
    keeper: z.string().nullable(),
    /** Base64; signs its calls as Standard Webhooks have it. */
    signing_key: z.string(),
    rule: ruleSchema,
    updated_at: instantField,
  })
  .meta({ id: 'Workflow' });

const rowFields = {
  at: instantField,
  trigger: z.enum(TRIGGER_KINDS),
  what: z.object({
    from: z.enum(STATUS_BUCKETS).nullish(),
    to: z.enum(STATUS_BUCKETS).nullish(),
    days: z.number().int().optional(),
    news: z.enum(INSPECTION_NEWS).optional(),
    title: z.string().nullish(),
    day: dateField.nullish(),
    count: z.number().int().optional(),
    mailKind: z.string().nullish(),
  }),
  place: z.string(),
  permit_id: z.number().int().nullable(),
  outcome: z.enum(OUTCOMES),
  reason: z.enum(SKIPS).nullable(),
  /** The condition that was not met, by its place in the rule. */
  condition: z.number().int().nullable(),
  actions: z.array(
    z.object({
      kind: z.enum(ACTION_KINDS),
      problem: z.enum(PROBLEMS).nullable(),
      to: z.array(z.string().nullable()),
    }),
  ),
};

export const workflowRunSchema = z
  .object({
    id: z.number().int(),
    version: z.number().int(),
    /** How many workflows stand behind each other, this one counted. */
    depth: z.number().int(),
    ...rowFields,
    call: z.object({ state: z.enum(CALL_STATES), answer: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'WorkflowRun' });

export const workflowDryRunSchema = z
  .object({
    version: z.number().int(),
    from: instantField,
    to: instantField,
    counts: z.object({
      acted: z.number().int(),
      capped: z.number().int(),
      skipped: z.number().int(),
      problems: z.number().int(),
    }),
    actions: z.record(z.enum(ACTION_KINDS), z.number().int()),
    /** There were more events than are played. */
    cut: z.boolean(),
    known_since: instantField.nullable(),
    /** What history cannot say of this rule. */
    unsaid: z.array(z.enum(UNSAID)),
    rows: z.array(z.object(rowFields)),
  })
  .meta({ id: 'WorkflowDryRun' });

const params = workflowIdSchema;

export const listWorkflowsOperation = operation({
  id: 'listWorkflows',
  tag: 'workflows',
  method: 'GET',
  path: '/workflows',
  access,
  response: z.object({ items: z.array(workflowSchema) }),
  limit: 'read',
});

export const getWorkflowOperation = operation({
  id: 'getWorkflow',
  tag: 'workflows',
  method: 'GET',
  path: '/workflows/[workflow]',
  access,
  params,
  response: workflowSchema,
  limit: 'read',
  errors: ['not_found'],
});

export const addWorkflowOperation = operation({
  id: 'addWorkflow',
  tag: 'workflows',
  method: 'POST',
  path: '/workflows',
  access,
  body: newWorkflowSchema,
  response: z.object({ id: z.string() }),
  status: 201,
  limit: 'write',
  errors: ['conflict'],
});

export const changeWorkflowOperation = operation({
  id: 'changeWorkflow',
  tag: 'workflows',
  method: 'PATCH',
  path: '/workflows/[workflow]',
  access,
  params,
  body: workflowChangeSchema.omit({ workflow: true }),
  response: z.object({ version: z.number().int() }),
  limit: 'write',
  errors: ['not_found', 'conflict'],
});

export const removeWorkflowOperation = operation({
  id: 'removeWorkflow',
  tag: 'workflows',
  method: 'DELETE',
  path: '/workflows/[workflow]',
  access,
  params,
  response: null,
  limit: 'write',
  errors: ['not_found'],
});

export const dryRunWorkflowOperation = operation({
  id: 'dryRunWorkflow',
  tag: 'workflows',
  method: 'POST',
  path: '/workflows/[workflow]/dry-run',
  access,
  params,
  response: workflowDryRunSchema,
  limit: 'write',
  errors: ['not_found'],
});

export const switchWorkflowOperation = operation({
  id: 'switchWorkflow',
  tag: 'workflows',
  method: 'PUT',
  path: '/workflows/[workflow]/switch',
  access,
  params,
  body: switchSchema.omit({ workflow: true }),
  response: null,
  limit: 'write',
  errors: ['not_found', 'conflict'],
});

export const listWorkflowRunsOperation = operation({
  id: 'listWorkflowRuns',
  tag: 'workflows',
  method: 'GET',
  path: '/workflows/[workflow]/runs',
  access,
  params,
  query: runsQuerySchema,
  response: pageSchema(workflowRunSchema),
  limit: 'read',
  errors: ['not_found'],
});

export const workflowOperations = [
  listWorkflowsOperation,
  getWorkflowOperation,
  addWorkflowOperation,
  changeWorkflowOperation,
  removeWorkflowOperation,
  dryRunWorkflowOperation,
  switchWorkflowOperation,
  listWorkflowRunsOperation,
];
