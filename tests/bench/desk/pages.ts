import { readJob } from '@/app/[locale]/(dashboard)/dashboard/jobs/[id]/read-job';
import { readPermit } from '@/app/[locale]/(dashboard)/dashboard/permits/[id]/read-permit';
import { listAssignees, listDeadlines } from '@/lib/checking/checks/round-queries';
import { countBell, findNews } from '@/lib/company/bell/queries';
import { listTwins } from '@/lib/company/by-hand/twins';
import { findCalendar, listAgenda } from '@/lib/company/calendar/queries';
import type { AddressQuery } from '@/lib/company/desk/address';
import { CSV_COLUMNS, csvOfPermits } from '@/lib/company/desk/csv';
import { readPage } from '@/lib/company/desk/page';
import { readPageRows } from '@/lib/company/desk/page-rows';
import { listMoves } from '@/lib/company/desk/peek';
import { listProposals } from '@/lib/company/projects/proposals';
import { countProjects, listProjects } from '@/lib/company/projects/queries';
import { projectFiltersSchema } from '@/lib/company/projects/schema';
import { listSubcontractorNames } from '@/lib/company/projects/subcontractor-names';
import { countTasks, listDueTasks, listTasks } from '@/lib/company/tasks/queries';
import { taskFiltersSchema } from '@/lib/company/tasks/schema';
import { readNeeds } from '@/lib/company/today/queries';
import { DUE_AHEAD_DAYS, DUE_BACK_DAYS, roundNeeds } from '@/lib/company/today/round-needs';
import { TASK_AHEAD_DAYS, taskNeeds } from '@/lib/company/today/task-needs';
import type { Context, UserActor } from '@/lib/context';
import { listOwnCompanies } from '@/lib/identity/accounts/queries';
import { addDays } from '@/lib/platform/clock/days';
import { dayIn } from '@/lib/platform/clock/zones';
import { findBalance } from '@/lib/sales/credits/queries';
import { findBillingBanner } from '@/lib/sales/subscriptions/banner';
import { countSuggestedNames } from '@/lib/tracking/matching/names';
import { getPermitYear } from '@/lib/tracking/permits/allowance';
import {
  countByBucket,
  followsPermits,
  getPermit,
  listChanges,
  listWatchedCities,
  showsSampleData,
} from '@/lib/tracking/permits/queries';
import { STATUS_BUCKETS, type StatusBucket } from '@/lib/tracking/permits/types';
import type { DeskCompany } from './fill';

type Load = (ctx: Context<UserActor>, company: DeskCompany) => Promise<unknown>;

const timeZone = 'America/Chicago';

/** What the permits page asks for an address: at first, and at each filter, order and shape. */
const grid =
  (query: AddressQuery): Load =>
  (ctx) =>
    Promise.all([
      readPage(ctx, { query, timeZone, tiles: null }),
      listWatchedCities(ctx),
      listTwins(ctx),
      getPermitYear(ctx, ctx.actor),
    ]);

/** What each page of the dashboard asks of the database, as its `page.tsx` does, without the frame around it. */
export const PAGES: Readonly<Record<string, Load>> = {
  frame: (ctx) =>
    Promise.all([
      showsSampleData(ctx),
      findBillingBanner(ctx),
      listOwnCompanies(ctx, { userId: ctx.actor.userId }),
      countBell(ctx),
      followsPermits(ctx),
    ]),
  today: readToday,
  list: grid({}),
  filter: grid({ q: 'status:issued assigned:me' }),
  search: grid({ q: 'kitchen' }),
  sort: grid({ q: '', sort: '-value' }),
  next_keys: async (ctx) => {
    const { rows } = await first(ctx);
    return readPageRows(ctx, { query: { q: '', sort: '-value' }, timeZone, after: rows });
  },
  board: grid({ q: '', shape: 'board' }),
  map: grid({ q: '', shape: 'map' }),
  dates: grid({ q: '', shape: 'calendar' }),
  peek: (ctx, { permitId }) => listMoves(ctx, permitId),
  export: readExport,
  permit: async (ctx, { permitId }) => readPermit(ctx, await getPermit(ctx, permitId)),
  jobs: (ctx) =>
    Promise.all([
      listProjects(ctx, projectFiltersSchema.parse({}), { today: dayIn(timeZone, ctx.now) }),
      countProjects(ctx),
      listProposals(ctx, { limit: 6 }),
    ]),
  job: (ctx, { projectId }) => readJob(ctx, { projectId, timeZone }),
  tasks: (ctx) => {
    const today = dayIn(timeZone, ctx.now);
    return Promise.all([
      listTasks(ctx, taskFiltersSchema.parse({}), { today }),
      countTasks(ctx, { today }),
      listAssignees(ctx),
      listSubcontractorNames(ctx),
    ]);
  },
  changes: (ctx) => Promise.all([listChanges(ctx, { limit: 40 }), findNews(ctx), followsPermits(ctx)]),
  calendar: (ctx) => {
    const today = dayIn(timeZone, ctx.now);
    const span = (days: number) => ({ from: today, to: addDays(today, days) });
    return Promise.all([
      ...[34, 30].flatMap((days) => [listAgenda(ctx, span(days)), listDeadlines(ctx, span(days))]),
      findCalendar(ctx),
    ]);
  },
};

/** Where the second page begins: asked once, it is no part of what the second page costs. */
const cursors = new WeakMap<object, { rows: string }>();

async function first(ctx: Context<UserActor>): Promise<{ rows: string }> {
  const known = cursors.get(ctx);
  if (known) return known;
  const { rows } = await readPage(ctx, { query: { q: '', sort: '-value' }, timeZone, tiles: null });
  const cursor = { rows: rows?.next ?? '' };
  cursors.set(ctx, cursor);
  return cursor;
}

async function readToday(ctx: Context<UserActor>): Promise<void> {
  const today = dayIn(timeZone, ctx.now);
  await Promise.all([countByBucket(ctx), listWatchedCities(ctx), findBalance(ctx), countSuggestedNames(ctx)]);
  const [, , deadlines, tasks] = await Promise.all([
    findNews(ctx),
    listAgenda(ctx, { from: today, to: addDays(today, 18) }),
    listDeadlines(ctx, { from: addDays(today, -DUE_BACK_DAYS), to: addDays(today, DUE_AHEAD_DAYS) }),
    listDueTasks(ctx, { to: addDays(today, TASK_AHEAD_DAYS), userId: ctx.actor.userId }),
  ]);
  await Promise.all([
    readNeeds(ctx, { today, further: [...roundNeeds(deadlines), ...taskNeeds(tasks)] }),
    listChanges(ctx, { since: new Date(ctx.now.getTime() - 7 * 86_400_000), limit: 100 }),
  ]);
}

async function readExport(ctx: Context<UserActor>): Promise<void> {
  const statuses = Object.fromEntries(STATUS_BUCKETS.map((bucket) => [bucket, bucket]));
  const body = await csvOfPermits(ctx, {
    filter: '',
    ids: null,
    timeZone,
    heads: CSV_COLUMNS,
    statuses: statuses as Record<StatusBucket, string>,
  });
  const reader = body.getReader();
  while (!(await reader.read()).done);
}
