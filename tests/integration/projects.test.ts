import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProjectDate, updateProjectDate } from '@/lib/company/projects/dates';
import { listActivities } from '@/lib/company/projects/history';
import {
  createProject,
  declineProposal,
  deleteProject,
  updateProject,
} from '@/lib/company/projects/mutations';
import { requirePermit, requireProject, requireSubject } from '@/lib/company/projects/owned';
import { addProjectPerson, setProjectLead } from '@/lib/company/projects/people';
import { addProjectPermits, orderPermits, removeProjectPermit } from '@/lib/company/projects/permits';
import { listProposals } from '@/lib/company/projects/proposals';
import { getProject, listProjectPeople, listProjects } from '@/lib/company/projects/queries';
import { createProjectSchema, projectFiltersSchema } from '@/lib/company/projects/schema';
import type { Context, UserActor } from '@/lib/context';
import { linkPermit, makeFeed, makePermit } from '../support/factories';
import { newMember, newOwner, outcome } from '../support/team';
import { type FreshDatabase, freshDatabase } from '../support/test-database';

let connection: FreshDatabase;
let owner: Context<UserActor>;
let feed: string;
const today = '2026-11-20';

beforeAll(async () => {
  connection = await freshDatabase();
  owner = await newOwner(connection.db);
  feed = await makeFeed(connection.db);
});
afterAll(() => connection.close());

type Given = Parameters<typeof makePermit>[2];

async function ownPermit(ctx: Context<UserActor>, given: Given = {}): Promise<number> {
  const id = await makePermit(connection.db, feed, given);
  await linkPermit(connection.db, ctx.actor.companyId, id);
  return id;
}

const at = (address: string, given: Given = {}) => ({
  address,
  addressNorm: address.toUpperCase(),
  ...given,
});
const make = (ctx: Context<UserActor>, input: Parameters<typeof createProjectSchema.parse>[0]) =>
  createProject(ctx, createProjectSchema.parse(input));

