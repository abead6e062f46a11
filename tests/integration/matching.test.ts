import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '@/db/client';
import {
  companies,
  companyMatching,
  companyNames,
  companyPermits,
  contractorFeeds,
  permits,
} from '@/db/schema';
import { addCity } from '@/lib/company/profile/mutations';
import type { CompanyId, Context, MemberRole, UserActor } from '@/lib/context';
import { suggestNamesJob } from '@/lib/edge/jobs/suggest-names';
import type { JobServices } from '@/lib/edge/jobs/types';
import { confirmName, rejectName, undoNameDecision } from '@/lib/tracking/matching/decisions';
import { linkFeedPermits, linkPermits } from '@/lib/tracking/matching/mutations';
import { countSuggestedNames, listCompanyNames } from '@/lib/tracking/matching/names';
import { verifyCompany } from '@/lib/tracking/matching/queries';
import { NAME_RULES } from '@/lib/tracking/matching/rules';
import { suggestDue, suggestNames, suggestNewNames } from '@/lib/tracking/matching/suggestions';
import { removePermit } from '@/lib/tracking/permits/mutations';
import { normaliseContractorName } from '@/lib/tracking/permits/normalise-name';
import { jobContext, makeCompany, makeFeed, makePermit, NOW } from '../support/factories';
import { NO_CHECKS } from '../support/no-checks';
import { rolledBack } from '../support/test-database';

const NOBODY = () => Promise.reject(new Error('The job asks nobody outside.'));
const SERVICES: JobServices = {
  feeds: { getJson: NOBODY },
  siteUrl: 'https://lintel.test',
  mail: null,
  sms: null,
  payments: () => {
    throw new Error('The job takes no money.');
  },
  ...NO_CHECKS,
  signal: new AbortController().signal,
};

async function held(db: Database, feedId: string, contractorName: string): Promise<number> {
  return makePermit(db, feedId, {
    contractorName,
    contractorNorm: normaliseContractorName(contractorName),
  });
}

async function makeNamedCompany(
  db: Database,
  name: string,
  { cities = ['austin-tx'], role = 'owner' }: { cities?: string[]; role?: MemberRole } = {},
) {
  const made = await makeCompany(db, { cities });
  const nameNorm = normaliseContractorName(name) ?? '';
  await db.update(companies).set({ name, nameNorm }).where(eq(companies.id, made.companyId));
  const actor: UserActor = { kind: 'user', ...made, role, tier: 'team' };
  const ctx: Context<UserActor> = { ...jobContext(db), actor };
  return { ...made, ctx };
}

async function states(db: Database, companyId: CompanyId): Promise<Record<string, string>> {
  const rows = await db.select().from(companyNames).where(eq(companyNames.companyId, companyId));
  return Object.fromEntries(rows.map((row) => [row.nameNorm, row.state]));
}

async function linked(db: Database, companyId: CompanyId): Promise<number[]> {
  const rows = await db
    .select({ id: companyPermits.permitId })
    .from(companyPermits)
    .where(and(eq(companyPermits.companyId, companyId), eq(companyPermits.state, 'confirmed')))
    .orderBy(companyPermits.permitId);
  return rows.map((row) => row.id);
}

