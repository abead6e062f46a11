import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { INVITATION_KINDS, INVITED_ROLES } from '@/lib/company/invitations/types';
import { MAIL_LINK_PURPOSES, PASSKEY_CEREMONIES } from '@/lib/identity/accounts/types';
import { AUDIT_ACTIONS, SIGN_IN_METHODS } from '@/lib/identity/audit/types';
import { REVOCATIONS, SESSION_KINDS } from '@/lib/identity/sessions/types';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { createdAt, instant } from '../columns';
import { companies, users } from './accounts';
import { permits } from './permits';

/** Sessions. A browser's cookie and an API client's tokens refer to a row and are valid only with it. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: SESSION_KINDS }).notNull(),
    /** The session's company; null is the user's first one. */
    companyId: text('company_id').references(() => companies.id, { onDelete: 'set null' }),
    method: text('method', { enum: SIGN_IN_METHODS }).notNull(),
    createdAt: createdAt(),
    /** Time of the last authentication; sensitive operations require a recent one. */
    authenticatedAt: instant('authenticated_at').notNull(),
    /** Written at most every few minutes. */
    lastSeenAt: instant('last_seen_at').notNull(),
    /** Ends then, however much it is used. */
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    revocation: text('revocation', { enum: REVOCATIONS }),
    userAgent: text('user_agent'),
    /** Network address, as `addressBlock` counts it. */
    address: text('address'),
  },
  (t) => [index('sessions_user').on(t.userId, t.lastSeenAt)],
);

/** API refresh tokens by hash. Each is used once; the session is the token family. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('refresh_tokens_session').on(t.sessionId)],
);

/** Single-use links in mails, by the hash of their token. */
export const mailLinks = pgTable(
  'mail_links',
  {
    hash: text('hash').primaryKey(),
    purpose: text('purpose', { enum: MAIL_LINK_PURPOSES }).notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address it was sent to; valid for that address only. */
    email: text('email').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('mail_links_user').on(t.userId, t.purpose)],
);

/** Requests for links, for known and unknown addresses alike, so that timing reveals nothing. */
export const mailLinkRequests = pgTable(
  'mail_link_requests',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    purpose: text('purpose', { enum: MAIL_LINK_PURPOSES }).notNull(),
    email: text('email').notNull(),
    locale: text('locale', { enum: LOCALES }).notNull(),
    createdAt: createdAt(),
    handledAt: instant('handled_at'),
  },
  (t) => [index('mail_link_requests_waiting').on(t.id).where(sql`handled_at is null`)],
);

/** Recovery codes by hash; each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    createdAt: createdAt(),
    usedAt: instant('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hash] })],
);

export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, base64url. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    backedUp: boolean('backed_up').notNull(),
    /** What its owner calls it. */
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [index('passkeys_user').on(t.userId)],
);

/** Challenges for passkeys; deleted once used. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    ceremony: text('ceremony', { enum: PASSKEY_CEREMONIES }).notNull(),
    /** Null at sign-in, where nobody is known yet. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('passkey_challenges_expiry').on(t.expiresAt)],
);

/** Subcontractors of a company, and the user who accepted the invitation. */
export const subcontractors = pgTable(
  'subcontractors',
  {
    id: text('id').primaryKey(),
    /** The parent contractor. */
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    companyName: text('company_name').notNull(),
    contactName: text('contact_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    /** Their trade, in the parent's words. */
    role: text('role').notNull(),
    /** Null until the invitation is accepted. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    acceptedAt: instant('accepted_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('subcontractors_email').on(t.companyId, t.email),
    index('subcontractors_user').on(t.userId),
  ],
);

export const invitations = pgTable(
  'invitations',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: INVITATION_KINDS }).notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** The language of the mail and of the account it makes. */
    locale: text('locale', { enum: LOCALES }).notNull(),
    /** What a team member may do; null for a subcontractor. */
    role: text('role', { enum: INVITED_ROLES }),
    subcontractorId: text('subcontractor_id').references(() => subcontractors.id, { onDelete: 'cascade' }),
    /** Of the token in the mail; a resent invitation has another. */
    tokenHash: text('token_hash').notNull(),
    invitedBy: text('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    acceptedBy: text('accepted_by').references(() => users.id, { onDelete: 'set null' }),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    uniqueIndex('invitations_token').on(t.tokenHash),
    uniqueIndex('invitations_open')
      .on(t.companyId, t.kind, t.email)
      .where(sql`accepted_at is null and revoked_at is null`),
    check(
      'invitations_kind',
      sql`(kind = 'team_member' and role is not null) or (kind = 'subcontractor' and subcontractor_id is not null)`,
    ),
  ],
);

/** Assignments of permits to a team member or a subcontractor; a subcontractor sees no other permits. */
export const permitAssignments = pgTable(
  'permit_assignments',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    permitId: bigint('permit_id', { mode: 'number' })
      .notNull()
      .references(() => permits.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    subcontractorId: text('subcontractor_id').references(() => subcontractors.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('permit_assignments_member')
      .on(t.companyId, t.permitId, t.userId)
      .where(sql`user_id is not null`),
    uniqueIndex('permit_assignments_subcontractor')
      .on(t.companyId, t.permitId, t.subcontractorId)
      .where(sql`subcontractor_id is not null`),
    index('permit_assignments_of_subcontractor').on(t.subcontractorId),
    index('permit_assignments_of_user').on(t.userId),
    check('permit_assignments_one', sql`num_nonnulls(user_id, subcontractor_id) = 1`),
  ],
);

/** The audit log: sign-ins and changes of access rights. Append-only, without secrets. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    action: text('action', { enum: AUDIT_ACTIONS }).notNull(),
    companyId: text('company_id').references(() => companies.id, { onDelete: 'set null' }),
    /** Who did it; null where nobody was signed in. */
    actorId: text('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** Whom or what it was done to: an id, an address. */
    subject: text('subject'),
    details: jsonb('details').$type<Record<string, string | number | boolean | null>>().notNull(),
    address: text('address'),
    userAgent: text('user_agent'),
    requestId: text('request_id'),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_log_company').on(t.companyId, t.id),
    index('audit_log_actor').on(t.actorId, t.id),
    index('audit_log_subject').on(t.subject, t.id),
  ],
);

/** Throttling counters by key in a fixed window, over all processes. */
export const throttles = pgTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [index('throttles_end').on(t.endsAt)],
);

/** Stored answers of API requests with an Idempotency-Key. */
export const idempotentRequests = pgTable(
  'idempotent_requests',
  {
    /** Hash of caller, operation and key. */
    key: text('key').primaryKey(),
    /** The caller, and the company they asked for: what is stored of them goes with them. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    companyId: text('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    /** Hash of the request: the same key with another body is an error. */
    digest: text('digest').notNull(),
    /** Null while the first request is under way. */
    status: integer('status'),
    body: text('body'),
    createdAt: createdAt(),
  },
  (t) => [index('idempotent_requests_created').on(t.createdAt)],
);
