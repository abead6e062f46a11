import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cityFees, cityMails, permits, projectPermits } from '@/db/schema';
import { markFee } from '@/lib/checking/fees-due/mutations';
import { listFees } from '@/lib/checking/fees-due/queries';
import { feeRefSchema } from '@/lib/checking/fees-due/schema';
import { writeClockLetter } from '@/lib/company/city-clock/letter';
import { noteComplete } from '@/lib/company/city-clock/mutations';
import { getCityClock } from '@/lib/company/city-clock/queries';
import { addProjectFee } from '@/lib/company/projects/fees';
import { createProject } from '@/lib/company/projects/mutations';
import { createProjectSchema } from '@/lib/company/projects/schema';
import type { Context, UserActor } from '@/lib/context';
import { newId } from '@/lib/ids';
import { getPermit } from '@/lib/tracking/permits/queries';
import { linkPermit, makeFeed, makePermit, NOW } from '../support/factories';
import { newMember, newOwner } from '../support/team';
import { rolledBack } from '../support/test-database';

type Given = Parameters<typeof makePermit>[2];

async function permitOf(ctx: Context<UserActor>, city: string, given: Given): Promise<number> {
  const permitId = await makePermit(ctx.db, await makeFeed(ctx.db, city), given);
  await linkPermit(ctx.db, ctx.actor.companyId, permitId);
  return permitId;
}

async function mailFee(ctx: Context<UserActor>, permitId: number, cents: number, label: string) {
  const mailId = newId('cityMail');
  const { companyId } = ctx.actor;
  await ctx.db.insert(cityMails).values({
    ...{ id: mailId, companyId, digest: mailId, fromName: 'City', fromAddress: 'permits@example.gov' },
    ...{
      subject: 'Invoice',
      text: 'Invoice',
      isAutoReply: false,
      bytes: 7,
      state: 'applied',
      receivedAt: NOW,
    },
  });
  await ctx.db
    .insert(cityFees)
    .values({ mailId, companyId, permitId, position: 0, label, cents, dueOn: '2026-12-01' });
  return `${mailId}-0`;
}

const mark = (ctx: Context<UserActor>, id: string, change: { paid?: boolean; askAgainOn?: string | null }) =>
  markFee(ctx, { id: feeRefSchema.parse(id), ...change });

describe('fees due', () => {
  test('come from hand, mail and feed, what is due first first, and no money stands twice', () =>
    rolledBack(async (db) => {
      const ctx = await newOwner(db, { tier: 'team' });
      const permitId = await permitOf(ctx, 'new-orleans-la', {
        unpaidCents: 50_000,
        statusBucket: 'pending',
      });
      const byWord = await permitOf(ctx, 'mesa-az', {
        statusWord: 'Fees Due',
        statusBucket: 'action_required',
      });
      await permitOf(ctx, 'mesa-az', { statusWord: 'Fees Paid', statusBucket: 'ready_to_issue' });
      const { id: projectId } = await createProject(
        ctx,
        createProjectSchema.parse({
          address: '1 Elm St',
          city: 'New Orleans',
          state: 'LA',
          permitIds: [permitId],
        }),
      );
      const { id: feeId } = await addProjectFee(ctx, {
        ...{ projectId, permitId: null, title: 'Re-inspection', amountCents: 7_500, state: 'due' },
        ...{ dueOn: null, paidOn: null },
      });
      const mailId = await mailFee(ctx, permitId, 20_000, 'Plan review fee');
      const theirs = await newOwner(db, { tier: 'team' });
      await permitOf(theirs, 'mesa-az', { statusWord: 'Fees Due', statusBucket: 'action_required' });

      const fees = await listFees(ctx);
      expect(fees.map(({ id, cents, kind }) => [id, cents, kind])).toEqual([
        [mailId, 20_000, 'plan_review'],
        [feeId, 7_500, 'reinspection'],
        ...[
          [`permit-${permitId}`, 30_000, 'other'],
          [`permit-${byWord}`, null, 'other'],
        ].sort((a, b) => String(a[0]).localeCompare(String(b[0]), 'en')),
      ]);
      expect(fees.find(({ id }) => id === mailId)?.project?.id).toBe(projectId);
      expect((await listFees(ctx, { projectId })).map(({ id }) => id)).not.toContain(`permit-${byWord}`);
    }));

  test('are marked wherever they stand, and a feed that shows another amount asks anew', () =>
    rolledBack(async (db) => {
      const ctx = await newOwner(db, { tier: 'team' });
      const permitId = await permitOf(ctx, 'new-orleans-la', {
        unpaidCents: 50_000,
        statusBucket: 'pending',
      });
      const mailId = await mailFee(ctx, permitId, 20_000, 'Permit fee');
      await mark(ctx, mailId, { paid: true });
      await mark(ctx, `permit-${permitId}`, { askAgainOn: '2026-12-04' });
      expect(await listFees(ctx)).toMatchObject([
        { id: `permit-${permitId}`, cents: 50_000, askAgainOn: '2026-12-04' },
      ]);
      await mark(ctx, `permit-${permitId}`, { paid: true });
      expect(await listFees(ctx)).toEqual([]);
      expect((await listFees(ctx, { standing: 'paid' })).map(({ id }) => id)).toEqual([mailId]);
      await db.update(permits).set({ unpaidCents: 9_000 }).where(eq(permits.id, permitId));
      expect(await listFees(ctx)).toMatchObject([{ id: `permit-${permitId}`, cents: 9_000 }]);
    }));

  test('are nobody else’s, and a viewer marks nothing', () =>
    rolledBack(async (db) => {
      const ctx = await newOwner(db, { tier: 'team' });
      const permitId = await permitOf(ctx, 'new-orleans-la', { unpaidCents: 50_000 });
      const other = await newOwner(db, { tier: 'team' });
      await expect(mark(other, `permit-${permitId}`, { paid: true })).rejects.toMatchObject({
        code: 'not_found',
      });
      const viewer = await newMember(db, ctx.actor.companyId, 'viewer');
      await expect(mark(viewer, `permit-${permitId}`, { paid: true })).rejects.toMatchObject({
        code: 'forbidden',
      });
      expect(await listFees(viewer)).toHaveLength(1);
      expect(await db.$count(projectPermits)).toBe(0);
    }));
});

