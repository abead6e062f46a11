import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import type { Database, DatabaseConnection } from '@/db/client';
import { memberships, users } from '@/db/schema';
import type { MemberRole } from '@/lib/context';
import { METHODS, type Method } from '@/lib/edge/api/operation';
import { beginSession } from '@/lib/identity/sessions/mutations';
import { issueTokens, type TokenPair, tokenKeys } from '@/lib/identity/sessions/tokens';
import { newId } from '@/lib/ids';
import { createLogger } from '@/lib/log';
import type { Tier } from '@/lib/providers/billing/types';
import { contractBreaches, operationAt } from './contract';
import { type MadeCompany, makeCompany } from './factories';
import { type FreshDatabase, freshDatabase } from './test-database';

export const SITE_URL = 'https://lintel.test';
export const SECRET = 'a secret of the tests that is long enough';
export const KEYS = tokenKeys({ secret: SECRET, issuer: SITE_URL });

/**
 * A database of the test file's own and the settings handlers read, so that they answer from it. Next's modules are
 * stood in for by `vi.mock` in the file itself: handlers run outside its server. Import them after this.
 */
export async function serveApi(): Promise<FreshDatabase> {
  const database = await freshDatabase();
  vi.stubEnv('DATABASE_URL', database.url);
  vi.stubEnv('DATABASE_EMBEDDED', database.embedded ? '1' : '0');
  vi.stubEnv('SITE_URL', SITE_URL);
  vi.stubEnv('AUTH_SECRET', SECRET);
  vi.stubEnv('FEEDS', 'live');
  vi.stubEnv('LOG_LEVEL', 'silent');
  const folder = await mkdtemp(join(tmpdir(), 'lintel-api-files-'));
  vi.stubEnv('FILES_DIR', folder);
  // Limits have tests of their own; here one user asks more in a second than anybody.
  vi.stubEnv('API_LIMIT_FACTOR', '1000');
  return {
    ...database,
    async close() {
      const own = globalThis as { connection?: DatabaseConnection | undefined };
      await own.connection?.close();
      own.connection = undefined;
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type RouteHandler = (
  request: Request,
  route: { params: Promise<Record<string, string | string[] | undefined>> },
) => Promise<Response> | Response;
export type RouteModule = Partial<Record<Method, RouteHandler>>;

export interface Call {
  method?: Method;
  /** With its query: `/permits?limit=5`. */
  path: string;
  params?: Record<string, string>;
  token?: string | undefined;
  /** Sent as JSON, or as it is where it is a text or bytes. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answered {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  body: any;
  text: string;
}

let network = 0;

/** Calls a handler as a client would; each call comes from a network of its own unless its headers say another. */
export async function callApi(route: RouteModule, call: Call): Promise<Answered> {
  const method = call.method ?? 'GET';
  const handle = route[method];
  if (!handle)
    throw new Error(`The route has no ${method}; there are ${METHODS.filter((name) => route[name])}.`);
  network += 1;
  const headers = new Headers({
    'x-forwarded-for': `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`,
    ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(call.token === undefined ? {} : { authorization: `Bearer ${call.token}` }),
    ...call.headers,
  });
  const asItIs = call.body === undefined || typeof call.body === 'string' || call.body instanceof Uint8Array;
  const body = asItIs
    ? (call.body as string | Uint8Array<ArrayBuffer> | undefined)
    : JSON.stringify(call.body);
  const request = new Request(`${SITE_URL}/api/v1${call.path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  const response = await handle(request, { params: Promise.resolve(call.params ?? {}) });
  return held(method, call.path, response);
}

const ROUTES = import.meta.glob<RouteModule>('../../app/api/v1/**/route.ts');

/** Calls whatever serves an address, with the parameters it holds. */
export async function callPath(call: Omit<Call, 'params'>): Promise<Answered> {
  const method = call.method ?? 'GET';
  const operation = operationAt(method, call.path);
  if (!operation) throw new Error(`No call of the API is ${method} ${call.path}.`);
  const load = ROUTES[`../../app/api/v1${operation.path}/route.ts`];
  if (!load) throw new Error(`${operation.path} has no route.`);
  return callApi(await load(), { ...call, params: parseParams(operation.path, call.path) });
}

function parseParams(pattern: string, path: string): Record<string, string> {
  const [pathname = ''] = path.split('?');
  const parts = pathname.split('/');
  return Object.fromEntries(
    pattern.split('/').flatMap((part, index) => {
      const name = /^\[(\w+)\]$/.exec(part)?.[1];
      return name === undefined ? [] : [[name, decodeURIComponent(parts[index] ?? '')]];
    }),
  );
}

/** The answer, held to the OpenAPI document. */
async function held(method: Method, path: string, response: Response): Promise<Answered> {
  const text = await response.text();
  const { status, headers } = response;
  const operation = operationAt(method, path);
  const isJson = text !== '' && !(operation?.download && response.ok);
  const answered = { status, headers, text, body: isJson ? JSON.parse(text) : undefined };
  // A method the address does not take is no call of the document.
  if (!operation && status === 405) return answered;
  if (!operation) throw new Error(`No call of the API is ${method} ${path}.`);
  expect(contractBreaches(operation, answered)).toEqual([]);
  return answered;
}

export interface ApiUser extends MadeCompany {
  token: string;
  tokens: TokenPair;
  sessionId: string;
}

/** Tokens of a user who exists. */
export async function signInApi(
  db: Database,
  userId: string,
  now = new Date(),
): Promise<Pick<ApiUser, 'token' | 'tokens' | 'sessionId'>> {
  const ctx = { db, now, actor: { kind: 'public' as const }, log: createLogger('silent') };
  const { sessionId, expiresAt } = await beginSession(ctx, { userId, kind: 'api', method: 'password' });
  const tokens = await issueTokens(ctx, { sessionId, userId, expiresAt }, KEYS);
  return { token: tokens.access_token, tokens, sessionId };
}

/** A company of a plan, with somebody of a role in it who is signed in. */
export async function makeApiUser(
  db: Database,
  { role = 'owner', ...options }: { role?: MemberRole; tier?: Tier; cities?: string[] } = {},
): Promise<ApiUser> {
  const company = await makeCompany(db, options);
  const userId = role === 'owner' ? company.userId : await addMember(db, company, role);
  return { ...company, userId, ...(await signInApi(db, userId)) };
}

/** Somebody more in the company. */
export async function addMember(db: Database, { companyId }: MadeCompany, role: MemberRole): Promise<string> {
  const userId = await makeUser(db);
  await db.insert(memberships).values({ companyId, userId, role });
  return userId;
}

/** A user who belongs to no company. */
export async function makeUser(
  db: Database,
  given: Partial<typeof users.$inferInsert> = {},
): Promise<string> {
  const id = newId('user');
  await db.insert(users).values({
    id,
    email: `${id}@example.com`,
    passwordHash: 'unusable',
    firstName: 'Luis',
    lastName: 'Mora',
    locale: 'en',
    emailVerifiedAt: new Date(),
    ...given,
  });
  return id;
}
