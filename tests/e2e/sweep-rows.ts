import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import {
  checkFiles,
  inquiries,
  messages,
  projectPeople,
  projectPermits,
  projects,
  recipients,
  subcontractors,
  tasks,
  ticketEntries,
  tickets,
  users,
} from '@/db/schema';
import { addComments, addRound } from '@/lib/checking/checks/rounds';
import { createShare } from '@/lib/checking/checks/shares';
import { pageKey } from '@/lib/checking/files/keys';
import { localStore } from '@/lib/checking/files/local-store';
import { scratchFile } from '@/lib/checking/files/scratch';
import { createClientLink } from '@/lib/company/client-links/mutations';
import type { Context, UserActor } from '@/lib/context';
import { newId } from '@/lib/ids';
import type { Locale } from '@/lib/platform/i18n/locales';
import { finding, makeCheckWithFile, makeDoneRun } from '../support/done-run';
import { type MadeCompany, makeCompany, makeEvent } from '../support/factories';
import { atWork } from '../support/team';
import { type Database, dataDir, makeSignedInRoles, openSession, type Person } from './people';
import { DEMO } from './test';
import { invite } from './test-company';

/** `demo` owns the company whose lists are full, `owner` the one whose single things are made here. */
export const READERS = ['visitor', 'demo', 'owner', 'subcontractor', 'admin'] as const;
export type Reader = (typeof READERS)[number];

/** What stands behind the pages that name one thing. */
export interface SweepRows {
  people: Record<Exclude<Reader, 'visitor'>, Person>;
  permit: string;
  check: string;
  message: string;
  /** A job that the subcontractor was put on. */
  project: string;
  ticket: string;
  privacyCase: string;
  /** What the links carry that come by mail, by the language of who gets it. */
  tokens: Record<Locale, { unsubscribe: string; share: string; client: string; invitation: string }>;
}

export async function makeSweepRows(db: Database): Promise<SweepRows> {
  const cast = await makeSignedInRoles(db, 'enterprise');
  const { company, people } = cast;
  // Already told of: the worker has nothing to do.
  await makeEvent(db, cast.permitId, { fannedOutAt: new Date() });
  const ctx = await atWork(db, company, new Date());
  const check = await makeFullCheck(ctx);
  const project = await makeProject(ctx, cast.permitId, people.subcontractor.userId);
  const token = async (locale: Locale) => ({
    unsubscribe: await unsubscribeToken(db, locale),
    share: (await createShare(ctx, { checkId: check, number: 2, locale, days: 7 })).token,
    client: (await createClientLink(ctx, { projectId: project, locale, label: null })).token,
    invitation: (await makeTeamInvitation(db, company)).token,
  });
  const tokens = { en: await token('en'), es: await token('es') } satisfies Record<Locale, unknown>;
  return {
    people: {
      demo: await demoOwner(db),
      owner: people.owner,
      subcontractor: people.subcontractor,
      admin: people.admin,
    },
    permit: String(cast.permitId),
    check,
    message: await makeMessage(db),
    project,
    ticket: await makeTicket(ctx),
    privacyCase: await makePrivacyCase(db),
    tokens,
  };
}

const makeTeamInvitation = (db: Database, company: MadeCompany) =>
  invite(db, company, { kind: 'team_member', email: `${newId('user')}@example.com` });

async function demoOwner(db: Database): Promise<Person> {
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.email, DEMO));
  return openSession(db, owner?.id ?? '');
}

/** Two runs that differ, and a round of the city's comments. */
async function makeFullCheck(ctx: Context<UserActor>): Promise<string> {
  const made = await makeCheckWithFile(ctx);
  const { checkId, fileId } = made;
  await drawPages(ctx, fileId);
  const kinds = [
    finding('fixed', fileId),
    finding('still', fileId, { severity: 'critical' }),
    finding('new', fileId, { severity: 'info', by: 'model' }),
  ];
  await makeDoneRun(ctx, made, 1, { findings: kinds.slice(0, 2) });
  await makeDoneRun(ctx, made, 2, { findings: kinds.slice(1) });
  const { id: roundId } = await addRound(ctx, {
    checkId,
    receivedOn: '2026-11-12',
    dueOn: '2100-01-01',
    reviewer: 'R. Ibarra',
    carry: false,
  });
  await addComments(ctx, {
    roundId,
    comments: [
      { discipline: 'Structural', sheet: 'S-201', comment: 'Seal the sheet.' },
      { discipline: 'Zoning', sheet: null, comment: 'Show the setback.' },
    ],
  });
  return checkId;
}