describe('verifyCompany', () => {
  const verify = (db: Database, companyName: string, cities = ['austin-tx', 'phoenix-az']) =>
    verifyCompany(jobContext(db), { companyName, cities });

  it('finds the name and its spellings over all cities, the surest first', async () => {
    await rolledBack(async (db) => {
      await makeFeed(db);
      await makeFeed(db, 'phoenix-az');
      await held(db, 'austin-tx', 'BRAZOS RIDGE BUILDERS LLC');
      await held(db, 'phoenix-az', 'Brazos Ridge Builders');
      await held(db, 'austin-tx', 'Brasos Ridge Builders');
      await held(db, 'austin-tx', 'Cedar Ridge Builders');
      await held(db, 'austin-tx', 'Brazos Plumbing');
      const found = await verify(db, 'Brazos Ridge Builders, Inc.');
      expect(found.companies.map(({ norm, permits: count }) => [norm, count])).toEqual([
        ['brazos ridge builders', 2],
        ['brasos ridge builders', 1],
      ]);
      expect(found.companies[0]?.score).toBe(1);
      expect(found).toMatchObject({ success: true, permitsFound: 3, multipleCompanies: true });
      expect(found.citiesWithData).toEqual(['austin-tx', 'phoenix-az']);
      expect(found.previewPermits).toHaveLength(3);
    });
  });

  it.each([
    ['Smtih Roofing', 'SMITH ROOFING'],
    ['Roofing Ortega', 'Ortega Roofing'],
    ['All Star Electric', 'ALLSTAR ELECTRICAL'],
    ['Construction Services', 'CONSTRUCTION SERVICES INC'],
    ['Construction', 'CONSTRUCTION CO'],
  ])('finds %j as %j', async (typed, written) => {
    await rolledBack(async (db) => {
      await makeFeed(db);
      await held(db, 'austin-tx', written);
      const { companies: found } = await verify(db, typed);
      expect(found.map(({ norm }) => norm)).toEqual([normaliseContractorName(written)]);
    });
  });

  it('looks in the cities asked for only, and says where names help nothing', async () => {
    await rolledBack(async (db) => {
      await makeFeed(db);
      await makeFeed(db, 'phoenix-az');
      await makeFeed(db, 'seattle-wa');
      await held(db, 'phoenix-az', 'Brazos Ridge Builders');
      const found = await verify(db, 'Brazos Ridge Builders', ['austin-tx', 'seattle-wa']);
      expect(found).toMatchObject({
        success: false,
        companies: [],
        previewPermits: [],
        citiesNoData: ['austin-tx'],
        citiesWithoutContractor: ['seattle-wa'],
      });
    });
  });
});

describe('suggestNames', () => {
  it('asks about likely spellings with permits in the company’s cities, and says why', async () => {
    await rolledBack(async (db) => {
      await makeFeed(db);
      await makeFeed(db, 'phoenix-az');
      await held(db, 'austin-tx', 'BRAZOS RIDGE CONSTRUCTION');
      await held(db, 'phoenix-az', 'Brasos Ridge Builders');
      await held(db, 'austin-tx', 'Smith Plumbing');
      const { companyId } = await makeNamedCompany(db, 'Brazos Ridge Builders LLC');
      expect(await suggestNames(jobContext(db), { companyId })).toEqual({ suggested: 1 });
      const [row] = await db.select().from(companyNames).where(eq(companyNames.companyId, companyId));
      expect(row).toMatchObject({
        nameNorm: 'brazos ridge construction',
        name: 'BRAZOS RIDGE CONSTRUCTION',
        state: 'suggested',
        reasons: ['same_words', 'begins_alike'],
        createdAt: NOW,
      });
      expect(await suggestNames(jobContext(db), { companyId })).toEqual({ suggested: 0 });
      expect(await linked(db, companyId)).toEqual([]);
    });
  });

  it('goes by the confirmed spellings too, and not by its own name once that is another’s', async () => {
    await rolledBack(async (db) => {
      await makeFeed(db);
      await held(db, 'austin-tx', 'Brazos Ridge Builder');
      await held(db, 'austin-tx', 'Whitfield Custom Homes Inc');
      const { companyId } = await makeNamedCompany(db, 'Brazos Ridge Builders LLC');
      await db.insert(companyNames).values([
        { companyId, nameNorm: 'brazos ridge builders', state: 'rejected' },
        { companyId, nameNorm: 'whitfield homes', state: 'confirmed' },
      ]);
      await suggestNames(jobContext(db), { companyId });
      expect(await states(db, companyId)).toEqual({
        'brazos ridge builders': 'rejected',
        'whitfield homes': 'confirmed',
        'whitfield custom homes': 'suggested',
      });
    });
  });

  it('keeps at most 20 questions open, the likeliest', async () => {
    await rolledBack(async (db) => {
      await makeFeed(db);
      for (let i = 0; i < 25; i += 1)
        await held(db, 'austin-tx', `Kowalczyk Plumbing ${'abcdefghijklmnopqrstuvwxyz'[i]}x`);
      await held(db, 'austin-tx', 'Kowalczyk Plumbing Services');
      const { companyId } = await makeNamedCompany(db, 'Kowalczyk Plumbing');
      expect(await suggestNames(jobContext(db), { companyId })).toEqual({ suggested: 20 });
      expect(await states(db, companyId)).toHaveProperty(['kowalczyk plumbing services'], 'suggested');
      expect(await suggestNames(jobContext(db), { companyId })).toEqual({ suggested: 0 });
    });
  });
});

