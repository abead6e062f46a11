import 'server-only';
import { z } from 'zod';
import { attachment } from '@/lib/checking/files/disposition';
import type { Context, PublicActor } from '@/lib/context';
import { completeKey, type IdempotentRequest, takeKey } from '@/lib/edge/api/idempotency';
import { answerLanguage } from '@/lib/edge/api/language';
import { MAX_IDEMPOTENCY_KEY } from '@/lib/edge/api/limits';
import {
  type AnyOperation,
  type Download,
  METHODS,
  type Method,
  type Operation,
  type StreamedDownload,
  takesIdempotencyKey,
} from '@/lib/edge/api/operation';
import { type ReadRequest, readRequest } from '@/lib/edge/api/read-request';
import { apiTexts, failureText } from '@/lib/edge/api/texts';
import { AppError } from '@/lib/errors';
import type { Access, ActorFor } from '@/lib/identity/access/gate';
import { findAccount } from '@/lib/identity/accounts/queries';
import type { Account } from '@/lib/identity/accounts/types';
import type { Locale } from '@/lib/platform/i18n/locales';
import { type ErrorWords, errorResponse } from './api-errors';
import { enter } from './edge';
import { givingUp } from './file-body';
import { requestInfo } from './request-info';
import { readApiToken } from './secrets';

interface RouteParams {
  params: Promise<Record<string, string | string[] | undefined>>;
}

type Handle = (request: Request, route: RouteParams) => Promise<Response>;

export interface Handler {
  operation: AnyOperation;
  handle: Handle;
}

type Input<P, Q, B> = {
  params: P extends z.ZodType ? z.output<P> : object;
  query: Q extends z.ZodType ? z.output<Q> : object;
  body: B extends z.ZodType ? z.output<B> : undefined;
};

/** A call's handler: the account of the bearer token, its input parsed, and its answer held to the schema. */
export function handler<
  A extends Access,
  P extends z.ZodType<object>,
  Q extends z.ZodType<object>,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  operation: Operation<A, P, Q, B, R>,
  run: (
    ctx: Context<ActorFor<A>>,
    input: Input<P, Q, B>,
    account: Account | null,
    request: Request,
  ) => Promise<z.input<R>>,
): Handler {
  const handle: Handle = (request, { params }) => {
    const from = requestInfo(request.headers);
    let asked: Locale | undefined;
    return enter<A, ReadRequest, Response>(from, {
      call: operation.id,
      access: operation.access,
      limit: operation.limit,
      ...(operation.access === 'public' ? {} : { findAccount: (ctx) => findBearer(ctx, request) }),
      read: async () =>
        readRequest(request, await params, operation, (locale) => {
          asked = locale;
        }),
      run: async ({ ctx, input: read, account, headers }) => {
        const result = () => run(ctx, read as unknown as Input<P, Q, B>, account, request);
        if (operation.download) {
          const file = (await result()) as unknown as Download | StreamedDownload;
          return new Response('stream' in file ? file.stream : file.bytes, {
            headers: { ...headers, ...downloadHeaders(operation.download, file) },
          });
        }
        const answer = async () => toAnswer(operation, await result());
        const { status, body } = await once(ctx, request, { operation, account, read }, answer);
        return new Response(status === 204 ? null : body, {
          status,
          headers: { ...headers, ...successHeaders(operation, status) },
        });
      },
      refuse: (error, headers) => {
        const locale = answerLanguage(asked, request.headers.get('accept-language'), undefined);
        const upload = operation.upload ? givingUp(request) : {};
        return errorResponse(error, from.id, { ...headers, ...upload }, wordsOf(operation, locale));
      },
    });
  };
  return { operation, handle };
}

/** The handlers of one address, by method; every other method is told which there are. */
export function routeHandlers(...handlers: Handler[]): Record<Method, Handle> {
  const allowed = handlers.map(({ operation }) => operation.method);
  const refuseMethod: Handle = async (request) =>
    errorResponse('method_not_allowed', requestInfo(request.headers).id, { allow: allowed.join(', ') });
  const byMethod = Object.fromEntries(METHODS.map((method) => [method, refuseMethod])) as Record<
    Method,
    Handle
  >;
  for (const { operation, handle } of handlers) byMethod[operation.method] = handle;
  return byMethod;
}

function wordsOf({ id, params }: AnyOperation, locale: Locale): ErrorWords {
  const ownNames = params instanceof z.ZodObject ? Object.keys(params.shape) : [];
  return { locale, failure: failureText(apiTexts(locale), id), ownNames };
}

/** The account of a valid bearer token, else null. Cookies are ignored. */
async function findBearer(ctx: Context<PublicActor>, request: Request): Promise<Account | null> {
  const [, token] = /^Bearer ([\w.~+/-]{20,2000}=*)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (token === undefined) return null;
  const claims = await readApiToken(token, ctx.now);
  if (!claims) return null;
  const account = await findAccount(ctx, { sessionId: claims.sessionId, kind: 'api' });
  return account?.user.id === claims.userId ? account : null;
}

interface Answer {
  status: number;
  body: string;
}

function toAnswer(operation: AnyOperation, result: unknown): Answer {
  if (!operation.response) return { status: 204, body: '' };
  // Fields not in the schema are removed.
  return { status: operation.status ?? 200, body: JSON.stringify(operation.response.parse(result)) };
}

interface HandledRequest {
  operation: AnyOperation;
  account: Account | null;
  read: ReadRequest;
}

/** Runs the call, or returns the stored answer of the first request with the same Idempotency-Key. */
async function once(
  ctx: Context,
  request: Request,
  { operation, account, read }: HandledRequest,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const key = request.headers.get('idempotency-key');
  if (key === null || !account || !takesIdempotencyKey(operation)) return answer();
  if (key === '' || key.length > MAX_IDEMPOTENCY_KEY)
    throw new AppError('invalid_input', { fields: { 'idempotency-key': 'length' } });
  const { pathname, search } = new URL(request.url);
  const idempotentRequest: IdempotentRequest = {
    scope: JSON.stringify([account.user.id, account.company?.id, request.method, pathname, key]),
    content: JSON.stringify([search, read.raw]),
    owner: { userId: account.user.id, companyId: account.company?.id ?? null },
  };
  const kept = await takeKey(ctx, idempotentRequest);
  if (kept) return kept;
  try {
    const made = await answer();
    await completeKey(ctx, idempotentRequest, made);
    return made;
  } catch (error) {
    // A refusal changed nothing, so the key is released. After any other error the outcome is unknown, and
    // the key stays claimed.
    if (error instanceof AppError)
      await completeKey(ctx, idempotentRequest, { status: 500, body: '' }).catch(() => {});
    throw error;
  }
}

function successHeaders({ publicSeconds }: AnyOperation, status: number): Record<string, string> {
  return {
    'cache-control':
      publicSeconds === undefined
        ? 'no-store'
        : `public, max-age=${publicSeconds}, stale-while-revalidate=${publicSeconds}`,
    ...(status === 204 ? {} : { 'content-type': 'application/json; charset=utf-8' }),
  };
}

function downloadHeaders(type: string, file: Download | StreamedDownload): Record<string, string> {
  const length = 'stream' in file ? file.bytes : file.bytes.byteLength;
  return {
    'cache-control': 'no-store',
    'content-type': type,
    'content-length': String(length),
    'content-disposition': attachment(file.name),
  };
}