/** The pictures of a file's pages: white sheets. */
async function drawPages({ db, actor }: Context<UserActor>, fileId: string): Promise<void> {
  const [file] = await db
    .select({ hash: checkFiles.hash, pages: checkFiles.pagesRead })
    .from(checkFiles)
    .where(eq(checkFiles.id, fileId));
  if (!file) throw new Error(`There is no file ${fileId}.`);
  const store = localStore({ folder: join(dataDir, 'files') });
  const { path, release } = scratchFile();
  await sharp({ create: { width: 850, height: 1_100, channels: 3, background: '#fff' } })
    .webp()
    .toFile(path);
  for (let page = 1; page <= file.pages; page += 1)
    await store.put(pageKey(actor.companyId, file.hash, page), { path, contentType: 'image/webp' });
  await release();
  await db.update(checkFiles).set({ pagesDrawn: file.pages }).where(eq(checkFiles.id, fileId));
}

/** The page of this link speaks its recipient's language. */
async function unsubscribeToken(db: Database, locale: Locale): Promise<string> {
  const { companyId } = await makeCompany(db, { locale });
  const [row] = await db
    .select({ token: recipients.unsubscribeToken })
    .from(recipients)
    .where(eq(recipients.companyId, companyId));
  return row?.token ?? '';
}

async function makeMessage(db: Database): Promise<string> {
  const id = newId('message');
  await db.insert(messages).values({
    id,
    channel: 'email',
    recipient: 'ana@example.com',
    locale: 'en',
    subject: 'A permit moved',
    html: '<p>A permit moved.</p>',
    text: 'A permit moved.',
    state: 'failed',
    attempts: 3,
    failure: 'connection refused',
  });
  return id;
}

/** A job with a permit of the company, on which the subcontractor has a task. */
async function makeProject(ctx: Context<UserActor>, permitId: number, userId: string): Promise<string> {
  const { db, actor } = ctx;
  const { companyId } = actor;
  const id = newId('project');
  await db
    .insert(projects)
    .values({ id, companyId, address: '100 Oak St', city: 'Austin', state: 'TX', startsOn: '2100-01-04' });
  await db
    .insert(projectPermits)
    .values({ companyId, projectId: id, permitId, position: 0 })
    .onConflictDoNothing();
  const [sub] = await db
    .select({ id: subcontractors.id })
    .from(subcontractors)
    .where(and(eq(subcontractors.companyId, companyId), eq(subcontractors.userId, userId)));
  if (!sub) return id;
  await db.insert(projectPeople).values({ companyId, projectId: id, subcontractorId: sub.id });
  await db.insert(tasks).values({
    id: newId('task'),
    companyId,
    projectId: id,
    title: 'Pull the rough-in inspection',
    dueOn: '2026-01-05',
    subcontractorId: sub.id,
  });
  return id;
}

/** Written as rows: opening one renders a mail, whose texts a browser test cannot load. */
async function makeTicket({ db, actor: { companyId, userId } }: Context<UserActor>): Promise<string> {
  const id = newId('ticket');
  await db.insert(tickets).values({
    id,
    companyId,
    openedBy: userId,
    subject: 'A permit shows the wrong status',
    topic: 'permits',
    priority: 'normal',
    locale: 'en',
  });
  await db.insert(ticketEntries).values({
    id: newId('ticketEntry'),
    ticketId: id,
    companyId,
    side: 'company',
    authorId: userId,
    body: 'The city says issued since Monday.',
  });
  return id;
}

async function makePrivacyCase(db: Database): Promise<string> {
  const id = 'INQ-SWEP-0001';
  await db.insert(inquiries).values({
    id,
    kind: 'privacy',
    locale: 'en',
    name: 'Rosa Diaz',
    email: 'rosa.diaz@example.com',
    message: 'Please delete what you hold about me.',
    details: { request: 'deletion', state: 'CA' },
    ticketId: id,
    digest: '',
    senderKey: '',
    messageId: await makeMessage(db),
  });
  return id;
}
