import { createHash } from 'node:crypto';
import { and, eq, exists, isNull, lt, or, sql } from 'drizzle-orm';
import { calendarFeeds, companies, memberships, subcontractors, subscriptions, users } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { isActive } from '@/lib/identity/accounts/active-member';
import { requireNetworkAttempt } from '@/lib/identity/accounts/client-network';
import { hashSecret } from '@/lib/identity/sessions/secrets';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { requireAttempt } from '@/lib/identity/throttle/throttle';
import { addDays } from '@/lib/platform/clock/days';
import { dayIn } from '@/lib/platform/clock/zones';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { calendarTranslator } from '@/lib/platform/i18n/translator';
import { entitledTier } from '@/lib/providers/billing/entitled';
import { calendarFile } from './ics';
import { type CalendarScope, listEntries } from './queries';

/** `newSecret` in 43 letters of base64url. */
const TOKEN = /^[\w-]{43}$/;
/** How long past entries stay. */
const DAYS_BACK = 90;
const NOTE_EVERY_MS = 60_000;

export interface CalendarAnswer {
  body: string;
  /** The same for the same body, so that a reader who has it is told so. */
  etag: string;
}

/**
 * The calendar of a secret URL. Unknown, replaced and revoked tokens all give `not_found`, so that nothing is
 * revealed.
 */
export async function readCalendar(
  ctx: Context,
  { token, origin }: { token: string; origin: string },
): Promise<CalendarAnswer> {
  const feed = TOKEN.test(token) ? await findFeed(ctx, token) : null;
  if (!feed || !(feed.isMember || feed.isSubcontractor)) {
    await requireNetworkAttempt(ctx, THROTTLES.calendarStranger);
    throw new AppError('not_found', { detail: 'no calendar of this address' });
  }
  await requireAttempt(ctx, THROTTLES.calendarRead, feed.id);
  await noteRead(ctx, feed.id);
  const { locale, isMember, companyId, userId } = feed;
  const today = dayIn(feed.timeZone, ctx.now);
  const scope: CalendarScope = isMember
    ? { kind: 'company', companyId }
    : { kind: 'assigned', companyId, userId };
  const address = (path: string) => new URL(path, origin).href;
  const body = calendarFile({
    // Without a usable plan permits are not watched, and stale entries would look current.
    entries: feed.isOpen ? await listEntries(ctx, { scope, from: addDays(today, -DAYS_BACK) }) : [],
    ...(feed.isOpen ? {} : { notice: { day: today, at: new Date(`${today}T00:00:00Z`) } }),
    companyName: feed.companyName,
    locale,
    t: await calendarTranslator(locale),
    getPermitUrl: (id) =>
      address(
        hrefFor(isMember ? '/dashboard/permits/[id]' : '/subcontractor-portal/permits/[id]', locale, {
          id: String(id),
        }),
      ),
    planAddress: address(hrefFor('/dashboard/subscription', locale)),
  });
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
}

async function findFeed(ctx: Context, token: string) {
  const works = ctx.db
    .select({ one: sql`1` })
    .from(subcontractors)
    .where(
      and(
        eq(subcontractors.userId, calendarFeeds.userId),
        eq(subcontractors.companyId, calendarFeeds.companyId),
      ),
    );
  const [row] = await ctx.db
    .select({
      id: calendarFeeds.id,
      companyId: calendarFeeds.companyId,
      userId: calendarFeeds.userId,
      companyName: companies.name,
      timeZone: companies.timeZone,
      locale: users.locale,
      isMember: sql<boolean>`${memberships.userId} is not null`,
      isSubcontractor: sql<boolean>`${exists(works)}`,
      tier: entitledTier,
    })
    .from(calendarFeeds)
    .innerJoin(users, and(eq(users.id, calendarFeeds.userId), isNull(users.disabledAt)))
    .innerJoin(companies, eq(companies.id, calendarFeeds.companyId))
    .leftJoin(
      memberships,
      and(
        eq(memberships.userId, calendarFeeds.userId),
        eq(memberships.companyId, calendarFeeds.companyId),
        isActive,
      ),
    )
    .leftJoin(subscriptions, eq(subscriptions.companyId, calendarFeeds.companyId))
    .where(eq(calendarFeeds.tokenHash, hashSecret(token)))
    .limit(1);
  return row ? { ...row, isOpen: row.tier !== null } : null;
}

/** Writes the last-read time at most once a minute. */
async function noteRead(ctx: Context, id: string): Promise<void> {
  const before = new Date(ctx.now.getTime() - NOTE_EVERY_MS);
  await ctx.db
    .update(calendarFeeds)
    .set({ lastReadAt: ctx.now })
    .where(
      and(
        eq(calendarFeeds.id, id),
        or(isNull(calendarFeeds.lastReadAt), lt(calendarFeeds.lastReadAt, before)),
      ),
    );
}
