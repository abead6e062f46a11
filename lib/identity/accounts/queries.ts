import { and, asc, desc, eq, exists, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { named } from '@/db/named';
import { companies, memberships, sessions, subcontractors, subscriptions, users } from '@/db/schema';
import type { Context, MemberRole } from '@/lib/context';
import { getSessionLength, SEEN_EVERY_MS } from '@/lib/identity/sessions/lengths';
import { noteSessionUse } from '@/lib/identity/sessions/mutations';
import type { SessionKind } from '@/lib/identity/sessions/types';
import { entitledTier } from '@/lib/providers/billing/entitled';
import { isActive } from './active-member';
import type { Account } from './types';

/** Whether an address can still be signed up with. */
export async function isEmailAvailable(ctx: Context, input: { email: string }): Promise<boolean> {
  const taken = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, input.email))
    .limit(1);
  return taken.length === 0;
}

/**
 * A prepared statement for the lookup done on every request, cached per connection, because building the
 * query costs more than running it. A transaction prepares its own.
 */
const lookups = new WeakMap<Database, ReturnType<typeof prepareLookup>>();

function prepareLookup(db: Database) {
  const portal = db
    .select({ one: sql`1` })
    .from(subcontractors)
    .where(eq(subcontractors.userId, sessions.userId));
  return db
    .select({
      session: {
        id: sessions.id,
        kind: sessions.kind,
        authenticatedAt: sessions.authenticatedAt,
        lastSeenAt: sessions.lastSeenAt,
      },
      user: {
        id: users.id,
        email: users.email,
        firstName: users.firstName,
        lastName: users.lastName,
        locale: users.locale,
        isAdmin: users.isAdmin,
        hasSecondFactor: sql<boolean>`${isNotNull(users.totpConfirmedAt)}`,
        emailVerifiedAt: users.emailVerifiedAt,
      },
      company: {
        id: companies.id,
        name: companies.name,
        locale: companies.locale,
        timeZone: companies.timeZone,
        permitsConfirmedAt: companies.permitsConfirmedAt,
        isDemo: companies.isDemo,
      },
      role: memberships.role,
      tier: entitledTier,
      hasPortal: sql<boolean>`${exists(portal)}`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(memberships, and(eq(memberships.userId, users.id), isActive))
    .leftJoin(companies, eq(companies.id, memberships.companyId))
    .leftJoin(subscriptions, eq(subscriptions.companyId, memberships.companyId))
    .where(
      and(
        named,
        eq(sessions.id, sql.placeholder('sessionId')),
        eq(sessions.kind, sql.placeholder('kind')),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(users.disabledAt),
      ),
    )
    .orderBy(
      desc(sql`coalesce(${memberships.companyId} = ${sessions.companyId}, false)`),
      asc(memberships.createdAt),
    )
    .limit(1)
    .prepare('find_account');
}

function getPreparedLookup(db: Database) {
  const known = lookups.get(db);
  if (known) return known;
  const made = prepareLookup(db);
  lookups.set(db, made);
  return made;
}

/** The account of a session; null once it was ended, expired, idle too long, or its user is disabled. */
export async function findAccount(
  ctx: Context,
  input: { sessionId: string; kind: SessionKind },
): Promise<Account | null> {
  const [row] = await getPreparedLookup(ctx.db).execute({ ...input, now: ctx.now.toISOString() });
  if (!row || isIdle(ctx, row)) return null;
  await noteUse(ctx, row.session);
  const { user, session, company, role, tier, hasPortal } = row;
  return {
    user,
    session: { id: session.id, authenticatedAt: session.authenticatedAt },
    company: company && role ? { ...company, role, tier } : null,
    hasPortal,
  };
}

interface Found {
  session: { id: string; kind: SessionKind; lastSeenAt: Date };
  user: { isAdmin: boolean };
}

function isIdle(ctx: Context, { session, user }: Found): boolean {
  const { idleMs } = getSessionLength({ kind: session.kind, isAdmin: user.isAdmin });
  return ctx.now.getTime() - session.lastSeenAt.getTime() > idleMs;
}

async function noteUse(ctx: Context, session: Found['session']): Promise<void> {
  if (ctx.now.getTime() - session.lastSeenAt.getTime() < SEEN_EVERY_MS) return;
  await noteSessionUse(ctx, { sessionId: session.id });
}

/** The companies a user belongs to and may work in, the first one first. */
export async function listOwnCompanies(
  ctx: Context,
  input: { userId: string },
): Promise<{ id: string; name: string; role: MemberRole }[]> {
  return ctx.db
    .select({ id: companies.id, name: companies.name, role: memberships.role })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(and(eq(memberships.userId, input.userId), isActive))
    .orderBy(asc(memberships.createdAt));
}
