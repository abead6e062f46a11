import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { compliancePapers, messages, subcontractors } from '@/db/schema';
import { readPaperAgain } from '@/lib/checking/papers/decide';
import { createLink, findLink, takeUpload } from '@/lib/company/compliance/links';
import { addHolding, endHolding } from '@/lib/company/compliance/mutations';
import { getMatrix } from '@/lib/company/compliance/queries';
import { remindOfEndings } from '@/lib/company/compliance/reminders';
import { saveRules } from '@/lib/company/compliance/rules';
import { USUAL_RULES } from '@/lib/company/compliance/standing';
import { LINK_UPLOADS } from '@/lib/company/compliance/types';
import { startBulk, undoBulk } from '@/lib/company/desk/bulk';
import { assignPermit } from '@/lib/company/team/assignments';
import type { Context, UserActor } from '@/lib/context';
import { newId } from '@/lib/ids';
import { jobContext, linkPermit, makeCompany, makeFeed, makePermit, NOW } from '../support/factories';
import { rolledBack } from '../support/test-database';

const HOLDING = {
  issuer: 'Pecos Mutual Casualty',
  number: 'CGL 0884120-26',
  state: null,
  effective: '2026-01-01',
  endsOn: null,
  amountCents: null,
  additionalInsured: 'no',
  waiver: 'no',
  exemption: null,
} as const;
const ENOUGH = { eachOccurrence: 100_000_000, generalAggregate: 200_000_000 };
const MAIL = { siteUrl: 'https://lintel.example', sendsMail: false };

async function setUp(db: Context['db'], now = NOW) {
  const { companyId, userId } = await makeCompany(db, { tier: 'professional' });
  const actor: UserActor = { kind: 'user', userId, companyId, role: 'owner', tier: 'professional' };
  const ctx: Context<UserActor> = { ...jobContext(db, now), actor };
  const subcontractorId = newId('subcontractor');
  await db.insert(subcontractors).values({
    id: subcontractorId,
    companyId,
    companyName: 'Ramos Electric LLC',
    contactName: 'Ana Ramos',
    email: 'ana@ramos.example',
    role: 'Electrical',
    createdAt: now,
  });
  const permitId = await makePermit(db, await makeFeed(db));
  await linkPermit(db, companyId, permitId);
  await saveRules(ctx, { ...USUAL_RULES, required: ['general_liability'], onGap: 'block' });
  return { ctx, companyId, subcontractorId, permitId };
}

