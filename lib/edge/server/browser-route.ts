import 'server-only';
import type { z } from 'zod';
import type { Context } from '@/lib/context';
import type { LimitClass } from '@/lib/edge/api/operation';
import { parseInput } from '@/lib/edge/api/parse-input';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import type { Access, ActorFor } from '@/lib/identity/access/gate';
import type { Account } from '@/lib/identity/accounts/types';
import { errorResponse } from './api-errors';
import { enter } from './edge';
import { givingUp } from './file-body';
import { requestInfo } from './request-info';
import { findSessionAccount } from './session';

interface BrowserInput<P, Q> {
  params: P;
  query: Q;
  account: Account | null;
  request: Request;
}

interface BrowserCall<A extends Access, P extends z.ZodType, Q extends z.ZodType> {
  /** In the log: `getCheckPage`. */
  name: string;
  access: A;
  limit: LimitClass;
  /** What does not parse is `not_found`. */
  params: P;
  query: Q;
  /** It takes a file, from our own pages alone. */
  upload?: boolean;
  run: (ctx: Context<ActorFor<A>>, input: BrowserInput<z.output<P>, z.output<Q>>) => Promise<Response>;
}

interface RouteParams {
  params?: Promise<Record<string, string>>;
}

/**
 * Handles requests of our own pages that cannot be server actions: uploads and downloads. Authenticated by
 * the browser's session; API calls use tokens and `api.ts`.
 */
export function browserRoute<A extends Access, P extends z.ZodType, Q extends z.ZodType>(
  call: BrowserCall<A, P, Q>,
): (request: Request, route?: RouteParams) => Promise<Response> {
  const { name, access, limit, upload = false } = call;
  return (request, route) => {
    const from = requestInfo(request.headers);
    return enter<A, { params: z.output<P>; query: z.output<Q> }, Response>(from, {
      call: name,
      access,
      limit,
      findAccount: findSessionAccount,
      check: () => {
        if (upload) requireOwnPage(request.headers);
      },
      read: async () => ({
        params: parseInput(call.params, (await route?.params) ?? {}, { code: 'not_found' }),
        query: parseInput(call.query, Object.fromEntries(new URL(request.url).searchParams)),
      }),
      run: async ({ ctx, input, account, headers }) => {
        const response = await call.run(ctx, { ...input, account, request });
        for (const [key, value] of Object.entries(headers)) response.headers.set(key, value);
        return request.method === 'HEAD' ? withoutBody(response) : response;
      },
      refuse: (error, headers) =>
        errorResponse(error, from.id, { ...headers, ...(upload ? givingUp(request) : {}) }),
    });
  };
}

/** A response to HEAD: cancels the body and returns the headers. */
async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel();
  return new Response(null, response);
}

/**
 * CSRF protection for requests with a session cookie.
 * @throws AppError `forbidden` for another origin, or an unknown one
 */
function requireOwnPage(headers: Headers): void {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  const isOwn = site === null ? isOwnOrigin(origin, headers) : site === 'same-origin';
  if (!isOwn) throw new AppError('forbidden', { detail: `asked by ${origin ?? 'nobody knows whom'}` });
}

/** A browser that does not say where a request comes from says which page's origin it has. */
function isOwnOrigin(origin: string | null, headers: Headers): boolean {
  if (origin === null || !URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  const asked = headers.get('x-forwarded-host') ?? headers.get('host');
  return host === asked || host === new URL(env().SITE_URL).host;
}

/** Of a route's methods: what it answers to every other one. */
export function refuseMethods(allow: string): (request: Request) => Response {
  return (request) => errorResponse('method_not_allowed', requestInfo(request.headers).id, { allow });
}