describe('suggestNewNames', () => {
  it('asks every company about names that are new in a feed of its own cities', async () => {
    await rolledBack(async (db) => {
      await makeFeed(db);
      await makeFeed(db, 'phoenix-az');
      await held(db, 'austin-tx', 'Brazos Rigde Builders');
      await held(db, 'austin-tx', 'Kowalczyk Plumbing Services');
      await held(db, 'austin-tx', 'Brazos Ridge Construction');
      await db
        .update(contractorFeeds)
        .set({ comparedAt: NOW })
        .where(eq(contractorFeeds.norm, 'brazos ridge construction'));
      const mine = await makeNamedCompany(db, 'Brazos Ridge Builders LLC');
      const theirs = await makeNamedCompany(db, 'Kowalczyk Plumbing');
      const elsewhere = await makeNamedCompany(db, 'Brazos Ridge Builders LLC', { cities: ['phoenix-az'] });
      expect(await suggestNewNames(jobContext(db))).toEqual({ suggested: 2 });
      expect(await states(db, mine.companyId)).toEqual({ 'brazos rigde builders': 'suggested' });
      expect(await states(db, theirs.companyId)).toEqual({ 'kowalczyk plumbing services': 'suggested' });
      expect(await states(db, elsewhere.companyId)).toEqual({});
      expect(await suggestNewNames(jobContext(db))).toEqual({ suggested: 0 });
      // The name is known, and new in another city.
      await held(db, 'phoenix-az', 'Brazos Rigde Builders');
      expect(await suggestNewNames(jobContext(db))).toEqual({ suggested: 1 });
      expect(await states(db, elsewhere.companyId)).toEqual({ 'brazos rigde builders': 'suggested' });
    });
  });

  it('finds what comparing one company finds', async () => {
    await rolledBack(async (db) => {
      await makeFeed(db);
      const written = [
        'Hernadez Concrete',
        'Hernandes Concrete',
        'HERNANDEZ CONCRETE AND MASONRY',
        'J Hernandez Concrete',
        'Concrete Hernandez',
        'Hernandez Painting',
        'Cruz Concrete',
      ];
      for (const name of written) await held(db, 'austin-tx', name);
      const one = await makeNamedCompany(db, 'Hernandez Concrete Inc');
      const other = await makeNamedCompany(db, 'Hernandez Concrete Inc');
      await suggestNames(jobContext(db), one);
      await suggestNewNames(jobContext(db));
      expect(Object.keys(await states(db, other.companyId)).sort()).toEqual([
        'concrete hernandez',
        'hernadez concrete',
        'hernandes concrete',
        'hernandez concrete and masonry',
        'j hernandez concrete',
      ]);
      expect(await states(db, one.companyId)).toEqual(await states(db, other.companyId));
    });
  });

  it('never stops at one company it cannot compare', async () => {
    await rolledBack(async (db) => {
      await makeFeed(db);
      await held(db, 'austin-tx', 'Brazos Rigde Builders');
      const made = [
        await makeNamedCompany(db, 'Brazos Ridge Builders'),
        await makeNamedCompany(db, 'Brazos Ridge Builders'),
      ];
      const broken = made.map(({ companyId }) => companyId).sort()[0] ?? '';
      await db
        .update(companies)
        .set({ licenses: 'none' as never })
        .where(eq(companies.id, broken));
      await suggestNewNames(jobContext(db));
      for (const { companyId } of made)
        expect(await states(db, companyId)).toEqual(
          companyId === broken ? {} : { 'brazos rigde builders': 'suggested' },
        );
    });
  });
});

describe('suggestDue', () => {
  it('compares every company once by the same rules, and again what an answer changed', async () => {
    await rolledBack(async (db) => {
      await makeFeed(db);
      await held(db, 'austin-tx', 'Brazos Rigde Builders');
      await held(db, 'austin-tx', 'Zephyr Rigde Homes');
      const made = [];
      for (let i = 0; i < 3; i += 1) made.push(await makeNamedCompany(db, 'Brazos Ridge Builders'));
      expect(await suggestDue(jobContext(db), { limit: 2 })).toMatchObject({ companies: 2, suggested: 2 });
      expect(await suggestDue(jobContext(db))).toMatchObject({ companies: 1, suggested: 1 });
      expect(await suggestDue(jobContext(db))).toMatchObject({ companies: 0 });
      for (const { companyId } of made)
        expect(await states(db, companyId)).toEqual({ 'brazos rigde builders': 'suggested' });
      const [first] = made;
      if (first) await rejectName(first.ctx, { norm: 'brazos rigde builders' });
      expect(await suggestDue(jobContext(db))).toMatchObject({ companies: 1, suggested: 0 });
      await db.update(companyMatching).set({ rules: NAME_RULES - 1 });
      expect(await suggestDue(jobContext(db))).toMatchObject({ companies: 3 });
    });
  });
});