describe('compliance', () => {
  test('a gap blocks assignment from the day a policy ends, and a renewal ends it', () =>
    rolledBack(async (db) => {
      const { ctx, subcontractorId, permitId } = await setUp(db);
      const assign = (at: Context<UserActor>) => assignPermit(at, { permitId, subcontractorId });
      await expect(assign(ctx)).rejects.toMatchObject({ fields: { subcontractorId: 'compliance_gap' } });
      await addHolding(ctx, {
        ...HOLDING,
        subcontractorId,
        line: 'general_liability',
        expires: '2026-12-01',
        limits: ENOUGH,
      });
      await assign(ctx);
      // Midnight in Chicago is six hours after midnight UTC.
      const before = { ...ctx, now: new Date('2026-12-01T05:59:00Z') };
      await assign(before);
      const after = { ...ctx, now: new Date('2026-12-01T06:01:00Z') };
      await expect(assign(after)).rejects.toMatchObject({ code: 'conflict' });
      await addHolding(after, {
        ...HOLDING,
        number: 'CGL 0884120-27',
        effective: '2026-12-01',
        subcontractorId,
        line: 'general_liability',
        expires: '2027-12-01',
        limits: ENOUGH,
      });
      await assign(after);
    }));

  test('a gap blocks the assignment of many at once, and its taking back is not held up', () =>
    rolledBack(async (db) => {
      const { ctx, subcontractorId, permitId } = await setUp(db);
      const start = () =>
        startBulk(ctx, {
          action: { verb: 'assign', person: { subcontractorId } },
          query: '',
          chosen: [permitId],
          startKey: crypto.randomUUID(),
        });
      await expect(start()).rejects.toMatchObject({ fields: { subcontractorId: 'compliance_gap' } });
      const { id: holdingId } = await addHolding(ctx, {
        ...HOLDING,
        subcontractorId,
        line: 'general_liability',
        expires: '2027-12-01',
        limits: ENOUGH,
      });
      const bulk = await start();
      expect(bulk).toMatchObject({ changed: 1 });
      await endHolding(ctx, { holdingId, endsOn: '2026-01-02' });
      expect(await undoBulk(ctx, { bulkId: bulk.id })).toMatchObject({ state: 'undone' });
    }));

  test('a limit that is too low is a gap, and a company that warns lets it pass', () =>
    rolledBack(async (db) => {
      const { ctx, subcontractorId, permitId } = await setUp(db);
      await addHolding(ctx, {
        ...HOLDING,
        subcontractorId,
        line: 'general_liability',
        expires: '2027-01-01',
        limits: { ...ENOUGH, generalAggregate: 100_000_000 },
      });
      await expect(assignPermit(ctx, { permitId, subcontractorId })).rejects.toMatchObject({
        code: 'conflict',
      });
      await saveRules(ctx, { ...USUAL_RULES, required: ['general_liability'], onGap: 'warn' });
      await assignPermit(ctx, { permitId, subcontractorId });
      const { rows } = await getMatrix(ctx);
      expect(rows.find((row) => row.subcontractorId === subcontractorId)?.standing).toMatchObject({
        assignable: 'warn',
        gaps: ['general_liability'],
      });
    }));

  test('a plan without compliance blocks nobody', () =>
    rolledBack(async (db) => {
      const { ctx, subcontractorId, permitId } = await setUp(db);
      await assignPermit({ ...ctx, actor: { ...ctx.actor, tier: 'team' } }, { permitId, subcontractorId });
    }));

  test('each step before an end is told once, to who has to act', () =>
    rolledBack(async (db) => {
      const { ctx, subcontractorId } = await setUp(db);
      await addHolding(ctx, {
        ...HOLDING,
        subcontractorId,
        line: 'general_liability',
        expires: '2026-12-20',
        limits: ENOUGH,
      });
      const job = jobContext(db, NOW);
      expect(await remindOfEndings(job, { mail: MAIL })).toEqual({ sent: 1, failed: 0 });
      expect(await remindOfEndings(job, { mail: MAIL })).toEqual({ sent: 0, failed: 0 });
      const nearer = jobContext(db, new Date('2026-12-07T15:00:00Z'));
      expect(await remindOfEndings(nearer, { mail: MAIL })).toEqual({ sent: 1, failed: 0 });
      const sent = await db
        .select({ to: messages.recipient })
        .from(messages)
        .where(eq(messages.recipient, 'ana@ramos.example'));
      expect(sent).toHaveLength(2);
    }));

  test('a link takes so many files and no more, and ends', () =>
    rolledBack(async (db) => {
      const { ctx, companyId, subcontractorId } = await setUp(db);
      const { token } = await createLink(ctx, { companyId, subcontractorId, locale: 'es' });
      const link = await findLink(ctx, { token });
      expect(link).toMatchObject({ subcontractorId, uploadsLeft: LINK_UPLOADS });
      for (let at = 0; at < LINK_UPLOADS; at += 1) expect(await takeUpload(ctx, link?.id ?? '')).toBe(true);
      expect(await takeUpload(ctx, link?.id ?? '')).toBe(false);
      expect(
        await findLink({ ...ctx, now: new Date(NOW.getTime() + 31 * 86_400_000) }, { token }),
      ).toBeNull();
      expect(await findLink(ctx, { token: `${token}x` })).toBeNull();
    }));

  test('another company sees and changes nothing', () =>
    rolledBack(async (db) => {
      const { subcontractorId } = await setUp(db);
      const { ctx: other } = await setUp(db);
      await expect(
        addHolding(other, { ...HOLDING, subcontractorId, line: 'auto', expires: '2027-01-01', limits: {} }),
      ).rejects.toMatchObject({ code: 'not_found' });
      expect((await getMatrix(other)).rows.some((row) => row.subcontractorId === subcontractorId)).toBe(
        false,
      );
    }));

  test('a paper that failed is read again by its company, and by no other', () =>
    rolledBack(async (db) => {
      const { ctx, companyId } = await setUp(db);
      const { ctx: other } = await setUp(db);
      const paperId = newId('paper');
      const paper = { name: 'coi.pdf', type: 'pdf', hash: 'a'.repeat(64), bytes: 1, createdAt: NOW } as const;
      await db.insert(compliancePapers).values({ ...paper, id: paperId, companyId, state: 'failed' });
      await expect(readPaperAgain(other, { paperId })).rejects.toMatchObject({ code: 'not_found' });
      await readPaperAgain(ctx, { paperId });
      await expect(readPaperAgain(ctx, { paperId })).rejects.toMatchObject({ code: 'conflict' });
    }));
});
