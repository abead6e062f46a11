import { and, asc, desc, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { FEED_RECORDS } from '@/content/cities/feeds';
import {
  checkRuns,
  cityFees,
  cityMails,
  companies,
  companyPermits,
  feeds,
  feeMarks,
  permitChecks,
  permits,
  projectFees,
  projectPermits,
  projects,
} from '@/db/schema';
import type { FeeLine } from '@/lib/catalogue/fees/types';
import type { Context, UserActor } from '@/lib/context';
import { requirePermission } from '@/lib/identity/access/permissions';
import { dayIn, knownZone } from '@/lib/platform/clock/zones';
import { beyondListed, compareAsked, type PaperReading, paperLines } from './compare';
import { feeKind } from './kind';
import type { FeeFilters } from './schema';
import type { Computed, Fee, PaperFee } from './types';

type UserContext = Context<UserActor>;

/** Of each source; the first due first. */
const MOST = 1_000;

const permitColumns = {
  id: permits.id,
  permitNumber: permits.permitNumber,
  address: permits.address,
  city: permits.city,
  state: permits.state,
};
const projectColumns = {
  id: projects.id,
  address: projects.address,
  city: projects.city,
  state: projects.state,
  number: projects.number,
};

type Filters = Partial<FeeFilters>;

/**
 * The company's fees by hand, by mail and by feed, what is due first, first: of a job, of a permit, or all. What a feed
 * shows as unpaid stands only as far as nobody has listed it already.
 */
export async function listFees(ctx: UserContext, filters: Filters = {}): Promise<Fee[]> {
  requirePermission(ctx, 'fees.read');
  const [byHand, byMail] = await Promise.all([listByHand(ctx, filters), listByMail(ctx, filters)]);
  const listed = [...byHand, ...byMail];
  const byFeed = filters.standing === 'paid' ? [] : await listByFeed(ctx, filters, listed);
  const fees = [...listed, ...byFeed];
  const computed = await findComputed(ctx, fees);
  return ofStanding(fees, filters.standing)
    .map((fee) => ({ ...fee, computed: computed.get(fee.id) ?? null }))
    .sort((a, b) => orderOf(a).localeCompare(orderOf(b), 'en'));
}

/** Those that are asked for; what is not paid, if nothing else is said. */
export function ofStanding(fees: readonly Fee[], standing: Filters['standing']): Fee[] {
  return fees.filter(({ state }) => standing === 'all' || (state === 'paid') === (standing === 'paid'));
}

/** What is due without a day, and what is due at issue, after what has one. */
function orderOf({ dueOn, state, id }: Fee): string {
  return `${dueOn ?? (state === 'at_issue' ? '9998' : '9997')} ${id}`;
}

async function listByHand(ctx: UserContext, { projectId, permitId }: Filters): Promise<Fee[]> {
  const { companyId } = ctx.actor;
  const rows = await ctx.db
    .select({ fee: projectFees, project: projectColumns, permit: permitColumns })
    .from(projectFees)
    .innerJoin(projects, eq(projects.id, projectFees.projectId))
    .leftJoin(permits, eq(permits.id, projectFees.permitId))
    .where(
      and(
        eq(projectFees.companyId, companyId),
        projectId ? eq(projectFees.projectId, projectId) : undefined,
        permitId ? eq(projectFees.permitId, permitId) : undefined,
      ),
    )
    .orderBy(sql`${projectFees.dueOn} asc nulls last`, asc(projectFees.createdAt))
    .limit(MOST);
  return rows.map(({ fee, project, permit }) => ({
    id: fee.id,
    source: 'hand',
    kind: feeKind(fee.title),
    title: fee.title,
    cents: fee.amountCents,
    state: fee.state,
    dueOn: fee.dueOn,
    paidOn: fee.paidOn,
    askAgainOn: fee.askAgainOn,
    permit,
    project,
    computed: null,
    version: fee.version,
  }));
}

async function listByMail(ctx: UserContext, { projectId, permitId }: Filters): Promise<Fee[]> {
  const { companyId } = ctx.actor;
  const rows = await ctx.db
    .select({ fee: cityFees, permit: permitColumns, project: projectColumns, timeZone: companies.timeZone })
    .from(cityFees)
    .innerJoin(companies, eq(companies.id, cityFees.companyId))
    .innerJoin(permits, eq(permits.id, cityFees.permitId))
    .leftJoin(projectPermits, inProject(companyId, cityFees.permitId))
    .leftJoin(projects, eq(projects.id, projectPermits.projectId))
    .where(
      and(
        eq(cityFees.companyId, companyId),
        projectId ? eq(projectPermits.projectId, projectId) : undefined,
        permitId ? eq(cityFees.permitId, permitId) : undefined,
      ),
    )
    .orderBy(sql`${cityFees.dueOn} asc nulls last`, asc(cityFees.mailId), asc(cityFees.position))
    .limit(MOST);
  return rows.map(({ fee, permit, project, timeZone }) => ({
    id: `${fee.mailId}-${fee.position}`,
    source: 'mail',
    kind: feeKind(fee.label),
    title: fee.label,
    cents: fee.cents,
    state: fee.paidAt === null ? 'due' : 'paid',
    dueOn: fee.dueOn,
    paidOn: fee.paidAt === null ? null : dayIn(knownZone(timeZone), fee.paidAt),
    askAgainOn: fee.askAgainOn,
    permit,
    project,
    computed: null,
    version: null,
  }));
}

/** Permits whose feed shows an unpaid amount, or whose status is the city's word for waiting for money. */
async function listByFeed(
  ctx: UserContext,
  { projectId, permitId }: Filters,
  listed: readonly Fee[],
): Promise<Fee[]> {
  const { companyId } = ctx.actor;
  const rows = await ctx.db
    .select({
      permit: permitColumns,
      project: projectColumns,
      unpaidCents: permits.unpaidCents,
      askAgainOn: feeMarks.askAgainOn,
    })
    .from(companyPermits)
    .innerJoin(permits, eq(permits.id, companyPermits.permitId))
    .innerJoin(feeds, eq(feeds.id, permits.feedId))
    .leftJoin(projectPermits, inProject(companyId, permits.id))
    .leftJoin(projects, eq(projects.id, projectPermits.projectId))
    .leftJoin(feeMarks, and(eq(feeMarks.companyId, companyId), eq(feeMarks.permitId, permits.id)))
    .where(
      and(
        eq(companyPermits.companyId, companyId),
        eq(companyPermits.state, 'confirmed'),
        isNull(permits.missingSince),
        or(gt(permits.unpaidCents, 0), waitsForMoney()),
        // Paid by the company's word, until the feed shows another amount.
        or(isNull(feeMarks.paidOn), sql`${feeMarks.paidCents} is distinct from ${permits.unpaidCents}`),
        projectId ? eq(projectPermits.projectId, projectId) : undefined,
        permitId ? eq(permits.id, permitId) : undefined,
      ),
    )
    .orderBy(desc(permits.id))
    .limit(MOST);
  return rows.flatMap(({ permit, project, unpaidCents, askAgainOn }): Fee[] => {
    const same = listed.filter((fee) => fee.permit?.id === permit.id && fee.state !== 'paid');
    const left = beyondListed(unpaidCents === 0 ? null : unpaidCents, same);
    if (left === null) return [];
    return [
      {
        id: `permit-${permit.id}`,
        source: 'feed',
        kind: 'other',
        title: null,
        cents: left.cents,
        state: 'due',
        dueOn: null,
        paidOn: null,
        askAgainOn,
        permit,
        project,
        computed: null,
        version: null,
      },
    ];
  });
}

/** The job a permit is in. */
function inProject(
  companyId: string,
  permitId: typeof permits.id | typeof cityFees.permitId,
): SQL | undefined {
  return and(eq(projectPermits.companyId, companyId), eq(projectPermits.permitId, permitId));
}

function waitsForMoney(): SQL | undefined {
  const words = FEED_RECORDS.flatMap(({ id, moneyWords = [] }) =>
    moneyWords.length === 0
      ? []
      : [
          and(
            eq(feeds.record, id),
            inArray(
              sql`lower(${permits.statusWord})`,
              moneyWords.map((word) => word.toLowerCase()),
            ),
          ),
        ],
  );
  return or(...words);
}

interface Priced {
  checkId: string;
  run: number;
  lines: readonly FeeLine[];
}

/** What our schedule comes to, by the newest result of a check that belongs to the fee's permit or, else, its job. */
async function findComputed(ctx: UserContext, fees: readonly Fee[]): Promise<Map<string, Computed>> {
  const permitIds = [...new Set(fees.flatMap(({ permit }) => permit?.id ?? []))];
  const projectIds = [...new Set(fees.flatMap(({ project }) => project?.id ?? []))];
  const of = [
    permitIds.length > 0 ? inArray(permitChecks.permitId, permitIds) : undefined,
    projectIds.length > 0 ? inArray(permitChecks.projectId, projectIds) : undefined,
  ].filter((one) => one !== undefined);
  if (of.length === 0) return new Map();
  const rows = await ctx.db
    .selectDistinctOn([checkRuns.checkId], {
      checkId: checkRuns.checkId,
      run: checkRuns.number,
      fee: checkRuns.fee,
      permitId: permitChecks.permitId,
      projectId: permitChecks.projectId,
    })
    .from(checkRuns)
    .innerJoin(permitChecks, eq(permitChecks.id, checkRuns.checkId))
    .where(
      and(
        eq(checkRuns.companyId, ctx.actor.companyId),
        eq(checkRuns.state, 'done'),
        isNull(permitChecks.archivedAt),
        or(...of),
      ),
    )
    .orderBy(checkRuns.checkId, desc(checkRuns.number));
  const priced = new Map<string, Priced[]>();
  for (const { checkId, run, fee, permitId, projectId } of rows) {
    if (fee?.estimate.status !== 'estimated') continue;
    const at = permitId === null ? `job ${projectId}` : `permit ${permitId}`;
    priced.set(at, [...(priced.get(at) ?? []), { checkId, run, lines: fee.estimate.lines }]);
  }
  const found = new Map<string, Computed>();
  for (const [at, all] of priced) {
    const [only, ...others] = all;
    // Two checks of one place price two things, and nothing says which of them the fee is for.
    if (!only || others.length > 0) continue;
    const asked = fees.filter(({ source, permit, project }) =>
      source !== 'feed' && at.startsWith('permit ')
        ? at === `permit ${permit?.id}`
        : source !== 'feed' && at === `job ${project?.id}` && !priced.has(`permit ${permit?.id}`),
    );
    for (const [id, cents] of compareAsked(asked, only.lines))
      found.set(id, { cents, checkId: only.checkId, run: only.run });
  }
  return found;
}

/** Mails read as asking for money that wait for somebody's yes. */
export async function countMailsWaiting(ctx: UserContext): Promise<number> {
  requirePermission(ctx, 'fees.read');
  return ctx.db.$count(
    cityMails,
    and(
      eq(cityMails.companyId, ctx.actor.companyId),
      eq(cityMails.state, 'to_confirm'),
      sql`jsonb_array_length(coalesce(${cityMails.reading} -> 'fees', '[]'::jsonb)) > 0`,
    ),
  );
}

/** Fees on the papers of the jobs' checks that stand on no list of the job yet; `listed`: all that do. */
export async function listPaperFees(ctx: UserContext, listed?: Promise<readonly Fee[]>): Promise<PaperFee[]> {
  requirePermission(ctx, 'fees.read');
  const { companyId } = ctx.actor;
  const rows = await ctx.db
    .selectDistinctOn([checkRuns.checkId], {
      checkId: checkRuns.checkId,
      checkName: permitChecks.name,
      run: checkRuns.number,
      fee: sql<PaperReading | null>`${checkRuns.review} -> 'fee'`,
      project: { id: projects.id, address: projects.address },
    })
    .from(checkRuns)
    .innerJoin(permitChecks, eq(permitChecks.id, checkRuns.checkId))
    .innerJoin(projects, eq(projects.id, permitChecks.projectId))
    .where(
      and(
        eq(checkRuns.companyId, companyId),
        eq(checkRuns.state, 'done'),
        isNull(permitChecks.archivedAt),
        ne(projects.standing, 'finished'),
        sql`${checkRuns.review} #> '{fee,statedAt}' <> 'null'::jsonb`,
      ),
    )
    .orderBy(checkRuns.checkId, desc(checkRuns.number))
    .limit(MOST);
  const papers = rows.flatMap(({ fee, ...rest }) => {
    const read = fee === null ? null : paperLines(fee);
    return read ? [{ ...rest, ...read }] : [];
  });
  if (papers.length === 0) return [];
  const known = await (listed ?? listFees(ctx, { standing: 'all' }));
  return papers.filter(({ project, cents, lines }) => {
    const amounts = known.flatMap((fee) => (fee.project?.id === project.id ? (fee.cents ?? []) : []));
    return !amounts.includes(cents) && !lines.every((line) => amounts.includes(line.cents));
  });
}
