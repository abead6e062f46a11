import { eq } from 'drizzle-orm';
import type { Database } from '@/db/client';
import {
  companyBrands,
  complianceLinks,
  inquiries,
  leadSearches,
  leads,
  messages,
  projectPeople,
  projectPermits,
  projects,
  recipients,
  tasks,
  ticketEntries,
  tickets,
} from '@/db/schema';
import { createShare } from '@/lib/checking/checks/shares';
import { createClientLink } from '@/lib/company/client-links/mutations';
import type { Context, UserActor } from '@/lib/context';
import { hashSecret, newSecret } from '@/lib/identity/sessions/secrets';
import { newId } from '@/lib/ids';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { RouteKey, RouteParams } from '@/lib/platform/i18n/routes';
import { newReference } from '@/lib/site/inquiries/reference';
import { type MadeCompany, makeCompany } from './factories';
import type { RoleUsers } from './role-users';

// What stands behind the pages and links that name one thing. What the product would mail about is written as rows:
// a browser test cannot load the texts of a mail.

const DAY_MS = 86_400_000;

export interface RowsOf extends MadeCompany {
  permitId: number;
  subcontractorId: string;
}

/** One of each thing a guarded page names, as its address has it. */
export interface PageRows {
  permit: string;
  check: string;
  /** A run of the check that is done. */
  run: string;
  /** A job that the subcontractor was put on. */
  project: string;
  ticket: string;
  privacyCase: string;
  message: string;
}

export async function makePageRows(
  db: Database,
  { company, permitId, subcontractorId, checkId }: RoleUsers,
): Promise<PageRows> {
  return {
    permit: String(permitId),
    check: checkId,
    run: '1',
    project: (await makeJob(db, { ...company, permitId, subcontractorId })).projectId,
    ticket: (await makeTicket(db, company)).ticketId,
    privacyCase: await makePrivacyCase(db),
    message: await makeMessage(db),
  };
}

/** Of each guarded page that names one thing, what its address is filled with. */
export function paramsOf(rows: PageRows): Partial<Record<RouteKey, RouteParams>> {
  const { permit, check, run, project, ticket, privacyCase, message } = rows;
  return {
    '/dashboard/jobs/[id]': { id: project },
    '/dashboard/permits/[id]': { id: permit },
    '/dashboard/permit-checklist/[check]': { check },
    '/dashboard/permit-checklist/[check]/comments': { check },
    '/dashboard/permit-checklist/[check]/compare': { check },
    '/dashboard/permit-checklist/[check]/runs/[run]': { check, run },
    '/dashboard/support/[ticketId]': { ticketId: ticket },
    '/subcontractor-portal/jobs/[project]': { project },
    '/subcontractor-portal/permits/[id]': { id: permit },
    '/admin/outbox/[id]': { id: message },
    '/admin/support/[ticketId]': { ticketId: ticket },
    '/admin/privacy/[caseId]': { caseId: privacyCase },
  };
}

/** A job with a permit of the company, on which the subcontractor has a task. */
export async function makeJob(
  db: Database,
  { companyId, permitId, subcontractorId }: RowsOf,
): Promise<{ projectId: string; taskId: string }> {
  const [projectId, taskId] = [newId('project'), newId('task')];
  await db.insert(projects).values({
    id: projectId,
    companyId,
    address: '100 Oak St',
    city: 'Austin',
    state: 'TX',
    startsOn: '2100-01-04',
  });
  await db.insert(projectPermits).values({ companyId, projectId, permitId, position: 0 });
  await db.insert(projectPeople).values({ companyId, projectId, subcontractorId });
  await db.insert(tasks).values({
    id: taskId,
    companyId,
    projectId,
    title: 'Pull the rough-in inspection',
    dueOn: '2026-01-05',
    subcontractorId,
  });
  return { projectId, taskId };
}

