import type { Fault, Faults } from '../faults';
import { newId, type World } from '../world';
import { ApiError, noSuchAddress } from './errors';
import { expand } from './expand';
import type { Params } from './form';
import { decodeForm } from './form';
import type { IdempotencyKeys, Reply } from './idempotency';
import { list } from './read';
import { findHandler } from './routes';

export interface ApiRequest {
  method: string;
  path: string;
  /** As it came: the query of a GET, else the body. */
  body: string;
  key: string | null;
  auth: string | null;
}

export interface Answering {
  world: World;
  keys: IdempotencyKeys;
  faults: Faults;
  secretKey: string;
  publishableKey: string;
  /** What is wrong with a request by Stripe's published description; it notes it. */
  check(request: ApiRequest, params: Params): void;
}

/** An answer, or none: the connection hangs or breaks. */
export type Outcome = { reply: Reply } | { lost: 'timeout' | 'reset' };

export async function answer(api: Answering, request: ApiRequest): Promise<Outcome> {
  const id = newId(api.world, 'req', 14);
  const key = request.method === 'POST' ? request.key : null;
  let isBegun = false;
  let fault: Fault | null = null;
  try {
    authorize(api, request);
    fault = api.faults.next(request);
    if (fault?.kind === 'lock') throw lockTimeout();
    if (fault?.kind === 'rate_limit') throw rateLimit();
    const params = decodeForm(request.body);
    api.check(request, params);
    if (key !== null) {
      const before = api.keys.begin(key, request, api.world.now);
      if (before) {
        if (fault?.kind === 'timeout' || fault?.kind === 'reset') return { lost: fault.kind };
        return { reply: { ...before, headers: { ...before.headers, 'request-id': id } } };
      }
      isBegun = true;
    }
    if (fault?.kind === 'hold') await fault.until;
    if (fault && 'when' in fault && fault.when === 'before') {
      if (fault.kind === 'timeout' || fault.kind === 'reset') {
        if (key !== null) api.keys.release(key);
        return { lost: fault.kind };
      }
      return kept(api, key, faulty(fault, id));
    }
    const reply = perform(api, request, params, { id, idempotency_key: request.key });
    if (fault && 'when' in fault) {
      if (key !== null) api.keys.keep(key, reply);
      if (fault.kind === 'timeout' || fault.kind === 'reset') return { lost: fault.kind };
      // A 500 is what the key then stands for, although all was done.
      return fault.kind === 'malformed' ? { reply: faulty(fault, id) } : kept(api, key, faulty(fault, id));
    }
    return kept(api, key, reply);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const reply = toReply(error, id);
    if (key === null || !isBegun) return { reply };
    // What a request was refused for before it did anything may be put right under the same key.
    if (error.status === 402 || error.options.kept) return kept(api, key, reply);
    api.keys.release(key);
    return { reply };
  }
}

function kept(api: Answering, key: string | null, reply: Reply): Outcome {
  if (key !== null) api.keys.keep(key, reply);
  return { reply };
}

function perform(
  api: Answering,
  request: ApiRequest,
  params: Params,
  stamp: { id: string; idempotency_key: string | null },
): Reply {
  const handler = findHandler(request.method, request.path);
  if (!handler) throw noSuchAddress(request.method, request.path);
  api.world.request = stamp;
  try {
    const paths = (list(params, 'expand') ?? []).map(String);
    const body = expand(api.world, handler(api.world, params), paths);
    return jsonReply(200, body, stamp.id);
  } finally {
    api.world.request = null;
  }
}

function authorize(api: Answering, request: ApiRequest): void {
  const fail = (message: string): never => {
    throw new ApiError(401, { type: 'invalid_request_error', message });
  };
  if (request.auth === null)
    fail('You did not provide an API key. You need to provide your API key in the Authorization header.');
  if (request.auth === `Bearer ${api.secretKey}`) return;
  const isPublic = request.auth === `Bearer ${api.publishableKey}`;
  if (!isPublic) fail('Invalid API Key provided.');
  if (request.method !== 'POST' || request.path !== '/v1/payment_methods')
    throw new ApiError(403, {
      type: 'invalid_request_error',
      code: 'secret_key_required',
      message: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
    });
}

function lockTimeout(): ApiError {
  return new ApiError(409, {
    type: 'invalid_request_error',
    code: 'lock_timeout',
    message:
      'This object cannot be accessed right now because another API request or Stripe process is currently accessing it.',
  });
}

function rateLimit(): ApiError {
  return new ApiError(
    429,
    {
      type: 'invalid_request_error',
      code: 'rate_limit',
      message:
        'Request rate limit exceeded. Learn more about rate limits here: https://stripe.com/docs/rate-limits.',
    },
    { headers: { 'stripe-rate-limited-reason': 'endpoint-rate', 'retry-after': '1' } },
  );
}

function faulty(fault: Fault, id: string): Reply {
  if (fault.kind === 'malformed') return { status: 200, body: '{"id": "cus_', headers: { 'request-id': id } };
  const status = fault.kind === 'server_error' ? (fault.status ?? 500) : 500;
  const body = {
    error: {
      type: 'api_error',
      message: 'An unknown error occurred.',
      request_log_url: 'https://dashboard.stripe.com',
    },
  };
  return jsonReply(status, body, id, { 'stripe-should-retry': 'false' });
}

function toReply(error: ApiError, id: string): Reply {
  return jsonReply(error.status, { error: { ...error.body } }, id, error.options.headers);
}

function jsonReply(status: number, body: object, id: string, headers: Record<string, string> = {}): Reply {
  return {
    status,
    body: JSON.stringify(body, null, 2),
    headers: { 'request-id': id, 'stripe-version': '2026-10-28.endive', ...headers },
  };
}
