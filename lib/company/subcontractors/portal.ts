import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  companies,
  companyPermits,
  feeds,
  inspections,
  permitAssignments,
  permitEvents,
  permits,
  projectPeople,
  projectPermits,
  subcontractors,
  subscriptions,
} from '@/db/schema';
import { findLook } from '@/lib/company/branding/queries';
import type { BrandLook } from '@/lib/company/branding/types';
import type { Context, PortalActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { entitledTier } from '@/lib/providers/billing/entitled';
import { TIERS } from '@/lib/providers/billing/types';
import { listWaiting } from '@/lib/tracking/feeds/side/waiting';
import { decodeCursor, encodeCursor } from '@/lib/tracking/permits/cursor';
import { inspectionColumns, NEWEST_FIRST } from '@/lib/tracking/permits/inspections';
import { beyond, CHANGED_KEY, summaryColumns } from '@/lib/tracking/permits/queries';
import { containing } from '@/lib/tracking/permits/search-terms';
import type { Inspection, PermitEvent } from '@/lib/tracking/permits/view';
import type { PortalFilters } from './schema';
import type { PortalContractor, PortalPermit, PortalPermitList, PortalPermitSummary } from './view';

type PortalContext = Context<PortalActor>;

const PAGE_SIZE = 25;
const MAX_EVENTS = 200;

/** The contractor's plan has the portal. Without it nothing shared is lost: a plan that has it shows it again. */
const planHasPortal = inArray(entitledTier, TIERS.slice(TIERS.indexOf('team')));

/** What was given to subcontractors: permits by themselves, and those of jobs they were put on. Each once. */
function givenPermits(ctx: PortalContext) {
  const byPermit = ctx.db
    .select({
      companyId: permitAssignments.companyId,
      subcontractorId: permitAssignments.subcontractorId,
      permitId: permitAssignments.permitId,
    })
    .from(permitAssignments)
    .innerJoin(subcontractors, eq(subcontractors.id, permitAssignments.subcontractorId))
    .where(eq(subcontractors.userId, ctx.actor.userId));
  const byProject = ctx.db
    .select({
      companyId: projectPeople.companyId,
      subcontractorId: projectPeople.subcontractorId,
      permitId: projectPermits.permitId,
    })
    .from(projectPeople)
    .innerJoin(subcontractors, eq(subcontractors.id, projectPeople.subcontractorId))
    .innerJoin(
      projectPermits,
      and(
        eq(projectPermits.projectId, projectPeople.projectId),
        eq(projectPermits.companyId, projectPeople.companyId),
      ),
    )
    .where(eq(subcontractors.userId, ctx.actor.userId));
  return byPermit.union(byProject).as('given');
}

/**
 * Tenant isolation of the portal: assignments to the user, by a company that still has the permit and whose
 * plan includes the portal. Every read of a permit applies it. One row per permit with everyone who assigned
 * it, optionally of one contractor.
 */
export function assignedPermits(ctx: PortalContext, companyId?: string) {
  const given = givenPermits(ctx);
  return ctx.db
    .select({
      permitId: given.permitId,
      parentCompanyName: sql<string>`string_agg(distinct ${companies.name}, ', ')`.as('parent_company_name'),
      parentCompanyIds: sql<string[]>`array_agg(distinct ${companies.id})`.as('parent_company_ids'),
    })
    .from(subcontractors)
    .innerJoin(
      given,
      and(eq(given.subcontractorId, subcontractors.id), eq(given.companyId, subcontractors.companyId)),
    )
    .innerJoin(
      companyPermits,
      and(
        eq(companyPermits.companyId, given.companyId),
        eq(companyPermits.permitId, given.permitId),
        eq(companyPermits.state, 'confirmed'),
      ),
    )
    .innerJoin(companies, eq(companies.id, subcontractors.companyId))
    .innerJoin(subscriptions, eq(subscriptions.companyId, subcontractors.companyId))
    .where(
      and(
        eq(subcontractors.userId, ctx.actor.userId),
        planHasPortal,
        companyId === undefined ? undefined : eq(subcontractors.companyId, companyId),
      ),
    )
    .groupBy(given.permitId)
    .as('assigned');
}

/** Whom the user works for, and how many permits each has given them. */
export async function listPortalContractors(ctx: PortalContext): Promise<PortalContractor[]> {
  const given = givenPermits(ctx);
  return ctx.db
    .select({
      subcontractorId: subcontractors.id,
      companyId: subcontractors.companyId,
      companyName: companies.name,
      role: subcontractors.role,
      permits: sql<number>`count(${companyPermits.permitId})`.mapWith(Number),
    })
    .from(subcontractors)
    .innerJoin(companies, eq(companies.id, subcontractors.companyId))
    .innerJoin(subscriptions, eq(subscriptions.companyId, subcontractors.companyId))
    .leftJoin(
      given,
      and(eq(given.subcontractorId, subcontractors.id), eq(given.companyId, subcontractors.companyId)),
    )
    .leftJoin(
      companyPermits,
      and(
        eq(companyPermits.companyId, given.companyId),
        eq(companyPermits.permitId, given.permitId),
        eq(companyPermits.state, 'confirmed'),
      ),
    )
    .where(and(eq(subcontractors.userId, ctx.actor.userId), planHasPortal))
    .groupBy(subcontractors.id, companies.id)
    .orderBy(asc(companies.name), asc(subcontractors.id));
}

/** What was assigned to the user, over all contractors, last changed first. */
export async function listPortalPermits(
  ctx: PortalContext,
  { after, q }: PortalFilters,
): Promise<PortalPermitList> {
  const work = assignedPermits(ctx);
  const from = decodeCursor(after ?? null);
  const rows = await ctx.db
    .select({ ...summaryColumns, parentCompanyName: work.parentCompanyName, key: CHANGED_KEY })
    .from(work)
    .innerJoin(permits, eq(permits.id, work.permitId))
    .innerJoin(feeds, eq(feeds.id, permits.feedId))
    .where(and(q ? matching(q) : undefined, from ? beyond(CHANGED_KEY, from) : undefined))
    .orderBy(desc(sql`${CHANGED_KEY} collate "C"`), desc(permits.id))
    .limit(PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined;
  return {
    items: page.map(({ key: _, ...item }) => item),
    next: last ? encodeCursor([last.key, last.id]) : null,
  };
}

/** Of the given permits, those the reader may see, in the order given. */
export async function listPermitsOfProject(
  ctx: PortalContext,
  permitIds: readonly number[],
): Promise<PortalPermitSummary[]> {
  if (permitIds.length === 0) return [];
  const work = assignedPermits(ctx);
  const rows = await ctx.db
    .select({ ...summaryColumns, parentCompanyName: work.parentCompanyName })
    .from(work)
    .innerJoin(permits, eq(permits.id, work.permitId))
    .innerJoin(feeds, eq(feeds.id, permits.feedId))
    .where(inArray(permits.id, [...permitIds]));
  return rows.sort((a, b) => permitIds.indexOf(a.id) - permitIds.indexOf(b.id));
}

function matching(q: string): SQL | undefined {
  const within = (column: PgColumn) => sql`${column} ilike ${containing(q)}`;
  return or(within(permits.permitNumber), within(permits.address), within(permits.description));
}

/** A permit that was assigned to the user, with what happened to it; `not_found` for any other. */
export async function getPortalPermit(ctx: PortalContext, permitId: number): Promise<PortalPermit> {
  const work = assignedPermits(ctx);
  const [row] = await ctx.db
    .select({
      ...summaryColumns,
      parentCompanyName: work.parentCompanyName,
      parentCompanyIds: work.parentCompanyIds,
      zip: permits.zip,
      permitSubtype: permits.permitSubtype,
      workClass: permits.workClass,
      statusDate: permits.statusDate,
      approvedDate: permits.approvedDate,
      completedDate: permits.completedDate,
      link: permits.link,
      feed: { record: feeds.record, lastSuccessAt: feeds.lastSuccessAt },
    })
    .from(work)
    .innerJoin(permits, eq(permits.id, work.permitId))
    .innerJoin(feeds, eq(feeds.id, permits.feedId))
    .where(eq(permits.id, permitId))
    .limit(1);
  if (!row) throw new AppError('not_found', { detail: `permit ${permitId} is not assigned to this user` });
  const { parentCompanyIds, ...told } = row;
  const [held, events, waiting, look] = await Promise.all([
    listInspections(ctx, permitId),
    listEvents(ctx, permitId),
    listWaiting(ctx, [permitId]),
    findCommonLook(ctx, parentCompanyIds),
  ]);
  return { ...told, look, inspections: held, waiting: waiting.get(permitId) ?? [], events };
}

/** How those look for whom the work is; null for several: none of them stands above what is another's too. */
export async function findCommonLook(
  ctx: PortalContext,
  companyIds: readonly string[],
): Promise<BrandLook | null> {
  const [companyId, ...others] = new Set(companyIds);
  return companyId === undefined || others.length > 0 ? null : findLook(ctx, { companyId });
}

function listInspections(ctx: PortalContext, permitId: number): Promise<Inspection[]> {
  const work = assignedPermits(ctx);
  return ctx.db
    .select(inspectionColumns)
    .from(work)
    .innerJoin(inspections, eq(inspections.permitId, work.permitId))
    .where(eq(inspections.permitId, permitId))
    .orderBy(...NEWEST_FIRST)
    .limit(MAX_EVENTS);
}

async function listEvents(ctx: PortalContext, permitId: number): Promise<PermitEvent[]> {
  const work = assignedPermits(ctx);
  const events = await ctx.db
    .select({
      id: permitEvents.id,
      kind: permitEvents.kind,
      fromBucket: permitEvents.fromBucket,
      toBucket: permitEvents.toBucket,
      fromWord: permitEvents.fromWord,
      toWord: permitEvents.toWord,
      changes: permitEvents.changes,
      occurredOn: permitEvents.occurredOn,
      detectedAt: permitEvents.detectedAt,
    })
    .from(work)
    .innerJoin(permitEvents, eq(permitEvents.permitId, work.permitId))
    .where(eq(permitEvents.permitId, permitId))
    .orderBy(desc(permitEvents.id))
    .limit(MAX_EVENTS);
  return events.map(visible).filter(hasVisibleChange);
}

/** The permit fields visible in the portal; changes of other fields are hidden. */
export const SHOWN_FIELDS: ReadonlySet<string> = new Set([
  // Of an inspection or a desk.
  'step',
  'result',
  'cycle',
  'comments',
  'permitNumber',
  'permitType',
  'permitSubtype',
  'workClass',
  'description',
  'address',
  'city',
  'state',
  'zip',
  'link',
  'statusDate',
  'appliedDate',
  'approvedDate',
  'issuedDate',
  'completedDate',
  'expiresDate',
]);

/** The changes without those of fields that the portal does not show. */
export function shownChanges(changes: PermitEvent['changes']): PermitEvent['changes'] {
  return Object.fromEntries(Object.entries(changes).filter(([field]) => SHOWN_FIELDS.has(field)));
}

function visible(event: PermitEvent): PermitEvent {
  return { ...event, changes: shownChanges(event.changes) };
}

function hasVisibleChange({ kind, changes }: PermitEvent): boolean {
  return kind !== 'details_changed' || Object.keys(changes).length > 0;
}
