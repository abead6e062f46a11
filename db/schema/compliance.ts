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
import { STATE_CODES } from '@/lib/catalogue/checklists/types';
import type { ReadPaper } from '@/lib/checking/certificates/types';
import { FILE_TYPES } from '@/lib/checking/files/types';
import { PAPER_STATES } from '@/lib/checking/papers/types';
import { READ_FAILURES, type TextLine } from '@/lib/checking/reading/types';
import {
  EXEMPTIONS,
  HOLDING_LINES,
  type HoldingLimits,
  ON_GAP,
  PROOFS,
  type Requirable,
} from '@/lib/company/compliance/types';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { cents, createdAt, instant, updatedAt } from '../columns';
import { subcontractors } from './access';
import { companies, users } from './accounts';

const companyId = () =>
  text('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });
/** Whose it is; null for the company itself. */
const subcontractorId = () =>
  text('subcontractor_id').references(() => subcontractors.id, { onDelete: 'cascade' });
const userId = (name: string) => text(name).references(() => users.id, { onDelete: 'set null' });

/** What a company asks of its subcontractors, and what follows where it is not there. */
export const complianceRules = pgTable('compliance_rules', {
  companyId: companyId().primaryKey(),
  onGap: text('on_gap', { enum: ON_GAP }).notNull().default('warn'),
  required: jsonb('required').$type<readonly Requirable[]>().notNull(),
  generalOccurrenceCents: cents('general_occurrence_cents').notNull(),
  generalAggregateCents: cents('general_aggregate_cents').notNull(),
  autoCents: cents('auto_cents').notNull(),
  needsAdditionalInsured: boolean('needs_additional_insured').notNull().default(false),
  needsWaiver: boolean('needs_waiver').notNull().default(false),
  updatedAt: updatedAt(),
});

/** A licence, policy, bond or form that somebody holds, as a person typed or confirmed it. */
export const complianceHoldings = pgTable(
  'compliance_holdings',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    subcontractorId: subcontractorId(),
    line: text('line', { enum: HOLDING_LINES }).notNull(),
    /** The insurer, surety or authority. */
    issuer: text('issuer'),
    number: text('number'),
    /** The state that gave the licence; null where it is not said. */
    state: text('state', { enum: STATE_CODES }),
    effective: date('effective'),
    /** As its paper says it. */
    expires: date('expires'),
    /** The first day without it where it was cancelled or suspended before. */
    endsOn: date('ends_on'),
    limits: jsonb('limits').$type<HoldingLimits>().notNull(),
    amountCents: cents('amount_cents'),
    additionalInsured: text('additional_insured', { enum: PROOFS }).notNull().default('no'),
    waiver: text('waiver', { enum: PROOFS }).notNull().default('no'),
    exemption: text('exemption', { enum: EXEMPTIONS }),
    paperId: text('paper_id').references(() => compliancePapers.id, { onDelete: 'set null' }),
    enteredBy: userId('entered_by'),
    createdAt: createdAt(),
  },
  (t) => [
    index('compliance_holdings_of').on(t.companyId, t.subcontractorId),
    index('compliance_holdings_expires').on(t.expires).where(sql`expires is not null`),
  ],
);

/** A paper that came in: what was read of it waits for a yes. */
export const compliancePapers = pgTable(
  'compliance_papers',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    subcontractorId: subcontractorId(),
    name: text('name').notNull(),
    type: text('type', { enum: FILE_TYPES }).notNull(),
    hash: text('hash').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    state: text('state', { enum: PAPER_STATES }).notNull().default('waiting'),
    failure: text('failure', { enum: READ_FAILURES }),
    pages: smallint('pages').notNull().default(0),
    reading: jsonb('reading').$type<ReadPaper>(),
    /** Of its first pages, to mark what a value was read from. */
    lines:
      jsonb('lines').$type<readonly { page: number; lines: readonly Pick<TextLine, 'text' | 'box'>[] }[]>(),
    lease: text('lease'),
    heldUntil: instant('held_until'),
    attempts: smallint('attempts').notNull().default(0),
    /** By whom it came; null by a link. */
    addedBy: userId('added_by'),
    decidedBy: userId('decided_by'),
    createdAt: createdAt(),
    readAt: instant('read_at'),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    index('compliance_papers_company').on(t.companyId, t.createdAt),
    index('compliance_papers_content').on(t.companyId, t.hash),
    index('compliance_papers_due').on(t.createdAt).where(sql`state in ('waiting', 'reading')`),
  ],
);

/** A link by which somebody without an account hands papers in. */
export const complianceLinks = pgTable(
  'compliance_links',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    subcontractorId: subcontractorId(),
    tokenHash: text('token_hash').notNull(),
    locale: text('locale', { enum: LOCALES }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    uploads: integer('uploads').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('compliance_links_token').on(t.tokenHash),
    index('compliance_links_company').on(t.companyId, t.expiresAt),
  ],
);

/** Reminders sent, each once. */
export const complianceReminders = pgTable(
  'compliance_reminders',
  {
    holdingId: text('holding_id')
      .notNull()
      .references(() => complianceHoldings.id, { onDelete: 'cascade' }),
    days: smallint('days').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.holdingId, t.days] })],
);