describe('suggestDue, where one company is at fault', () => {
  it('compares the others', async () => {
    await rolledBack(async (db) => {
      await makeFeed(db);
      await held(db, 'austin-tx', 'Brazos Rigde Builders');
      const made = [
        await makeNamedCompany(db, 'Brazos Ridge Builders'),
        await makeNamedCompany(db, 'Brazos Ridge Builders'),
      ];
      const broken = made.map(({ companyId }) => companyId).sort()[0] ?? '';
      // A name that needs its new form, which cannot be written.
      await db
        .update(companies)
        .set({ nameNorm: 'brazos ridge builders llc' })
        .where(eq(companies.id, broken));
      await db.execute(sql`
        create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`);
      await db.execute(sql`
        create trigger refusing before update of name_norm on companies for each row
        when (old.id = ${sql.raw(`'${broken}'`)}) execute function refuse()`);
      expect(await suggestDue(jobContext(db))).toMatchObject({ companies: 1, suggested: 1 });
    });
  });
});

describe('a licence', () => {
  const licenses = [{ state: 'TX' as const, number: 'TECL-12345' }];

  it('asks about the name beside it, whichever came first, and never confirms by itself', async () => {
    await rolledBack(async (db) => {
      await makeFeed(db);
      const { companyId } = await makeNamedCompany(db, 'Ortega Holdings');
      await db.update(companies).set({ licenses }).where(eq(companies.id, companyId));
      const name = { contractorName: 'Sunset Wiring', contractorNorm: 'sunset wiring' };
      await makePermit(db, 'austin-tx', { ...name, contractorLicense: 'tecl 12345' });
      expect(await suggestNewNames(jobContext(db))).toEqual({ suggested: 1 });
      const [row] = await db.select().from(companyNames).where(eq(companyNames.companyId, companyId));
      expect(row).toMatchObject({ name: 'Sunset Wiring', state: 'suggested', reasons: ['same_licence'] });
      await db.delete(companyNames);
      expect(await suggestNames(jobContext(db), { companyId })).toEqual({ suggested: 1 });
      expect(await linked(db, companyId)).toEqual([]);
    });
  });

  it('is another one in another state', async () => {
    await rolledBack(async (db) => {
      await makeFeed(db, 'phoenix-az');
      const { companyId } = await makeNamedCompany(db, 'Ortega Holdings', { cities: ['phoenix-az'] });
      await db.update(companies).set({ licenses }).where(eq(companies.id, companyId));
      const name = { contractorName: 'Sunset Wiring', contractorNorm: 'sunset wiring' };
      await makePermit(db, 'phoenix-az', { ...name, contractorLicense: 'TECL-12345' });
      expect(await suggestNewNames(jobContext(db))).toEqual({ suggested: 0 });
      expect(await suggestNames(jobContext(db), { companyId })).toEqual({ suggested: 0 });
    });
  });
});

