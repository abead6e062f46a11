import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '@/db/client';
import {
  inspections,
  mutedPermits,
  permitBulks,
  permitStandings,
  permits,
  permitUsuals,
  projectPermits,
  projects,
  reviewSteps,
  taggedPermits,
} from '@/db/schema';
import { listBoard } from '@/lib/company/desk/board';
import { getBulk, moveBulk, startBulk, stopBulk, undoBulk } from '@/lib/company/desk/bulk';
import { SORTS } from '@/lib/company/desk/columns';
import { listDates } from '@/lib/company/desk/dates';
import { readGrid } from '@/lib/company/desk/grid';
import { mutePermit } from '@/lib/company/desk/mutes';
import { listClusters, measurePlaces } from '@/lib/company/desk/places';
import { listRows } from '@/lib/company/desk/rows';
import { createTag, deleteTag, tagPermit } from '@/lib/company/desk/tags';
import { changeView, editView, saveView, setDefaultView } from '@/lib/company/desk/views';
import { addNote } from '@/lib/company/notes/mutations';
import { listActivities } from '@/lib/company/projects/history';
import { createProject, updateProject } from '@/lib/company/projects/mutations';
import { requirePermit } from '@/lib/company/projects/owned';
import { addProjectPermits } from '@/lib/company/projects/permits';
import { createProjectSchema } from '@/lib/company/projects/schema';
import { MAX_PROJECT_PERMITS } from '@/lib/company/projects/types';
import type { Context, UserActor } from '@/lib/context';
import { createLogger } from '@/lib/log';
import { placePermits } from '@/lib/tracking/feeds/side/place';
import { linkPermit, type MadeCompany, makeCompany, makeFeed, makePermit, NOW } from '../support/factories';
import { newMember } from '../support/team';
import { rolledBack } from '../support/test-database';

const TIME_ZONE = 'America/Chicago';

function as(
  db: Database,
  { companyId, userId }: MadeCompany,
  over: Partial<UserActor> = {},
): Context<UserActor> {
  const actor: UserActor = { kind: 'user', userId, companyId, role: 'owner', tier: 'professional', ...over };
  return { db, actor, now: NOW, log: createLogger('silent') };
}

type UserContext = Context<UserActor>;
type Given = Parameters<typeof makePermit>[2];

async function crew(db: Database, given: Given[]): Promise<{ company: MadeCompany; ids: number[] }> {
  const company = await makeCompany(db);
  const feed = await makeFeed(db);
  const ids: number[] = [];
  for (const one of given) {
    const id = await makePermit(db, feed, one);
    await linkPermit(db, company.companyId, id);
    ids.push(id);
  }
  return { company, ids };
}

async function find(ctx: Context<UserActor>, q: string): Promise<number[]> {
  const { where, address, names } = await readGrid(ctx, {
    query: { q, sort: 'number' },
    timeZone: TIME_ZONE,
  });
  return (await listRows(ctx, { where, sorting: address.sorting, today: names.today })).items.map(
    ({ id }) => id,
  );
}

