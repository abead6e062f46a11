import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCheck } from '@/lib/checking/checks/mutations';
import { listChecksOf } from '@/lib/checking/checks/of-job';
import { listFees } from '@/lib/checking/fees-due/queries';
import { listNotes } from '@/lib/company/notes/queries';
import { listHistory } from '@/lib/company/projects/history';
import { requireSubject } from '@/lib/company/projects/owned';
import { listProjects } from '@/lib/company/projects/queries';
import { projectFiltersSchema } from '@/lib/company/projects/schema';
import { listTasksOf } from '@/lib/company/tasks/queries';
import { addFromTemplate } from '@/lib/company/tasks/templates';
import type { Context, UserActor } from '@/lib/context';
import { expectIssue } from '@/lib/tracking/permits/expected';
import { getPermit } from '@/lib/tracking/permits/queries';
import { listIssueDays } from '@/lib/tracking/permits/usual';
import { seedJobs } from '@/scripts/demo/jobs';
import { jobContext, linkPermit, makeEvent, makeFeed, makePermit, NOW } from '../support/factories';
import { newOwner, outcome } from '../support/team';
import { type FreshDatabase, freshDatabase } from '../support/test-database';

let connection: FreshDatabase;
let owner: Context<UserActor>;
let feed: string;
const permitIds: number[] = [];
const today = '2026-11-20';

beforeAll(async () => {
  connection = await freshDatabase();
  const { db } = connection;
  owner = await newOwner(db, { tier: 'professional' });
  feed = await makeFeed(db);
  for (const street of ['1 LIVE OAK ST', '1 LIVE OAK ST', '2 ELM ST', '3 ASH ST']) {
    const id = await makePermit(db, feed, { address: street, addressNorm: street, checklistType: 'adu' });
    await linkPermit(db, owner.actor.companyId, id);
    permitIds.push(id);
  }
  const input = { companyId: owner.actor.companyId, ownerId: owner.actor.userId };
  await seedJobs(jobContext(db), input);
  await seedJobs(jobContext(db), input);
});
afterAll(() => connection.close());

const jobs = async () =>
  (await listProjects(owner, projectFiltersSchema.parse({}), { today })).items.sort((a, b) =>
    (a.number ?? '').localeCompare(b.number ?? ''),
  );

describe('the demo contractor’s jobs', () => {
  it('are three, once, the first with both permits of its address, each alive', async () => {
    const all = await jobs();
    expect(all.map(({ permits, number }) => [number, permits.length])).toEqual([
      ['26-041', 2],
      ['26-044', 1],
      ['26-047', 1],
    ]);
    const [first] = all;
    const projectId = first?.id ?? '';
    expect(first).toMatchObject({ clientName: 'Marisol Tate', startsOn: '2027-01-04', dueTasks: 1 });
    expect((await listFees(owner, { projectId, standing: 'all' })).length).toBe(4);
    expect((await listNotes(owner, await requireSubject(owner, { projectId }))).length).toBe(2);
    expect((await listTasksOf(owner, { projectId })).filter(({ doneAt }) => doneAt !== null)).toHaveLength(1);
  });

  it('have one history of what the city told and what people did', async () => {
    const [first] = await jobs();
    const permit = first?.permits[0]?.id ?? 0;
    await makeEvent(connection.db, permit, { detectedAt: new Date(NOW.getTime() + 60_000) });
    const entries = await listHistory(owner, await requireSubject(owner, { projectId: first?.id }));
    expect(entries[0]).toMatchObject({ by: 'city', permit: { id: permit } });
    expect(entries.filter(({ by }) => by === 'person').length).toBeGreaterThan(8);
  });

  it('have checks made from them, called by their address, and those made before at it', async () => {
    const [first] = await jobs();
    const projectId = first?.id ?? '';
    const place = { city: 'Austin', county: null, state: 'TX' as const };
    const made = await createCheck(owner, { permitType: 'adu', place, answers: {}, projectId });
    const [check] = await listChecksOf(owner, await requireSubject(owner, { projectId }));
    expect(check).toMatchObject({ id: made.id, name: first?.address, round: null });
    // The permit stands at the same address, but the check says whose it is.
    expect(
      await listChecksOf(owner, await requireSubject(owner, { permitId: first?.permits[0]?.id })),
    ).toEqual([]);
    const theirs = await newOwner(connection.db);
    expect(await outcome(createCheck(theirs, { permitType: 'adu', place, answers: {}, projectId }))).toBe(
      'not_found',
    );
  });

  it('take the tasks of a template, in the reader’s language, by their days', async () => {
    const [, second] = await jobs();
    const added = await addFromTemplate(owner, {
      projectId: second?.id,
      permitId: undefined,
      template: 'roof',
      items: ['dry-in', 'final'],
      startOn: '2026-12-01',
      assigneeId: null,
      locale: 'es',
    });
    expect(added).toEqual({ added: 2 });
    const tasks = await listTasksOf(owner, { projectId: second?.id });
    expect(tasks.find(({ template }) => template === 'roof/final')).toMatchObject({
      title: 'Pedir la inspección final',
      dueOn: '2026-12-15',
    });
  });
});

describe('when permits usually move', () => {
  it('is counted from permits of the same kind in the same city alone', async () => {
    const { db } = connection;
    for (let day = 10; day < 45; day += 1)
      await makePermit(db, feed, {
        checklistType: 'adu',
        appliedDate: '2026-06-01',
        issuedDate: `2026-07-${String(1 + (day % 28)).padStart(2, '0')}`,
        statusBucket: 'issued',
      });
    await makePermit(db, feed, {
      checklistType: 'roofing',
      appliedDate: '2026-01-01',
      issuedDate: '2026-10-01',
    });
    const permit = await getPermit(owner, permitIds[0] ?? 0);
    const days = await listIssueDays(owner, { ...permit, record: permit.feed.record });
    expect(days).toHaveLength(35);
    expect(Math.max(...days)).toBeLessThan(60);
    const expected = expectIssue({ days, appliedOn: today, today });
    expect(expected).toMatchObject({ kind: 'range', count: 35 });
  });
});
