import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '@/db/client';
import { feeds, leadSearches, messages } from '@/db/schema';
import { sendLeadDigests } from '@/lib/company/prospects/digest';
import { addSearch, changeLead, changeSearch, removeSearch } from '@/lib/company/prospects/mutations';
import { addObjection, removeObjection } from '@/lib/company/prospects/objections';
import { countByStage, exportLeads, listLeads } from '@/lib/company/prospects/queries';
import { leadFiltersSchema, newObjectionSchema, newSearchSchema } from '@/lib/company/prospects/schema';
import type { AdminActor, Context, UserActor } from '@/lib/context';
import { jobContext, linkPermit, makeFeed, makePermit, NOW } from '../support/factories';
import { newMember, newOwner, outcome } from '../support/team';
import { rolledBack } from '../support/test-database';

const OPEN = { statusBucket: 'pending', issuedDate: null, appliedDate: '2026-11-18' } as const;
const NOBODY = { contractorName: null, contractorNorm: null } as const;

async function reader(db: Database, tier: 'team' | 'professional' = 'professional') {
  return newOwner(db, { tier, cities: ['austin-tx'] });
}

const found = async (ctx: Context<UserActor>, filters: object = {}) =>
  (await listLeads(ctx, leadFiltersSchema.parse(filters))).items.map(({ permitId }) => permitId);

describe('leads', () => {
  it('are new permits of the company’s cities on which no firm is named', async () => {
    await rolledBack(async (db) => {
      const ctx = await reader(db);
      const austin = await makeFeed(db);
      const dallas = await makeFeed(db, 'dallas-tx');
      const open = await makePermit(db, austin, { ...OPEN, ...NOBODY });
      const owner = await makePermit(db, austin, { ...OPEN, ...NOBODY, contractorName: 'OWNER BUILDER' });
      const firm = await makePermit(db, austin, {
        ...OPEN,
        contractorName: 'Hilltop Roofing Inc',
        contractorNorm: 'hilltop roofing',
      });
      await makePermit(db, austin, { ...OPEN, ...NOBODY, statusBucket: 'finaled' });
      await makePermit(db, austin, { ...OPEN, ...NOBODY, appliedDate: '2026-01-05' });
      await makePermit(db, dallas, { ...OPEN, ...NOBODY });
      expect((await found(ctx)).sort()).toEqual([open, owner].sort());
      expect(await found(ctx, { contractor: 'owner' })).toEqual([owner]);
      expect(await found(ctx, { contractor: 'firm', firm: 'HILLTOP ROOFING, LLC' })).toEqual([firm]);
      await linkPermit(db, ctx.actor.companyId, open);
      expect(await found(ctx)).toEqual([owner]);
    });
  });

  it('are chosen by value and kind of work, and an unreadable address asks for the usual', async () => {
    await rolledBack(async (db) => {
      const ctx = await reader(db);
      const feed = await makeFeed(db);
      const roof = { ...OPEN, ...NOBODY, checklistType: 'roofing' } as const;
      await makePermit(db, feed, { ...roof, valuationCents: 900_000 });
      const dear = await makePermit(db, feed, { ...roof, valuationCents: 4_000_000 });
      await makePermit(db, feed, { ...OPEN, ...NOBODY, checklistType: 'fence', valuationCents: 5_000_000 });
      expect(await found(ctx, { types: 'roofing,nonsense', minValue: '10000' })).toEqual([dear]);
      expect(await found(ctx, { days: '12', contractor: 'x', minValue: '-4', after: '%%' })).toHaveLength(3);
      for (const cursor of ['["0000-01-01",1]', '["9",1]'])
        expect(await found(ctx, { after: Buffer.from(cursor).toString('base64url') })).toHaveLength(3);
    });
  });

  it('say which cities cannot answer because they name no contractor', async () => {
    await rolledBack(async (db) => {
      const ctx = await newOwner(db, { tier: 'professional', cities: ['seattle-wa'] });
      await makePermit(db, await makeFeed(db, 'seattle-wa'), { ...OPEN, ...NOBODY });
      const page = await listLeads(ctx, leadFiltersSchema.parse({}));
      expect(page).toMatchObject({ items: [], silentCities: ['seattle-wa'] });
      expect(await found(ctx, { contractor: 'any' })).toHaveLength(1);
    });
  });

  it('page through all of them once, and go into a table whole', async () => {
    await rolledBack(async (db) => {
      const ctx = await reader(db);
      const feed = await makeFeed(db);
      const ids = [];
      for (let day = 0; day < 90; day += 1)
        ids.push(
          await makePermit(db, feed, {
            ...OPEN,
            ...NOBODY,
            appliedDate: `2026-11-${String(1 + (day % 18)).padStart(2, '0')}`,
          }),
        );
      const filters = leadFiltersSchema.parse({});
      const exported = (await exportLeads(ctx, filters)).map(({ permitId }) => permitId);
      expect(exported.sort((a, b) => a - b)).toEqual(ids);
    });
  });

  it('move through stages, each change naming the version it saw', async () => {
    await rolledBack(async (db) => {
      const ctx = await reader(db);
      const permitId = await makePermit(db, await makeFeed(db), { ...OPEN, ...NOBODY });
      const { version } = await changeLead(ctx, { permitId, stage: 'contacted', version: 0 });
      expect(await outcome(changeLead(ctx, { permitId, note: 'late', version: 0 }))).toBe('conflict');
      await changeLead(ctx, { permitId, note: 'Call back Monday', version });
      expect(await found(ctx)).toEqual([]);
      const [lead] = (await listLeads(ctx, leadFiltersSchema.parse({ stage: 'contacted' }))).items;
      expect(lead).toMatchObject({ permitId, note: 'Call back Monday', stage: 'contacted' });
      expect((await countByStage(ctx)).contacted).toBe(1);
      const other = await reader(db);
      expect(await found(other)).toEqual([permitId]);
      expect(await found(other, { stage: 'contacted' })).toEqual([]);
      const viewer = await newMember(db, ctx.actor.companyId, 'viewer');
      expect(await outcome(changeLead(viewer, { permitId, stage: 'won', version: 2 }))).toBe('forbidden');
      expect(await outcome(listLeads(await reader(db, 'team'), leadFiltersSchema.parse({})))).toBe(
        'plan_required',
      );
    });
  });

  it('outside the company’s cities cannot be touched', async () => {
    await rolledBack(async (db) => {
      const ctx = await reader(db);
      const permitId = await makePermit(db, await makeFeed(db, 'dallas-tx'), { ...OPEN, ...NOBODY });
      expect(await outcome(changeLead(ctx, { permitId, stage: 'won', version: 0 }))).toBe('not_found');
    });
  });

  it('leave out for everyone whoever objects, in every stage', async () => {
    await rolledBack(async (db) => {
      const ctx = await reader(db);
      const permitId = await makePermit(db, await makeFeed(db), {
        ...OPEN,
        ...NOBODY,
        address: '1204 Elm Street',
        addressNorm: '1204 ELM ST',
      });
      await changeLead(ctx, { permitId, stage: 'quoted', version: 0 });
      const admin: Context<AdminActor> = { ...ctx, actor: { kind: 'admin', userId: ctx.actor.userId } };
      const given = newObjectionSchema.parse({ kind: 'address', given: '1204 elm st.', state: 'TX' });
      const { id } = await addObjection(admin, given);
      expect(await found(ctx, { stage: 'quoted' })).toEqual([]);
      expect(await found(await reader(db))).toEqual([]);
      await removeObjection(admin, { objection: id });
      expect(await found(ctx, { stage: 'quoted' })).toEqual([permitId]);
    });
  });
});

