import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { companies, invitations, memberships, subcontractors, users } from '@/db/schema';
import type { CompanyId, Context, MemberRole, UserActor } from '@/lib/context';
import { hashPassword } from '@/lib/identity/accounts/passwords';
import { hashSecret, newSecret } from '@/lib/identity/sessions/secrets';
import { newId } from '@/lib/ids';
import { toFeedId } from '@/lib/tracking/feeds/mutations';
import { feedRecord } from '@/lib/tracking/feeds/records';
import { type CompanyOptions, type MadeCompany, makeCompany } from '../support/factories';
import { atWork, tokenFor } from '../support/team';
import { type Database, openSession, type Person, signInAs } from './people';
import { expectAccessible, expectNoSidewaysScroll } from './screen';

export const PASSWORD = 'Sturdy-Beam-2026!';

export interface Named {
  firstName: string;
  lastName: string;
  email: string;
}

/** A name and an address nobody else has. */
export function named(firstName: string): Named {
  return { firstName, lastName: 'Sorensen', email: `${newId('user')}@example.com` };
}

/** Made once in each worker: hashing is slow on purpose. */
let hashOfPassword: Promise<string> | undefined;

/** A user who signs in with `PASSWORD`. */
export async function makeUser(db: Database, person: Named): Promise<string> {
  const id = newId('user');
  hashOfPassword ??= hashPassword(PASSWORD);
  const passwordHash = await hashOfPassword;
  await db.insert(users).values({ id, ...person, passwordHash, locale: 'en', emailVerifiedAt: new Date() });
  return id;
}

export interface TestCompany extends MadeCompany {
  name: string;
  owner: Person;
  /** The owner, for what a test sets up by itself. */
  ctx: () => Promise<Context<UserActor>>;
}

/** A company of its own with an owner. */
export async function makeTestCompany(
  db: Database,
  options: CompanyOptions = { tier: 'team' },
): Promise<TestCompany> {
  const made = await makeCompany(db, options);
  const name = `Crew ${made.companyId.slice(-6)} LLC`;
  await db.update(companies).set({ name }).where(eq(companies.id, made.companyId));
  return {
    ...made,
    name,
    owner: await openSession(db, made.userId),
    ctx: () => atWork(db, made, new Date()),
  };
}

export async function addMember(
  db: Database,
  companyId: CompanyId,
  role: MemberRole,
  person: Named,
): Promise<Person> {
  const userId = await makeUser(db, person);
  await db.insert(memberships).values({ companyId, userId, role });
  return openSession(db, userId);
}

/** An open invitation with its token; to the team, or of a subcontractor who is made for it. */
export async function invite(
  db: Database,
  { companyId, userId }: MadeCompany,
  { kind, email }: { kind: 'team_member' | 'subcontractor'; email: string },
): Promise<{ invitationId: string; token: string }> {
  const [id, token, now] = [newId('invitation'), newSecret(), new Date()];
  const subcontractorId = kind === 'subcontractor' ? newId('subcontractor') : null;
  if (subcontractorId)
    await db.insert(subcontractors).values({
      id: subcontractorId,
      companyId,
      companyName: 'Pike Electric',
      contactName: 'Sam Pike',
      email,
      role: 'Electrician',
    });
  await db.insert(invitations).values({
    id,
    companyId,
    kind,
    email,
    name: 'Nora Hart',
    locale: 'en',
    role: kind === 'team_member' ? 'member' : null,
    subcontractorId,
    tokenHash: hashSecret(token),
    invitedBy: userId,
    sentAt: now,
    expiresAt: new Date(now.getTime() + 86_400_000),
  });
  return { invitationId: id, token };
}

/** The token in the latest mail with a link to an address, once it has been written. */
export async function mailedToken(db: Database, email: string): Promise<string> {
  let token = '';
  await expect(async () => {
    token = await tokenFor(db, email);
  }).toPass({ timeout: 30_000, intervals: [100, 250, 500] });
  return token;
}

export async function openAs(page: Page, person: Person, path: string): Promise<void> {
  await page.goto('/icon.svg');
  await signInAs(page.context(), person, page.url());
  await page.goto(path);
}

/** The feed the site reads of a city. */
export function sampleFeed(city: string): string {
  const record = feedRecord(city);
  if (!record) throw new Error(`${city} has no feed.`);
  return toFeedId(record, 'sample');
}

/** What the screen shows holds together. */
export async function check(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

/** Messages lie over the foot of the page until they are read. */
export async function dismissMessages(page: Page, close: string): Promise<void> {
  const buttons = page.getByRole('button', { name: close });
  while ((await buttons.count()) > 0) {
    await buttons
      .first()
      .click({ timeout: 2_000 })
      .catch(() => undefined);
  }
}