describe('a city added after a name was confirmed', () => {
  const norm = 'brazos rigde builders';

  async function added(db: Database) {
    await makeFeed(db);
    await makeFeed(db, 'phoenix-az');
    const here = await held(db, 'austin-tx', 'Brazos Rigde Builders');
    const company = await makeNamedCompany(db, 'Brazos Ridge Builders LLC');
    await suggestNames(jobContext(db), company);
    await confirmName(company.ctx, { norm });
    const { asked } = await addCity(company.ctx, { city: 'phoenix-az' });
    const there = await held(db, 'phoenix-az', 'Brazos Rigde Builders');
    return { ...company, here, there, asked };
  }

  it('is asked about: nothing counts there before the answer, and everything after it', async () => {
    await rolledBack(async (db) => {
      const { ctx, companyId, here, there, asked } = await added(db);
      expect(asked).toBe(0);
      expect(await linkPermits(jobContext(db), { permitIds: [there] })).toEqual({ linked: 0 });
      await linkFeedPermits(jobContext(db), { feedId: 'phoenix-az' });
      expect(await linked(db, companyId)).toEqual([here]);
      expect(await countSuggestedNames(ctx)).toBe(1);
      const [question] = (await listCompanyNames(ctx)).suggested;
      expect(question).toMatchObject({
        norm,
        inCity: 'phoenix-az',
        watchedIn: ['austin-tx'],
        cities: [{ city: 'phoenix-az', permits: 1 }],
      });
      expect(await confirmName(ctx, { norm, city: 'phoenix-az' })).toEqual({ linked: 1 });
      expect(await linked(db, companyId)).toEqual([here, there]);
      expect(await countSuggestedNames(ctx)).toBe(0);
      expect(await undoNameDecision(ctx, { norm, city: 'phoenix-az' })).toEqual({ unlinked: 1 });
      expect(await countSuggestedNames(ctx)).toBe(1);
    });
  });

  it('takes a no for itself alone, also through a stop that is taken back', async () => {
    await rolledBack(async (db) => {
      const { ctx, companyId, here, there } = await added(db);
      expect(await rejectName(ctx, { norm, city: 'phoenix-az' })).toEqual({ unlinked: 0 });
      expect((await listCompanyNames(ctx)).suggested).toEqual([]);
      await rejectName(ctx, { norm });
      expect(await linked(db, companyId)).toEqual([]);
      expect(await confirmName(ctx, { norm })).toEqual({ linked: 1 });
      await linkPermits(jobContext(db), { permitIds: [there] });
      expect(await linked(db, companyId)).toEqual([here]);
    });
  });

  it('is one of the company’s own, and the name one that is watched', async () => {
    await rolledBack(async (db) => {
      const { ctx } = await added(db);
      await expect(confirmName(ctx, { norm, city: 'dallas-tx' })).rejects.toMatchObject({
        code: 'not_found',
      });
      await rejectName(ctx, { norm });
      await expect(confirmName(ctx, { norm, city: 'phoenix-az' })).rejects.toMatchObject({
        code: 'not_found',
      });
    });
  });
});

describe('the answer to a suggestion', () => {
  async function asked(db: Database, role: MemberRole = 'owner') {
    await makeFeed(db);
    await makeFeed(db, 'phoenix-az');
    const first = await held(db, 'austin-tx', 'Brazos Rigde Builders');
    const second = await held(db, 'austin-tx', 'Brazos Rigde Builders');
    await held(db, 'phoenix-az', 'Brazos Rigde Builders');
    const company = await makeNamedCompany(db, 'Brazos Ridge Builders LLC', { role });
    await suggestNames(jobContext(db), company);
    return { ...company, first, second };
  }
  const norm = 'brazos rigde builders';

  it('yes: links what is held in the company’s cities, says how many, and claims what comes', async () => {
    await rolledBack(async (db) => {
      const { ctx, companyId, first, second } = await asked(db);
      expect(await confirmName(ctx, { norm })).toEqual({ linked: 2 });
      expect(await linked(db, companyId)).toEqual([first, second]);
      expect(await confirmName(ctx, { norm })).toEqual({ linked: 0 });
      const third = await held(db, 'austin-tx', 'Brazos Rigde Builders');
      expect(await linkPermits(jobContext(db), { permitIds: [third] })).toEqual({ linked: 1 });
      expect(await linked(db, companyId)).toEqual([first, second, third]);
    });
  });

  it('no: nothing is linked, and it is never asked about again', async () => {
    await rolledBack(async (db) => {
      const { ctx, companyId } = await asked(db);
      expect(await rejectName(ctx, { norm })).toEqual({ unlinked: 0 });
      expect(await suggestNames(jobContext(db), { companyId })).toEqual({ suggested: 0 });
      await suggestNewNames(jobContext(db));
      expect(await states(db, companyId)).toEqual({ [norm]: 'rejected' });
      expect(await linked(db, companyId)).toEqual([]);
    });
  });

  it('undo: is as before the answer, and what the contractor did by hand stays', async () => {
    await rolledBack(async (db) => {
      const { ctx, companyId, first, second } = await asked(db);
      await confirmName(ctx, { norm });
      await removePermit(ctx, { permitId: first });
      await db
        .update(companyPermits)
        .set({ source: 'number' })
        .where(and(eq(companyPermits.companyId, companyId), eq(companyPermits.permitId, second)));
      expect(await undoNameDecision(ctx, { norm })).toEqual({ unlinked: 0 });
      expect(await states(db, companyId)).toEqual({ [norm]: 'suggested' });
      expect(await linked(db, companyId)).toEqual([second]);
      await confirmName(ctx, { norm });
      expect(await linked(db, companyId)).toEqual([second]);
      await db.update(companyPermits).set({ source: 'name' });
      expect(await rejectName(ctx, { norm })).toEqual({ unlinked: 1 });
    });
  });

  it('is for those who may change permits', async () => {
    await rolledBack(async (db) => {
      const { ctx } = await asked(db, 'viewer');
      for (const decide of [confirmName, rejectName, undoNameDecision])
        await expect(decide(ctx, { norm })).rejects.toMatchObject({ code: 'forbidden' });
    });
  });

  it('is the company’s own: neither seen nor given for another', async () => {
    await rolledBack(async (db) => {
      const mine = await asked(db);
      const theirs = await makeNamedCompany(db, 'Kowalczyk Plumbing');
      for (const decide of [confirmName, rejectName, undoNameDecision])
        await expect(decide(theirs.ctx, { norm })).rejects.toMatchObject({ code: 'not_found' });
      expect(await countSuggestedNames(theirs.ctx)).toBe(0);
      expect(await listCompanyNames(theirs.ctx)).toMatchObject({ suggested: [], watched: [], rejected: [] });
      // The same spelling may be asked of both; one's answer is not the other's.
      const twin = await makeNamedCompany(db, 'Brazos Ridge Builders');
      await suggestNames(jobContext(db), twin);
      await confirmName(twin.ctx, { norm });
      await undoNameDecision(mine.ctx, { norm });
      expect(await states(db, mine.companyId)).toEqual({ [norm]: 'suggested' });
      expect(await states(db, twin.companyId)).toEqual({ [norm]: 'confirmed' });
      expect(await linked(db, mine.companyId)).toEqual([]);
      expect(await linked(db, twin.companyId)).toHaveLength(2);
    });
  });
});

