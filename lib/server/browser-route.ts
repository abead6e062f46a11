import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import type { Account } from '@/lib/accounts/types';
import type { LimitClass } from '@/lib/api/operation';
import type { Context, PublicActor } from '@/lib/context';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { errorResponse } from './api-errors';
import { publicContext } from './context';
import { log } from './log';
import { countRequest } from './rate-limit';
import { requestInfo } from './request-info';
import { findSessionAccount } from './session';

interface BrowserCall {
  /** Of the log: "checkFile.upload". */
  name: string;
  limit: LimitClass;
}

/**
 * Answers what our own pages ask for where no action can: files, in and out. It goes by the browser's session; calls
 * of the API go by a token and have handlers of their own (`api.ts`).
 */
export async function answerBrowser(
  request: Request,
  { name, limit }: BrowserCall,
  run: (ctx: Context<PublicActor>, account: Account | null) => Promise<Response>,
): Promise<Response> {
  const ctx = publicContext(requestInfo(request.headers));
  const requestId = ctx.request?.id ?? '';
  let headers: Record<string, string> = {};
  try {
    const account = await findSessionAccount();
    const counted = countRequest(ctx, limit, account);
    headers = counted.headers;
    counted.requireAllowed();
    const response = await run(ctx, account);
    for (const [key, value] of Object.entries({ ...headers, 'x-request-id': requestId }))
      response.headers.set(key, value);
    return request.method === 'HEAD' ? await headOf(response) : response;
  } catch (error) {
    unstable_rethrow(error);
    if (error instanceof AppError && error.code !== 'internal') {
      if ([401, 403, 429].includes(error.status))
        log().warn({ requestId, call: name, code: error.code, detail: error.message }, 'A call was refused');
      return errorResponse(error, requestId, headers);
    }
    log().error({ err: error, requestId, call: name }, 'A call of a page failed');
    return errorResponse('internal', requestId, headers);
  }
}

/** Without the body, and with what it would have come from closed: nobody reads it. */
async function headOf(response: Response): Promise<Response> {
  await response.body?.cancel();
  return new Response(null, response);
}

/**
 * Lets only our own pages write by the session's cookie.
 * @throws AppError `forbidden` for another site's page, or where nothing says whose page asks
 */
export function requireOwnPage(headers: Headers): void {
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
