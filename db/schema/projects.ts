import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ATTACHMENT_KINDS } from '@/lib/checking/attachments/types';
import { FILE_TYPES } from '@/lib/checking/files/types';
import {
  ACTIVITY_KINDS,
  type ActivityDetails,
  FEE_STATES,
  PROJECT_STATES,
} from '@/lib/company/projects/types';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { cents, createdAt, instant, updatedAt } from '../columns';
import { subcontractors } from './access';
import { companies, users } from './accounts';
import { permits } from './permits';

const companyId = () =>
  text('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });
const userId = (name: string) => text(name).references(() => users.id, { onDelete: 'set null' });
const projectId = () =>
  text('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });
const maybeProjectId = () => text('project_id').references(() => projects.id, { onDelete: 'cascade' });
const maybePermitId = (onDelete: 'cascade' | 'set null') =>
  bigint('permit_id', { mode: 'number' }).references(() => permits.id, { onDelete });
/** Counts the changes of a row: a change names the one it was made from, and is refused where another came first. */
const version = () => integer('version').notNull().default(1);
/** By which a device that sends again what it does not know to have arrived finds the first. */
const requestKey = () => text('request_key');

/** What contractors call a job: an address, a client, and whatever belongs to the work there. */
export const projects = pgTable(
  'projects',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    address: text('address').notNull(),
    /** In the form addresses of permits are compared in. */
    addressNorm: text('address_norm'),
    city: text('city').notNull(),
    state: text('state').notNull(),
    zip: text('zip'),
    /** The city's slug, where the catalogue holds it. */
    citySlug: text('city_slug'),
    /** The company's own number of the job. */
    number: text('number'),
    /** What is built, in the company's words. */
    name: text('name'),
    clientName: text('client_name'),
    clientEmail: text('client_email'),
    clientPhone: text('client_phone'),
    clientLocale: text('client_locale', { enum: LOCALES }),
    standing: text('standing', { enum: PROJECT_STATES }).notNull().default('active'),
    startsOn: date('starts_on'),
    endsOn: date('ends_on'),
    valueCents: cents('value_cents'),
    version: version(),
    createdBy: userId('created_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('projects_company').on(t.companyId, t.updatedAt, t.id),
    index('projects_address').on(t.companyId, t.addressNorm),
  ],
);

/** The permits of a job in the order they depend on each other; a company has each in one job at most. */
export const projectPermits = pgTable(
  'project_permits',
  {
    companyId: companyId(),
    permitId: bigint('permit_id', { mode: 'number' })
      .notNull()
      .references(() => permits.id, { onDelete: 'cascade' }),
    projectId: projectId(),
    position: integer('position').notNull(),
    /** The permit of the same job that has to be issued first. */
    waitsFor: bigint('waits_for', { mode: 'number' }).references(() => permits.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.permitId] }),
    index('project_permits_project').on(t.projectId, t.position),
  ],
);

/** Who works at a job: members of the company, and subcontractors. */
export const projectPeople = pgTable(
  'project_people',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: companyId(),
    projectId: projectId(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    subcontractorId: text('subcontractor_id').references(() => subcontractors.id, { onDelete: 'cascade' }),
    /** Whoever answers for the job. */
    isLead: boolean('is_lead').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('project_people_member').on(t.projectId, t.userId).where(sql`user_id is not null`),
    uniqueIndex('project_people_subcontractor')
      .on(t.projectId, t.subcontractorId)
      .where(sql`subcontractor_id is not null`),
    index('project_people_of_user').on(t.userId),
    index('project_people_of_subcontractor').on(t.subcontractorId),
    check('project_people_one', sql`num_nonnulls(user_id, subcontractor_id) = 1`),
  ],
);

/** Days the company sets itself: a pour, a delivery, the day a client moves in. */
export const projectDates = pgTable(
  'project_dates',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    projectId: projectId(),
    title: text('title').notNull(),
    day: date('day').notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    index('project_dates_project').on(t.projectId, t.day),
    index('project_dates_company').on(t.companyId, t.day),
  ],
);

/** What a job costs at the city, as the company keeps it. */
export const projectFees = pgTable(
  'project_fees',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    projectId: projectId(),
    permitId: maybePermitId('set null'),
    title: text('title').notNull(),
    amountCents: cents('amount_cents').notNull(),
    state: text('state', { enum: FEE_STATES }).notNull(),
    dueOn: date('due_on'),
    paidOn: date('paid_on'),
    /** The day on which the company means to ask the city about it again. */
    askAgainOn: date('ask_again_on'),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    index('project_fees_project').on(t.projectId, t.createdAt),
    index('project_fees_company').on(t.companyId),
  ],
);

/** Addresses whose permits were said to be no job, so that nobody is asked again. */
export const declinedProjects = pgTable(
  'declined_projects',
  {
    companyId: companyId(),
    /** The city's slug. */
    city: text('city').notNull(),
    addressNorm: text('address_norm').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.city, t.addressNorm] })],
);

