import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import { isDatabaseAway } from '@/db/deadline';
import type { Context, PublicActor, RequestInfo } from '@/lib/context';
import type { LimitClass } from '@/lib/edge/api/operation';
import { AppError, type ErrorCode } from '@/lib/errors';
import { type Access, type ActorFor, admit } from '@/lib/identity/access/gate';
import type { Account } from '@/lib/identity/accounts/types';
import { publicContext } from './context';
import { gateRules } from './gate-rules';
import { log } from './log';
import { countRequest } from './rate-limit';

/** What has passed the edge, for the domain. */
export interface Entered<A extends Access, I> {
  ctx: Context<ActorFor<A>>;
  input: I;
  account: Account | null;
  /** For the answer: the request's id, and what is left of its rate limit. */
  headers: Record<string, string>;
}

/** How one kind of request enters, and what it is answered. */
export interface Edge<A extends Access, I, T> {
  /** Names it in the log. */
  call: string;
  access: A;
  /** Who asks; without it, nobody in particular. */
  findAccount?: (ctx: Context<PublicActor>) => Promise<Account | null>;
  /** How often they may; without it, as often as they like. */
  limit?: LimitClass;
  /** Throws AppError where the request may not be made at all, whoever makes it. */
  check?: () => void;
  /** What is asked; throws AppError where it is not understood. */
  read: () => I | Promise<I>;
  run: (entered: Entered<A, I>) => Promise<T>;
  /** A refusal in the form of this kind of request. */
  refuse: (error: AppError, headers: Record<string, string>) => T;
  /** What an unknown error is called; `internal` unless said. */
  unknown?: ErrorCode;
  /** Every refusal is logged, not only those of somebody who may not. */
  logsRefusals?: boolean;
}

const MAY_NOT: readonly number[] = [401, 403, 429];

/**
 * The one way from a request to the domain, for actions, calls of the API, routes of our own pages and open addresses:
 * who asks, how often, whether they may, what is asked, the domain, and every failure as a code. Unknown errors are
 * logged with their cause and the request's id. What Next.js throws (redirects) passes.
 */
export async function enter<A extends Access, I, T>(request: RequestInfo, edge: Edge<A, I, T>): Promise<T> {
  let account: Account | null = null;
  let headers: Record<string, string> = { 'x-request-id': request.id };
  try {
    const ctx = publicContext(request);
    account = (await edge.findAccount?.(ctx)) ?? null;
    if (edge.limit) {
      const counted = countRequest(ctx, edge.limit, account);
      headers = { ...counted.headers, ...headers };
      counted.requireAllowed();
    }
    edge.check?.();
    const gated = edge.access === 'public' ? ctx : admit(ctx, account, edge.access, gateRules());
    return await edge.run({
      ctx: gated as Context<ActorFor<A>>,
      input: await edge.read(),
      account,
      headers,
    });
  } catch (error) {
    unstable_rethrow(error);
    const who = account ? { userId: account.user.id } : {};
    return edge.refuse(refusalOf(error, edge, { requestId: request.id, ...who }), headers);
  }
}

interface Refused {
  call: string;
  access: Access;
  unknown?: ErrorCode;
  logsRefusals?: boolean;
}

function refusalOf(error: unknown, edge: Refused, who: object): AppError {
  const { call, access, unknown = 'internal', logsRefusals = false } = edge;
  const fields = { ...who, call, ...(access === 'public' ? {} : { permission: access }) };
  if (error instanceof AppError && error.code !== 'internal') {
    if (logsRefusals || MAY_NOT.includes(error.status))
      log().warn({ ...fields, code: error.code, detail: error.message }, 'API call rejected');
    return error;
  }
  log().error({ err: error, ...fields }, 'A call failed');
  return new AppError(isDatabaseAway(error) ? 'unavailable' : unknown);
}
