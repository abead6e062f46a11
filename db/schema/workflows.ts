import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  CALL_STATES,
  type Effect,
  OUTCOMES,
  type Rule,
  SKIPS,
  TRIGGER_KINDS,
  type What,
} from '@/lib/company/workflows/types';
import { createdAt, instant, updatedAt } from '../columns';
import { companies, users } from './accounts';
import { permits } from './permits';
import { tasks } from './projects';

const companyId = () =>
  text('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });
const workflowId = () =>
  text('workflow_id')
    .notNull()
    .references(() => workflows.id, { onDelete: 'cascade' });

/** When something happens, if it fits, then do this: a company's standing orders. */
export const workflows = pgTable(
  'workflows',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    name: text('name').notNull(),
    rule: jsonb('rule').$type<Rule>().notNull(),
    /** What it waits for, out of its rule. */
    trigger: text('trigger', { enum: TRIGGER_KINDS }).notNull(),
    /** Counts the changes of its rule. */
    version: integer('version').notNull().default(1),
    isOn: boolean('is_on').notNull().default(false),
    /** Who switched it on and answers for it; once they are gone, the owners do. */
    keeperId: text('keeper_id').references(() => users.id, { onDelete: 'set null' }),
    /** The version last run dry; another one cannot be switched on. */
    dryRunVersion: integer('dry_run_version'),
    /** It acts on what happens from then on. */
    onSince: instant('on_since'),
    /** Events up to then were acted on. */
    lookedUntil: instant('looked_until'),
    nextLookAt: instant('next_look_at'),
    /** What it left alone or could not do was told up to then. */
    toldUntil: instant('told_until'),
    /** Signs what it calls. */
    signingKey: text('signing_key').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('workflows_company').on(t.companyId, t.createdAt),
    index('workflows_due').on(t.nextLookAt).where(sql`is_on`),
  ],
);

/** What a version of a workflow made of an event, written once with everything it caused. */
export const workflowRuns = pgTable(
  'workflow_runs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: companyId(),
    workflowId: workflowId(),
    version: integer('version').notNull(),
    eventKey: text('event_key').notNull(),
    eventAt: instant('event_at').notNull(),
    kind: text('kind', { enum: TRIGGER_KINDS }).notNull(),
    subject: text('subject').notNull(),
    permitId: bigint('permit_id', { mode: 'number' }).references(() => permits.id, { onDelete: 'set null' }),
    /** What names the thing it is about: an address, most often. */
    place: text('place').notNull(),
    what: jsonb('what').$type<What>().notNull(),
    outcome: text('outcome', { enum: OUTCOMES }).notNull(),
    reason: text('reason', { enum: SKIPS }),
    /** The condition that was not met, by its place in the rule. */
    condition: smallint('condition'),
    effects: jsonb('effects').$type<Effect[]>().notNull(),
    /** The run whose effect this one goes back to, and how many stand behind each other. */
    causeId: bigint('cause_id', { mode: 'number' }),
    depth: smallint('depth').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    uniqueIndex('workflow_runs_once').on(t.workflowId, t.version, t.eventKey),
    index('workflow_runs_log').on(t.workflowId, t.id),
    index('workflow_runs_past').on(t.workflowId, t.version, t.eventAt),
    index('workflow_runs_company').on(t.companyId),
    index('workflow_runs_permit').on(t.permitId),
  ],
);

/** Tasks that workflows added, so that what follows from one knows its cause. */
export const workflowTasks = pgTable(
  'workflow_tasks',
  {
    taskId: text('task_id')
      .primaryKey()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    companyId: companyId(),
    runId: bigint('run_id', { mode: 'number' })
      .notNull()
      .references(() => workflowRuns.id, { onDelete: 'cascade' }),
  },
  (t) => [index('workflow_tasks_company').on(t.companyId)],
);

/** Calls of other programs on their way, written with the run that asks for them. */
export const workflowCalls = pgTable(
  'workflow_calls',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    workflowId: workflowId(),
    runId: bigint('run_id', { mode: 'number' })
      .notNull()
      .references(() => workflowRuns.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    body: text('body').notNull(),
    state: text('state', { enum: CALL_STATES }).notNull().default('waiting'),
    lease: text('lease'),
    heldUntil: instant('held_until'),
    attempts: smallint('attempts').notNull().default(0),
    /** What came of the last try: the answer's status, or why there was none. */
    answer: text('answer'),
    createdAt: createdAt(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    index('workflow_calls_due').on(t.createdAt).where(sql`state = 'waiting'`),
    index('workflow_calls_run').on(t.runId),
    index('workflow_calls_company').on(t.companyId),
  ],
);