export async function makeTicket(
  db: Database,
  { companyId, userId }: MadeCompany,
): Promise<{ ticketId: string; entryId: string }> {
  const [ticketId, entryId] = [newId('ticket'), newId('ticketEntry')];
  await db.insert(tickets).values({
    id: ticketId,
    companyId,
    openedBy: userId,
    subject: 'A permit shows the wrong status',
    topic: 'permits',
    priority: 'normal',
    locale: 'en',
  });
  await db.insert(ticketEntries).values({
    id: entryId,
    ticketId,
    companyId,
    side: 'company',
    authorId: userId,
    body: 'The city says issued since Monday.',
  });
  return { ticketId, entryId };
}

/** A request by the public form, of somebody without an account. */
async function makePrivacyCase(db: Database): Promise<string> {
  const id = newReference();
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

/** A mail that could not be sent. */
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

/** A search that is kept, and a lead somebody wrote to. */
export async function makeProspects(
  db: Database,
  { companyId, userId, permitId }: RowsOf,
): Promise<{ search: string }> {
  const search = newId('leadSearch');
  await db.insert(leadSearches).values({
    id: search,
    companyId,
    userId,
    name: 'Roofs without a firm',
    criteria: { cities: [], types: [], contractor: 'none', firm: '', minValue: 0, days: 30 },
    digest: 'off',
    toldUntil: new Date(),
  });
  await db
    .insert(leads)
    .values({ companyId, permitId, stage: 'contacted', note: 'Wants a price by Friday.', changedBy: userId });
  return { search };
}

/** What the links carry that open a page without an account. */
export interface LinkTokens {
  unsubscribe: string;
  share: string;
  client: string;
  papers: string;
  reply: string;
}

/** Links of a company's things, and one out of a mail, in a language. */
export async function makeLinkTokens(
  ctx: Context<UserActor>,
  { check, run, project, subcontractorId }: PageRows & { subcontractorId: string },
  locale: Locale,
): Promise<LinkTokens> {
  const share = await createShare(ctx, { checkId: check, number: Number(run), locale, days: 7 });
  const client = await createClientLink(ctx, { projectId: project, locale, label: null });
  return {
    unsubscribe: await makeUnsubscribeToken(ctx.db, locale),
    share: share.token,
    client: client.token,
    papers: await makePapersToken(ctx, { subcontractorId, locale }),
    reply: await makeReplyToken(ctx),
  };
}

/** Of each page that a link opens, what its address is filled with. */
export function tokenParamsOf(tokens: LinkTokens): Partial<Record<RouteKey, RouteParams>> {
  return {
    '/unsubscribe/[token]': { token: tokens.unsubscribe },
    '/shared-check/[token]': { token: tokens.share },
    '/client-page/[token]': { token: tokens.client },
    '/papers/[token]': { token: tokens.papers },
    '/reply-address/[token]': { token: tokens.reply },
  };
}

/** The page of this link speaks its recipient's language. */
async function makeUnsubscribeToken(db: Database, locale: Locale): Promise<string> {
  const { companyId } = await makeCompany(db, { locale });
  const [row] = await db
    .select({ token: recipients.unsubscribeToken })
    .from(recipients)
    .where(eq(recipients.companyId, companyId));
  return row?.token ?? '';
}

async function makePapersToken(
  { db, now, actor: { companyId } }: Context<UserActor>,
  { subcontractorId, locale }: { subcontractorId: string; locale: Locale },
): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + DAY_MS);
  await db.insert(complianceLinks).values({
    id: newId('paperLink'),
    companyId,
    subcontractorId,
    tokenHash: hashSecret(token),
    locale,
    expiresAt,
  });
  return token;
}

async function makeReplyToken({ db, now }: Context<UserActor>): Promise<string> {
  const { companyId } = await makeCompany(db, { tier: 'professional' });
  const token = newSecret();
  await db.insert(companyBrands).values({
    companyId,
    askedEmail: 'office@example.com',
    askedTokenHash: hashSecret(token),
    askedUntil: new Date(now.getTime() + DAY_MS),
  });
  return token;
}
