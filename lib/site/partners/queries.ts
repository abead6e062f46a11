import { and, asc, desc, eq, gt, inArray, lt, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { companies, memberships, partnerApplications, users } from '@/db/schema';
import type { AccountActor, AdminActor, Context } from '@/lib/context';
import { fullName } from '@/lib/identity/accounts/full-name';
import type { ApplicationFilter } from './schema';
import type { ApplicationState, PartnerApplication, ReviewedApplication } from './types';
import { APPLICATION_STATES } from './types';

const LISTED = 20;

const COLUMNS = {
  id: partnerApplications.id,
  kind: partnerApplications.kind,
  organisation: partnerApplications.organisation,
  website: partnerApplications.website,
  area: partnerApplications.area,
  message: partnerApplications.message,
  state: partnerApplications.state,
  answer: partnerApplications.answer,
  createdAt: partnerApplications.createdAt,
  answeredAt: partnerApplications.answeredAt,
} as const;

/** One's own applications, the newest first. */
export function listOwnApplications(ctx: Context<AccountActor>): Promise<PartnerApplication[]> {
  return ctx.db
    .select(COLUMNS)
    .from(partnerApplications)
    .where(eq(partnerApplications.userId, ctx.actor.userId))
    .orderBy(desc(partnerApplications.createdAt), desc(partnerApplications.id))
    .limit(LISTED);
}

/** Whether one's address is confirmed, without which nothing is sent. */
export async function mayApply(ctx: Context<AccountActor>): Promise<boolean> {
  const [own] = await ctx.db
    .select({ verifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, ctx.actor.userId));
  return own !== undefined && own.verifiedAt !== null;
}

const reviewer = alias(users, 'reviewer');

/** Applications in a state: those that wait by age, the others by their answer's. A page at a time. */
export async function listApplications(
  ctx: Context<AdminActor>,
  { state, after }: ApplicationFilter,
): Promise<{ items: ReviewedApplication[]; next: string | null }> {
  const rows = await ctx.db
    .select({
      ...COLUMNS,
      userId: partnerApplications.userId,
      email: users.email,
      by: { firstName: users.firstName, lastName: users.lastName },
      reviewer: { firstName: reviewer.firstName, lastName: reviewer.lastName },
    })
    .from(partnerApplications)
    .innerJoin(users, eq(users.id, partnerApplications.userId))
    .leftJoin(reviewer, eq(reviewer.id, partnerApplications.answeredBy))
    .where(and(eq(partnerApplications.state, state), await beyond(ctx, after, state)))
    .orderBy(...orderOf(state))
    .limit(LISTED + 1);
  const shown = rows.slice(0, LISTED);
  const named = await companiesOf(ctx, shown);
  return {
    items: shown.map(({ userId, email, by, reviewer: answeredBy, ...application }) => ({
      ...application,
      applicant: { name: fullName(by), email },
      companies: named.get(userId) ?? [],
      answeredBy: answeredBy && fullName(answeredBy),
    })),
    next: rows.length > LISTED ? (shown.at(-1)?.id ?? null) : null,
  };
}

function orderOf(state: ApplicationState) {
  const { createdAt, id } = partnerApplications;
  return state === 'received' ? [asc(createdAt), asc(id)] : [desc(createdAt), desc(id)];
}

async function beyond(ctx: Context, after: string | undefined, state: ApplicationState) {
  if (after === undefined) return undefined;
  const { createdAt, id } = partnerApplications;
  const [last] = await ctx.db.select({ createdAt }).from(partnerApplications).where(eq(id, after));
  if (!last) return undefined;
  const further = state === 'received' ? gt : lt;
  return or(further(createdAt, last.createdAt), and(eq(createdAt, last.createdAt), further(id, after)));
}

async function companiesOf(
  ctx: Context,
  rows: readonly { userId: string }[],
): Promise<ReadonlyMap<string, string[]>> {
  const named = new Map<string, string[]>();
  if (rows.length === 0) return named;
  const found = await ctx.db
    .select({ userId: memberships.userId, name: companies.name })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(
      inArray(
        memberships.userId,
        rows.map(({ userId }) => userId),
      ),
    )
    .orderBy(asc(companies.name));
  for (const { userId, name } of found) named.set(userId, [...(named.get(userId) ?? []), name]);
  return named;
}

/** How many there are in each state. */
export async function countApplications(ctx: Context<AdminActor>): Promise<Record<ApplicationState, number>> {
  const counts = await Promise.all(
    APPLICATION_STATES.map(async (state) => [
      state,
      await ctx.db.$count(partnerApplications, eq(partnerApplications.state, state)),
    ]),
  );
  return Object.fromEntries(counts);
}
