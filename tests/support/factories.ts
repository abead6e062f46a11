import type { Database } from '@/db/client';
import {
  companies,
  companyCities,
  companyNames,
  companyPermits,
  contractorFeeds,
  contractors,
  feeds,
  memberships,
  notificationSettings,
  permitEvents,
  permits,
  recipients,
  subscriptions,
  users,
} from '@/db/schema';
import { asCompanyId, type CompanyId } from '@/lib/context';
import type { JobContext } from '@/lib/edge/jobs/types';
import { newId } from '@/lib/ids';
import { createLogger } from '@/lib/log';
import { PLANS } from '@/lib/providers/billing/plans';
import type { Tier } from '@/lib/providers/billing/types';
import { licenceKey } from '@/lib/tracking/permits/licence-key';

export const NOW = new Date('2026-11-20T15:00:00Z');

export function jobContext(db: Database, now = NOW): JobContext {
  return { db, now, log: createLogger('silent'), actor: { kind: 'job', job: 'test' } };
}

export interface CompanyOptions {
  tier?: Tier;
  locale?: 'en' | 'es';
  cities?: string[];
  names?: string[];
  urgency?: 'all_changes' | 'critical_only';
  methods?: ('email' | 'sms')[];
  recipients?: { name: string; email: string | null; phone?: string }[];
}

export interface MadeCompany {
  companyId: CompanyId;
  userId: string;
}

/** A company as registration leaves it, with one owner. */
export async function makeCompany(db: Database, options: CompanyOptions = {}): Promise<MadeCompany> {
  const companyId = asCompanyId(newId('company'));
  const userId = newId('user');
  const tier = options.tier ?? 'professional';
  await db.insert(users).values({
    id: userId,
    email: `${userId}@example.com`,
    passwordHash: 'unusable',
    firstName: 'Ana',
    lastName: 'Reyes',
    locale: options.locale ?? 'en',
    emailVerifiedAt: NOW,
  });
  await db.insert(companies).values({
    id: companyId,
    name: 'Test Builders LLC',
    nameNorm: 'test builders',
    phone: '512-555-0100',
    locale: options.locale ?? 'en',
    timeZone: 'America/Chicago',
  });
  await db.insert(memberships).values({ companyId, userId, role: 'owner' });
  for (const city of options.cities ?? ['austin-tx'])
    await db.insert(companyCities).values({ companyId, city, createdAt: NOW });
  for (const nameNorm of options.names ?? [])
    await db
      .insert(companyNames)
      .values({ companyId, nameNorm, state: 'confirmed', cities: options.cities ?? ['austin-tx'] });
  await db.insert(notificationSettings).values({
    companyId,
    methods: options.methods ?? ['email'],
    urgency: options.urgency ?? 'all_changes',
  });
  const people = options.recipients ?? [{ name: 'Ana Reyes', email: 'ana@example.com' }];
  await db
    .insert(recipients)
    .values(people.map((person, position) => ({ id: newId('recipient'), companyId, position, ...person })));
  await db.insert(subscriptions).values({
    id: newId('subscription'),
    companyId,
    tier,
    state: 'trialing',
    provider: 'demo',
    priceCents: PLANS[tier].priceCents,
    currentPeriodEndsAt: NOW,
  });
  return { companyId, userId };
}

export async function makeFeed(db: Database, id = 'austin-tx', record = id): Promise<string> {
  await db
    .insert(feeds)
    .values({ id, record, mode: 'live', nextPollAt: NOW, verifiedAt: NOW })
    .onConflictDoNothing();
  return id;
}

let made = 0;

/** A permit of the feed; whatever is not given is plausible. */
export async function makePermit(
  db: Database,
  feedId: string,
  given: Partial<typeof permits.$inferInsert> = {},
): Promise<number> {
  made += 1;
  const [row] = await db
    .insert(permits)
    .values({
      feedId,
      sourceKey: `key-${made}`,
      permitNumber: `2026-${100_000 + made} BP`,
      permitType: 'Building Permit',
      statusWord: 'Pending',
      statusBucket: 'pending',
      appliedDate: '2026-10-01',
      address: `${made} Oak St`,
      addressNorm: `${made} OAK ST`,
      city: 'Austin',
      state: 'TX',
      contractorName: 'Test Builders LLC',
      contractorNorm: 'test builders',
      hash: `hash-${made}`,
      firstSeenAt: NOW,
      changedAt: NOW,
      ...given,
    })
    .returning({ id: permits.id });
  if (!row) throw new Error('no permit was made');
  const { contractorName: name = 'Test Builders LLC', contractorNorm: norm = 'test builders' } = given;
  if (norm !== null) {
    await noteContractor(db, { norm, name: name ?? norm });
    const licence = licenceKey(given.contractorLicense);
    await db.insert(contractorFeeds).values({ norm, feedId, licence }).onConflictDoNothing();
  }
  return row.id;
}

/** A name as reading a feed notes it, for permits written without one. */
export async function noteContractor(
  db: Database,
  { firstSeenAt = NOW, ...names }: { norm: string; name: string; firstSeenAt?: Date },
): Promise<void> {
  await db
    .insert(contractors)
    .values({ ...names, firstSeenAt })
    .onConflictDoNothing();
}

export async function linkPermit(db: Database, companyId: CompanyId, permitId: number): Promise<void> {
  await db
    .insert(companyPermits)
    .values({ companyId, permitId, source: 'name', state: 'confirmed', score: 1 });
}

/** A waiting event of the permit. */
export async function makeEvent(
  db: Database,
  permitId: number,
  given: Partial<typeof permitEvents.$inferInsert> = {},
): Promise<number> {
  made += 1;
  const [row] = await db
    .insert(permitEvents)
    .values({
      permitId,
      revision: made,
      kind: 'status_changed',
      fromBucket: 'pending',
      toBucket: 'issued',
      fromWord: 'Pending',
      toWord: 'Active',
      changes: {},
      detectedAt: NOW,
      ...given,
    })
    .returning({ id: permitEvents.id });
  if (!row) throw new Error('no event was made');
  return row.id;
}