describe('saved searches', () => {
  const search = newSearchSchema.parse({ name: 'Roofs', digest: 'daily', criteria: { types: ['roofing'] } });
  const later = new Date('2026-11-22T14:00:00Z');
  const roof = { ...OPEN, ...NOBODY, checklistType: 'roofing' } as const;
  const mail = { siteUrl: 'https://lintel.test', sendsMail: false };

  it('have a name of their own, and belong to their company', async () => {
    await rolledBack(async (db) => {
      const ctx = await reader(db);
      const { id } = await addSearch(ctx, search);
      expect(await outcome(addSearch(ctx, search))).toBe('already_exists');
      const other = await reader(db);
      expect(await outcome(changeSearch(other, { search: id, digest: 'off' }))).toBe('not_found');
      expect(await outcome(removeSearch(other, { search: id }))).toBe('not_found');
      await removeSearch(ctx, { search: id });
    });
  });

  it('mail what was first seen since, once, and no history of a city read for the first time', async () => {
    await rolledBack(async (db) => {
      const ctx = await reader(db);
      const feed = await makeFeed(db);
      await db.update(feeds).set({ backfilledAt: NOW }).where(eq(feeds.id, feed));
      await addSearch(ctx, search);
      const since = new Date('2026-11-21T09:00:00Z');
      await makePermit(db, feed, { ...roof, address: '7 New Rd', firstSeenAt: since });
      await makePermit(db, feed, { ...roof, firstSeenAt: new Date('2026-11-01T09:00:00Z') });
      expect(await sendLeadDigests(jobContext(db, NOW), { mail })).toEqual({ sent: 0, failed: 0 });
      expect(await sendLeadDigests(jobContext(db, later), { mail })).toEqual({ sent: 1, failed: 0 });
      expect(await sendLeadDigests(jobContext(db, later), { mail })).toEqual({ sent: 0, failed: 0 });
      const [sent] = await db.select().from(messages).where(eq(messages.companyId, ctx.actor.companyId));
      expect(sent?.subject).toContain('Roofs');
      expect(sent?.text).toContain('7 New Rd');
    });
  });

  it('mail nobody who may not read leads any more', async () => {
    await rolledBack(async (db) => {
      const ctx = await reader(db);
      const feed = await makeFeed(db);
      await db.update(feeds).set({ backfilledAt: NOW }).where(eq(feeds.id, feed));
      await addSearch(ctx, search);
      await makePermit(db, feed, { ...roof, firstSeenAt: new Date('2026-11-21T09:00:00Z') });
      await db.update(leadSearches).set({ userId: null });
      expect(await sendLeadDigests(jobContext(db, later), { mail })).toEqual({ sent: 0, failed: 0 });
    });
  });
});
