import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '@/db/client';
import { companies, companyCities, companyNames, companyPermits, feeds } from '@/db/schema';
import type { Context } from '@/lib/context';
import { registerCompany } from '@/lib/sales/onboarding/mutations';
import { registrationSchema } from '@/lib/sales/onboarding/schema';
import { startFirstDiscovery } from '@/lib/tracking/feeds/first-discovery';
import { pollFeed } from '@/lib/tracking/feeds/poll';
import { listDueFeeds } from '@/lib/tracking/feeds/queries';
import { jobContext, makeCompany, makePermit, NOW } from '../support/factories';
import { queued } from '../support/queued';
import { SmallCity } from '../support/small-city';
import { rolledBack } from '../support/test-database';

const MINUTE_MS = 60_000;
const LATER = new Date(NOW.getTime() + 20 * 3_600_000);
const at = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);

async function feed(db: Database, record: string, given: Partial<typeof feeds.$inferInsert> = {}) {
  const source = { id: record, record, mode: 'live' as const, nextPollAt: LATER, verifiedAt: NOW };
  await db.insert(feeds).values({ ...source, ...given });
}

async function register(db: Database, operatingCities: string[]) {
  const ctx: Context = { ...jobContext(db), actor: { kind: 'public' } };
  const input = registrationSchema.parse({
    email: 'ana@brazos-ridge.example',
    password: 'CorrectHorse12!',
    firstName: 'Ana',
    lastName: 'Ortiz',
    referralCode: '',
    companyName: 'Brazos Ridge Builders LLC',
    phone: '(512) 555-0142',
    zipCode: '78701',
    operatingCities,
    permitConfirmed: true,
    confirmedNames: [],
    rejectedNames: [],
    subscriptionTier: 'professional',
    notificationSettings: {
      methods: ['email'],
      urgency: 'all_changes',
      smsConsent: false,
      recipients: [{ name: 'Ana Ortiz', email: 'ana@brazos-ridge.example', phone: '' }],
    },
    locale: 'en',
  });
  return registerCompany(ctx, {
    ...input,
    smsWording: '',
    mail: { siteUrl: 'https://x.test', sendsMail: false },
  });
}

const due = async (db: Database, minutes: number) =>
  (await listDueFeeds(jobContext(db, at(minutes)))).map(({ id }) => id);

describe('the first discovery', () => {
  it('starts at once for cities that were never read whole, and leaves the others to their time', async () => {
    await rolledBack(async (db) => {
      await feed(db, 'austin-tx');
      await feed(db, 'chicago-il', { backfilledAt: NOW, lastSuccessAt: NOW });
      await feed(db, 'boston-ma');
      expect(await due(db, 0)).toEqual([]);
      await register(db, ['austin-tx', 'chicago-il']);
      expect(await queued(db, 'poll-feed')).toEqual([{ feedId: 'austin-tx', record: 'austin-tx' }]);
      expect(await due(db, 0)).toEqual(['austin-tx']);
      expect(await due(db, 15)).toEqual(['austin-tx']);
    });
  });

  it('starts within 15 minutes where the source failed, and never hurries one that asked us to wait', async () => {
    await rolledBack(async (db) => {
      await feed(db, 'austin-tx', { failures: 4, failureCode: 'timeout' });
      await feed(db, 'chicago-il', { failures: 1, failureCode: 'rate_limited' });
      await feed(db, 'boston-ma', { pausedAt: NOW });
      await register(db, ['austin-tx', 'chicago-il', 'boston-ma']);
      expect(await due(db, 14)).toEqual([]);
      expect(await due(db, 15)).toEqual(['austin-tx']);
    });
  });

  it('has a source looked at first that nobody has looked at yet', async () => {
    await rolledBack(async (db) => {
      await feed(db, 'austin-tx', { verifiedAt: null, nextProbeAt: LATER });
      await register(db, ['austin-tx']);
      const [row] = await db.select().from(feeds).where(eq(feeds.id, 'austin-tx'));
      expect(row).toMatchObject({ nextProbeAt: NOW, nextPollAt: NOW });
      expect(await queued(db, 'probe-feeds')).toHaveLength(1);
      expect(await queued(db, 'poll-feed')).toEqual([]);
    });
  });

  it('asks for the last twelve months', async () => {
    await rolledBack(async (db) => {
      const city = new SmallCity();
      city.record = { ...city.record, poll: { by: 'updated_at' } };
      city.set('A-1', 'Issued', NOW);
      await feed(db, city.record.id);
      const { companyId } = await makeCompany(db, { cities: [city.record.id] });
      await startFirstDiscovery(jobContext(db), { companyId });
      const { record, http } = city;
      const { state, inserted } = await pollFeed(jobContext(db), { feedId: record.id, record, http });
      expect({ state, inserted }).toEqual({ state: 'read', inserted: 1 });
      expect(city.asked[0]).toContain('2025-11-20');
    });
  });

  it('links what is held at once, and asks about the spellings held', async () => {
    await rolledBack(async (db) => {
      await feed(db, 'austin-tx', { backfilledAt: NOW });
      const own = await makePermit(db, 'austin-tx', {
        contractorName: 'BRAZOS RIDGE BUILDERS',
        contractorNorm: 'brazos ridge builders',
      });
      await makePermit(db, 'austin-tx', {
        contractorName: 'Brazos Rigde Builders',
        contractorNorm: 'brazos rigde builders',
      });
      await register(db, ['austin-tx']);
      const [company] = await db
        .select({ id: companies.id })
        .from(companies)
        .innerJoin(companyCities, eq(companyCities.companyId, companies.id));
      expect(await db.select().from(companyPermits)).toMatchObject([
        { companyId: company?.id, permitId: own, state: 'confirmed' },
      ]);
      expect(await db.select().from(companyNames).orderBy(companyNames.nameNorm)).toMatchObject([
        { nameNorm: 'brazos ridge builders', state: 'confirmed' },
        { nameNorm: 'brazos rigde builders', state: 'suggested' },
      ]);
    });
  });
});
