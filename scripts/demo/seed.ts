import { and, eq } from 'drizzle-orm';
import { FEED_RECORDS } from '@/content/cities/feeds';
import type { Database } from '@/db/client';
import { companies, memberships, users } from '@/db/schema';
import type { FileStore } from '@/lib/checking/files/types';
import { composeMessages } from '@/lib/company/notifications/compose';
import { fanOutEvents } from '@/lib/company/notifications/fan-out';
import { asCompanyId, type CompanyId } from '@/lib/context';
import type { JobContext } from '@/lib/edge/jobs/types';
import { createUser } from '@/lib/identity/accounts/mutations';
import { hashPassword } from '@/lib/identity/accounts/passwords';
import type { Logger } from '@/lib/log';
import { demoPayments } from '@/lib/providers/billing/demo/payments';
import { registerCompany } from '@/lib/sales/onboarding/mutations';
import { openAccount } from '@/lib/sales/subscriptions/account';
import { completePendingIntent } from '@/lib/sales/subscriptions/pending-intent';
import { syncAccount } from '@/lib/sales/subscriptions/sync';
import { createFeedHttp } from '@/lib/tracking/feeds/http';
import { registerFeeds, toFeedId } from '@/lib/tracking/feeds/mutations';
import { pollFeed } from '@/lib/tracking/feeds/poll';
import { feedRecord } from '@/lib/tracking/feeds/records';
import type { FeedMode } from '@/lib/tracking/feeds/types';
import { linkFeedPermits } from '@/lib/tracking/matching/mutations';
import { normaliseContractorName } from '@/lib/tracking/permits/normalise-name';
import { createFeedServer } from '../feed-server/server';
import { seedCityMail, seedCompliance } from './compliance';
import { seedJobs } from './jobs';
import { seedShowcase } from './showcase';
import { seedTickets } from './support';
import { DEMO_MANAGER, DEMO_SUBCONTRACTOR, seedTeam } from './team';

export const DEMO = {
  company: 'Brazos Ridge Builders LLC',
  cities: ['austin-tx', 'san-antonio-tx', 'phoenix-az', 'philadelphia-pa', 'chicago-il'],
  owner: 'demo@lintel.example',
  manager: DEMO_MANAGER.email,
  subcontractor: DEMO_SUBCONTRACTOR.email,
  admin: 'admin@lintel.example',
} as const;

/** The days ago on which the sample cities were read, so that the demo has a past: the first read is the history. */
const READ_DAYS_AGO = [14, 9, 5, 2, 1];
const DAY_MS = 86_400_000;

export interface SeedDemoInput {
  db: Database;
  log: Logger;
  now: Date;
  mode: FeedMode;
  siteUrl: string;
  files: FileStore;
  /** For the contractor, the team and the subcontractor, and for the admin. */
  passwords: { demo: string; admin: string };
  progress: (text: string) => void;
}

/** Creates the demo contractor with a team, permits and history, and an admin. Idempotent. */
export async function seedDemo(input: SeedDemoInput): Promise<void> {
  const [known] = await input.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, DEMO.admin))
    .limit(1);
  if (known) return;
  const began = contextAt(input, READ_DAYS_AGO[0] ?? 0);
  await registerFeeds(began, { mode: input.mode, records: FEED_RECORDS });
  if (input.mode === 'sample') await readHistory(input, () => createAccounts(input, began));
  else await createAccounts(input, began);
  await showcase(input);
  await createAdmin(input, began);
}

/** Created last, as the marker that seeding is complete: what the back office answered comes in one with it. */
async function createAdmin(input: SeedDemoInput, ctx: JobContext): Promise<void> {
  await input.db.transaction(async (tx) => {
    const within = { ...input, db: tx };
    await createPerson(within, ctx, {
      email: DEMO.admin,
      password: input.passwords.admin,
      firstName: 'Site',
      lastName: 'Admin',
    });
    await tx.update(users).set({ isAdmin: true }).where(eq(users.email, DEMO.admin));
    const own = await findDemoCompany(within);
    if (own)
      await seedTickets(contextAt(within, 0), { ...own, adminEmail: DEMO.admin, siteUrl: input.siteUrl });
  });
}

/** The demo contractor, once it is there. */
async function findDemoCompany({ db }: SeedDemoInput) {
  const [own] = await db
    .select({ companyId: memberships.companyId, ownerId: users.id })
    .from(memberships)
    .innerJoin(users, and(eq(users.id, memberships.userId), eq(users.email, DEMO.owner)));
  return own ? { ...own, companyId: asCompanyId(own.companyId) } : null;
}

function contextAt(input: SeedDemoInput, daysAgo: number): JobContext {
  const now = new Date(input.now.getTime() - daysAgo * DAY_MS);
  return { db: input.db, log: input.log, now, actor: { kind: 'job', job: 'seed-demo' } };
}