describe('the permits page', () => {
  it('finds what is typed, and nothing of another company', () =>
    rolledBack(async (db) => {
      const { company, ids } = await crew(db, [
        { permitNumber: 'A1', statusBucket: 'issued', issuedDate: '2025-12-01', valuationCents: 9_000_000 },
        {
          permitNumber: 'A2',
          address: '1402 ALDER ST',
          addressNorm: '1402 ALDER ST',
          permitType: 'Electrical',
        },
        { permitNumber: 'A3', city: 'Round Rock', statusBucket: 'finaled' },
        { permitNumber: 'A4', statusBucket: 'action_required', statusDate: '2026-11-01' },
        { permitNumber: 'A5', statusBucket: 'issued', issuedDate: '2026-06-01', expiresDate: '2026-12-01' },
      ]);
      await crew(db, [{ permitNumber: 'B1' }]);
      const ctx = as(db, company);
      const [issued, alder, roundRock, action, lapsing] = ids;
      for (const [q, found] of [
        ['', ids],
        ['status:open', [issued, alder, action, lapsing]],
        ['-status:open', [roundRock]],
        ['estado:emitido', [issued, lapsing]],
        ['city:round-rock', [roundRock]],
        ['city:austin', ids],
        ['ciudad:austin estado:tx 1402', [alder]],
        ['type:electrical', [alder]],
        ['before:2026-01-01', [issued]],
        ['issued:>=2026-01-01', [lapsing]],
        ['value:>50000', [issued]],
        ['waits:us', [action]],
        ['waits:city', [alder]],
        ['closeout:yes', [lapsing]],
        ['assigned:none', ids],
        ['assigned:me', []],
        ['muted:yes', []],
        ['alder', [alder]],
      ] as const)
        expect([q, await find(ctx, q)]).toEqual([q, found]);
    }));

  it('goes through all of them once, whatever it is sorted by', () =>
    rolledBack(async (db) => {
      const { company, ids } = await crew(
        db,
        Array.from({ length: 23 }, (_, at) => ({
          statusBucket: (['pending', 'issued', 'finaled'] as const)[at % 3] ?? 'pending',
          appliedDate: at % 4 === 0 ? null : `2026-0${1 + (at % 9)}-01`,
          issuedDate: at % 2 === 0 ? `2026-0${1 + (at % 9)}-11` : null,
          address: at % 5 === 0 ? null : `${at % 7} Oak St`,
          addressNorm: at % 5 === 0 ? null : `${at % 7} OAK ST`,
          valuationCents: at % 3 === 0 ? null : at * 100,
        })),
      );
      const ctx = as(db, company);
      const { where, names } = await readGrid(ctx, { query: { q: '' }, timeZone: TIME_ZONE });
      for (const by of SORTS)
        for (const descending of [true, false]) {
          const seen: number[] = [];
          let after: string | undefined;
          do {
            const input = { where, sorting: { by, descending }, today: names.today, after, limit: 4 };
            const page = await listRows(ctx, input);
            seen.push(...page.items.map(({ id }) => id));
            after = page.next ?? undefined;
          } while (after);
          expect([by, descending, [...seen].sort((a, b) => a - b)]).toEqual([by, descending, ids]);
        }
    }));

  it('leads with those longest past what is usual there', () =>
    rolledBack(async (db) => {
      const { company, ids } = await crew(db, [
        { permitNumber: 'A1', appliedDate: '2026-11-10' },
        { permitNumber: 'A2', appliedDate: '2026-06-01' },
        { permitNumber: 'A3', statusBucket: 'action_required', statusDate: '2025-01-01' },
      ]);
      await db.insert(permitUsuals).values({
        feedId: 'austin-tx',
        stage: 'review',
        permits: 200,
        low: 4,
        median: 12,
        high: 40,
        countedAt: NOW,
      });
      const ctx = as(db, company);
      const { where, names, address } = await readGrid(ctx, { query: { q: '' }, timeZone: TIME_ZONE });
      const { items } = await listRows(ctx, { where, sorting: address.sorting, today: names.today });
      expect(items.map(({ id }) => id)).toEqual([ids[1], ids[0], ids[2]]);
      expect(items[0]).toMatchObject({
        waitsOn: 'city',
        since: '2026-06-01',
        usual: { high: 40, permits: 200 },
      });
      expect(items[2]).toMatchObject({ waitsOn: 'applicant', why: 'answer', usual: null });
    }));

  it('says which desk has it once the city’s reviews are read, until the permit moves', () =>
    rolledBack(async (db) => {
      const { company, ids } = await crew(db, [{}]);
      const permitId = ids[0] ?? 0;
      const seen = { firstSeenAt: NOW, changedAt: NOW };
      await db.insert(reviewSteps).values({
        permitId,
        sourceKey: 'z',
        desk: 'Zoning',
        arrivedOn: '2026-11-08',
        outcome: 'waiting',
        ...seen,
      });
      await placePermits(as(db, company), { permitIds: [permitId] });
      const ctx = as(db, company);
      const read = async () => {
        const { where, names, address } = await readGrid(ctx, { query: { q: '' }, timeZone: TIME_ZONE });
        return (await listRows(ctx, { where, sorting: address.sorting, today: names.today })).items[0];
      };
      expect(await read()).toMatchObject({ waitsOn: 'desk', places: ['Zoning'], since: '2026-11-08' });
      await db.update(permitStandings).set({ madeFrom: new Date('2026-01-01') });
      expect(await read()).toMatchObject({ waitsOn: 'city', places: [], since: '2026-10-01' });
      // Looked for by itself, it is said anew.
      await placePermits(ctx);
      expect(await read()).toMatchObject({ waitsOn: 'desk' });
      // Of corrections without a day the permit's page names none, and neither does the list.
      await db.update(reviewSteps).set({ outcome: 'corrections' });
      await db.update(permits).set({ statusDate: '2026-10-02' });
      await placePermits(ctx, { permitIds: [permitId] });
      expect(await read()).toMatchObject({ waitsOn: 'applicant', why: 'corrections', since: null });
    }));

  it('fills a bare address from the view, and keeps away what was taken away', () =>
    rolledBack(async (db) => {
      const { company } = await crew(db, [{}]);
      const ctx = as(db, company);
      const shown = async (query: Record<string, string>) => {
        const { address, saved } = await readGrid(ctx, { query, timeZone: TIME_ZONE });
        return [address.view, address.filter.terms.length, saved];
      };
      expect(await shown({})).toEqual(['open', 1, 'q=status%3Aopen']);
      expect(await shown({ view: 'open', q: '' })).toEqual(['open', 0, 'q=status%3Aopen']);
      const { id } = await saveView(ctx, {
        name: 'Texas',
        address: 'q=state%3Atx+tag%3Aq3&x=1',
        isShared: true,
      });
      await setDefaultView(ctx, { viewId: id, forAll: true });
      expect(await shown({})).toEqual([id, 2, 'q=state%3Atx+tag%3Aq3']);
      await editView(ctx, { viewId: id, address: 'q=state%3Atx' });
      expect(await shown({ view: id })).toEqual([id, 1, 'q=state%3Atx+tag%3Aq3']);
      await changeView(ctx, { viewId: id, address: 'q=', version: 1 });
      expect(await shown({ view: id })).toEqual([id, 0, '']);
      await expect(changeView(ctx, { viewId: id, address: 'q=x', version: 1 })).rejects.toMatchObject({
        code: 'conflict',
      });
    }));

  it('shows a view whose tag is gone without it, and says so; and the nearest filter that finds some', () =>
    rolledBack(async (db) => {
      const { company, ids } = await crew(db, [{}, { statusBucket: 'issued' }]);
      const ctx = as(db, company);
      const tag = await createTag(ctx, { name: 'Phase 2' });
      await tagPermit(ctx, { permitId: ids[0] ?? 0, tagId: tag.id });
      expect(await find(ctx, 'tag:"phase 2"')).toEqual([ids[0]]);
      await deleteTag(ctx, { tagId: tag.id });
      const query = { q: 'tag:phase-2 status:issued assigned:zoe' };
      const { unknown, shown } = await readGrid(ctx, { query, timeZone: TIME_ZONE });
      expect(unknown).toEqual([
        { key: 'tag', value: 'phase-2' },
        { key: 'assigned', value: 'zoe' },
      ]);
      expect(shown.permits).toBe(1);
      const { nearest } = await readGrid(ctx, {
        query: { q: 'status:stopped city:austin' },
        timeZone: TIME_ZONE,
      });
      expect(nearest).toEqual([{ filter: 'city:austin', permits: 2 }]);
    }));

  it('has the same set as a board, on a map and by days', () =>
    rolledBack(async (db) => {
      const { company, ids } = await crew(db, [
        { valuationCents: 100, latitude: 30.2, longitude: -97.7 },
        { valuationCents: 250, latitude: 30.3, longitude: -97.8 },
        { statusBucket: 'issued', expiresDate: '2026-12-01' },
      ]);
      await db.insert(inspections).values({
        permitId: ids[2] ?? 0,
        sourceKey: 'f',
        kind: 'Framing',
        heldOn: '2026-11-24',
        outcome: 'scheduled',
        firstSeenAt: NOW,
        changedAt: NOW,
      });
      const ctx = as(db, company);
      const { where, names } = await readGrid(ctx, { query: { q: '' }, timeZone: TIME_ZONE });
      const columns = await listBoard(ctx, { where, group: 'status', today: names.today });
      expect(columns.map(({ key, permits, cents }) => [key, permits, cents])).toEqual([
        ['issued', 1, 0],
        ['pending', 2, 350],
      ]);
      for (const group of ['person', 'tag', 'city'] as const)
        expect((await listBoard(ctx, { where, group, today: names.today }))[0]).toMatchObject({ permits: 3 });
      const places = await measurePlaces(ctx, where);
      expect(places).toMatchObject({ placed: 2, unplaced: 1 });
      const box = { south: 30, west: -98, north: 31, east: -97.75 };
      expect(await listClusters(ctx, { where, box })).toMatchObject([{ permits: 1, permitId: ids[1] }]);
      const dates = await listDates(ctx, { where, from: '2026-11-15', today: names.today });
      expect(dates.dates.map(({ kind, day }) => [kind, day])).toEqual([
        ['inspection', '2026-11-24'],
        ['lapse', '2026-12-01'],
      ]);
      expect(dates).toMatchObject({ total: 3, without: 2 });
    }));
});

