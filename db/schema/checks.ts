import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { type Answers, PERMIT_TYPE_IDS, STATE_CODES } from '@/lib/catalogue/checklists/types';
import type { FeeInput } from '@/lib/catalogue/fees/types';
import {
  type Checklist,
  COMMENT_STATES,
  FILE_STATES,
  MARK_STATES,
  type PricedFee,
  RUN_FAILURES,
  RUN_STATES,
  type RunInput,
} from '@/lib/checking/checks/types';
import { FILE_TYPES } from '@/lib/checking/files/types';
import type { ModelUse } from '@/lib/checking/model/types';
import { type FileFacts, READ_FAILURES, type ReadPage } from '@/lib/checking/reading/types';
import {
  type Explanation,
  FINDING_RULES,
  type Finding,
  type ModelReading,
  PAGE_RELATIONS,
  type Review,
  SEVERITIES,
  type StatedFacts,
} from '@/lib/checking/review/types';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { createdAt, instant, updatedAt } from '../columns';
import { companies, users } from './accounts';
import { permits } from './permits';
import { projects } from './projects';

const companyId = () =>
  text('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });
const userId = (name: string) => text(name).references(() => users.id, { onDelete: 'set null' });
const checkId = () =>
  text('check_id')
    .notNull()
    .references(() => permitChecks.id, { onDelete: 'cascade' });

/** One application that is being prepared: what for, where, and what its applicant says of it. */
export const permitChecks = pgTable(
  'permit_checks',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    /** As its people call it: an address, most often. */
    name: text('name').notNull(),
    permitType: text('permit_type', { enum: PERMIT_TYPE_IDS }).notNull(),
    city: text('city'),
    county: text('county'),
    state: text('state', { enum: STATE_CODES }).notNull(),
    answers: jsonb('answers').$type<Answers>().notNull().default({}),
    stated: jsonb('stated').$type<StatedFacts>().notNull(),
    work: jsonb('work').$type<FeeInput>().notNull().default({}),
    /** Of the job: as stated, else as its papers have it; and in the form addresses of permits are compared in. */
    address: text('address'),
    addressNorm: text('address_norm'),
    /** The job or the permit it is made for. */
    projectId: text('project_id').references(() => projects.id, { onDelete: 'set null' }),
    permitId: bigint('permit_id', { mode: 'number' }).references(() => permits.id, { onDelete: 'set null' }),
    /** Runs so far; the next one has the number after it. */
    runs: integer('runs').notNull().default(0),
    createdBy: userId('created_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    archivedAt: instant('archived_at'),
  },
  (t) => [
    index('permit_checks_company').on(t.companyId, t.updatedAt, t.id),
    index('permit_checks_address').on(t.companyId, t.addressNorm),
    index('permit_checks_project').on(t.projectId),
    index('permit_checks_permit').on(t.companyId, t.permitId),
  ],
);

/** A file of a check, and how far it is read. What it holds lies in the file store by company and digest. */
export const checkFiles = pgTable(
  'check_files',
  {
    id: text('id').primaryKey(),
    checkId: checkId(),
    companyId: companyId(),
    name: text('name').notNull(),
    type: text('type', { enum: FILE_TYPES }).notNull(),
    hash: text('hash').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    state: text('state', { enum: FILE_STATES }).notNull().default('waiting'),
    failure: text('failure', { enum: READ_FAILURES }),
    facts: jsonb('facts').$type<FileFacts>(),
    pagesRead: integer('pages_read').notNull().default(0),
    /** Pages there is a picture of. */
    pagesDrawn: integer('pages_drawn').notNull().default(0),
    /** Whoever reads it holds it until then, and says so again in time; after a failure, when it may be tried again. */
    lease: text('lease'),
    heldUntil: instant('held_until'),
    attempts: smallint('attempts').notNull().default(0),
    addedBy: userId('added_by'),
    createdAt: createdAt(),
    readAt: instant('read_at'),
    removedAt: instant('removed_at'),
  },
  (t) => [
    index('check_files_check').on(t.checkId, t.createdAt),
    index('check_files_content').on(t.companyId, t.hash),
    // Must equal the condition in `lib/checking/reading/due-files.ts`, or the planner does not use this index.
    index('check_files_due')
      .on(t.createdAt)
      .where(
        sql`removed_at is null and (state in ('waiting', 'reading') or (state = 'read' and attempts < 6 and pages_drawn < coalesce((facts ->> 'pages')::int, 0)))`,
      ),
  ],
);

/** Room and a number kept for a file that is on its way into a check. */
export const fileUploads = pgTable(
  'file_uploads',
  {
    id: text('id').primaryKey(),
    checkId: checkId(),
    companyId: companyId(),
    /** As many as it may have. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Whoever takes it in says again in time that it goes on. */
    heldUntil: instant('held_until').notNull(),
  },
  (t) => [index('file_uploads_company').on(t.companyId)],
);

/** A page's extracted text, shared by all checks of a company with the same file. */
export const filePages = pgTable(
  'file_pages',
  {
    companyId: companyId(),
    hash: text('hash').notNull(),
    number: smallint('number').notNull(),
    page: jsonb('page').$type<ReadPage>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.hash, t.number] })],
);

