import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  checkFiles,
  checkRuns,
  companyCities,
  companyPermits,
  invitations,
  memberships,
  pageCorrections,
  permitAssignments,
  permitChecks,
  recipients,
  sessions,
  subcontractors,
  subscriptions,
} from '@/db/schema';
import { openApiDocument, pathTemplate } from '@/lib/edge/api/openapi';
import type { AnyOperation } from '@/lib/edge/api/operation';
import { OPERATIONS } from '@/lib/edge/api/registry';
import { RULES, refusal } from '@/lib/identity/access/permissions';
import { type Permission, ROLES, type Role } from '@/lib/identity/access/types';
import { newId } from '@/lib/ids';
import { TIERS, type Tier } from '@/lib/providers/billing/types';
import { addMember, callPath, makeUser, serveApi, signInApi } from '../support/api';
import { makeCheck, makeCheckFile, makeRun } from '../support/checks';
import { makeDeskAddresses } from '../support/desk-rows';
import { linkPermit, type MadeCompany, makeCompany, makeFeed, makePermit } from '../support/factories';

// Every call of the API, from its registry, faces nobody, an ended session, each role, a plan too small, and the right
// role in another company. What must be answered comes from the table of permissions.

vi.mock('server-only', () => ({}));
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));
vi.mock('next/server', async (original) => ({
  ...(await original<object>()),
  after: (work: () => Promise<void>) => void work(),
}));

const { db, close } = await serveApi();
afterAll(close);

interface World {
  company: MadeCompany;
  tokens: Record<Role, string>;
  permitId: number;
  /** Ids of what the company has, by the address it stands at. */
  own: Record<string, string>;
}

/** A company with one of everything, and somebody of each role. */
async function makeWorld(tier: Tier | null): Promise<World> {
  const company = await makeCompany(db, { tier: tier ?? 'solo' });
  const { companyId } = company;
  if (tier === null) await db.delete(subscriptions).where(sql`company_id = ${companyId}`);
  const permitId = await makePermit(db, await makeFeed(db), { description: `Work of ${companyId}` });
  await linkPermit(db, companyId, permitId);
  const subcontractorUser = await makeUser(db);
  const subcontractorId = newId('subcontractor');
  await db.insert(subcontractors).values({
    id: subcontractorId,
    companyId,
    companyName: `Sub of ${companyId}`,
    contactName: 'Pat Reyes',
    email: `${subcontractorId}@example.com`,
    role: 'Plumbing',
    userId: subcontractorUser,
  });
  await db.insert(permitAssignments).values({ companyId, permitId, subcontractorId });
  const soon = new Date(Date.now() + 86_400_000);
  const open = {
    companyId,
    name: 'Open Invitation',
    locale: 'en' as const,
    sentAt: new Date(),
    expiresAt: soon,
  };
  const [team, sub] = [newId('invitation'), newId('invitation')];
  await db.insert(invitations).values([
    { ...open, id: team, kind: 'team_member', role: 'viewer', email: `${team}@example.com`, tokenHash: team },
    { ...open, id: sub, kind: 'subcontractor', subcontractorId, email: `${sub}@example.com`, tokenHash: sub },
  ]);
  const recipientId = newId('recipient');
  await db.insert(recipients).values({ id: recipientId, companyId, name: 'Second', position: 1 });
  const city = newId('company').replaceAll('_', '-');
  await db.insert(companyCities).values({ companyId, city, label: 'Nearby, TX' });
  const checkId = await makeCheck(db, company);
  const fileId = await makeCheckFile(db, company, checkId);
  await makeRun(db, company, { checkId, fileIds: [fileId] });
  const correctionId = newId('correction');
  await db.insert(pageCorrections).values({
    ...{ id: correctionId, checkId, companyId, fileId, firstPage: 1, lastPage: 1 },
    ...{ documentId: 'site_plan', relation: 'is', correctedAt: new Date() },
  });
  const desk = await makeDeskAddresses(db, { ...company, permitId, subcontractorId });
  const member = await addMember(db, company, 'member');
  const signIn = async (userId: string) => (await signInApi(db, userId)).token;
  const { sessionId } = await signInApi(db, company.userId);
  return {
    company,
    permitId,
    tokens: {
      owner: await signIn(company.userId),
      manager: await signIn(await addMember(db, company, 'manager')),
      member: await signIn(member),
      viewer: await signIn(await addMember(db, company, 'viewer')),
      subcontractor: await signIn(subcontractorUser),
      admin: await signIn(await makeUser(db, { isAdmin: true })),
    },
    own: {
      ...desk,
      '/permits/[id]': `/permits/${permitId}`,
      '/permits/[id]/events': `/permits/${permitId}/events`,
      '/company/cities/[city]': `/company/cities/${city}`,
      '/team/[userId]': `/team/${member}`,
      '/team/invitations/[id]': `/team/invitations/${team}`,
      '/team/invitations/[id]/resend': `/team/invitations/${team}/resend`,
      '/subcontractors/[id]': `/subcontractors/${subcontractorId}`,
      '/subcontractors/[id]/permits/[permitId]': `/subcontractors/${subcontractorId}/permits/${permitId}`,
      '/subcontractors/invitations/[id]': `/subcontractors/invitations/${sub}`,
      '/subcontractors/invitations/[id]/resend': `/subcontractors/invitations/${sub}/resend`,
      '/notifications/recipients/[id]': `/notifications/recipients/${recipientId}`,
      '/account/sessions/[id]': `/account/sessions/${sessionId}`,
      '/portal/permits/[id]': `/portal/permits/${permitId}`,
      '/checks/[id]': `/checks/${checkId}`,
      '/checks/[id]/files': `/checks/${checkId}/files?name=plan.pdf`,
      '/checks/[id]/files/[fileId]': `/checks/${checkId}/files/${fileId}`,
      '/checks/[id]/findings': `/checks/${checkId}/findings`,
      '/checks/[id]/corrections': `/checks/${checkId}/corrections`,
      '/checks/[id]/corrections/[correctionId]': `/checks/${checkId}/corrections/${correctionId}`,
      '/checks/[id]/runs/[number]/wrong-findings': `/checks/${checkId}/runs/1/wrong-findings`,
      '/checks/[id]/runs': `/checks/${checkId}/runs`,
      '/checks/[id]/runs/[number]': `/checks/${checkId}/runs/1`,
      '/checks/[id]/runs/[number]/report.pdf': `/checks/${checkId}/runs/1/report.pdf`,
      '/checks/[id]/runs/[number]/cancel': `/checks/${checkId}/runs/1/cancel`,
    },
  };
}