describe('an action on many permits', () => {
  /** After the links were made, which the database dates. */
  const asOf: typeof as = (db, company, over) => ({
    ...as(db, company, over),
    now: new Date(Date.now() + 60_000),
  });
  const many = (db: Database, count: number) =>
    crew(
      db,
      Array.from({ length: count }, () => ({})),
    );
  const start = (over: object = {}) => ({
    action: { verb: 'mute' as const },
    query: 'status:open',
    chosen: null,
    startKey: 'key-of-this-try',
    ...over,
  });

  it('is done at once for a few, once however often it is asked for, and taken back', () =>
    rolledBack(async (db) => {
      const { company, ids } = await many(db, 4);
      const ctx = asOf(db, company);
      await db.insert(mutedPermits).values({ companyId: company.companyId, permitId: ids[0] ?? 0 });
      const bulk = await startBulk(ctx, start());
      expect(bulk).toMatchObject({ state: 'done', total: 4, done: 4, changed: 3 });
      expect((await startBulk(ctx, start())).id).toBe(bulk.id);
      expect(await db.$count(mutedPermits)).toBe(4);
      expect(await undoBulk(ctx, { bulkId: bulk.id })).toMatchObject({ state: 'undone' });
      // What was muted before stays so.
      expect((await db.select().from(mutedPermits)).map(({ permitId }) => permitId)).toEqual([ids[0]]);
    }));

  it('goes on where a worker that is gone left it, and means none that came later', () =>
    rolledBack(async (db) => {
      const { company } = await many(db, 3);
      const ctx = asOf(db, company);
      const tag = await createTag(ctx, { name: 'Bulk' });
      const [row] = await db
        .insert(permitBulks)
        .values({
          id: 'blk_left',
          companyId: company.companyId,
          userId: company.userId,
          startKey: 'left-by-a-worker',
          action: { verb: 'tag', tagId: tag.id },
          query: 'tag:none',
          cutOff: new Date(Date.now() + 60_000),
          state: 'running',
          total: 3,
          movedAt: NOW,
        })
        .returning();
      const late = await makePermit(db, 'austin-tx');
      await linkPermit(db, company.companyId, late);
      await db.execute(
        `update company_permits set created_at = now() + interval '1 day' where permit_id = ${late}`,
      );
      while (await moveBulk({ ...ctx, actor: { kind: 'job', job: 'test' } }, row?.id ?? ''));
      expect(await getBulk(ctx, { bulkId: 'blk_left' })).toMatchObject({
        state: 'done',
        done: 3,
        changed: 3,
      });
      const tagged = await db.$count(taggedPermits, and(eq(taggedPermits.tagId, tag.id)));
      expect(tagged).toBe(3);
    }));

  it('keeps what was done when it is stopped, and ends where its tag is gone', () =>
    rolledBack(async (db) => {
      const { company } = await many(db, 2);
      const ctx = asOf(db, company);
      const tag = await createTag(ctx, { name: 'Gone' });
      const base = {
        companyId: company.companyId,
        userId: company.userId,
        query: '',
        cutOff: new Date(Date.now() + 60_000),
        movedAt: NOW,
      };
      const action = { verb: 'tag', tagId: tag.id } as const;
      await db.insert(permitBulks).values([
        { ...base, id: 'blk_stop', startKey: 'stop-this-one', action, state: 'running', total: 2 },
        { ...base, id: 'blk_gone', startKey: 'gone-this-one', action, state: 'running', total: 2 },
      ]);
      expect(await stopBulk(ctx, { bulkId: 'blk_stop' })).toMatchObject({ state: 'stopped' });
      expect(await moveBulk(ctx, 'blk_stop')).toBe(false);
      await deleteTag(ctx, { tagId: tag.id });
      expect(await moveBulk(ctx, 'blk_gone')).toBe(false);
      expect(await getBulk(ctx, { bulkId: 'blk_gone' })).toMatchObject({ state: 'failed' });
    }));

  it('needs the plan for all that match, and the role for people', () =>
    rolledBack(async (db) => {
      const { company, ids } = await many(db, 1);
      const solo = asOf(db, company, { tier: 'solo' });
      await expect(startBulk(solo, start())).rejects.toMatchObject({
        code: 'plan_required',
        tier: 'professional',
      });
      expect(await startBulk(solo, start({ chosen: ids }))).toMatchObject({ changed: 1 });
      const person = { userId: company.userId };
      const assign = start({ action: { verb: 'assign', person }, startKey: 'assign-them-all' });
      await expect(startBulk(asOf(db, company, { role: 'member' }), assign)).rejects.toMatchObject({
        code: 'forbidden',
      });
      expect(await startBulk(asOf(db, company), assign)).toMatchObject({ state: 'done', changed: 1 });
    }));

  it('puts permits into a job, tells the history of each, and puts them back where they were', () =>
    rolledBack(async (db) => {
      const { company, ids } = await many(db, 4);
      const ctx = asOf(db, company);
      const [first = 0, second = 0] = ids;
      const job = (given: object) => createProject(ctx, createProjectSchema.parse(given));
      const other = await job({ permitIds: [first] });
      const { id: projectId } = await job({ placeOf: second });
      const jobs = async () => {
        const rows = await db.select().from(projectPermits).orderBy(projectPermits.permitId);
        return rows.map((row) => [row.permitId, row.projectId]);
      };
      expect(await jobs()).toEqual([[first, other.id]]);
      const action = { verb: 'add_to_job' as const, projectId };
      const bulk = await startBulk(ctx, start({ action, startKey: 'all-into-a-job' }));
      expect(bulk).toMatchObject({ state: 'done', total: 4, changed: 4 });
      expect(await jobs()).toEqual(ids.map((id) => [id, projectId]));
      expect(await undoBulk(ctx, { bulkId: bulk.id })).toMatchObject({ state: 'undone' });
      expect(await jobs()).toEqual([[first, other.id]]);
    }));

  it.each([
    ['empty', async () => {}, false],
    [
      'with a note by now',
      async (ctx: UserContext, projectId: string) => {
        await addNote(ctx, { projectId, body: 'Gate code 12', shared: false });
      },
      true,
    ],
    [
      'under another name by now',
      async (ctx: UserContext, projectId: string) => {
        await updateProject(ctx, { projectId, version: 1, name: 'Garage' });
      },
      true,
    ],
    [
      'with another permit by now',
      async (ctx: UserContext, projectId: string, permitId: number) => {
        await addProjectPermits(ctx, { projectId, permitIds: [permitId] });
      },
      true,
    ],
  ] as const)('takes back a job that was made for it, %s', (_, meanwhile, isKept) =>
    rolledBack(async (db) => {
      const { company, ids } = await many(db, 3);
      const ctx = asOf(db, company);
      const [first = 0, second = 0, third = 0] = ids;
      const job = (given: object) => createProject(ctx, createProjectSchema.parse(given));
      const { id: projectId } = await job({ placeOf: first });
      const chosen = [first, second];
      const action = { verb: 'add_to_job' as const, projectId, isNew: true as const };
      const bulk = await startBulk(ctx, start({ action, chosen, startKey: 'a-job-made-for-it' }));
      await meanwhile(ctx, projectId, third);
      expect(await undoBulk(ctx, { bulkId: bulk.id })).toMatchObject({ state: 'undone' });
      const kept = await db.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId));
      expect(kept).toHaveLength(isKept ? 1 : 0);
    }),
  );

  it('leaves a job that was there, or that another made, when permits are taken out again', () =>
    rolledBack(async (db) => {
      const { company, ids } = await many(db, 2);
      const ctx = asOf(db, company);
      const member = await newMember(db, company.companyId, 'member');
      const [first = 0, second = 0] = ids;
      const job = (by: UserContext, given: object) => createProject(by, createProjectSchema.parse(given));
      const old = await job(ctx, { placeOf: first });
      const theirs = await job(member, { placeOf: second });
      const actions = [
        { verb: 'add_to_job' as const, projectId: old.id },
        { verb: 'add_to_job' as const, projectId: theirs.id, isNew: true as const },
      ];
      for (const [at, action] of actions.entries()) {
        const bulk = await startBulk(ctx, start({ action, startKey: `no-job-of-its-own-${at}` }));
        await undoBulk(ctx, { bulkId: bulk.id });
      }
      expect(await db.$count(projects, inArray(projects.id, [old.id, theirs.id]))).toBe(2);
    }));

  it('gives a job no permits where it has not room for all', () =>
    rolledBack(async (db) => {
      const { company, ids } = await many(db, MAX_PROJECT_PERMITS + 1);
      const ctx = asOf(db, company);
      const given = { permitIds: ids.slice(0, MAX_PROJECT_PERMITS - 1) };
      const { id: projectId } = await createProject(ctx, createProjectSchema.parse(given));
      const action = { verb: 'add_to_job' as const, projectId };
      await expect(startBulk(ctx, start({ action, startKey: 'too-many-for-it' }))).rejects.toMatchObject({
        code: 'conflict',
        fields: { projectId: 'too_many' },
      });
      const chosen = ids.slice(0, MAX_PROJECT_PERMITS);
      const fits = start({ action, chosen, startKey: 'just-enough-for-it' });
      expect(await startBulk(ctx, fits)).toMatchObject({ state: 'done', changed: 1 });
    }));

  it('leaves no empty job behind that was made for what is refused', () =>
    rolledBack(async (db) => {
      const { company, ids } = await many(db, MAX_PROJECT_PERMITS + 1);
      const ctx = asOf(db, company);
      const { id: projectId } = await createProject(ctx, createProjectSchema.parse({ placeOf: ids[0] }));
      const action = { verb: 'add_to_job' as const, projectId, isNew: true as const };
      await expect(startBulk(ctx, start({ action, startKey: 'too-many-for-a-new' }))).rejects.toMatchObject({
        code: 'conflict',
      });
      expect(await db.$count(projects, eq(projects.id, projectId))).toBe(0);
    }));

  it('leaves a line in the history of each permit', () =>
    rolledBack(async (db) => {
      const { company, ids } = await many(db, 2);
      const ctx = asOf(db, company);
      const kinds = async (permitId = 0) => {
        const { items } = await listActivities(ctx, await requirePermit(ctx, permitId));
        return items.map(({ kind, details }) => ({ kind, ...details }));
      };
      const muted = await startBulk(ctx, start());
      await undoBulk(ctx, { bulkId: muted.id });
      const person = { userId: company.userId };
      const action = { verb: 'assign' as const, person };
      await startBulk(ctx, start({ action, startKey: 'assign-them-all' }));
      await mutePermit(ctx, { permitId: ids[1] ?? 0 });
      const all = [
        { kind: 'permit_assigned', name: expect.stringMatching(/./) },
        { kind: 'permit_unmuted' },
        { kind: 'permit_muted' },
      ];
      expect(await kinds(ids[0])).toEqual(all);
      expect(await kinds(ids[1])).toEqual([{ kind: 'permit_muted' }, ...all]);
    }));
});