/** A run of a check over all files; costs one credit once it is done, unless the same files were paid for before. */
export const checkRuns = pgTable(
  'check_runs',
  {
    id: text('id').primaryKey(),
    checkId: checkId(),
    companyId: companyId(),
    /** From 1 within its check. */
    number: integer('number').notNull(),
    state: text('state', { enum: RUN_STATES }).notNull().default('waiting'),
    failure: text('failure', { enum: RUN_FAILURES }),
    input: jsonb('input').$type<RunInput>().notNull(),
    fileIds: text('file_ids').array().notNull(),
    /** The rules that judged it, and the day their facts were compiled. */
    engineVersion: text('engine_version').notNull(),
    rulesAsOf: date('rules_as_of').notNull(),
    /** A snapshot in both languages, so that the result can be explained after the rules have changed. */
    checklist: jsonb('checklist').$type<Checklist>(),
    fee: jsonb('fee').$type<PricedFee>(),
    /** Without its findings, which stand in a table of their own. */
    review: jsonb('review').$type<Omit<Review, 'findings'>>(),
    model: jsonb('model').$type<ModelUse>(),
    /** What a language model read, kept so that the run can be judged again without asking it anew. */
    readings: jsonb('readings').$type<readonly ModelReading[]>(),
    charged: boolean('charged').notNull().default(true),
    /** When a correction or an answer asked that it be judged again; null once it is. */
    againAskedAt: instant('again_asked_at'),
    judgedAgainAt: instant('judged_again_at'),
    /** In plain words and the language of whoever started it; null without a language model. */
    explanation: jsonb('explanation').$type<Explanation>(),
    /** Whoever judges it holds it until then, and says so again in time. */
    lease: text('lease'),
    heldUntil: instant('held_until'),
    attempts: smallint('attempts').notNull().default(0),
    locale: text('locale', { enum: LOCALES }).notNull(),
    startedBy: userId('started_by'),
    createdAt: createdAt(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    uniqueIndex('check_runs_number').on(t.checkId, t.number),
    index('check_runs_due').on(t.createdAt).where(sql`state in ('waiting', 'judging', 'explaining')`),
    index('check_runs_again').on(t.againAskedAt).where(sql`again_asked_at is not null`),
  ],
);

export const checkFindings = pgTable(
  'check_findings',
  {
    runId: text('run_id')
      .notNull()
      .references(() => checkRuns.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    position: smallint('position').notNull(),
    rule: text('rule', { enum: FINDING_RULES }).notNull(),
    severity: text('severity', { enum: SEVERITIES }).notNull(),
    finding: jsonb('finding').$type<Finding>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.key] })],
);

