import { eq } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { companies, notificationSettings, recipients, smsConsents, subscriptions } from '@/db/schema';
import type { Channel, Urgency } from '@/lib/company/notifications/types';
import { PLANS } from '@/lib/providers/billing/plans';
import { TIERS, type Tier } from '@/lib/providers/billing/types';
import { normaliseContractorName } from '@/lib/tracking/permits/normalise-name';
import type { Draw } from '../../scripts/feed-server/random';
import { makeCompany } from '../support/factories';

/** Somebody who is told, as the run knows them. */
export interface Listener {
  id: string;
  urgency: Urgency;
  channels: Channel[];
}

/** A company of the run: what the checker holds the database against. */
export interface Claimant {
  companyId: string;
  tier: Tier;
  /** As cities write it; two companies may answer to one name. */
  contractor: string;
  nameNorm: string;
  cities: string[];
  listeners: Listener[];
}

const ZONES = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'] as const;
const HOURS_BEHIND = [5, 6, 7, 8];
const SURNAMES = [
  'Alder',
  'Birch',
  'Cedar',
  'Dogwood',
  'Elm',
  'Fir',
  'Ginkgo',
  'Hazel',
  'Ironwood',
  'Juniper',
];
const TRADES = ['Roofing', 'Electric'];

/** Twenty companies of all plans, urgencies, zones and channels. Digests are due at one of `digestsAtUtc`. */
export async function makeClaimants(
  db: Database,
  draw: Draw,
  { cities, digestsAtUtc }: { cities: [string, ...string[]]; digestsAtUtc: [number, ...number[]] },
): Promise<Claimant[]> {
  const claimants: Claimant[] = [];
  for (let n = 0; n < 20; n += 1) {
    const tier = TIERS[n % TIERS.length] ?? 'team';
    // The last two go by the names of the two before them.
    const named = n >= 18 ? n - 2 : n;
    const contractor = `${SURNAMES[named % 10]} ${TRADES[Math.floor(named / 10)]} LLC`;
    const nameNorm = normaliseContractorName(contractor) ?? '';
    const own = cities.filter((_, i) => (i + n) % 2 === 0).slice(0, PLANS[tier].cities);
    const watched = own.length > 0 ? own : [draw.pick(cities)];
    const methods: Channel[] = PLANS[tier].sms && n % 3 !== 0 ? ['email', 'sms'] : ['email'];
    const urgency: Urgency = n % 4 === 3 ? 'critical_only' : 'all_changes';
    const people = Array.from({ length: tier === 'solo' ? 1 : 1 + (n % 3) }, (_, i) => ({
      name: `Person ${n}.${i}`,
      email: `p${n}.${i}@inbox.test`,
      phone: `+1512555${String(n * 10 + i).padStart(4, '0')}`,
    }));
    const { companyId } = await makeCompany(db, {
      tier,
      cities: watched,
      names: [nameNorm],
      urgency,
      methods,
      recipients: people,
      locale: n % 5 === 0 ? 'es' : 'en',
    });
    const zone = n % ZONES.length;
    const digestHour = (draw.pick(digestsAtUtc) - (HOURS_BEHIND[zone] ?? 5) + 24) % 24;
    await db.update(companies).set({ timeZone: ZONES[zone] }).where(eq(companies.id, companyId));
    await db
      .update(notificationSettings)
      .set({ digestHour })
      .where(eq(notificationSettings.companyId, companyId));
    await db
      .update(subscriptions)
      .set({ state: 'active', currentPeriodEndsAt: new Date('2027-06-01') })
      .where(eq(subscriptions.companyId, companyId));
    if (methods.includes('sms'))
      await db.insert(smsConsents).values({ companyId, given: true, wording: 'yes', locale: 'en' });
    const listeners = await makeListeners(db, companyId, { urgency, methods, tier });
    claimants.push({ companyId, tier, contractor, nameNorm, cities: watched, listeners });
  }
  return claimants;
}

/** Second recipients want the opposite urgency, third ones no texts; of every fourth company they sleep at night. */
async function makeListeners(
  db: Database,
  companyId: string,
  { urgency, methods, tier }: { urgency: Urgency; methods: Channel[]; tier: Tier },
): Promise<Listener[]> {
  const people = await db
    .select()
    .from(recipients)
    .where(eq(recipients.companyId, companyId))
    .orderBy(recipients.position);
  const listeners: Listener[] = [];
  for (const { id, position } of people) {
    const own: Urgency | null =
      position === 1 ? (urgency === 'all_changes' ? 'critical_only' : 'all_changes') : null;
    const smsOn = position !== 2;
    const sleeps = tier === 'enterprise' && position === 0;
    await db
      .update(recipients)
      .set({
        urgency: own,
        smsOn,
        ...(sleeps ? { quietFrom: 22, quietUntil: 6 } : {}),
        ...(position === 1 ? { timeZone: 'America/New_York' } : {}),
      })
      .where(eq(recipients.id, id));
    const channels = methods.filter((method) => method === 'email' || smsOn);
    listeners.push({ id, urgency: own ?? urgency, channels });
  }
  return listeners;
}
