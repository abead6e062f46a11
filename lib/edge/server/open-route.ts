import 'server-only';
import type { Context, PublicActor } from '@/lib/context';
import type { ErrorCode } from '@/lib/errors';
import { errorResponse } from './api-errors';
import { enter } from './edge';
import { requestInfo } from './request-info';

interface OpenCall<P> {
  /** In the log: `stripeWebhook`. */
  name: string;
  /** Headers of refusals. */
  headers?: Record<string, string>;
  /** What an unknown error is called; `internal` unless said. */
  unknown?: ErrorCode;
  /** Every refusal is logged, not only those of somebody who may not. */
  logsRefusals?: boolean;
  run: (ctx: Context<PublicActor>, request: Request, params: P) => Promise<Response>;
}

/**
 * An address that is open to whoever knows its secret or signs what they send: calendars, mailboxes, vendors' webhooks.
 * Nobody signs in, and what passes is checked by `run`.
 */
export function openRoute<P = undefined>(
  call: OpenCall<P>,
): (request: Request, ...route: P extends undefined ? [] : [{ params: Promise<P> }]) => Promise<Response> {
  const { name, headers: own = {}, run, ...rest } = call;
  return (request, ...[route]) => {
    const from = requestInfo(request.headers);
    return enter<'public', P, Response>(from, {
      ...rest,
      call: name,
      access: 'public',
      read: async () => (await route?.params) as P,
      run: async ({ ctx, input, headers }) => {
        const response = await run(ctx, request, input);
        for (const [key, value] of Object.entries(headers)) response.headers.set(key, value);
        return response;
      },
      refuse: (error, headers) => errorResponse(error, from.id, { ...own, ...headers }),
    });
  };
}

/** A vendor's webhook: what cannot be kept now is sent again, and every refusal is for us to look at. */
export function webhook(
  name: string,
  run: (ctx: Context<PublicActor>, request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return openRoute({ name, run, unknown: 'unavailable', logsRefusals: true });
}
