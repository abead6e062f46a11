import { chooseMail } from '@/lib/notifications/unsubscribe';
import { errorResponse } from '@/lib/server/api-errors';
import { publicContext } from '@/lib/server/context';
import { requestInfo } from '@/lib/server/request-info';

interface RouteParams {
  params: Promise<{ token: string }>;
}

/**
 * What a mailbox posts when its owner presses its "Unsubscribe" (RFC 8058): no cookie, no question, no redirect. The
 * token alone says who, so nothing of the body is read.
 */
export async function POST(request: Request, { params }: RouteParams): Promise<Response> {
  const ctx = publicContext(requestInfo(request.headers));
  const requestId = ctx.request?.id ?? '';
  try {
    const { token } = await params;
    if (!(await chooseMail(ctx, { token, choice: 'stop' }))) return errorResponse('not_found', requestId);
    return Response.json(
      { unsubscribed: true },
      { headers: { 'x-request-id': requestId, 'cache-control': 'no-store' } },
    );
  } catch (error) {
    ctx.log.error({ err: error, requestId }, 'An unsubscription could not be kept');
    return errorResponse('unavailable', requestId);
  }
}

/** Mail scanners open every address: only a POST unsubscribes. */
function refuse(request: Request): Response {
  return errorResponse('method_not_allowed', requestInfo(request.headers).id, { allow: 'POST' });
}

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