/** A company's marks on findings; kept by finding key across runs. */
export const findingMarks = pgTable(
  'finding_marks',
  {
    checkId: checkId(),
    key: text('key').notNull(),
    state: text('state', { enum: MARK_STATES }).notNull().default('open'),
    note: text('note'),
    assigneeId: userId('assignee_id'),
    markedBy: userId('marked_by'),
    markedAt: instant('marked_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.checkId, t.key] })],
);

/** What people said pages of a check's files are, or are not; the later outweighs the earlier. */
export const pageCorrections = pgTable(
  'page_corrections',
  {
    id: text('id').primaryKey(),
    checkId: checkId(),
    companyId: companyId(),
    fileId: text('file_id')
      .notNull()
      .references(() => checkFiles.id, { onDelete: 'cascade' }),
    firstPage: smallint('first_page').notNull(),
    lastPage: smallint('last_page').notNull(),
    /** Of the checklist's documents, or `other`. */
    documentId: text('document_id').notNull(),
    relation: text('relation', { enum: PAGE_RELATIONS }).notNull(),
    correctedBy: userId('corrected_by'),
    correctedAt: instant('corrected_at').notNull(),
  },
  (t) => [index('page_corrections_check').on(t.checkId), index('page_corrections_file').on(t.fileId)],
);

/** Findings that people said are wrong, so that rules can be judged by them. */
export const wrongFindings = pgTable(
  'wrong_findings',
  {
    checkId: checkId(),
    key: text('key').notNull(),
    companyId: companyId(),
    runId: text('run_id')
      .notNull()
      .references(() => checkRuns.id, { onDelete: 'cascade' }),
    rule: text('rule', { enum: FINDING_RULES }).notNull(),
    reason: text('reason'),
    saidBy: userId('said_by'),
    saidAt: instant('said_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.checkId, t.key] }),
    index('wrong_findings_rule').on(t.rule, t.saidAt),
    index('wrong_findings_run').on(t.runId),
  ],
);

/** A round of comments a city sent back. */
export const checkRounds = pgTable(
  'check_rounds',
  {
    id: text('id').primaryKey(),
    checkId: checkId(),
    companyId: companyId(),
    number: integer('number').notNull(),
    receivedOn: date('received_on').notNull(),
    /** When the answer has to be back. */
    dueOn: date('due_on'),
    /** Who reviewed, as the city names them. */
    reviewer: text('reviewer'),
    createdBy: userId('created_by'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('check_rounds_number').on(t.checkId, t.number)],
);

/** One comment of a city, the sheet it is about, the answer, and the version that holds it. */
export const roundComments = pgTable(
  'round_comments',
  {
    id: text('id').primaryKey(),
    roundId: text('round_id')
      .notNull()
      .references(() => checkRounds.id, { onDelete: 'cascade' }),
    companyId: companyId(),
    position: integer('position').notNull(),
    /** What it is about, so that comments can be grouped: `structural`, `Zoning`, as the city says it. */
    discipline: text('discipline'),
    comment: text('comment').notNull(),
    sheet: text('sheet'),
    answer: text('answer'),
    /** The version of the sheet the answer stands in: "Rev 2, 2026-11-20". */
    version: text('version'),
    /** The file that holds it. */
    fileId: text('file_id').references(() => checkFiles.id, { onDelete: 'set null' }),
    state: text('state', { enum: COMMENT_STATES }).notNull().default('open'),
    assigneeId: userId('assignee_id'),
    answeredBy: userId('answered_by'),
    answeredAt: instant('answered_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('round_comments_round').on(t.roundId, t.position), index('round_comments_file').on(t.fileId)],
);

/** A public link to a result, valid until a day. */
export const checkShares = pgTable(
  'check_shares',
  {
    id: text('id').primaryKey(),
    checkId: checkId(),
    companyId: companyId(),
    runId: text('run_id')
      .notNull()
      .references(() => checkRuns.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    locale: text('locale', { enum: LOCALES }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdBy: userId('created_by'),
    createdAt: createdAt(),
    revokedAt: instant('revoked_at'),
    opened: integer('opened').notNull().default(0),
    openedAt: instant('opened_at'),
  },
  (t) => [
    uniqueIndex('check_shares_token').on(t.tokenHash),
    index('check_shares_check').on(t.checkId, t.createdAt),
    index('check_shares_run').on(t.runId),
  ],
);
