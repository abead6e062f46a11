import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '@/db/client';
import { companies, companyNames, companyPermits, feeds } from '@/db/schema';
import { suggestNamesJob } from '@/lib/edge/jobs/suggest-names';
import type { JobServices } from '@/lib/edge/jobs/types';
import { renormaliseNames } from '@/lib/tracking/matching/renormalise';
import { removePermit } from '@/lib/tracking/permits/mutations';
import { jobContext, makeCompany, makeFeed, makePermit, NOW, noteContractor } from '../support/factories';
import { NO_CHECKS } from '../support/no-checks';
import { forgetQueued, queued } from '../support/queued';
import { rolledBack } from '../support/test-database';

const SERVICES: JobServices = {
  feeds: { getJson: () => Promise.reject(new Error('The job asks nobody outside.')) },
  siteUrl: 'https://lintel.test',
  mail: null,
  sms: null,
  payments: () => {
    throw new Error('The job takes no money.');
  },
  ...NO_CHECKS,
  signal: new AbortController().signal,
};

/** How often the job asks for its links to be told of. */
async function runJob(db: Database): Promise<number> {
  await forgetQueued(db);
  await suggestNamesJob(jobContext(db), SERVICES, {});
  return (await queued(db, 'fan-out')).length;
}

async function getNames(db: Database, companyId: string): Promise<Record<string, string>> {
  const rows = await db.select().from(companyNames).where(eq(companyNames.companyId, companyId));
  return Object.fromEntries(rows.map((row) => [row.nameNorm, row.state]));
}

async function getLinks(db: Database, companyId: string): Promise<Record<number, string>> {
  const rows = await db.select().from(companyPermits).where(eq(companyPermits.companyId, companyId));
  return Object.fromEntries(rows.map((row) => [row.permitId, row.state]));
}

it('names in an old form are known in the new one too, in the same state, and once', async () => {
  await rolledBack(async (db) => {
    const { companyId } = await makeCompany(db);
    const other = await makeCompany(db, { names: ['test builders'] });
    await db
      .update(companies)
      .set({ name: 'Oak Framing, Attn: Ann', nameNorm: 'oak framing attn ann' })
      .where(eq(companies.id, companyId));
    // Confirmed when names were taken in without the city's spelling.
    await noteContractor(db, {
      norm: 'oak framing fka elm framing',
      name: 'Oak Framing (F/K/A Elm Framing)',
    });
    await db.insert(companyNames).values([
      { companyId, nameNorm: 'oak framing fka elm framing', state: 'confirmed', decidedAt: NOW },
      { companyId, nameNorm: 'oak llc lic 44512', state: 'rejected' },
      {
        companyId,
        nameNorm: 'oak homes 512 5550100',
        state: 'suggested',
        name: 'Oak Homes 512-5550100',
        score: 0.9,
      },
      // A city that names the holder of the licence behind the firm.
      { companyId, nameNorm: 'oak bridge', state: 'confirmed', name: 'Oak Bridge LLC - Ann Reyes' },
      {
        companyId,
        nameNorm: 'o a k signs llc general contractor',
        state: 'confirmed',
        name: 'O.A.K. Signs LLC (GC)',
      },
      { companyId, nameNorm: 'owner', state: 'rejected' },
    ]);
    const expected = {
      'oak framing fka elm framing': 'confirmed',
      'oak framing': 'confirmed',
      'oak llc lic 44512': 'rejected',
      oak: 'rejected',
      'oak homes 512 5550100': 'suggested',
      'oak homes': 'suggested',
      'oak bridge': 'confirmed',
      'o a k signs llc general contractor': 'confirmed',
      'oak signs': 'confirmed',
      owner: 'rejected',
    };
    const companyIds = [companyId, other.companyId];
    expect(await renormaliseNames(jobContext(db), { companyIds })).toEqual({ names: 5, linked: 0 });
    expect(await getNames(db, companyId)).toEqual(expected);
    expect(await renormaliseNames(jobContext(db), { companyIds })).toEqual({ names: 0, linked: 0 });
    expect(await getNames(db, companyId)).toEqual(expected);
    expect(await getNames(db, other.companyId)).toEqual({ 'test builders': 'confirmed' });
    const [company] = await db.select().from(companies).where(eq(companies.id, companyId));
    expect(company?.nameNorm).toBe('oak framing');
  });
});

it('an answer given for the new form stays; old ones that disagree are asked again', async () => {
  await rolledBack(async (db) => {
    const { companyId } = await makeCompany(db);
    await db.insert(companyNames).values([
      { companyId, nameNorm: 'elm attn ann', state: 'confirmed' },
      { companyId, nameNorm: 'elm', state: 'rejected' },
      { companyId, nameNorm: 'oak attn ann', state: 'confirmed' },
      { companyId, nameNorm: 'oak attn bob', state: 'rejected' },
    ]);
    await renormaliseNames(jobContext(db), { companyIds: [companyId] });
    expect(await getNames(db, companyId)).toMatchObject({ elm: 'rejected', oak: 'suggested' });
  });
});

it('the hourly job links what is confirmed and not linked, and nothing twice', async () => {
  await rolledBack(async (db) => {
    await makeFeed(db);
    await makeFeed(db, 'phoenix-az');
    const { companyId, userId } = await makeCompany(db, { names: ['oak framing attn ann'] });
    const old = await makePermit(db, 'austin-tx', { contractorNorm: 'oak framing attn ann' });
    const read = await makePermit(db, 'austin-tx', { contractorNorm: 'oak framing' });
    const removed = await makePermit(db, 'austin-tx', { contractorNorm: 'oak framing' });
    await makePermit(db, 'phoenix-az', { contractorNorm: 'oak framing' });
    await makePermit(db, 'austin-tx', { contractorNorm: 'elm framing' });
    await db.update(feeds).set({ unannouncedPages: 1 });
    expect(await runJob(db)).toBe(1);
    const all = { [old]: 'confirmed', [read]: 'confirmed', [removed]: 'confirmed' };
    expect(await getLinks(db, companyId)).toEqual(all);

    const actor = { kind: 'user', companyId, userId, role: 'owner', tier: 'team' } as const;
    await removePermit({ ...jobContext(db), actor }, { permitId: removed });
    expect(await runJob(db)).toBe(0);
    expect((await getLinks(db, companyId))[removed]).not.toBe('confirmed');
  });
});