const GUARDED = OPERATIONS.filter(
  (operation): operation is AnyOperation & { access: Permission } => operation.access !== 'public',
);
const document = openApiDocument({ locale: 'en', origin: 'https://lintel.test' });

/** A body its document calls an example: well-formed, so that nothing but the gate can refuse it. */
function exampleBody(operation: AnyOperation): unknown {
  const call = document.paths[pathTemplate(operation.path)]?.[operation.method.toLowerCase()];
  const example = call?.requestBody?.content['application/json']?.example;
  // The least there is to give, which whoever may give any role may give.
  const least = operation.access === 'team.manage' ? { role: 'viewer' } : {};
  return example && typeof example === 'object' ? { ...example, ...least } : example;
}

/** An address of nothing there is. */
const nowhere = (operation: AnyOperation) => operation.path.replace(/\[\w+\]/g, '987654321');

const ask = (operation: AnyOperation, path: string, token?: string, body: unknown = exampleBody(operation)) =>
  callPath({ method: operation.method, path, token, body });

/** What a city publishes is anybody's to find; whose it is, `permit-search.test.ts` shows to be nobody else's to know. */
const PUBLIC_RECORD = '/permits/search';

let large: World;
/** Another company, whose every row stays as it is. */
let theirs: World;
/** The owner's token of a company with each plan, or with none. */
const owners = new Map<Tier | null, string>();
/** Of a session that has run out. */
let ended: string;
beforeAll(async () => {
  large = await makeWorld('enterprise');
  theirs = await makeWorld('enterprise');
  for (const tier of [...TIERS, null]) owners.set(tier, (await makeWorld(tier)).tokens.owner);
  const { token, sessionId } = await signInApi(db, large.company.userId);
  await db.update(sessions).set({ expiresAt: new Date() }).where(sql`id = ${sessionId}`);
  ended = token;
});

