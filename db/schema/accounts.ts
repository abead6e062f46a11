import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type License, type PostalAddress, TRADES } from '@/lib/company/profile/types';
import { MEMBER_ROLES } from '@/lib/context';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { TIERS } from '@/lib/providers/billing/types';
import { createdAt, instant, updatedAt } from '../columns';

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** Lower case, as it is compared. */
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    locale: text('locale', { enum: LOCALES }).notNull(),
    isAdmin: boolean('is_admin').notNull().default(false),
    emailVerifiedAt: instant('email_verified_at'),
    passwordChangedAt: instant('password_changed_at'),
    /** The TOTP secret, encrypted; effective once confirmed. */
    totpSecret: text('totp_secret'),
    totpConfirmedAt: instant('totp_confirmed_at'),
    /** The time step of the last accepted code, against replay. */
    totpLastStep: bigint('totp_last_step', { mode: 'number' }),
    /** Set by the back office; nobody signs in then. */
    disabledAt: instant('disabled_at'),
    lastSeenAt: instant('last_seen_at'),
    /** Up to when the user has looked at the bell. */
    bellSeenAt: instant('bell_seen_at'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('users_email_key').on(t.email)],
);

export const companies = pgTable('companies', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** As `normaliseContractorName` gives it; what permits are matched against. */
  nameNorm: text('name_norm').notNull(),
  phone: text('phone').notNull(),
  zip: text('zip'),
  trade: text('trade', { enum: TRADES }),
  addresses: jsonb('addresses').$type<PostalAddress[]>().notNull().default([]),
  licenses: jsonb('licenses').$type<License[]>().notNull().default([]),
  /** The language of mail to the company's recipients. */
  locale: text('locale', { enum: LOCALES }).notNull(),
  timeZone: text('time_zone').notNull(),
  /** The plan chosen at sign-up; what is subscribed to stands in `subscriptions`. */
  chosenTier: text('chosen_tier', { enum: TIERS }).notNull().default('solo'),
  /** Of who referred the company, as given at sign-up. */
  referralCode: text('referral_code'),
  /** The contractor has confirmed which permits are theirs. */
  permitsConfirmedAt: instant('permits_confirmed_at'),
  isDemo: boolean('is_demo').notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const memberships = pgTable(
  'memberships',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: MEMBER_ROLES }).notNull(),
    /** Set when the plan has fewer seats than members: paused until a seat is free. */
    pausedAt: instant('paused_at'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.userId] }), index('memberships_user').on(t.userId)],
);

/** Where a company works: a city of the catalogue, or any other place of the country. */
export const companyCities = pgTable(
  'company_cities',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The catalogue's slug, or one of the same form: `boise-id`. */
    city: text('city').notNull(),
    /** "Boise, ID" for a place that is not in the catalogue; null where the catalogue names it. */
    label: text('label'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.city] }), index('company_cities_city').on(t.city)],
);