describe('the city’s clock', () => {
  const late: Given = {
    statusBucket: 'pending',
    appliedDate: '2026-08-03',
    checklistType: 'res_new',
    city: 'Orlando',
    state: 'FL',
  };

  test('counts by the law of the state and the city’s own promise, and a letter names both days it knows', () =>
    rolledBack(async (db) => {
      const ctx = await newOwner(db, { tier: 'team' });
      const permitId = await permitOf(ctx, 'orlando-fl', late);
      const clock = await getCityClock(ctx, await getPermit(ctx, permitId));
      expect(clock.readings.map(({ time, state, isStartKnown }) => [time.id, state, isStartKnown])).toEqual([
        ['orlando-homes', 'late', false],
        ['fl-553-792-small', 'late', false],
      ]);
      const letter = await writeClockLetter(ctx, { permitId });
      const text = Buffer.from(letter.bytes).toString('latin1');
      expect(letter.name).toMatch(/^review-time-.*\.pdf$/);
      expect(text).toContain('553.792');
      expect(text).toContain('not legal advice');
    }));

  test('counts from the day the company noted, which lies between filing and today', () =>
    rolledBack(async (db) => {
      const ctx = await newOwner(db, { tier: 'team' });
      const permitId = await permitOf(ctx, 'orlando-fl', late);
      const note = (completeOn: string | null) => noteComplete(ctx, { permitId, completeOn });
      await expect(note('2026-08-01')).rejects.toMatchObject({ fields: { completeOn: 'before_filing' } });
      await expect(note('2099-01-01')).rejects.toMatchObject({ fields: { completeOn: 'future' } });
      await note('2026-08-10');
      const read = async () => getCityClock(ctx, await getPermit(ctx, permitId));
      expect((await read()).readings[0]).toMatchObject({ startsOn: '2026-08-10', isStartKnown: true });
      await note(null);
      expect((await read()).completeOn).toBeNull();
      const other = await newOwner(db, { tier: 'team' });
      await expect(noteComplete(other, { permitId, completeOn: '2026-08-10' })).rejects.toMatchObject({
        code: 'not_found',
      });
    }));

  test('says nothing where nothing is promised, and writes no letter', () =>
    rolledBack(async (db) => {
      const ctx = await newOwner(db, { tier: 'team' });
      const permitId = await permitOf(ctx, 'mesa-az', { ...late, city: 'Mesa', state: 'AZ' });
      const clock = await getCityClock(ctx, await getPermit(ctx, permitId));
      expect(clock).toMatchObject({ readings: [], uncounted: [], usual: null, isOpen: true });
      await expect(writeClockLetter(ctx, { permitId })).rejects.toMatchObject({ code: 'conflict' });
    }));
});
