import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { inspections, permitStandings, permits, projectPermits, projects, reviewSteps } from '@/db/schema';
import { listBoard } from '@/lib/company/desk/board';
import { readGrid } from '@/lib/company/desk/grid';
import { type DeskPermit, listRows } from '@/lib/company/desk/rows';
import { listProjectPermits } from '@/lib/company/projects/permit-queries';
import { readNeeds } from '@/lib/company/today/queries';
import type { Context, UserActor } from '@/lib/context';
import { newId } from '@/lib/ids';
import { placePermits } from '@/lib/tracking/feeds/side/place';
import { listWaiting } from '@/lib/tracking/feeds/side/waiting';
import { type Waiting, whyOf } from '@/lib/tracking/permits/waiting';
import { linkPermit, makeFeed, makePermit } from '../support/factories';
import { newOwner } from '../support/team';
import { rolledBack } from '../support/test-database';
import { CASES, expectedOf, permitOf, SIDES, TODAY } from '../support/waiting-cases';

/** A company with a permit of every case, in one job. */
async function everyCase(db: Database) {
  const ctx = await newOwner(db, { tier: 'team' });
  const { companyId } = ctx.actor;
  const feed = await makeFeed(db);
  const projectId = newId('project');
  await db
    .insert(projects)
    .values({ id: projectId, companyId, address: '1 Oak St', city: 'Austin', state: 'TX' });
  const seen = { firstSeenAt: ctx.now, changedAt: ctx.now };
  const ids: number[] = [];
  for (const [position, one] of CASES.entries()) {
    const id = await makePermit(db, feed, permitOf(one));
    ids.push(id);
    await linkPermit(db, companyId, id);
    await db.insert(projectPermits).values({ companyId, projectId, permitId: id, position });
    const { steps, inspections: visits } = SIDES[one.side];
    if (steps.length > 0)
      await db.insert(reviewSteps).values(
        steps.map(({ dueOn: _, isTimeless: __, finishedOnly: ___, ...step }) => ({
          ...step,
          permitId: id,
          ...seen,
        })),
      );
    if (visits.length > 0)
      await db
        .insert(inspections)
        .values(visits.map((visit) => ({ ...visit, permitId: id, sourceKey: visit.heldOn ?? '', ...seen })));
  }
  await placePermits(ctx, { permitIds: ids });
  return { ctx, ids, projectId };
}

async function read(ctx: Context<UserActor>, q: string) {
  const { where, names } = await readGrid(ctx, { query: { q, sort: 'number' }, timeZone: 'America/Chicago' });
  const input = {
    where,
    sorting: { by: 'number', descending: false },
    today: names.today,
    limit: 500,
  } as const;
  const cards = (await listBoard(ctx, { where, group: 'status', today: names.today })).flatMap(
    ({ cards: shown }) => shown,
  );
  return { rows: (await listRows(ctx, input)).items, cards };
}

const ofList = ({ waitsOn, why, since }: Pick<DeskPermit, 'waitsOn' | 'why' | 'since'>) => [
  waitsOn,
  why,
  since,
];

function ofPage([first]: readonly Waiting[] = []): (string | null)[] {
  if (!first) return [null, null, null];
  if (first.on !== 'inspector') return [first.on, whyOf(first), first.since];
  return ['inspector', first.why, first.why === 'result' ? first.day : null];
}

/** Every reader of the same permits at one moment. */
async function everyReader(
  ctx: Context<UserActor>,
  { ids, projectId }: { ids: number[]; projectId: string },
) {
  const [{ rows, cards }, us, page, job, today] = await Promise.all([
    read(ctx, ''),
    read(ctx, 'waits:us'),
    listWaiting(ctx, ids),
    listProjectPermits(ctx, [projectId]),
    readNeeds(ctx, { today: TODAY }),
  ]);
  const list = new Map(rows.map((row) => [row.id, ofList(row)]));
  for (const card of cards) expect(ofList(card)).toEqual(list.get(card.id));
  expect(rows).toHaveLength(ids.length);
  const jobs = new Map((job.get(projectId) ?? []).map(({ id, waiting }) => [id, ofPage(waiting)]));
  const asking = today.needs.filter(({ kind }) => kind !== 'expires');
  const needs = new Map(asking.map(({ key, kind, since }) => [Number(key.slice(7)), [kind, since]]));
  const usIds = new Set(us.rows.map(({ id }) => id));
  return ids.map((id) => ({
    list: list.get(id),
    page: ofPage(page.get(id)),
    job: jobs.get(id),
    us: usIds.has(id),
    need: needs.get(id),
  }));
}

function expectAgreement(said: Awaited<ReturnType<typeof everyReader>>): void {
  for (const [at, { list, page, job, us, need }] of said.entries()) {
    const name = CASES[at];
    const [on, why, since] = list ?? [];
    expect({ name, said: page }).toEqual({ name, said: list });
    expect({ name, said: job }).toEqual({ name, said: list });
    expect({ name, us }).toEqual({ name, us: on === 'applicant' });
    expect({ name, need }).toEqual({ name, need: on === 'applicant' ? [why, since] : undefined });
  }
}

describe('whom a permit waits for', () => {
  test('is said alike by the list, the board, the filter, the permit, the job and Today', () =>
    rolledBack(async (db) => {
      const world = await everyCase(db);
      const said = await everyReader(world.ctx, world);
      for (const [at, one] of CASES.entries()) {
        const [on, why] = expectedOf(one);
        expect({ ...one, said: said[at]?.list?.slice(0, 2) }).toEqual({ ...one, said: [on, on && why] });
      }
      expectAgreement(said);
    }));

  test('is said alike while what was kept is of another reading, and after days on which nothing was placed', () =>
    rolledBack(async (db) => {
      const world = await everyCase(db);
      const later = { ...world.ctx, now: new Date(world.ctx.now.getTime() + 20 * 86_400_000) };
      expectAgreement(await everyReader(later, world));
      await db.update(permits).set({ changedAt: sql`${permits.changedAt} + interval '1 hour'` });
      expectAgreement(await everyReader(world.ctx, world));
      await db.delete(permitStandings).where(eq(permitStandings.waitsOn, 'applicant'));
      expectAgreement(await everyReader(world.ctx, world));
    }));
});
