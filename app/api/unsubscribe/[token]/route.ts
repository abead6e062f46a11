import { chooseMail } from '@/lib/company/notifications/unsubscribe';
import { refuseMethods } from '@/lib/edge/server/browser-route';
import { openRoute } from '@/lib/edge/server/open-route';
import { AppError } from '@/lib/errors';

/**
 * What a mailbox posts when its owner presses its "Unsubscribe" (RFC 8058): no cookie, no question, no redirect. The
 * token alone says who, so nothing of the body is read.
 */
export const POST = openRoute<{ token: string }>({
  name: 'unsubscribe',
  unknown: 'unavailable',
  run: async (ctx, _request, { token }) => {
    if (!(await chooseMail(ctx, { token, choice: 'stop' }))) throw new AppError('not_found');
    return Response.json({ unsubscribed: true }, { headers: { 'cache-control': 'no-store' } });
  },
});

/** Mail scanners open every address: only a POST unsubscribes. */
const refuse = refuseMethods('POST');

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
