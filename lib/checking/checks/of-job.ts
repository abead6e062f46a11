import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { checkRounds, permitChecks, projectPermits, roundComments } from '@/db/schema';
import type { PermitTypeId } from '@/lib/catalogue/checklists/types';
import type { OwnedSubject } from '@/lib/company/projects/owned';
import type { Context, UserActor } from '@/lib/context';
import { requirePermission } from '@/lib/identity/access/permissions';
import { addressColumns } from './address';

type UserContext = Context<UserActor>;

export interface CheckOfJob {
  id: string;
  name: string;
  permitType: PermitTypeId;
  permitId: number | null;
  runs: number;
  updatedAt: Date;
  /** The newest round of the city's comments. */
  round: { id: string; number: number; dueOn: string | null; open: number } | null;
}

const MAX_LISTED = 50;

/**
 * The checks of a job with those of its permits, or of a permit, the newest first. One that was made without a job
 * belongs to whatever stands at its address.
 */
export async function listChecksOf(ctx: UserContext, subject: OwnedSubject): Promise<CheckOfJob[]> {
  requirePermission(ctx, 'checks.read');
  const { companyId } = ctx.actor;
  const { projectId, permitId, place } = subject;
  const inJob = ctx.db
    .select({ id: projectPermits.permitId })
    .from(projectPermits)
    .where(and(eq(projectPermits.companyId, companyId), eq(projectPermits.projectId, projectId ?? '')));
  const { addressNorm } = addressColumns(place.address);
  const loose = and(
    isNull(permitChecks.projectId),
    isNull(permitChecks.permitId),
    eq(permitChecks.addressNorm, addressNorm ?? ''),
    eq(sql`${permitChecks.state}`, place.state),
    or(isNull(permitChecks.city), eq(sql`lower(${permitChecks.city})`, place.city.toLowerCase())),
  );
  const of =
    projectId === undefined
      ? eq(permitChecks.permitId, permitId ?? 0)
      : or(eq(permitChecks.projectId, projectId), inArray(permitChecks.permitId, inJob));
  const rows = await ctx.db
    .select({
      id: permitChecks.id,
      name: permitChecks.name,
      permitType: permitChecks.permitType,
      permitId: permitChecks.permitId,
      runs: permitChecks.runs,
      updatedAt: permitChecks.updatedAt,
    })
    .from(permitChecks)
    .where(
      and(
        eq(permitChecks.companyId, companyId),
        isNull(permitChecks.archivedAt),
        addressNorm === null ? of : or(of, loose),
      ),
    )
    .orderBy(desc(permitChecks.updatedAt))
    .limit(MAX_LISTED);
  const rounds = await listNewestRounds(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, round: rounds.get(row.id) ?? null }));
}

async function listNewestRounds(
  ctx: UserContext,
  checkIds: string[],
): Promise<Map<string, NonNullable<CheckOfJob['round']>>> {
  if (checkIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({
      checkId: checkRounds.checkId,
      id: checkRounds.id,
      number: checkRounds.number,
      dueOn: checkRounds.dueOn,
      open: sql<number>`count(*) filter (where ${roundComments.state} = 'open')`.mapWith(Number),
    })
    .from(checkRounds)
    .leftJoin(roundComments, eq(roundComments.roundId, checkRounds.id))
    .where(inArray(checkRounds.checkId, checkIds))
    .groupBy(checkRounds.id)
    .orderBy(checkRounds.number);
  return new Map(rows.map(({ checkId, ...round }) => [checkId, round]));
}