/** Who did what when, in a job or at a permit. Written once, never changed. */
export const activities = pgTable(
  'activities',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: companyId(),
    projectId: maybeProjectId(),
    permitId: maybePermitId('set null'),
    kind: text('kind', { enum: ACTIVITY_KINDS }).notNull(),
    /** Null for what the product does by itself. */
    actorId: userId('actor_id'),
    /** What it was done to: the id of a task, a note, a file. */
    subject: text('subject'),
    details: jsonb('details').$type<ActivityDetails>().notNull().default({}),
    at: instant('at').notNull(),
  },
  (t) => [
    index('activities_project').on(t.projectId, t.id),
    index('activities_permit').on(t.companyId, t.permitId, t.id),
    index('activities_company').on(t.companyId, t.id),
  ],
);

/** Something to be done by somebody until a day: in a job, at a permit, or in neither. */
export const tasks = pgTable(
  'tasks',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    projectId: maybeProjectId(),
    permitId: maybePermitId('set null'),
    title: text('title').notNull(),
    details: text('details'),
    dueOn: date('due_on'),
    /** A member, or a subcontractor; null for nobody yet. */
    assigneeId: userId('assignee_id'),
    subcontractorId: text('subcontractor_id').references(() => subcontractors.id, { onDelete: 'set null' }),
    doneAt: instant('done_at'),
    doneBy: userId('done_by'),
    /** The template it came from: `electrical_service/rough-in`. */
    template: text('template'),
    requestKey: requestKey(),
    version: version(),
    createdBy: userId('created_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('tasks_open').on(t.companyId, t.dueOn, t.id).where(sql`done_at is null`),
    index('tasks_company').on(t.companyId, t.id),
    index('tasks_project').on(t.projectId),
    index('tasks_permit').on(t.companyId, t.permitId),
    index('tasks_assignee').on(t.assigneeId).where(sql`done_at is null`),
    index('tasks_subcontractor').on(t.subcontractorId),
    uniqueIndex('tasks_request').on(t.companyId, t.requestKey).where(sql`request_key is not null`),
    check('tasks_one_place', sql`num_nonnulls(project_id, permit_id) <= 1`),
    check('tasks_one_person', sql`num_nonnulls(assignee_id, subcontractor_id) <= 1`),
  ],
);

/** What somebody wrote down about a job or a permit. */
export const notes = pgTable(
  'notes',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    projectId: maybeProjectId(),
    permitId: maybePermitId('cascade'),
    /** With `@[usr_…]` and `@[sbc_…]` where somebody is named. */
    body: text('body').notNull(),
    authorId: userId('author_id'),
    /** Read by the subcontractors of its job or permit as well. */
    shared: boolean('shared').notNull().default(false),
    requestKey: requestKey(),
    version: version(),
    createdAt: createdAt(),
    editedAt: instant('edited_at'),
  },
  (t) => [
    index('notes_project').on(t.projectId, t.createdAt),
    index('notes_permit').on(t.companyId, t.permitId, t.createdAt),
    uniqueIndex('notes_request').on(t.companyId, t.requestKey).where(sql`request_key is not null`),
    check('notes_one', sql`num_nonnulls(project_id, permit_id) = 1`),
  ],
);

/** Who is named in a note; each is told once, however often the note is edited. */
export const noteMentions = pgTable(
  'note_mentions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: companyId(),
    noteId: text('note_id')
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    subcontractorId: text('subcontractor_id').references(() => subcontractors.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    seenAt: instant('seen_at'),
  },
  (t) => [
    uniqueIndex('note_mentions_member').on(t.noteId, t.userId).where(sql`user_id is not null`),
    uniqueIndex('note_mentions_subcontractor')
      .on(t.noteId, t.subcontractorId)
      .where(sql`subcontractor_id is not null`),
    index('note_mentions_of_user').on(t.userId, t.companyId, t.id),
    index('note_mentions_of_subcontractor').on(t.subcontractorId),
    check('note_mentions_one', sql`num_nonnulls(user_id, subcontractor_id) = 1`),
  ],
);

/** A document or photo of a job or a permit. What it holds lies in the file store by company and digest. */
export const attachments = pgTable(
  'attachments',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    projectId: maybeProjectId(),
    permitId: maybePermitId('cascade'),
    /** The task it was done with. */
    taskId: text('task_id').references(() => tasks.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ATTACHMENT_KINDS }).notNull(),
    name: text('name').notNull(),
    caption: text('caption'),
    type: text('type', { enum: FILE_TYPES }).notNull(),
    hash: text('hash').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Seen by the subcontractors of its job or permit as well. */
    shared: boolean('shared').notNull().default(false),
    requestKey: requestKey(),
    addedBy: userId('added_by'),
    createdAt: createdAt(),
    removedAt: instant('removed_at'),
  },
  (t) => [
    index('attachments_project').on(t.projectId, t.createdAt),
    index('attachments_permit').on(t.companyId, t.permitId, t.createdAt),
    index('attachments_task').on(t.taskId),
    index('attachments_content').on(t.companyId, t.hash),
    uniqueIndex('attachments_request').on(t.companyId, t.requestKey).where(sql`request_key is not null`),
    check('attachments_one', sql`num_nonnulls(project_id, permit_id) = 1`),
  ],
);
