import { unstable_rethrow } from 'next/navigation';
import { readCalendar } from '@/lib/calendar/read';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { errorResponse } from '@/lib/server/api-errors';
import { publicContext } from '@/lib/server/context';
import { log } from '@/lib/server/log';
import { requestInfo } from '@/lib/server/request-info';

type Props = { params: Promise<{ file: string }> };

const HEADERS = {
  'cache-control': 'private, no-cache',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** A calendar file by its secret address, `<token>.ics`: what calendars read has no place for a sign-in. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const ctx = publicContext(requestInfo(request.headers));
  const requestId = ctx.request?.id ?? '';
  try {
    const { file } = await params;
    const token = file.endsWith('.ics') ? file.slice(0, -'.ics'.length) : '';
    const { body, etag } = await readCalendar(ctx, { token, origin: new URL(env().SITE_URL).origin });
    const headers = { ...HEADERS, etag, 'x-request-id': requestId };
    if (knows(request, etag)) return new Response(null, { status: 304, headers });
    return new Response(body, {
      headers: {
        ...headers,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="permits.ics"',
      },
    });
  } catch (error) {
    unstable_rethrow(error);
    if (error instanceof AppError && error.code !== 'internal')
      return errorResponse(error, requestId, HEADERS);
    log().error({ err: error, requestId }, 'A calendar could not be read');
    return errorResponse('internal', requestId, HEADERS);
  }
}

/** Whether the reader has this very file; a proxy that packs it marks what it hands on as weak. */
function knows(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match') ?? '';
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

const refuse = (request: Request): Response =>
  errorResponse('method_not_allowed', requestInfo(request.headers).id, { allow: 'GET, HEAD' });

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
