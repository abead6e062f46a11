import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { activities, companyPermits, permitEvents, permits, projectPermits, users } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { requirePermission } from '@/lib/identity/access/permissions';
import { fullName } from '@/lib/identity/accounts/full-name';
import type { OwnedSubject } from './owned';
import type { Activity, HistoryEntry } from './view';

type CityEntry = Extract<HistoryEntry, { by: 'city' }>;

type UserContext = Context<UserActor>;

const PAGE_SIZE = 50;

/** What people did in a job and at its permits, or at one permit, the latest first; a page before an id. */
export async function listActivities(
  ctx: UserContext,
  { projectId, permitId }: OwnedSubject,
  { before, limit = PAGE_SIZE }: { before?: number | undefined; limit?: number } = {},
): Promise<{ items: Activity[]; next: number | null }> {
  requirePermission(ctx, 'projects.read');
  const { companyId } = ctx.actor;
  const inJob = ctx.db
    .select({ id: projectPermits.permitId })
    .from(projectPermits)
    .where(and(eq(projectPermits.companyId, companyId), eq(projectPermits.projectId, projectId ?? '')));
  const of =
    projectId === undefined
      ? eq(activities.permitId, permitId ?? 0)
      : or(eq(activities.projectId, projectId), inArray(activities.permitId, inJob));
  const rows = await ctx.db
    .select({
      activity: activities,
      actor: { id: users.id, firstName: users.firstName, lastName: users.lastName },
      permit: { id: permits.id, number: permits.permitNumber, type: permits.permitType },
    })
    .from(activities)
    .leftJoin(users, eq(users.id, activities.actorId))
    .leftJoin(permits, eq(permits.id, activities.permitId))
    .where(
      and(
        eq(activities.companyId, companyId),
        of,
        before === undefined ? undefined : lt(activities.id, before),
      ),
    )
    .orderBy(desc(activities.id))
    .limit(limit + 1);
  const items = rows.slice(0, limit).map(({ activity, actor, permit }): Activity => {
    const { id, kind, projectId: project, subject, details, at } = activity;
    return {
      ...{ id, kind, subject, details, at, permit },
      projectId: project,
      actor: actor ? { id: actor.id, name: fullName(actor) } : null,
    };
  });
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

const MAX_HISTORY = 100;

/** One history of a job and its permits, or of a permit: the city's events and what people did, the latest first. */
export async function listHistory(
  ctx: UserContext,
  subject: OwnedSubject,
  { limit = MAX_HISTORY }: { limit?: number } = {},
): Promise<HistoryEntry[]> {
  const [done, events] = await Promise.all([
    listActivities(ctx, subject, { limit }),
    listCityEvents(ctx, subject, limit),
  ]);
  return inOrder(done.items, events).slice(0, limit);
}

/** The same of what was read already. */
export function inOrder(
  activities: readonly Activity[],
  events: readonly Omit<CityEntry, 'by' | 'at'>[],
): HistoryEntry[] {
  const entries: HistoryEntry[] = [
    ...activities.map((activity) => ({ by: 'person' as const, at: activity.at, activity })),
    ...events.map(({ event, permit }) => ({ by: 'city' as const, at: event.detectedAt, event, permit })),
  ];
  return entries.sort((a, b) => b.at.getTime() - a.at.getTime());
}

function listCityEvents(ctx: UserContext, { projectId, permitId }: OwnedSubject, limit: number) {
  const { companyId } = ctx.actor;
  const inJob = ctx.db
    .select({ id: projectPermits.permitId })
    .from(projectPermits)
    .where(and(eq(projectPermits.companyId, companyId), eq(projectPermits.projectId, projectId ?? '')));
  return ctx.db
    .select({
      event: {
        id: permitEvents.id,
        kind: permitEvents.kind,
        fromBucket: permitEvents.fromBucket,
        toBucket: permitEvents.toBucket,
        fromWord: permitEvents.fromWord,
        toWord: permitEvents.toWord,
        changes: permitEvents.changes,
        occurredOn: permitEvents.occurredOn,
        detectedAt: permitEvents.detectedAt,
      },
      permit: { id: permits.id, number: permits.permitNumber, type: permits.permitType },
    })
    .from(permitEvents)
    .innerJoin(companyPermits, eq(companyPermits.permitId, permitEvents.permitId))
    .innerJoin(permits, eq(permits.id, permitEvents.permitId))
    .where(
      and(
        eq(companyPermits.companyId, companyId),
        eq(companyPermits.state, 'confirmed'),
        // Of what the company wrote down itself, the people's lines tell.
        isNull(permits.ownerId),
        projectId === undefined
          ? eq(permitEvents.permitId, permitId ?? 0)
          : inArray(permitEvents.permitId, inJob),
      ),
    )
    .orderBy(desc(permitEvents.id))
    .limit(limit);
}
