import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { clientLinks, projectPermits, projects } from '@/db/schema';
import { countClientOpening, createClientLink, endClientLink } from '@/lib/company/client-links/mutations';
import { findClientPage, listClientLinks } from '@/lib/company/client-links/queries';
import { requireProject } from '@/lib/company/projects/owned';
import type { Context, UserActor } from '@/lib/context';
import { newId } from '@/lib/ids';
import { linkPermit, makeFeed, makePermit } from '../support/factories';
import { newOwner, outcome, stranger } from '../support/team';
import { rolledBack } from '../support/test-database';

async function job(db: Database, ctx: Context<UserActor>): Promise<{ projectId: string; permitId: number }> {
  const { companyId } = ctx.actor;
  const projectId = newId('project');
  await db.insert(projects).values({
    id: projectId,
    companyId,
    address: '100 OAK ST',
    city: 'Austin',
    state: 'TX',
    clientName: 'Ms. Secret',
    clientPhone: '512-555-0199',
    valueCents: 123_456_789,
  });
  const feedId = await makeFeed(db);
  const permitId = await makePermit(db, feedId, { statusBucket: 'pending', appliedDate: '2026-10-01' });
  await linkPermit(db, companyId, permitId);
  await db.insert(projectPermits).values({ companyId, projectId, permitId, position: 0 });
  return { projectId, permitId };
}

test('a link shows its own job and nothing the company keeps to itself, until it is ended', () =>
  rolledBack(async (db) => {
    const [own, other] = [await newOwner(db), await newOwner(db)];
    const { projectId, permitId } = await job(db, own);
    await job(db, other);
    const wish = { projectId, locale: 'es', label: 'The owner' } as const;
    expect(await outcome(createClientLink(other, wish))).toBe('not_found');
    const { id, token } = await createClientLink(own, wish);
    const [stored] = await db.select().from(clientLinks).where(eq(clientLinks.id, id));
    expect(JSON.stringify(stored)).not.toContain(token);
    const reader = stranger(db);
    const page = await findClientPage(reader, { token });
    expect(page?.permits.map((permit) => permit.id)).toEqual([permitId]);
    expect(page?.company.name).toBe('Test Builders LLC');
    expect(JSON.stringify(page)).not.toMatch(/Secret|555-0199|123456789|projectId|companyId/);
    await countClientOpening(reader, { token });
    expect(await listClientLinks(own, await requireProject(own, projectId))).toMatchObject([
      { id, opened: 1, label: 'The owner' },
    ]);
    expect(await outcome(requireProject(other, projectId))).toBe('not_found');
    expect(await outcome(endClientLink(other, { linkId: id }))).toBe('not_found');
    await endClientLink(own, { linkId: id });
    await endClientLink(own, { linkId: id });
    expect(await findClientPage(reader, { token })).toBeNull();
    expect(await findClientPage(reader, { token: 'x'.repeat(43) })).toBeNull();
    expect(await findClientPage(reader, { token: "'; drop table users" })).toBeNull();
  }));

test('the days of issue are told where enough permits of the kind tell them, and no others', () =>
  rolledBack(async (db) => {
    const own = await newOwner(db);
    const { projectId } = await job(db, own);
    const { token } = await createClientLink(own, { projectId, locale: 'en', label: null });
    const expected = async () => (await findClientPage(stranger(db), { token }))?.permits[0]?.expected;
    expect(await expected()).toBeNull();
    const feedId = await makeFeed(db);
    for (let days = 40; days < 80; days += 1)
      await makePermit(db, feedId, {
        statusBucket: 'issued',
        appliedDate: '2026-06-01',
        issuedDate: new Date(Date.UTC(2026, 5, 1 + days)).toISOString().slice(0, 10),
      });
    // Of the 30 that took as long as this one has, 50 days: half between 57 and 72, from October 1.
    expect(await expected()).toEqual({ from: '2026-11-27', to: '2026-12-12', permits: 30 });
  }));