/** What a role may by THE table; a subcontractor and an admin hold no plan. */
const judge = (permission: Permission, role: Role, tier: Tier | null) =>
  refusal(permission, { role, tier: role === 'subcontractor' || role === 'admin' ? null : tier });

describe.each(GUARDED.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
  '%s',
  (_name, operation) => {
    it('knows nobody without a session that counts (ASVS 8.2.1, 8.3.1)', async () => {
      expect(await ask(operation, nowhere(operation))).toMatchObject({ status: 401 });
      expect(await ask(operation, nowhere(operation), 'not.a.token-at-all-really')).toMatchObject({
        status: 401,
      });
      expect(await ask(operation, nowhere(operation), ended)).toMatchObject({
        status: 401,
        body: { error: 'unauthenticated' },
      });
    });

    it('lets in whom the table lets, and tells the others no (ASVS 8.2.1)', async () => {
      // Somebody's own session is not for others to end under their feet.
      const world = operation.access === 'account.own' ? await makeWorld('enterprise') : large;
      for (const role of ROLES) {
        const answer = await ask(operation, nowhere(operation), world.tokens[role]);
        const refused = judge(operation.access, role, 'enterprise');
        const forbidden = answer.status === 403 && answer.body.error === 'forbidden';
        expect({ role, forbidden, known: answer.status !== 401, broken: answer.status >= 500 }).toEqual({
          role,
          forbidden: refused !== null,
          known: true,
          broken: false,
        });
      }
    });

    const needed = RULES[operation.access].tier;
    if (needed !== undefined)
      it('is locked below its plan, and says which opens it', async () => {
        const below = TIERS.slice(0, TIERS.indexOf(needed ?? 'solo'));
        for (const tier of [...below, null]) {
          expect(await ask(operation, nowhere(operation), owners.get(tier))).toMatchObject({
            status: 403,
            body: { error: 'plan_required', tier: needed },
          });
        }
      });

    if (operation.path.includes('['))
      it("finds nothing of another company's, and changes nothing there (ASVS 8.2.2, 8.4.1)", async () => {
        const path = theirs.own[operation.path];
        if (path === undefined) throw new Error(`Say above what another company has at ${operation.path}.`);
        const before = await picture(theirs.company.companyId);
        const role = RULES[operation.access].roles.includes('owner') ? 'owner' : 'subcontractor';
        const answer = await ask(operation, path, large.tokens[role]);
        expect(answer.status).toBe(404);
        expect(await picture(theirs.company.companyId)).toEqual(before);
      });

    if (operation.method === 'GET' && !operation.path.includes('[') && operation.path !== PUBLIC_RECORD)
      it("shows nothing of another company's (ASVS 8.4.1)", async () => {
        const role = RULES[operation.access].roles.includes('owner') ? 'owner' : 'subcontractor';
        const { text } = await ask(operation, operation.path, large.tokens[role]);
        for (const id of [
          theirs.company.companyId,
          theirs.company.userId,
          ...Object.values(theirs.own).map(lastPart),
        ])
          if (!/^\d+$/.test(id)) expect(text).not.toContain(id);
      });
  },
);

function lastPart(path: string): string {
  return path.split('/').findLast((part) => part.includes('_')) ?? path;
}

/** Every row that names the company, as text. */
async function picture(companyId: string): Promise<unknown> {
  const tables = [
    checkFiles,
    checkRuns,
    companyCities,
    companyPermits,
    invitations,
    memberships,
    pageCorrections,
    permitAssignments,
    permitChecks,
    recipients,
    subcontractors,
    subscriptions,
  ];
  const rows = await Promise.all(
    tables.map((table) => db.select().from(table).where(sql`company_id = ${companyId}`)),
  );
  const alive = await db.execute(
    sql`select id, revoked_at from sessions where user_id in (select user_id from memberships where company_id = ${companyId}) order by id`,
  );
  return [rows.map((list) => list.map((row) => JSON.stringify(row)).sort()), [...alive]];
}