describe('listCompanyNames', () => {
  it('tells what is watched, what is asked with examples, and where names help nothing', async () => {
    await rolledBack(async (db) => {
      await makeFeed(db);
      await makeFeed(db, 'phoenix-az');
      await makeFeed(db, 'seattle-wa');
      const { ctx, companyId } = await makeNamedCompany(db, 'Brazos Ridge Builders LLC', {
        cities: ['austin-tx', 'phoenix-az', 'seattle-wa', 'no-such-city'],
      });
      for (const date of ['2026-03-01', '2026-04-01', '2026-05-01', '2026-02-01'])
        await db
          .update(permits)
          .set({ appliedDate: date })
          .where(eq(permits.id, await held(db, 'austin-tx', 'Brazos Rigde Builders')));
      await held(db, 'phoenix-az', 'Brazos Ridge Construction');
      await held(db, 'austin-tx', 'Brazos Ridge Construction');
      await suggestNames(jobContext(db), { companyId });
      await confirmName(ctx, { norm: 'brazos ridge construction' });
      const names = await listCompanyNames(ctx);
      expect(names.watched).toEqual([
        {
          norm: 'brazos ridge construction',
          name: 'Brazos Ridge Construction',
          since: NOW,
          cities: [
            { city: 'austin-tx', permits: 1 },
            { city: 'phoenix-az', permits: 1 },
          ],
        },
      ]);
      expect(names.suggested).toMatchObject([
        {
          norm: 'brazos rigde builders',
          likelihood: 'very_likely',
          reasons: ['begins_alike', 'spelled_alike'],
          cities: [{ city: 'austin-tx', permits: 4 }],
        },
      ]);
      expect(names.suggested[0]?.examples).toHaveLength(3);
      expect(names.citiesWithoutContractor).toEqual(['seattle-wa']);
      expect(names.citiesNotMonitored).toEqual([{ slug: 'no-such-city', label: null }]);
      expect(await countSuggestedNames(ctx)).toBe(1);
    });
  });
});

it('the hourly job asks about new names, and again finds nothing to ask', async () => {
  await rolledBack(async (db) => {
    await makeFeed(db);
    await held(db, 'austin-tx', 'Brazos Rigde Builders');
    const { companyId } = await makeNamedCompany(db, 'Brazos Ridge Builders');
    const run = () => suggestNamesJob(jobContext(db), SERVICES, {});
    await run();
    await run();
    expect(await states(db, companyId)).toEqual({ 'brazos rigde builders': 'suggested' });
  });
});