async function createPerson(
  input: SeedDemoInput,
  ctx: JobContext,
  person: { email: string; password: string; firstName: string; lastName: string },
): Promise<string> {
  const passwordHash = await hashPassword(person.password);
  const { userId } = await createUser({ ...ctx, db: input.db }, { ...person, passwordHash, locale: 'en' });
  await confirmAddress(input, userId);
  return userId;
}

/** Once the permits are there. */
async function showcase(input: SeedDemoInput): Promise<void> {
  const own = await findDemoCompany(input);
  if (!own) return;
  await seedShowcase(contextAt(input, 0), { ...own, mode: input.mode, files: input.files });
  await seedJobs(contextAt(input, 0), own);
  await seedCompliance(contextAt(input, 0), own.companyId);
  await seedCityMail(contextAt(input, 0), own.companyId);
}

/** Mails to example addresses are never read. */
async function confirmAddress(input: SeedDemoInput, userId: string): Promise<void> {
  await input.db.update(users).set({ emailVerifiedAt: input.now }).where(eq(users.id, userId));
}

async function createAccounts(input: SeedDemoInput, ctx: JobContext): Promise<void> {
  const norm = normaliseContractorName(DEMO.company);
  const { userId } = await registerCompany(ctx, {
    email: DEMO.owner,
    password: input.passwords.demo,
    firstName: 'Dana',
    lastName: 'Whitfield',
    referralCode: '',
    companyName: DEMO.company,
    phone: '512-555-0100',
    zipCode: '78701',
    operatingCities: [...DEMO.cities],
    permitConfirmed: true,
    confirmedNames: norm === null ? [] : [norm],
    rejectedNames: [],
    subscriptionTier: 'professional',
    notificationSettings: {
      methods: ['email'],
      urgency: 'all_changes',
      smsConsent: false,
      recipients: [{ name: 'Dana Whitfield', email: DEMO.owner, phone: '' }],
    },
    locale: 'en',
    smsWording: '',
    mail: { siteUrl: input.siteUrl, sendsMail: false },
  });
  await confirmAddress(input, userId);
  const [own] = await input.db.select().from(memberships).where(eq(memberships.userId, userId));
  if (!own) throw new Error('The demo contractor has no company.');
  await input.db.update(companies).set({ isDemo: true }).where(eq(companies.id, own.companyId));
  await subscribe(input, ctx, asCompanyId(own.companyId));
  await seedTeam(invitedAt(input), {
    companyId: asCompanyId(own.companyId),
    ownerId: userId,
    password: input.passwords.demo,
    siteUrl: input.siteUrl,
  });
}

/** Always with the demo payment provider, whatever this installation uses otherwise. */
async function subscribe(input: SeedDemoInput, ctx: JobContext, companyId: CompanyId): Promise<void> {
  const at = { companyId, payments: demoPayments(ctx) };
  await openAccount(ctx, at, {
    pendingPaymentMethodId: 'pm_demo_visa_4242_0000000000000000',
    pendingTier: 'professional',
    syncDueAt: null,
  });
  await completePendingIntent(ctx, at);
  await syncAccount(ctx, { ...at, mail: { siteUrl: input.siteUrl, sendsMail: false } });
}

/** Recent enough that the open invitations still work. */
function invitedAt(input: SeedDemoInput): JobContext {
  return contextAt(input, 1);
}

/** Polls the demo's cities as of each of the days, by the worker's code path. */
async function readHistory(input: SeedDemoInput, afterFirstRead: () => Promise<void>): Promise<void> {
  let today = input.now;
  const server = createFeedServer({ now: () => today });
  const { url } = await server.listen(0);
  const http = createFeedHttp({ baseUrl: url });
  try {
    for (const [index, daysAgo] of READ_DAYS_AGO.entries()) {
      const ctx = contextAt(input, daysAgo);
      today = ctx.now;
      input.progress(`reading the sample cities as they stood ${daysAgo} days ago`);
      for (const city of DEMO.cities) {
        const record = feedRecord(city);
        if (!record) continue;
        const feedId = toFeedId(record, 'sample');
        const outcome = await pollFeed(ctx, { feedId, record, http, everyMs: 60_000 });
        // An interrupted start may have read this day already; the next day's read continues.
        if (outcome.state === 'failed')
          throw new Error(`The sample feed of ${city} could not be read: ${outcome.code}`);
        await linkFeedPermits(ctx, { feedId });
      }
      if (index === 0) await afterFirstRead();
      while ((await fanOutEvents(ctx)).events > 0);
      const message = { siteUrl: input.siteUrl, sendsMail: false };
      while ((await composeMessages(ctx, message)).notices > 0);
    }
  } finally {
    await server.close();
  }
}