describe('jobs', () => {
  it('are proposed from the permits of an address, and made of them by one call, in the order they depend', async () => {
    const trade = await ownPermit(
      owner,
      at('8087 Live Oak St', { permitType: 'Electrical Permit', statusBucket: 'on_hold' }),
    );
    const building = await ownPermit(owner, at('8087 Live Oak St'));
    await ownPermit(owner, at('1 Lonely St'));
    const proposed = await listProposals(owner);
    expect(proposed.map(({ address, permits }) => [address, permits.map(({ id }) => id)])).toEqual([
      ['8087 Live Oak St', [trade, building]],
    ]);
    const { id } = await make(owner, { permitIds: proposed[0]?.permits.map((permit) => permit.id) });
    const job = await getProject(owner, await requireProject(owner, id), { today });
    expect(job).toMatchObject({
      address: '8087 Live Oak St',
      city: 'Austin',
      state: 'TX',
      citySlug: 'austin-tx',
    });
    expect(job.permits.map((permit) => [permit.id, permit.waitsFor])).toEqual([
      [building, null],
      [trade, building],
    ]);
    expect(await listProposals(owner)).toEqual([]);
  });

  it('are not proposed where somebody said they are none', async () => {
    const ctx = await newOwner(connection.db);
    await ownPermit(ctx, at('5 Twin St'));
    await ownPermit(ctx, at('5 Twin St'));
    const [proposal] = await listProposals(ctx);
    await declineProposal(ctx, { city: 'austin-tx', addressNorm: proposal?.addressNorm ?? '' });
    expect(await listProposals(ctx)).toEqual([]);
  });

  it('refuse a second change of the same version, and write neither half of it', async () => {
    const { id } = await make(owner, { address: '1 Elm St', city: 'Austin', state: 'tx' });
    await updateProject(owner, { projectId: id, version: 1, clientName: 'Marisol Tate' });
    await expect(
      updateProject(owner, { projectId: id, version: 1, clientName: 'Greg Tate', number: '26-041' }),
    ).rejects.toMatchObject({ code: 'conflict', fields: { version: 'changed_meanwhile' } });
    const job = await getProject(owner, await requireProject(owner, id), { today });
    expect([job.clientName, job.number, job.version]).toEqual(['Marisol Tate', null, 2]);
  });

  it('let one of two simultaneous changes through', async () => {
    const { id } = await make(owner, { address: '2 Elm St', city: 'Austin', state: 'TX' });
    const date = await addProjectDate(owner, { projectId: id, title: 'Pour', day: '2026-12-01' });
    const moves = ['2026-12-02', '2026-12-03', '2026-12-04'].map((day) =>
      outcome(updateProjectDate(owner, { dateId: date.id, version: 1, day })),
    );
    expect((await Promise.all(moves)).sort()).toEqual(['conflict', 'conflict', 'done']);
  });

  it('take a permit over from another job, and forget what waited for one that is taken out', async () => {
    const [a = 0, b = 0] = [await ownPermit(owner), await ownPermit(owner)];
    const first = await make(owner, { permitIds: [a, b] });
    await orderPermits(owner, {
      projectId: first.id,
      order: [
        { permitId: b, waitsFor: null },
        { permitId: a, waitsFor: b },
      ],
    });
    const second = await make(owner, { address: '3 Elm St', city: 'Austin', state: 'TX' });
    await removeProjectPermit(owner, { projectId: first.id, permitId: b });
    expect(await addProjectPermits(owner, { projectId: second.id, permitIds: [a, a, b] })).toEqual({
      added: 2,
    });
    expect((await getProject(owner, await requireProject(owner, first.id), { today })).permits).toEqual([]);
    const moved = (await getProject(owner, await requireProject(owner, second.id), { today })).permits;
    expect(moved.map((permit) => permit.waitsFor)).toEqual([null, null]);
  });

  it('refuse an order in a circle, and one of permits they do not have', async () => {
    const [a = 0, b = 0] = [await ownPermit(owner), await ownPermit(owner)];
    const { id } = await make(owner, { permitIds: [a, b] });
    const order = (one: [number, number | null], two: [number, number | null]) =>
      outcome(
        orderPermits(owner, {
          projectId: id,
          order: [one, two].map(([permitId, waitsFor]) => ({ permitId, waitsFor })),
        }),
      );
    expect(await order([a, b], [b, a])).toBe('invalid_input');
    expect(await order([a, a], [b, null])).toBe('invalid_input');
    expect(await order([a, null], [b + 1_000, null])).toBe('conflict');
    expect(await order([a, null], [b, a])).toBe('done');
  });

  it("are another company's own: neither read, nor changed, nor given a stranger's permit", async () => {
    const theirs = await newOwner(connection.db);
    const { id } = await make(owner, { address: '4 Elm St', city: 'Austin', state: 'TX' });
    const permitId = await ownPermit(owner);
    expect(await outcome(requireProject(theirs, id))).toBe('not_found');
    expect(await outcome(updateProject(theirs, { projectId: id, version: 1, name: 'x' }))).toBe('not_found');
    expect(await outcome(deleteProject(theirs, { projectId: id }))).toBe('not_found');
    expect(await outcome(requireSubject(theirs, { projectId: id }))).toBe('not_found');
    expect(await outcome(make(theirs, { permitIds: [permitId] }))).toBe('not_found');
    const stranger = { projectId: id, userId: theirs.actor.userId };
    expect(await outcome(addProjectPerson(owner, stranger))).toBe('invalid_input');
  });

  it('are read, not changed, by a viewer', async () => {
    const viewer = await newMember(connection.db, owner.actor.companyId, 'viewer');
    const { id } = await make(owner, { address: '5 Elm St', city: 'Austin', state: 'TX' });
    expect((await getProject(viewer, await requireProject(viewer, id), { today })).address).toBe('5 Elm St');
    expect(await outcome(updateProject(viewer, { projectId: id, version: 1, name: 'x' }))).toBe('forbidden');
  });

  it('are found by address, client and permit number, and by who works at them', async () => {
    const ctx = await newOwner(connection.db);
    const permitId = await ownPermit(ctx, at('77 Oak Blvd', { permitNumber: 'FIND-77 BP' }));
    const { id } = await make(ctx, { permitIds: [permitId], clientName: 'Nora Quill' });
    await make(ctx, { address: '6 Elm St', city: 'Austin', state: 'TX' });
    await setProjectLead(ctx, { projectId: id, userId: ctx.actor.userId });
    const find = async (given: object) =>
      (await listProjects(ctx, projectFiltersSchema.parse(given), { today })).items.map((job) => job.id);
    expect(await find({ q: '77 oak' })).toEqual([id]);
    expect(await find({ q: 'quill' })).toEqual([id]);
    expect(await find({ q: 'find-77' })).toEqual([id]);
    expect(await find({ mine: '1' })).toEqual([id]);
    expect(await find({})).toHaveLength(2);
    const [person] = await listProjectPeople(ctx, await requireProject(ctx, id));
    expect(person).toMatchObject({ id: ctx.actor.userId, isLead: true });
  });

  it('page through without a gap', async () => {
    const ctx = await newOwner(connection.db);
    for (const n of [1, 2, 3]) await make(ctx, { address: `${n} Page St`, city: 'Austin', state: 'TX' });
    const seen: string[] = [];
    for (let after = ''; ; ) {
      const filters = projectFiltersSchema.parse({ after });
      const page = await listProjects(ctx, filters, { today, pageSize: 1 });
      seen.push(...page.items.map(({ address }) => address));
      if (page.next === null) break;
      after = page.next;
    }
    expect(seen.sort()).toEqual(['1 Page St', '2 Page St', '3 Page St']);
  });

  it('tell who did what, the job and its permits together', async () => {
    const permitId = await ownPermit(owner);
    const { id } = await make(owner, { permitIds: [permitId] });
    await updateProject(owner, { projectId: id, version: 1, standing: 'on_hold' });
    const { items } = await listActivities(owner, await requireProject(owner, id));
    expect(items.map(({ kind, actor }) => [kind, actor?.name])).toEqual([
      ['project_state_changed', 'Ana Reyes'],
      ['permit_added', 'Ana Reyes'],
      ['project_created', 'Ana Reyes'],
    ]);
    expect(
      (await listActivities(owner, await requirePermit(owner, permitId))).items.map(({ kind }) => kind),
    ).toEqual(['permit_added']);
  });
});
